import TerminalInterface

/// The state of a mode that a terminal reports (DECRPM).
package enum ModeState: Equatable {
  /// The terminal does not know the mode, or has turned it off permanently.
  case absent
  case off
  case on
}

/// A terminal's answer to a question.
package enum TerminalAnswer: Equatable {
  /// The state of a mode by number (DECRPM).
  case mode(Int, ModeState)
  /// The primary device attributes (DA1), the last answer to an inquiry.
  case attributes
  /// The background colour (OSC 11).
  case background(RGB)
  /// The background, light or dark (the report of mode 2031).
  case userInterfaceStyle(UserInterfaceStyle)

  /// Creates the answer in a control sequence such as `?2026;2$y`; `nil` for other sequences.
  package init?(_ sequence: ControlSequence) {
    guard sequence.parameters.first == 0x3f, !sequence.isShift else { return nil }
    let body = String(decoding: sequence.parameters.dropFirst(), as: UTF8.self)
    switch sequence.final {
    case 0x63:
      self = .attributes
    case 0x6e where body == "997;1":
      self = .userInterfaceStyle(.dark)
    case 0x6e where body == "997;2":
      self = .userInterfaceStyle(.light)
    case 0x79 where body.hasSuffix("$"):
      let numbers = body.dropLast().split(separator: ";").map { Int($0) }
      guard numbers.count == 2, let mode = numbers[0], let state = numbers[1] else { return nil }
      // 0 is an unknown mode, 1 one that is on, 2 one that is off, 3 one that is on permanently, 4 one that is off
      // permanently.
      self = .mode(mode, state == 1 || state == 3 ? .on : state == 2 ? .off : .absent)
    default:
      return nil
    }
  }

  /// Creates the answer in a string after `ESC ]`, such as `11;rgb:1c1c/1c1c/1c1c`; `nil` for other
  /// strings.
  package init?(operatingSystemCommand body: String) {
    guard body.hasPrefix("11;"), let color = RGB(specification: body.dropFirst(3)) else {
      return nil
    }
    self = .background(color)
  }
}

/// A colour with red, green and blue components, each from 0 to 255.
package struct RGB: Equatable {
  package var red: Int
  package var green: Int
  package var blue: Int

  package init(red: Int, green: Int, blue: Int) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }
}

extension RGB {
  /// Creates a colour from an X11 colour specification: `rgb:` and three hexadecimal numbers of one to four digits,
  /// each scaled by the largest number with as many digits. Text after the third number is ignored, so `rgba:` works
  /// too. `nil` for other text.
  package init?(specification: some StringProtocol) {
    let parts = specification.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "rgb" || parts[0] == "rgba" else { return nil }
    let channels = parts[1].split(separator: "/", omittingEmptySubsequences: false)
    guard channels.count == (parts[0] == "rgb" ? 3 : 4) else { return nil }
    var values: [Int] = []
    for channel in channels {
      guard (1...4).contains(channel.utf8.count), channel.first != "+", channel.first != "-",
        let value = Int(channel, radix: 16)
      else { return nil }
      values.append(value * 255 / (1 << (4 * channel.utf8.count) - 1))
    }
    self.init(red: values[0], green: values[1], blue: values[2])
  }

  /// Whether dark text is more readable on the colour than light text, by its luma (ITU-R BT.601).
  package var isLight: Bool { 299 * red + 587 * green + 114 * blue > 127_500 }
}

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
