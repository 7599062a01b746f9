import Localization
import TerminalInterface
import TextLayout

extension KeyPress {
  /// The key as it is written on a keyboard, for hints and help: `↑`, `PgDn`, `Esc`, `Ctrl-S`, `a`.
  public var keycap: String { keycap(in: .english) }

  /// Returns the key as it is written on a keyboard. The space bar, which has no letters on it, is named in a language.
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
    // Letters with modifiers are written as on the keyboard, which has capitals.
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

  /// Returns the caps of keys side by side: `↑↓`, `[ ]`, `PgUp PgDn`. Each has its column.
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
