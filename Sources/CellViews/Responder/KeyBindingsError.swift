import TerminalInterface
import TextLayout

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
