import TextLayout

/// A line of a text of key bindings that cannot be read.
public struct KeyBindingsError: Error, Hashable {
  /// The reasons.
  public enum Reason: Error, Hashable {
    /// The line is not a name, `=`, and keys.
    case malformed
    /// The program has no command of this name.
    case unknownCommand(String, known: [String])
    /// An earlier line has keys for the same command.
    case secondLine(for: String)
    /// A word that is no key.
    case unknownKey(String)
  }

  /// The number of the line, from 1.
  public let line: Int
  /// The reason.
  public let reason: Reason
}

extension KeyBindingsError: CustomStringConvertible {
  /// The line and the reason, with a remedy: `Line 3: 'cntrl-s' is no key: write a character or a name, such as ctrl-s,
  /// shift-tab, f2.`
  public var description: String { "Line \(line): \(reason)" }
}

extension KeyBindingsError.Reason: CustomStringConvertible {
  /// A sentence with a remedy.
  public var description: String {
    switch self {
    case .malformed:
      "Write the name of a command, ' = ', and keys, such as: save = ctrl-s f2."
    case .unknownCommand(let name, let known):
      "There is no command '\(name.escapedForTerminal())'. There are: "
        + known.joined(separator: ", ").escapedForTerminal() + "."
    case .secondLine(let name):
      "'\(name.escapedForTerminal())' has keys already: write all of them in one line."
    case .unknownKey(let word):
      "'\(word.escapedForTerminal())' is no key: write a character or a name, such as ctrl-s, "
        + "shift-tab, f2."
    }
  }
}
