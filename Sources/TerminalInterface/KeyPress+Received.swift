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
