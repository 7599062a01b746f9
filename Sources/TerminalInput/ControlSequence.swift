import CellDrawing
import TerminalInterface

/// A control sequence after `ESC [` or `ESC O`: parameters and a final byte that selects the
/// function.
package struct ControlSequence: Equatable {
  /// Whether the sequence came after `ESC O` (single shift 3) instead of `ESC [`.
  var isShift = false
  let parameters: [UInt8]
  /// The final byte; `nil` if the sequence was incomplete.
  let final: UInt8?

  static let pasteStart = ControlSequence("200~")
  /// Represents a sequence that is longer than any known one.
  static let tooLong = ControlSequence(parameters: [], final: nil)

  package init(parameters: [UInt8], final: UInt8?) {
    self.parameters = parameters
    self.final = final
  }

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(parameters: bytes.dropLast(), final: bytes.last)
  }

  /// For a focus report, whether the keyboard focus was gained; `nil` for other sequences.
  var focus: Bool? {
    guard parameters.isEmpty && !isShift else { return nil }
    return finalCharacter == "I" ? true : finalCharacter == "O" ? false : nil
  }

  /// Whether this is a mouse report in the original X10 form, after which three more bytes follow.
  var isOldMouseReport: Bool { parameters.isEmpty && finalCharacter == "M" }

  /// Whether this is the start of F1 to F5 on Linux's console, after which one letter follows.
  var isConsoleKey: Bool { parameters.isEmpty && finalCharacter == "[" && !isShift }

  /// Whether `$` after `parameters` ends the sequence, as it does for Shift in rxvt. Otherwise `$` is an intermediate
  /// byte.
  static func isShiftedKey(_ parameters: [UInt8]) -> Bool {
    parameters.count <= 2 && Int(String(decoding: parameters, as: UTF8.self)) != nil
  }

  private var finalCharacter: Character? { final.map { Character(Unicode.Scalar($0)) } }

  /// The parameters, separated by semicolons, each with its subparameters, separated by colons; `nil` for an empty
  /// number. The whole is `nil` for other text.
  var fields: [[Int?]]? {
    var fields: [[Int?]] = []
    for field in parameters.split(separator: 0x3b, omittingEmptySubsequences: false) {
      var numbers: [Int?] = []
      for part in field.split(separator: 0x3a, omittingEmptySubsequences: false) {
        let number = Int(String(decoding: part, as: UTF8.self))
        guard part.isEmpty || (number ?? -1) >= 0 else { return nil }
        numbers.append(number)
      }
      fields.append(numbers)
    }
    return fields
  }

  /// Returns the numbers between semicolons, with 0 for an empty one; `nil` for other text.
  private func numbers(in bytes: some Collection<UInt8>) -> [Int]? {
    var numbers: [Int] = []
    for field in bytes.split(separator: 0x3b, omittingEmptySubsequences: false) {
      if field.isEmpty {
        numbers.append(0)
      } else if let number = Int(String(decoding: field, as: UTF8.self)), number >= 0 {
        numbers.append(number)
      } else {
        return nil
      }
    }
    return numbers
  }
}

// MARK: - Keys

extension ControlSequence {
  /// The key in xterm's notation, which most terminals share (`1;5A` is Ctrl-Up, `3~` Delete), or
  /// in rxvt's (`3^` is Ctrl-Delete, `a` Shift-Up); `nil` for other sequences.
  var key: KeyPress? {
    // Subparameters after a colon are ignored.
    guard let finalCharacter, let numbers = fields?.map({ ($0.first ?? nil) ?? 0 }),
      numbers.count <= 2
    else { return nil }
    let hasModifiers = numbers.count == 2 || isShift
    let modifiers = KeyPress.Modifiers(xtermParameter: hasModifiers ? numbers.last ?? 1 : 1)
    func press(_ key: KeyPress.Key?, _ more: KeyPress.Modifiers = []) -> KeyPress? {
      key.map { KeyPress($0, modifiers: modifiers.union(more)) }
    }
    let numbered = isShift ? nil : numbers.first.flatMap(Self.key(numbered:))
    switch finalCharacter {
    case "~": return press(numbered)
    case "$": return press(numbered, .shift)
    case "^": return press(numbered, .control)
    case "@": return press(numbered, [.control, .shift])
    case "Z": return KeyPress(.tab, modifiers: .shift)
    case "M" where isShift: return press(.enter)
    case "X" where isShift: return press(.character("="))
    case "j"..."y" where isShift: return press(Self.keypadKey(finalCharacter))
    case "a", "b", "c", "d":
      let letter = Character(finalCharacter.uppercased())
      return press(Self.lettered[letter], isShift ? .control : .shift)
    // With another first number it means something else, such as the cursor position.
    case _ where numbers.count == 2 && numbers[0] > 1: return nil
    default: return press(Self.lettered[finalCharacter])
    }
  }

  /// Returns the key F1 to F5 of Linux's console by its last letter; `nil` for other letters.
  static func consoleKey(_ letter: UInt8) -> KeyPress? {
    (0x41...0x45).contains(letter) ? KeyPress(.function(Int(letter) - 0x40)) : nil
  }

  /// Returns the keypad key for a letter, for a keypad in application mode: `j` is `*`, `y` is `9`. The letter's code
  /// is 64 above the character's.
  private static func keypadKey(_ letter: Character) -> KeyPress.Key? {
    letter.asciiValue.map { .character(Character(Unicode.Scalar($0 - 0x40))) }
  }

  private static let lettered: [Character: KeyPress.Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "F": .end, "H": .home,
    "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
  ]

  private static func key(numbered number: Int) -> KeyPress.Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28...29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }
}

extension KeyPress.Modifiers {
  /// Creates modifiers from xterm's parameter: 1 plus the sum of 1 for Shift, 2 for Alt, 4 for Ctrl, and 8 for Meta,
  /// which counts as Alt, as does 32 in Kitty's protocol. Lock keys are ignored.
  init(xtermParameter: Int) {
    let bits = max(0, xtermParameter - 1)
    self = []
    if bits & 1 != 0 { insert(.shift) }
    if bits & (2 | 8 | 32) != 0 { insert(.alternate) }
    if bits & 4 != 0 { insert(.control) }
  }
}

// MARK: - Mouse

extension ControlSequence {
  /// The event of a mouse report such as `<0;11;5M`: button and modifiers, column and row from 1, then `M` for a press
  /// or `m` for a release; `nil` for unknown buttons.
  var mouse: MouseEvent? {
    guard parameters.first == 0x3c, let numbers = numbers(in: parameters.dropFirst()),
      numbers.count == 3, Self.places.contains(numbers[1]), Self.places.contains(numbers[2]),
      let action = Self.action(numbers[0], isPress: finalCharacter == "M")
    else { return nil }
    guard finalCharacter == "M" || finalCharacter == "m" else { return nil }
    var modifiers: KeyPress.Modifiers = []
    if numbers[0] & 4 != 0 { modifiers.insert(.shift) }
    if numbers[0] & 8 != 0 { modifiers.insert(.alternate) }
    if numbers[0] & 16 != 0 { modifiers.insert(.control) }
    return MouseEvent(
      action, at: CellPoint(x: numbers[1] - 1, y: numbers[2] - 1), modifiers: modifiers)
  }

  /// The valid columns and rows: terminal sizes have 16 bits.
  private static let places = 1...0x10000

  private static func action(_ code: Int, isPress: Bool) -> MouseEvent.Action? {
    let (motion, wheel) = (32, 64)
    let buttons: [MouseEvent.Button] = [.left, .middle, .right]
    switch code & ~(4 | 8 | 16) {
    case let button where buttons.indices.contains(button):
      return isPress ? .press(buttons[button]) : .release(buttons[button])
    case let button where buttons.indices.contains(button - motion):
      return .drag(buttons[button - motion])
    // Number 3 means no button.
    case motion + 3: return isPress ? .move : nil
    case wheel: return isPress ? .scrollUp : nil
    case wheel + 1: return isPress ? .scrollDown : nil
    case wheel + 2: return isPress ? .scrollLeft : nil
    case wheel + 3: return isPress ? .scrollRight : nil
    default: return nil
    }
  }
}
