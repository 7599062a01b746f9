import TerminalInterface

/// A step through content that is higher than its place.
public enum ScrollMove: Hashable, Sendable {
  /// Lines down, or up where negative.
  case lines(Int)
  /// Pages down, or up where negative; a page is a line less than what is visible.
  case pages(Int)
  /// To where the content begins.
  case start
  /// To where it ends.
  case end

  /// The move that a key means: arrows, page keys, Home and End, nothing else held.
  public init?(_ key: KeyPress) {
    guard key.modifiers.isEmpty else { return nil }
    switch key.key {
    case .up: self = .lines(-1)
    case .down: self = .lines(1)
    case .pageUp: self = .pages(-1)
    case .pageDown: self = .pages(1)
    case .home: self = .start
    case .end: self = .end
    default: return nil
    }
  }

  /// The move that a turn of the mouse wheel means: three lines.
  public init?(_ event: MouseEvent) {
    switch event.action {
    case .scrollUp: self = .lines(-3)
    case .scrollDown: self = .lines(3)
    default: return nil
    }
  }
}

extension ScrollMove {
  /// A way through the content: by a number of lines, or to one of its ends.
  enum Distance {
    case lines(Double)
    case toStart
    case toEnd
  }

  /// How far the move goes where a length is visible, in lines, which are layout units.
  func distance(visible: Double) -> Distance {
    switch self {
    case .lines(let lines): .lines(Double(lines))
    case .pages(let pages): .lines(Double(pages) * max(1, visible - 1))
    case .start: .toStart
    case .end: .toEnd
    }
  }
}
