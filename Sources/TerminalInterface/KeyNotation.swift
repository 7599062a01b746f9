import CellDrawing
import TextLayout

/// A text notation of events, for scripts that drive a program.
///
/// Each character stands for the key that types it, except for names between `<` and `>`:
///
/// - the name of a key, such as `down`, `enter` or `f1`, with `ctrl-`, `alt-` or `shift-` before it
///   for modifiers: `<ctrl-l>`, `<shift-tab>`; `<lt>` is the character `<`;
/// - a size such as `100x30`, which resizes the terminal;
/// - a mouse action at a column and a row, from 0: `<click:3,1>`, `<drag:3,1:9,1>`,
///   `<wheel:3,1:-1>`; a negative number of steps is up.
///
///     try KeyNotation.events("a<down><100x30>")
///     // key a, key down, resize to 100 columns and 30 rows
public enum KeyNotation {
  /// The keys by their names between `<` and `>`, except the function keys `f1` to `f12`.
  static let keys: KeyValuePairs<String, KeyPress.Key> = [
    "space": .character(" "), "up": .up, "down": .down, "left": .left, "right": .right,
    "pgup": .pageUp, "pgdn": .pageDown, "home": .home, "end": .end, "tab": .tab, "enter": .enter,
    "esc": .escape, "backspace": .backspace, "delete": .delete, "insert": .insert,
    "lt": .character("<"),
  ]

  /// The prefixes of a key's name for the modifiers held with it.
  static let modifiers: KeyValuePairs<String, KeyPress.Modifiers> = [
    "ctrl-": .control, "alt-": .alternate, "shift-": .shift,
  ]

  /// Returns the events of `script`, in order. A newline is the Enter key, a tab the Tab key.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  public static func events(_ script: String) throws(KeyNotationError) -> [Event] {
    var events: [Event] = []
    var rest = script[...]
    // The first character of a script has the position 1.
    var position = 1
    while let character = rest.popFirst() {
      guard character == "<" else {
        events.append(.key(KeyPress(key(writing: character))))
        position += 1
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { throw .unclosed(position: position) }
      let name = rest[..<end]
      events += try self.events(named: name, position: position)
      position += name.count + 2
      rest = rest[rest.index(after: end)...]
    }
    return events
  }

  private static func key(writing character: Character) -> KeyPress.Key {
    switch character {
    case "\n", "\r", "\r\n": .enter
    case "\t": .tab
    default: .character(character)
    }
  }

  private static func events(
    named name: Substring, position: Int
  ) throws(KeyNotationError) -> [Event] {
    if let key = press(named: name) { return [.key(key)] }
    if let mouse = try MouseNotation.events(name, position: position) { return mouse }
    do {
      return [.resize(try CellSize(notation: String(name)))]
    } catch {
      switch error {
      case .malformed: throw .unknownName(String(name), position: position)
      case .outOfRange: throw .sizeOutOfRange(String(name), position: position)
      }
    }
  }

  /// Returns the key with a name, including modifiers; `nil` if there is none.
  static func press(named name: Substring) -> KeyPress? {
    var rest = name
    var held: KeyPress.Modifiers = []
    while let (prefix, modifier) = modifiers.first(where: { rest.hasPrefix($0.key) }) {
      held.insert(modifier)
      rest = rest.dropFirst(prefix.count)
    }
    if let key = keys.first(where: { $0.key == rest })?.value {
      return KeyPress(key, modifiers: held)
    }
    if rest.first == "f", let number = Int(rest.dropFirst()), (1...12).contains(number),
      rest.dropFirst().first != "0"
    {
      return KeyPress(.function(number), modifiers: held)
    }
    guard !held.isEmpty, rest.count == 1, let character = rest.first else { return nil }
    return KeyPress(.character(character), modifiers: held)
  }

  /// The possible names of a single key, without brackets.
  fileprivate static var keyPossibilities: String {
    "A key is a character, or " + keys.map(\.key).joined(separator: " ")
      + " f1…f12; before them may be ctrl-, alt- or shift-."
  }

  fileprivate static var possibilities: String {
    "Possible are " + keys.map { "<\($0.key)>" }.joined(separator: " ")
      + " <f1>…<f12>, also after ctrl-, alt- or shift-; a size such as <100x30>; "
      + MouseNotation.forms + "; and any other character for its key."
  }
}

/// The reason why a text is not in the notation. Positions count characters, from 1.
public enum KeyNotationError: Error, Hashable {
  /// A `<…>` that is neither a key nor a size nor a mouse action.
  case unknownName(String, position: Int)
  /// A text that is not one key.
  case noKey(String)
  /// A `<` without a `>`.
  case unclosed(position: Int)
  /// A size of more than 1000 columns or rows.
  case sizeOutOfRange(String, position: Int)
  /// A mouse action whose cell or number of steps is malformed.
  case malformedMouse(String, position: Int)
}

extension KeyNotationError: CustomStringConvertible {
  /// A sentence with the position and the remedy: `The size <2000x1> at position 1 is too large:
  /// possible is <0x0> to <1000x1000>.`
  public var description: String {
    switch self {
    case .unknownName(let name, let position):
      "Unknown key <\(name.escapedForTerminal())> at position \(position). "
        + KeyNotation.possibilities
    case .noKey(let name):
      "'\(name.escapedForTerminal())' is no key"
        + (KeyNotation.suggestion(for: name).map { ": write \($0)." }
          ?? ". \(KeyNotation.keyPossibilities)")
    case .unclosed(let position):
      "No > closes the < at position \(position); the character < is written <lt>. "
        + KeyNotation.possibilities
    case .sizeOutOfRange(let name, let position):
      "The size <\(name.escapedForTerminal())> at position \(position) is too large: "
        + "possible is <0x0> to <1000x1000>."
    case .malformedMouse(let name, let position):
      "<\(name.escapedForTerminal())> at position \(position) is nothing that the mouse does. "
        + "Possible are \(MouseNotation.possibilities)."
    }
  }
}

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
