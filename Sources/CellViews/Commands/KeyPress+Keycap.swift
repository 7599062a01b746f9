import Localization
import TerminalInterface
import TextLayout

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
