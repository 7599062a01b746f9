import CellDrawing

/// The notation of events by text, for scripts that drive a program.
///
/// Every character is the key that writes it, except for what stands between `<` and `>`: a key's
/// name, or a size such as `100x30`, to which the terminal is resized. `<lt>` is the character `<`.
///
///     try KeyNotation.events("a<down><100x30>")
///     // key a, key down, resize to 100 columns and 30 rows
public enum KeyNotation {
  /// The names that can stand between `<` and `>`, and their keys.
  private static let keys: KeyValuePairs<String, KeyPress.Key> = [
    "space": .character(" "), "up": .up, "down": .down, "left": .left, "right": .right,
    "pgup": .pageUp, "pgdn": .pageDown, "tab": .tab, "esc": .escape, "lt": .character("<"),
  ]

  /// The events that `script` names, in order. A newline is the enter key, a tab the tab key.
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
      let name = String(rest[..<end])
      events.append(try event(named: name, position: position))
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

  private static func event(
    named name: String, position: Int
  ) throws(KeyNotationError) -> Event {
    if let key = keys.first(where: { $0.key == name })?.value { return .key(KeyPress(key)) }
    do {
      return .resize(try CellSize(notation: name))
    } catch {
      switch error {
      case .malformed: throw .unknownName(name, position: position)
      case .outOfRange: throw .sizeOutOfRange(name, position: position)
      }
    }
  }

  fileprivate static var possibilities: String {
    "Possible are " + keys.map { "<\($0.key)>" }.joined(separator: " ")
      + ", a size such as <100x30>, and any other character for its key."
  }
}

/// Why a text is not the notation of events. Positions count characters; the first is 1.
public enum KeyNotationError: Error, Hashable {
  /// What stands between `<` and `>` is neither a key's name nor a size.
  case unknownName(String, position: Int)
  /// A `<` without a `>`.
  case unclosed(position: Int)
  /// A size with more than 1000 columns or rows.
  case sizeOutOfRange(String, position: Int)
}

extension KeyNotationError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownName(let name, let position):
      "Unknown key <\(name.escaped)> at position \(position). \(KeyNotation.possibilities)"
    case .unclosed(let position):
      "No > closes the < at position \(position); the character < is written <lt>. "
        + KeyNotation.possibilities
    case .sizeOutOfRange(let name, let position):
      "The size <\(name.escaped)> at position \(position) is too large: "
        + "possible is <0x0> to <1000x1000>."
    }
  }
}
