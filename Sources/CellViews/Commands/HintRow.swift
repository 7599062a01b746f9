import Localization
import TerminalInterface

/// The hints and the notice that fit into one row, and their columns. In a right-to-left layout the first hint is at
/// the right, and each word is to the left of its keys.
@MainActor struct HintRow {
  /// The hints, with the first column of their keys and of their words.
  let hints: [(hint: KeyHint, keys: Int, word: Int)]
  let notice: (text: String, command: KeyCommand, x: Int)?

  /// Chooses what fits, by importance. If something does not fit, less important hints may take its room. The most
  /// important hint is always included, even if it is cut.
  init(
    _ all: [KeyHint], _ notice: HintLine.Notice?, keyBindings: KeyBindings, _ localizer: Localizer,
    width: Int, isMirrored: Bool = false
  ) {
    var room = width - 1
    var shownNotice: String?
    var shown: Set<Int> = []
    func showNotice() {
      guard let notice, shownNotice == nil else { return }
      shownNotice = notice.forms(keyBindings, localizer).first { $0.columns < room }
      room -= shownNotice.map { $0.columns + 1 } ?? 0
    }
    let order = all.indices.sorted { (all[$1].importance, $0) < (all[$0].importance, $1) }
    for index in order {
      if let notice, notice.importance >= all[index].importance { showNotice() }
      let needed = all[index].columns + (shown.isEmpty ? 0 : 2)
      guard needed <= room || shown.isEmpty else { continue }
      shown.insert(index)
      room -= needed
    }
    showNotice()
    let chosen = all.indices.filter(shown.contains).map { all[$0] }
    // The margin before the first hint is dropped before its text is cut.
    var x = chosen.first.map { 1 + $0.columns > width ? 0 : 1 } ?? 1
    hints = chosen.map { hint in
      defer { x += hint.columns + 2 }
      let keys = hint.keys.columns
      return isMirrored
        ? (hint, width - x - keys, width - x - hint.columns) : (hint, x, x + keys + 1)
    }
    self.notice = shownNotice.flatMap { text in
      notice.map { (text, $0.command, isMirrored ? 0 : width - text.columns) }
    }
  }

  /// Returns the command to perform for a click at a column; `nil` between hints.
  func command(atColumn column: Int) -> KeyCommand? {
    if let notice, (notice.x..<notice.x + notice.text.columns).contains(column) {
      return notice.command
    }
    for (hint, keys, word) in hints {
      let start = min(keys, word)
      guard (start..<start + hint.columns).contains(column) else { continue }
      // A column before the keys belongs to the word.
      return hint.command(atColumn: column < keys ? hint.columns : column - keys)
    }
    return nil
  }
}

extension HintLine.Notice {
  /// The text with the key in several forms, from the longest to the shortest. The shortest has no spaces around it.
  func forms(_ keyBindings: KeyBindings, _ localizer: Localizer) -> [String] {
    let key = keyBindings.keys(of: command).first.map { ": \($0.keycap(in: localizer))" } ?? ""
    return [" \(text)\(key) ", " \(short)\(key) ", "\(short)\(key)"]
  }
}
