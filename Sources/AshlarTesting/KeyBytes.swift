import TerminalInterface

/// The bytes that xterm sends for keys and pasted text.
enum KeyBytes {
  /// Returns the bytes of a key; `nil` if the terminal sends nothing, or the same bytes as for another key.
  static func bytes(of press: KeyPress) -> [UInt8]? {
    switch press.key {
    case .character(let character): bytes(of: character, press.modifiers)
    case .tab where press.modifiers == .shift: Array("\u{1b}[Z".utf8)
    case .tab: simple(0x09, press.modifiers)
    case .enter: simple(0x0d, press.modifiers)
    // With Alt it would be two Escapes.
    case .escape: press.modifiers.isEmpty ? [0x1b] : nil
    case .backspace: simple(0x7f, press.modifiers)
    case .function(let number): bytes(ofFunction: number, press.modifiers)
    default: bytes(ofMotion: press)
    }
  }

  /// Returns the bytes of a bracketed paste. Line ends become carriage returns, as in a terminal.
  static func bytes(pasting text: String) -> [UInt8] {
    Array("\u{1b}[200~\(text.replacing("\n", with: "\r"))\u{1b}[201~".utf8)
  }

  private static func bytes(
    of character: Character, _ modifiers: KeyPress.Modifiers
  ) -> [UInt8]? {
    let escape: [UInt8] = modifiers.contains(.alternate) ? [0x1b] : []
    switch modifiers.subtracting(.alternate) {
    case []: return escape + Array(String(character).utf8)
    case .control:
      if character == " " { return escape + [0] }
      // Ctrl-I is Tab, Ctrl-M Enter and Ctrl-[ Escape.
      guard let byte = character.asciiValue, !"im".contains(character),
        (0x61...0x7a).contains(byte) || (0x5c...0x5f).contains(byte)
      else { return nil }
      return escape + [byte & 0x1f]
    default: return nil
    }
  }

  private static func simple(_ byte: UInt8, _ modifiers: KeyPress.Modifiers) -> [UInt8]? {
    switch modifiers {
    case []: [byte]
    case .alternate: [0x1b, byte]
    default: nil
    }
  }

  private static func bytes(ofMotion press: KeyPress) -> [UInt8]? {
    let letters: [KeyPress.Key: String] = [
      .up: "A", .down: "B", .right: "C", .left: "D", .home: "H", .end: "F",
    ]
    let numbers: [KeyPress.Key: Int] = [.insert: 2, .delete: 3, .pageUp: 5, .pageDown: 6]
    if let letter = letters[press.key] { return sequence(press.modifiers, letter: letter) }
    return numbers[press.key].map { sequence(press.modifiers, number: $0) }
  }

  private static func bytes(
    ofFunction number: Int, _ modifiers: KeyPress.Modifiers
  ) -> [UInt8]? {
    let codes = [15, 17, 18, 19, 20, 21, 23, 24]
    switch number {
    case 1...4:
      let letter = ["P", "Q", "R", "S"][number - 1]
      return modifiers.isEmpty
        ? Array("\u{1b}O\(letter)".utf8) : sequence(modifiers, letter: letter)
    case 5...12: return sequence(modifiers, number: codes[number - 5])
    default: return nil
    }
  }

  private static func sequence(_ modifiers: KeyPress.Modifiers, letter: String) -> [UInt8] {
    Array(
      (modifiers.isEmpty ? "\u{1b}[\(letter)" : "\u{1b}[1;\(parameter(modifiers))\(letter)").utf8)
  }

  private static func sequence(_ modifiers: KeyPress.Modifiers, number: Int) -> [UInt8] {
    Array(
      (modifiers.isEmpty ? "\u{1b}[\(number)~" : "\u{1b}[\(number);\(parameter(modifiers))~").utf8)
  }

  /// Returns xterm's parameter for modifiers.
  private static func parameter(_ modifiers: KeyPress.Modifiers) -> Int {
    1 + (modifiers.contains(.shift) ? 1 : 0) + (modifiers.contains(.alternate) ? 2 : 0)
      + (modifiers.contains(.control) ? 4 : 0)
  }
}
