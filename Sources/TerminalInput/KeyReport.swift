import TerminalInterface

/// A key reported by the code of its character: `99;5u` is Ctrl-C in Kitty's keyboard protocol, `27;5;99~` in xterm's
/// `modifyOtherKeys`.
///
/// This library does not enable such reports. A terminal sends them if another program has left them enabled.
struct KeyReport {
  private let code: Int
  /// The code of the character that the key types with Shift, and of its character on a Latin keyboard; `nil` if not
  /// reported.
  private let shifted, latin: Int?
  private let modifiers: KeyPress.Modifiers
  /// The codes of the characters that the key typed, if reported.
  private let text: [Int]
  /// Whether Super or Hyper, which terminal programs do not know, is held with the key.
  private let isForOthers: Bool

  /// Parses the report in a control sequence; `nil` for other sequences.
  init?(_ sequence: ControlSequence) {
    guard !sequence.isShift, let fields = sequence.fields else { return nil }
    func number(_ field: Int, _ place: Int = 0) -> Int? {
      fields.indices.contains(field) && fields[field].indices.contains(place)
        ? fields[field][place] : nil
    }
    let parameter: Int
    switch sequence.final {
    case 0x75 where (1...3).contains(fields.count):
      guard let code = number(0) else { return nil }
      self.code = code
      (shifted, latin, parameter) = (number(0, 1), number(0, 2), number(1) ?? 1)
      text = fields.count == 3 ? fields[2].compactMap(\.self) : []
      isForOthers = max(0, parameter - 1) & (8 | 16) != 0
    case 0x7e where fields.count == 3 && fields[0] == [27]:
      guard let code = number(2) else { return nil }
      (self.code, parameter) = (code, number(1) ?? 1)
      (shifted, latin, text, isForOthers) = (nil, nil, [], false)
    default:
      return nil
    }
    modifiers = KeyPress.Modifiers(xtermParameter: parameter)
  }

  /// The key presses that a program gets, the same as without such reports; none for an unknown key.
  var presses: [KeyPress] {
    guard !isForOthers else { return [] }
    if let key = Self.keys[code] ?? functionKey {
      return [received(KeyPress(key, modifiers: modifiers))]
    }
    let isText = modifiers.isDisjoint(with: [.control, .alternate])
    let typed = isText ? text.compactMap(Self.character) : []
    if !typed.isEmpty { return typed.map { KeyPress(.character($0)) } }
    if modifiers.contains(.control), code > 0x7f, let latin = latin.flatMap(Self.character) {
      return [received(KeyPress(.character(latin), modifiers: modifiers))]
    }
    if modifiers.contains(.shift), !modifiers.contains(.control),
      let shifted = shifted.flatMap(Self.character)
    {
      return [KeyPress(.character(shifted), modifiers: modifiers.subtracting(.shift))]
    }
    return Self.character(code).map {
      [received(KeyPress(.character($0), modifiers: modifiers))]
    } ?? []
  }

  private func received(_ press: KeyPress) -> KeyPress { press.received ?? press }

  private var functionKey: KeyPress.Key? {
    (57376...57398).contains(code) ? .function(code - 57376 + 13) : nil
  }

  /// Returns the character for a code; `nil` for controls, and for keys that type no character, which have codes in the
  /// private use area.
  private static func character(_ code: Int) -> Character? {
    guard let scalar = UInt32(exactly: code).flatMap({ Unicode.Scalar($0) }),
      ![.control, .privateUse].contains(scalar.properties.generalCategory)
    else { return nil }
    return Character(scalar)
  }

  /// The named keys by their codes, including those of the keypad.
  private static let keys: [Int: KeyPress.Key] = [
    8: .backspace, 9: .tab, 13: .enter, 27: .escape, 127: .backspace,
    57399: .character("0"), 57400: .character("1"), 57401: .character("2"),
    57402: .character("3"), 57403: .character("4"), 57404: .character("5"),
    57405: .character("6"), 57406: .character("7"), 57407: .character("8"),
    57408: .character("9"), 57409: .character("."), 57410: .character("/"),
    57411: .character("*"), 57412: .character("-"), 57413: .character("+"), 57414: .enter,
    57415: .character("="), 57416: .character(","), 57417: .left, 57418: .right, 57419: .up,
    57420: .down, 57421: .pageUp, 57422: .pageDown, 57423: .home, 57424: .end, 57425: .insert,
    57426: .delete,
  ]
}

extension ControlSequence {
  /// Whether the sequence reports the release of a key, as Kitty's protocol can: the event type 3 follows the
  /// modifiers, as in `1;1:3A`.
  var isKeyRelease: Bool {
    guard !isShift, let fields, fields.count >= 2 else { return false }
    return fields[1].count == 2 && fields[1][1] == 3
  }
}
