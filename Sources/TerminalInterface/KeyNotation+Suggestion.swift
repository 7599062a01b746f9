extension KeyNotation {
  /// Other spellings of modifiers, for each name here. Longer ones come first.
  private static let modifierNames: KeyValuePairs<String, [String]> = [
    "ctrl-": ["control", "cntrl", "ctrl", "ctl", "ctr", "c"],
    "alt-": ["option", "meta", "alt", "opt", "m"],
    "shift-": ["shift", "shft"],
  ]

  /// Other spellings of keys, for each name here.
  private static let keyNames: KeyValuePairs<String, [String]> = [
    "space": [" ", "spacebar", "spc"], "enter": ["return", "ret", "cr"], "esc": ["escape"],
    "pgup": ["pageup", "page-up", "prior"], "pgdn": ["pagedown", "page-down", "pgdown", "next"],
    "backspace": ["bs", "bksp"], "delete": ["del"], "insert": ["ins"],
  ]

  /// Returns the notation of the key that another spelling means, such as `Ctrl+S`, `<c-s>` or `PageDown`; `nil` if it
  /// is not recognized.
  static func suggestion(for name: String) -> String? {
    var rest = name.lowercased()[...]
    if rest.count > 2, rest.hasPrefix("<"), rest.hasSuffix(">") {
      rest = rest.dropFirst().dropLast()
    }
    var held = ""
    while let (modifier, end) = modifier(before: rest) {
      held += modifier
      rest = rest[end...]
    }
    let key = keyNames.first { $0.value.contains(String(rest)) }?.key ?? String(rest)
    guard let press = try? KeyPress(notation: held + key) else { return nil }
    return (press.received ?? press).notation
  }

  /// Returns the modifier with which a name begins, and the start of the key after it.
  private static func modifier(before name: Substring) -> (String, Substring.Index)? {
    for (modifier, names) in modifierNames {
      for other in names where name.hasPrefix(other) {
        let rest = name.dropFirst(other.count)
        if rest.count > 1, let joint = rest.first, "-+".contains(joint) {
          return (modifier, rest.index(after: rest.startIndex))
        }
      }
    }
    return nil
  }
}
