import TerminalInterface

/// How a terminal uses function keys above F12, which usually are F1 to F12 with modifiers.
enum FunctionKeys {
  /// F13 and above are separate keys.
  case own
  /// xterm and similar terminals: groups of twelve, one for each set of modifiers.
  case xterm
  /// Linux's console: F13 to F20 are Shift-F1 to Shift-F8.
  case console
  /// rxvt, which has no Shift-F1 and Shift-F2: they send the sequences of F11 and F12.
  case rxvt

  /// Creates the use of function keys for a terminal type.
  ///
  /// - Parameters:
  ///   - type: the type's name.
  ///   - thirteenth: the bytes that F13 sends.
  init(type: String, thirteenth: [UInt8]) {
    if type.hasPrefix("linux") {
      self = .console
    } else if type.hasPrefix("rxvt") {
      self = .rxvt
    } else {
      self = String(decoding: thirteenth, as: UTF8.self).hasSuffix("[1;2P") ? .xterm : .own
    }
  }

  /// Returns the key on a keyboard with twelve function keys, including modifiers; other keys are unchanged.
  func folded(_ press: KeyPress) -> KeyPress {
    guard case .function(let number) = press.key, number > 12 else { return press }
    switch self {
    case .own: return press
    case .xterm:
      // Five groups of twelve, then Alt-Shift with three keys.
      let groups: [KeyPress.Modifiers] = [
        [], .shift, .control, [.control, .shift], .alternate, [.alternate, .shift],
      ]
      let group = (number - 1) / 12
      guard group < groups.count else { return press }
      return key((number - 1) % 12 + 1, press.modifiers.union(groups[group]))
    case .console:
      return number > 24 ? press : key(number - 12, press.modifiers.union(.shift))
    case .rxvt:
      switch number {
      case ...22: return key(number - 10, press.modifiers.union(.shift))
      case ...34: return key(number - 22, press.modifiers.union(.control))
      case ...44: return key(number - 32, press.modifiers.union([.control, .shift]))
      default: return press
      }
    }
  }

  private func key(_ number: Int, _ modifiers: KeyPress.Modifiers) -> KeyPress {
    KeyPress(.function(number), modifiers: modifiers)
  }
}
