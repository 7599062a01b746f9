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

/// An invalid line of a key bindings text.
public struct KeyBindingsError: Error, Hashable {
  /// The reasons why a line is invalid.
  public enum Reason: Error, Hashable {
    /// The line is not a name, `=`, and keys.
    case malformed
    /// The program has no command of this name.
    case unknownCommand(String, known: [String])
    /// An earlier line has keys for the same command.
    case secondLine(for: String)
    /// A word is not the name of a key.
    case unknownKey(String)
    /// A `#` that is not at the start of the line: comments need their own line.
    case commentBehindKeys
    /// Terminals send another key instead of this one, or nothing.
    case neverSent(KeyPress)
    /// An earlier line binds the key to the named command.
    case keyOfAnother(KeyPress, command: String)
    /// The key is Ctrl-C.
    case closesWindow
  }

  /// The number of the line, from 1.
  public let line: Int
  /// The reason.
  public let reason: Reason
}

extension KeyBindingsError: CustomStringConvertible {
  /// The line number and the reason, with a remedy: `Line 3: 'cntrl-s' is no key: write ctrl-s.`
  public var description: String { "Line \(line): \(reason)" }
}

extension KeyBindingsError.Reason: CustomStringConvertible {
  /// A sentence with a remedy.
  public var description: String {
    switch self {
    case .malformed:
      "Write the name of a command, ' = ', and keys, such as: save = ctrl-s f2."
    case .unknownCommand(let name, let known) where known.isEmpty:
      "There is no command '\(name.escapedForTerminal())': no command of the program has a name."
    case .unknownCommand(let name, let known):
      "There is no command '\(name.escapedForTerminal())'. There are: "
        + known.joined(separator: ", ").escapedForTerminal() + "."
    case .secondLine(let name):
      "'\(name.escapedForTerminal())' has keys already: write all of them in one line."
    case .unknownKey(let word):
      "\(KeyNotationError.noKey(word))"
    case .commentBehindKeys:
      "A comment needs a line of its own: behind a command, # is a key."
    case .neverSent(let key):
      "Terminals send nothing of their own for \(key.notation): "
        + (key.received.map { "it arrives as \($0.notation). Write that, or " } ?? "")
        + "choose another key."
    case .keyOfAnother(let key, let command):
      "\(key.notation) is a key of '\(command.escapedForTerminal())' already: choose another one."
    case .closesWindow:
      "ctrl-c closes the window, whatever it is given to: choose another key."
    }
  }
}
