import TerminalInterface
import TextLayout

/// The keys that the user has bound to commands, instead of the program's keys.
///
/// They are parsed from a text with one line for each command: its ``KeyCommand/name``, `=`, and the keys, separated by
/// spaces. A line without keys leaves the command without a key. Blank lines and lines that begin with `#` are ignored.
/// A key that can never work is an error: a key that terminals do not send, Ctrl-C, which closes the window, and a key
/// that is bound to another command in the same text.
///
///     # my keys
///     save = ctrl-s f2
///     quit =
///
/// This library reads no files: the program reads the text and sets ``Window/keyBindings``.
public struct KeyBindings: Hashable, Sendable {
  private var keys: [String: [KeyPress]] = [:]

  /// Creates bindings without entries: every command keeps its own key.
  public init() {}

  /// Creates bindings from a text.
  ///
  /// - Parameters:
  ///   - text: the lines.
  ///   - commands: the valid names; with `nil` any name is valid.
  /// - Throws: an error for the first invalid line.
  public init(parsing text: String, for commands: [String]? = nil) throws(KeyBindingsError) {
    // Some editors begin a file with a byte order mark.
    let hasMark = text.unicodeScalars.first == "\u{feff}"
    let text = hasMark ? String(text.unicodeScalars.dropFirst()) : text
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
    for (place, word) in words.enumerated().dropFirst(2) {
      guard let press = try? KeyPress(notation: String(word)) else {
        let isComment = word.hasPrefix("#") || words[2..<place].contains("#")
        throw isComment ? .commentBehindKeys : .unknownKey(String(word))
      }
      try check(press)
      presses.append(press)
    }
    keys[name] = presses
  }

  /// Throws if a key can never work.
  private func check(_ key: KeyPress) throws(KeyBindingsError.Reason) {
    if key == .control("c") { throw .closesWindow }
    if key.received != key { throw .neverSent(key) }
    // There is at most one.
    if let other = keys.first(where: { $0.value.contains(key) }) {
      throw .keyOfAnother(key, command: other.key)
    }
  }

  /// Returns the keys of a command: those that the user has bound, or else its own key, if any.
  public func keys(of command: KeyCommand) -> [KeyPress] {
    command.name.flatMap { keys[$0] } ?? command.key.map { [$0] } ?? []
  }

  /// Whether a key is among a command's keys.
  func keys(of command: KeyCommand, contain key: KeyPress) -> Bool {
    if let name = command.name, let keys = keys[name] { return keys.contains(key) }
    return command.key == key
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
