import Localization
import TerminalInterface

/// A scroll by lines, by pages, or to an end of the content.
public enum ScrollMove: Hashable, Sendable {
  /// Lines down, or up where negative.
  case lines(Int)
  /// Pages down, or up where negative. A page is one line less than the visible length.
  case pages(Int)
  /// To the start of the content.
  case start
  /// To the end of the content.
  case end

  /// Creates the move for a key without modifiers: up and down arrows, page keys, Home and End; `nil` for other keys.
  public init?(_ key: KeyPress) {
    guard key.modifiers.isEmpty, let row = Self.keys.first(where: { $0.key == key.key }) else {
      return nil
    }
    self = row.move
  }

  /// The moves for keys without modifiers.
  private static let keys: [(key: KeyPress.Key, move: ScrollMove, title: LocalizedText)] = [
    (.up, .lines(-1), LocalizedText("Scroll up", chinese: "向上滚动")),
    (.down, .lines(1), LocalizedText("Scroll down", chinese: "向下滚动")),
    (.pageUp, .pages(-1), LocalizedText("A page up", chinese: "向上翻页")),
    (.pageDown, .pages(1), LocalizedText("A page down", chinese: "向下翻页")),
    (.home, .start, LocalizedText("To the start", chinese: "到开头")),
    (.end, .end, LocalizedText("To the end", chinese: "到末尾")),
  ]

  /// Returns commands for the keys that scroll. In hints, only the arrows and the page keys appear.
  ///
  /// A scroll view and a table scroll without them; the commands describe this in hints and help:
  ///
  ///     override var keyCommands: [KeyCommand] {
  ///       ScrollMove.keyCommands { [weak self] move in self?.table.scroll(move) }
  ///     }
  ///
  /// - Parameters:
  ///   - importance: the importance of the hints.
  ///   - group: the title of the section in help.
  ///   - scroll: the closure that scrolls.
  @MainActor public static func keyCommands(
    importance: Int = 50, group: LocalizedText? = nil,
    scroll: @escaping @MainActor (ScrollMove) -> Void
  ) -> [KeyCommand] {
    keys.map { key, move, title in
      var command = KeyCommand(
        KeyPress(key), title: title,
        hint: move == .start || move == .end
          ? LocalizedText("to an end", chinese: "到两端") : LocalizedText("scroll", chinese: "滚动"),
        importance: move == .start || move == .end ? 0 : importance, group: group
      ) { scroll(move) }
      command.saysHowItScrolls = true
      return command
    }
  }

  /// Creates the move for a step of the mouse wheel, which is three lines; `nil` for other events.
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

  /// Returns the distance of the move, if `visible` layout units of the content are visible. A line is one layout unit.
  func distance(visible: Double) -> Distance {
    switch self {
    case .lines(let lines): .lines(Double(lines))
    case .pages(let pages): .lines(Double(pages) * max(1, visible - 1))
    case .start: .toStart
    case .end: .toEnd
    }
  }
}

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

/// The part of a scroller's viewport between its insets, along one axis. Content is scrolled to there. In layout units.
struct InsetRoom {
  /// The length of the inset before it.
  let start: Double
  /// Its length. Insets that are as long as the viewport leave one line of it; the inset at the end shrinks first.
  let length: Double

  init(in viewport: Double, start: Double, end: Double) {
    let least = min(1, viewport)
    self.start = min(start, viewport - least)
    length = max(least, viewport - start - end)
  }

  /// Its end, from the start of the viewport.
  var end: Double { start + length }

  /// Returns the offset nearest to `offset` at which the content from `first` to `last` is visible; if it does not fit,
  /// its start is.
  func offset(_ offset: Double, showing first: Double, _ last: Double) -> Double {
    min(max(offset, last - end), first - start)
  }
}
