import Localization
import TerminalInterface
import TextLayout

/// The keys that can be used now, under headings, for a page of help.
///
/// Commands of one ``KeyCommand/group`` stand together, in the order in which the groups are first named. Of these,
/// neighbours with the same ``KeyCommand/hint`` are one row.
public struct KeyHelp {
  /// A heading and its rows.
  public struct Section {
    /// The group of the commands; `nil` where they have none.
    public let title: String?
    /// The rows, each with at least one command.
    public let rows: [Row]
  }

  /// Keys, and what they do.
  public struct Row {
    /// The keys side by side: `[ ]`.
    public var keys: String { hint.keys }
    /// The titles, each once: `Narrower, wider`.
    public let text: String
    /// The commands, of which there is at least one.
    public var commands: [KeyCommand] { hint.commands }
    let hint: KeyHint

    init(_ commands: [KeyCommand]) {
      hint = KeyHint(commands: commands)
      let localizer = commands.first?.localizer ?? .english
      var titles: [String] = []
      for command in commands where !titles.contains(command.title) { titles.append(command.title) }
      // In other languages a capital may belong to the word.
      if localizer.language == .english {
        titles = titles.prefix(1) + titles.dropFirst().map(Self.continued)
      }
      text = titles.joined(separator: localizer.string(.comma))
    }

    /// Returns an English title as it goes on in a sentence. A word of capitals stays.
    private static func continued(_ title: String) -> String {
      guard let first = title.first, !(title.dropFirst().first?.isUppercase ?? false) else {
        return title
      }
      return first.lowercased() + title.dropFirst()
    }
  }

  /// The sections, in order.
  public let sections: [Section]

  /// Creates the help of commands, such as ``Window/availableKeyCommands``. Those that are not enabled are listed, too;
  /// those without a key are not.
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
  /// The sections, one below the other.
  public var description: String { sections.map(\.description).joined(separator: "\n") }
}

extension KeyHelp.Section: CustomStringConvertible {
  /// The heading, and the rows below it.
  public var description: String {
    ((title.map { [$0.escapedForTerminal()] } ?? []) + rows.map(\.description))
      .joined(separator: "\n")
  }
}

extension KeyHelp.Row: CustomStringConvertible {
  /// Keys and text: `[ ]: Narrower, wider`.
  public var description: String { "\(keys): \(text.escapedForTerminal())" }
}
