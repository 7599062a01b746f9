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

extension KeyPress {
  /// The label of the key on a keyboard, for hints and help: `↑`, `PgDn`, `Esc`, `Ctrl-S`, `a`.
  public var keycap: String { keycap(in: .english) }

  /// Returns the label of the key on a keyboard. The space bar has no label, so its name is returned in the localizer's
  /// language.
  public func keycap(in localizer: Localizer) -> String {
    var caps: [String] = []
    if modifiers.contains(.control) { caps.append("Ctrl") }
    if modifiers.contains(.alternate) { caps.append("Alt") }
    if modifiers.contains(.shift) { caps.append("Shift") }
    return (caps + [cap(isAlone: caps.isEmpty, localizer)]).joined(separator: "-")
  }

  private func cap(isAlone: Bool, _ localizer: Localizer) -> String {
    switch key {
    case .character(" "): localizer.string(LocalizedText("space", chinese: "空格"))
    // Letters with modifiers are in upper case, as on the keyboard.
    case .character(let character) where isAlone: String(character).escapedForTerminal()
    case .character(let character): String(character).uppercased().escapedForTerminal()
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .home: "Home"
    case .end: "End"
    case .tab: "Tab"
    case .enter: "Enter"
    case .escape: "Esc"
    case .backspace: "⌫"
    case .delete: "Del"
    case .insert: "Ins"
    case .function(let number): "F\(number)"
    }
  }

  /// Returns the labels of keys side by side, such as `↑↓`, `[ ]` or `PgUp PgDn`, and the first column of each.
  static func row(of keys: [KeyPress], in localizer: Localizer) -> (text: String, starts: [Int]) {
    var text = ""
    var starts: [Int] = []
    var columns = 0
    var isArrow = false
    for key in keys {
      let wasArrow = isArrow
      let keycap = key.keycap(in: localizer)
      isArrow = "↑↓←→".contains(keycap)
      if !text.isEmpty, !(wasArrow && isArrow) {
        text += " "
        columns += 1
      }
      starts.append(columns)
      text += keycap
      columns += keycap.columns
    }
    return (text, starts)
  }
}
