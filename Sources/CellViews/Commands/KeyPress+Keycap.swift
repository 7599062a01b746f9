import TerminalInterface
import TextLayout

extension KeyPress {
  /// The key as it is written on a keyboard, for hints and help: `↑`, `PgDn`, `Esc`, `Ctrl-S`, `a`.
  public var keycap: String {
    var caps: [String] = []
    if modifiers.contains(.control) { caps.append("Ctrl") }
    if modifiers.contains(.alternate) { caps.append("Alt") }
    if modifiers.contains(.shift) { caps.append("Shift") }
    return (caps + [Self.cap(of: key, isAlone: caps.isEmpty)]).joined(separator: "-")
  }

  private static func cap(of key: Key, isAlone: Bool) -> String {
    switch key {
    case .character(" "): "space"
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
  static func row(of keys: [KeyPress]) -> (text: String, starts: [Int]) {
    var text = ""
    var starts: [Int] = []
    var columns = 0
    var isArrow = false
    for key in keys {
      let wasArrow = isArrow
      isArrow = "↑↓←→".contains(key.keycap)
      if !text.isEmpty, !(wasArrow && isArrow) {
        text += " "
        columns += 1
      }
      starts.append(columns)
      text += key.keycap
      columns += key.keycap.columns
    }
    return (text, starts)
  }
}
