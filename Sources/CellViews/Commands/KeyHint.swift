import Localization
import TerminalInterface
import TextLayout

/// A hint of a ``HintLine``: keys and a word or two. Adjacent commands with the same word form one hint.
public struct KeyHint {
  /// The commands, at least one. Each has a key.
  public let commands: [KeyCommand]

  /// The word or two after the keys.
  public var word: String { commands.first?.hint ?? "" }
  /// The importance: the greatest among the commands.
  public var importance: Int { commands.map(\.importance).max() ?? 0 }
  /// The keys side by side: `↑↓`, `[ ]`.
  public var keys: String { row.text }

  private var row: (text: String, starts: [Int]) {
    KeyPress.row(of: commands.compactMap(\.key), in: commands.first?.localizer ?? .english)
  }

  /// Returns the hints for commands, in their order. Commands without a key or with importance 0 are left out.
  public static func hints(of commands: [KeyCommand]) -> [KeyHint] {
    commands.filter { $0.importance > 0 && $0.isEnabled && $0.key != nil }
      .consecutive { $0.hint == $1.hint }.map(KeyHint.init)
  }

  /// The width of keys and word, in columns.
  var columns: Int { keys.columns + 1 + word.columns }

  /// Returns the command to perform for a click at a column of the hint: a key's own command or, on the word, the first
  /// one.
  func command(atColumn column: Int) -> KeyCommand? {
    let (text, starts) = row
    guard column < text.columns else { return commands.first }
    return starts.lastIndex { $0 <= column }.map { commands[$0] }
  }
}

extension KeyHint: CustomStringConvertible {
  /// Keys and word: `[ ] resize`.
  public var description: String { "\(keys) \(word.escapedForTerminal())" }
}

extension Array {
  /// Returns the elements in runs: adjacent elements for which `belong` is true are in the same run.
  func consecutive(_ belong: (Element, Element) -> Bool) -> [[Element]] {
    var runs: [[Element]] = []
    for element in self {
      if let last = runs.last?.last, belong(last, element) {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
    return runs
  }
}
