import TextLayout

extension KeyPress {
  /// Creates a key from its notation: a character, or a name that may stand between `<` and `>` in ``KeyNotation``,
  /// such as `a`, `down`, `f1`, `ctrl-s` or `shift-tab`.
  public init(notation: String) throws(KeyNotationError) {
    if let named = KeyNotation.press(named: notation[...]) {
      self = named
    } else if notation.count == 1, let character = notation.first, !character.isWhitespace {
      self.init(.character(character))
    } else {
      throw .noKey(notation)
    }
  }

  /// The notation of the key, such as `ctrl-s`. ``init(notation:)`` reads it, except for function keys above F12.
  public var notation: String {
    KeyNotation.modifiers.filter { modifiers.contains($0.value) }.map(\.key).joined() + keyNotation
  }

  private var keyNotation: String {
    switch key {
    case .character(let character) where character != " ": String(character).escapedForTerminal()
    case .function(let number): "f\(number)"
    default: KeyNotation.keys.first { $0.value == key }?.key ?? ""
    }
  }
}
