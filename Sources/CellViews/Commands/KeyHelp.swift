import Localization
import TerminalInterface
import TextLayout

/// The keys that can be used now, in sections, for a help page.
///
/// Commands of the same ``KeyCommand/group`` form a section; the sections are in the order in which their groups first
/// occur. Within a section, adjacent commands with the same ``KeyCommand/hint`` form one row.
public struct KeyHelp {
  /// A title and the rows below it.
  public struct Section {
    /// The group of the commands; `nil` for commands without one.
    public let title: String?
    /// The rows, each with at least one command.
    public let rows: [Row]
  }

  /// Keys and the titles of their commands.
  public struct Row {
    /// The keys side by side: `[ ]`.
    public var keys: String { hint.keys }
    /// The titles, each once, separated by commas: `Narrower, wider`.
    public let text: String
    /// The commands; at least one.
    public var commands: [KeyCommand] { hint.commands }
    let hint: KeyHint

    init(_ commands: [KeyCommand]) {
      hint = KeyHint(commands: commands)
      let localizer = commands.first?.localizer ?? .english
      var titles: [String] = []
      for command in commands where !titles.contains(command.title) { titles.append(command.title) }
      // In other languages a capital letter may belong to the word.
      if localizer.language == .english {
        titles = titles.prefix(1) + titles.dropFirst().map(Self.continued)
      }
      text = titles.joined(separator: localizer.string(.comma))
    }

    /// Returns an English title in lower case, to continue a list. A word in capitals is unchanged.
    private static func continued(_ title: String) -> String {
      guard let first = title.first, !(title.dropFirst().first?.isUppercase ?? false) else {
        return title
      }
      return first.lowercased() + title.dropFirst()
    }
  }

  /// The sections, in order.
  public let sections: [Section]

  /// Creates the help for commands, such as ``Window/availableKeyCommands``. Disabled commands are included; commands
  /// without a key are not.
  public init(_ commands: [KeyCommand]) {
    let commands = commands.filter { $0.key != nil }
    var groups: [String?] = []
    for command in commands where !groups.contains(command.group) { groups.append(command.group) }
    sections = groups.map { group in
      let members = commands.filter { $0.group == group }
      return Section(title: group, rows: members.consecutive { $0.hint == $1.hint }.map(Row.init))
    }
  }
}

extension KeyHelp: CustomStringConvertible {
  /// The sections one below the other.
  public var description: String { sections.map(\.description).joined(separator: "\n") }
}

extension KeyHelp.Section: CustomStringConvertible {
  /// The title and the rows below it.
  public var description: String {
    ((title.map { [$0.escapedForTerminal()] } ?? []) + rows.map(\.description))
      .joined(separator: "\n")
  }
}

extension KeyHelp.Row: CustomStringConvertible {
  /// Keys and text: `[ ]: Narrower, wider`.
  public var description: String { "\(keys): \(text.escapedForTerminal())" }
}
