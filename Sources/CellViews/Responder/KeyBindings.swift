import TerminalInterface
import TextLayout

/// Keys that a user gives to commands instead of those of the program.
///
/// They are read from a text with a line for each command: its ``KeyCommand/name``, `=`, and the keys with spaces between
/// them. Without keys the command has none. Blank lines and lines that begin with `#` mean nothing.
///
///     # my keys
///     save = ctrl-s f2
///     quit =
///
/// A library reads no files: the program does, and sets ``Window/keyBindings``.
public struct KeyBindings: Hashable, Sendable {
  private var keys: [String: [KeyPress]] = [:]

  /// Creates bindings that leave every command its own key.
  public init() {}

  /// Creates bindings from a text.
  ///
  /// - Parameters:
  ///   - text: the lines, as above.
  ///   - commands: the names that may be used; with `nil` any.
  /// - Throws: an error that names the first line that cannot be read.
  public init(parsing text: String, for commands: [String]? = nil) throws(KeyBindingsError) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      do {
        try read(line, for: commands)
      } catch {
        throw KeyBindingsError(line: index + 1, reason: error)
      }
    }
  }

  private mutating func read(
    _ line: Substring, for commands: [String]?
  ) throws(KeyBindingsError.Reason) {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let name = words.first.map(String.init), !name.hasPrefix("#") else { return }
    guard name != "=", words.dropFirst().first == "=" else { throw .malformed }
    if let commands, !commands.contains(name) { throw .unknownCommand(name, known: commands) }
    if keys[name] != nil { throw .secondLine(for: name) }
    var presses: [KeyPress] = []
    for word in words.dropFirst(2) {
      do {
        presses.append(try KeyPress(notation: String(word)))
      } catch {
        throw .unknownKey(String(word))
      }
    }
    keys[name] = presses
  }

  /// Returns the keys of a command: those that the user gave it, else its own, if it has one.
  public func keys(of command: KeyCommand) -> [KeyPress] {
    command.name.flatMap { keys[$0] } ?? command.key.map { [$0] } ?? []
  }
}

extension KeyBindings: CustomStringConvertible {
  /// The commands and their keys: `[quit =, save = ctrl-s f2]`.
  public var description: String {
    let lines = keys.keys.sorted().map { name in
      ([name.escapedForTerminal(), "="] + (keys[name] ?? []).map(\.notation))
        .joined(separator: " ")
    }
    return "[" + lines.joined(separator: ", ") + "]"
  }
}
