import Localization
import TerminalInterface
import TextLayout

/// A hint of a ``HintLine``: keys and a word or two. Commands one after the other that have the same word are one hint.
public struct KeyHint {
  /// The commands, of which there is at least one. Each has a key.
  public let commands: [KeyCommand]

  /// The word or two.
  public var word: String { commands.first?.hint ?? "" }
  /// How much the hint matters: as much as the most important of its commands.
  public var importance: Int { commands.map(\.importance).max() ?? 0 }
  /// The keys side by side, as on a keyboard: `↑↓`, `[ ]`.
  public var keys: String { row.text }

  private var row: (text: String, starts: [Int]) {
    KeyPress.row(of: commands.compactMap(\.key), in: commands.first?.localizer ?? .english)
  }

  /// Returns the hints of commands, in their order. Commands whose importance is 0, or that have no key, have none.
  public static func hints(of commands: [KeyCommand]) -> [KeyHint] {
    commands.filter { $0.importance > 0 && $0.isEnabled && $0.key != nil }
      .consecutive { $0.hint == $1.hint }.map(KeyHint.init)
  }

  /// The columns of keys and word.
  var columns: Int { keys.columns + 1 + word.columns }

  /// Returns the command that is meant by a click at a column of the hint: that of the key there or, on the word, the
  /// first.
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
  /// Returns the elements in runs of neighbours that belong together.
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
