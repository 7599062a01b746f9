/// Scrolled content along one axis: how long it is, how much of it is seen, and from where, in layout units.
struct ScrollExtent: Equatable {
  var content: Double
  var visible: Double
  var offset: Double

  /// The greatest offset; 0 where all is seen.
  var limit: Double { max(0, content - visible) }

  /// Whether there is more content than is seen at once.
  var overflows: Bool { content > visible }

  /// The nearest offset at which no more is shown beyond the content than has to be.
  func clamped(_ offset: Double) -> Double { max(0, min(offset, limit)) }

  /// The offset after a move, as far as there is content.
  func offset(after move: ScrollMove) -> Double {
    switch move.distance(visible: visible) {
    case .lines(let lines): clamped(offset + lines)
    case .toStart: 0
    case .toEnd: limit
    }
  }
}
