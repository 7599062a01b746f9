import CNcurses
import TerminalInterface

/// What the control bytes and ncurses' key codes mean.
struct KeyCodes {
  /// The byte of the Backspace key, 127 nearly everywhere.
  let eraseByte: UInt8
  /// What function keys beyond the twelfth are.
  let functionKeys: FunctionKeys

  @MainActor static func ofTerminalType() -> KeyCodes {
    KeyCodes(eraseByte: UInt8(bitPattern: erasechar()), functionKeys: .ofTerminalType())
  }

  func key(ofByte byte: UInt8) -> KeyPress? {
    if byte == eraseByte || byte == 0x7f { return KeyPress(.backspace) }
    switch byte {
    case 0x09: return KeyPress(.tab)
    case 0x0d: return KeyPress(.enter)
    case 0x1b: return KeyPress(.escape)
    case 0x20...: return KeyPress(.character(Character(Unicode.Scalar(byte))))
    case 0: return KeyPress(.character(" "), modifiers: .control)
    case 1...26:
      return KeyPress(.character(Character(Unicode.Scalar(byte + 0x60))), modifiers: .control)
    default:
      return KeyPress(.character(Character(Unicode.Scalar(byte + 0x40))), modifiers: .control)
    }
  }

  func key(ofCode code: Int32) -> KeyPress? {
    if let key = Self.plain[code] { return KeyPress(key) }
    // In rxvt's entry the key that erases to the end of the line is Ctrl-End.
    if code == KEY_EOL { return KeyPress(.end, modifiers: .control) }
    if let key = Self.shifted[code] { return KeyPress(key, modifiers: .shift) }
    if (KEY_F0 + 1...KEY_F0 + 63).contains(code) {
      return functionKeys.folded(KeyPress(.function(Int(code - KEY_F0))))
    }
    // Keys with modifiers have no fixed codes, only names.
    return keyname(code).flatMap { Self.key(named: String(cString: $0)) }
  }

  /// Whether the code tells that the terminal got the keyboard or lost it.
  static func focus(ofCode code: Int32) -> Bool? {
    guard code > 0xff, let name = keyname(code).map({ String(cString: $0) }) else { return nil }
    return name == "kxIN" ? true : name == "kxOUT" ? false : nil
  }

  /// A name such as `kUP5`: the key, then the modifiers as xterm counts them.
  static func key(named name: String) -> KeyPress? {
    guard let digit = name.last.flatMap({ $0.wholeNumberValue }) else {
      return named[name].map { KeyPress($0, modifiers: .shift) }
    }
    return named[String(name.dropLast())].map {
      KeyPress($0, modifiers: KeyPress.Modifiers(xtermParameter: digit))
    }
  }

  private static let named: [String: KeyPress.Key] = [
    "kUP": .up, "kDN": .down, "kLFT": .left, "kRIT": .right, "kHOM": .home, "kEND": .end,
    "kPRV": .pageUp, "kNXT": .pageDown, "kIC": .insert, "kDC": .delete, "kcbt": .tab,
  ]

  private static let plain: [Int32: KeyPress.Key] = [
    KEY_UP: .up, KEY_DOWN: .down, KEY_LEFT: .left, KEY_RIGHT: .right, KEY_HOME: .home,
    KEY_END: .end, KEY_PPAGE: .pageUp, KEY_NPAGE: .pageDown, KEY_IC: .insert, KEY_DC: .delete,
    KEY_BACKSPACE: .backspace, KEY_ENTER: .enter,
  ]

  private static let shifted: [Int32: KeyPress.Key] = [
    KEY_BTAB: .tab, KEY_SR: .up, KEY_SF: .down, KEY_SLEFT: .left, KEY_SRIGHT: .right,
    KEY_SHOME: .home, KEY_SEND: .end, KEY_SPREVIOUS: .pageUp, KEY_SNEXT: .pageDown,
    KEY_SIC: .insert, KEY_SDC: .delete,
  ]
}
