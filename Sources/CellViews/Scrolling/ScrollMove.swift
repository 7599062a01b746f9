import TerminalInterface

/// A step of scrolling: lines, pages, or to an end of the content.
public enum ScrollMove: Hashable, Sendable {
  /// Lines down, or up where negative.
  case lines(Int)
  /// Pages down, or up where negative; a page is one line less than the visible part.
  case pages(Int)
  /// To the start of the content.
  case start
  /// To the end of the content.
  case end

  /// Creates the move of a key without modifiers: arrows up and down, page keys, Home and End;
  /// `nil` for others.
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

  /// Creates the move of one step of the mouse wheel, three lines; `nil` for other events.
  public init?(_ event: MouseEvent) {
    switch event.action {
    case .scrollUp: self = .lines(-3)
    case .scrollDown: self = .lines(3)
    default: return nil
    }
  }
}

extension ScrollMove {
  /// A distance to scroll: a number of lines, or to an end of the content.
  enum Distance {
    case lines(Double)
    case toStart
    case toEnd
  }

  /// Returns the distance of the move where `visible` layout units of the content are shown. A line
  /// is one layout unit.
  func distance(visible: Double) -> Distance {
    switch self {
    case .lines(let lines): .lines(Double(lines))
    case .pages(let pages): .lines(Double(pages) * max(1, visible - 1))
    case .start: .toStart
    case .end: .toEnd
    }
  }
}
