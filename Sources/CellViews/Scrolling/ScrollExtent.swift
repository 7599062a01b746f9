/// The content's length, the visible length and the offset along one axis: in layout units, in a table in rows.
package struct ScrollExtent: Equatable {
  var content: Double
  var visible: Double
  var offset: Double

  package init(content: Double, visible: Double, offset: Double) {
    self.content = content
    self.visible = visible
    self.offset = offset
  }

  /// The maximum offset; 0 if all of the content is visible.
  var limit: Double { max(0, content - visible) }

  /// Whether the content is longer than the visible part.
  var overflows: Bool { content > visible }

  /// Returns `offset`, clamped to the range from 0 to ``limit``.
  func clamped(_ offset: Double) -> Double { max(0, min(offset, limit)) }

  /// Returns the offset after a move, clamped to the content.
  package func offset(after move: ScrollMove) -> Double {
    switch move.distance(visible: visible) {
    case .lines(let lines): clamped(offset + lines)
    case .toStart: 0
    case .toEnd: limit
    }
  }
}
