import TerminalInterface

/// The questions to ask a terminal when its screen opens, and the answers.
///
/// All answers are optional. For a terminal that gives none, frames are not synchronized, colours are readable on any
/// background, and joined emoji are shown as their first emoji.
package struct Inquiry: Equatable {
  /// The questions: support of synchronized output and of grapheme clusters (DECRQM for modes 2026 and 2027), the
  /// background colour (OSC 11), and the primary device attributes (DA1). Every terminal answers the last one, so it
  /// ends the answers.
  package static let text = "\u{1b}[?2026$p\u{1b}[?2027$p\u{1b}]11;?\u{7}\u{1b}[c"

  /// Whether the terminal supports synchronized output.
  package private(set) var holdsFrames = false
  /// Whether the terminal groups grapheme clusters, such as joined emoji (mode 2027).
  package private(set) var clusters = ModeState.absent
  /// The background, light or dark; unspecified if no colours are shown.
  package private(set) var userInterfaceStyle: UserInterfaceStyle
  /// Whether the last answer has arrived.
  package private(set) var isOver = false
  private let showsColors: Bool

  /// Creates an inquiry without answers. `colorVariable` is the value of `COLORFGBG`, in which some terminals state
  /// their colours.
  package init(colorVariable: String?, showsColors: Bool = true) {
    self.showsColors = showsColors
    userInterfaceStyle =
      showsColors ? colorVariable.map(Self.style(ofVariable:)) ?? .unspecified : .unspecified
  }

  mutating func read(_ answer: TerminalAnswer) {
    switch answer {
    case .mode(2026, let state): holdsFrames = state != .absent
    case .mode(2027, let state): clusters = state
    case .mode: break
    case .background(let color): note(color.isLight ? .light : .dark)
    case .userInterfaceStyle(let style): note(style)
    case .attributes: isOver = true
    }
  }

  private mutating func note(_ style: UserInterfaceStyle) {
    if showsColors { userInterfaceStyle = style }
  }

  /// Returns the background stated in `COLORFGBG`: the last number in `15;0` or `0;default;15`, which is one of the
  /// first sixteen palette colours. 0 to 6 and 8 are dark.
  private static func style(ofVariable value: String) -> UserInterfaceStyle {
    switch value.split(separator: ";").last.flatMap({ Int($0) }) ?? -1 {
    case 0...6, 8: .dark
    case 7, 9...15: .light
    default: .unspecified
    }
  }
}
