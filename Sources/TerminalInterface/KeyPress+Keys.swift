// The keys without modifiers, to be written as in `KeyCommand(.left, …)`.

extension KeyPress {
  /// The arrow key upward.
  public static let up = KeyPress(.up)
  /// The arrow key downward.
  public static let down = KeyPress(.down)
  /// The arrow key to the left.
  public static let left = KeyPress(.left)
  /// The arrow key to the right.
  public static let right = KeyPress(.right)
  /// Page Up.
  public static let pageUp = KeyPress(.pageUp)
  /// Page Down.
  public static let pageDown = KeyPress(.pageDown)
  /// Home.
  public static let home = KeyPress(.home)
  /// End.
  public static let end = KeyPress(.end)
  /// Tab.
  public static let tab = KeyPress(.tab)
  /// Enter, or Return.
  public static let enter = KeyPress(.enter)
  /// Escape.
  public static let escape = KeyPress(.escape)
  /// Backspace, which deletes backward.
  public static let backspace = KeyPress(.backspace)
  /// Delete, which deletes forward.
  public static let delete = KeyPress(.delete)
  /// Insert.
  public static let insert = KeyPress(.insert)

  /// Returns a function key: F1 is `.function(1)`.
  public static func function(_ number: Int) -> KeyPress { KeyPress(.function(number)) }
}

extension KeyPress {
  /// The key that a program receives from a terminal when this one is pressed: usually the same, but `A` for Shift-A,
  /// and Tab for Ctrl-I. `nil` if terminals send several keys, nothing, or different keys.
  package var received: KeyPress? {
    switch key {
    case .character(let character): received(typing: character)
    case .tab: without(.control)
    case .enter: without([.control, .shift])
    case .escape: modifiers.contains(.alternate) ? nil : KeyPress(.escape)
    case .backspace: modifiers.contains(.control) ? nil : without(.shift)
    default: self
    }
  }

  private func without(_ lost: Modifiers) -> KeyPress {
    KeyPress(key, modifiers: modifiers.subtracting(lost))
  }

  private func received(typing character: Character) -> KeyPress? {
    if modifiers.contains(.control) { return received(controlling: character) }
    guard modifiers.contains(.shift) else { return self }
    // With other keys than letters, the effect of Shift depends on the keyboard layout.
    guard character.isLetter || character == " " else { return nil }
    let capital = String(character).uppercased()
    return capital.count == 1
      ? KeyPress(.character(Character(capital)), modifiers: modifiers.subtracting(.shift)) : nil
  }

  private func received(controlling character: Character) -> KeyPress? {
    let alternate = modifiers.intersection(.alternate)
    let lower = Character(character.isASCII ? String(character).lowercased() : String(character))
    switch lower {
    case "i": return KeyPress(.tab, modifiers: alternate)
    case "m": return KeyPress(.enter, modifiers: alternate)
    case "[": return KeyPress(.escape, modifiers: alternate).received
    case "?": return KeyPress(.backspace, modifiers: alternate)
    default: break
    }
    guard let byte = lower.asciiValue,
      byte == 0x20 || (0x61...0x7a).contains(byte) || (0x5c...0x5f).contains(byte)
    else { return nil }
    return KeyPress(.character(lower), modifiers: alternate.union(.control))
  }
}
