import TerminalInterface

/// What the terminal is asked when its screen comes up, and what it has answered.
///
/// Nothing here is needed: a terminal that answers nothing gets frames without marks, and colours that
/// are readable on any background.
package struct Inquiry: Equatable {
  /// Whether it can hold a frame back until it is complete (DECRQM of mode 2026); the colour of its
  /// background (OSC 11); and what it is (DA1), which every terminal answers, so that this ends it.
  package static let text = "\u{1b}[?2026$p\u{1b}]11;?\u{7}\u{1b}[c"

  /// Whether the terminal can hold a frame back until it is complete.
  package private(set) var holdsFrames = false
  /// Unspecified where no colours are shown: none has to suit the background then.
  package private(set) var userInterfaceStyle: UserInterfaceStyle
  /// Whether nothing more will come.
  package private(set) var isOver = false
  private let showsColors: Bool

  /// An inquiry without an answer so far. The variable `COLORFGBG`, which some terminals set, says
  /// what their background is.
  package init(colorVariable: String?, showsColors: Bool = true) {
    self.showsColors = showsColors
    userInterfaceStyle =
      showsColors ? colorVariable.map(Self.style(ofVariable:)) ?? .unspecified : .unspecified
  }

  mutating func read(_ answer: TerminalAnswer) {
    switch answer {
    case .mode(2026, let isKnown): holdsFrames = isKnown
    case .mode: break
    case .background(let color): note(color.isLight ? .light : .dark)
    case .userInterfaceStyle(let style): note(style)
    case .attributes: isOver = true
    }
  }

  private mutating func note(_ style: UserInterfaceStyle) {
    if showsColors { userInterfaceStyle = style }
  }

  /// The last of the numbers in `15;0` or `0;default;15` is the background among the palette's first
  /// sixteen colours; the seven darkest and the dark grey are dark.
  private static func style(ofVariable value: String) -> UserInterfaceStyle {
    switch value.split(separator: ";").last.flatMap({ Int($0) }) ?? -1 {
    case 0...6, 8: .dark
    case 7, 9...15: .light
    default: .unspecified
    }
  }
}
