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
