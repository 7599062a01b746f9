import Localization
import TerminalInterface

extension Window {
  /// The commands for keys that no responder uses: Enter and Escape press buttons, and Tab and F6 move the focus if
  /// there is another view to focus. Their hints are less important than those of a program.
  var defaultKeyCommands: [KeyCommand] {
    guard let root = focusSystem.lastResort else { return [] }
    // A hint line asks in each drawing, so the views are walked only once.
    let order = FocusOrder(in: root)
    return pressCommands(order) + focusCommands(order)
  }

  private func pressCommands(_ order: FocusOrder) -> [KeyCommand] {
    [(KeyPress.Key.enter, 40), (.escape, 35)].compactMap { key, importance in
      guard let role = Button.Role(KeyPress(key)),
        let button = order.button(role), !button.title.isEmpty
      else { return nil }
      return KeyCommand(
        KeyPress(key), title: LocalizedText(verbatim: button.title), importance: importance
      ) {
        [weak button] in button?.performPrimaryAction()
      }
    }
  }

  private func focusCommands(_ order: FocusOrder) -> [KeyCommand] {
    let stops = order.stops.map(\.view)
    var commands: [KeyCommand] = []
    if stops.contains(where: { $0 !== firstResponder }) {
      commands += [
        focusCommand(
          .next, KeyPress(.tab), LocalizedText("Next control", chinese: "下一个控件"),
          hint: LocalizedText("next", chinese: "下一个"), importance: 10),
        focusCommand(
          .previous, KeyPress(.tab, modifiers: .shift),
          LocalizedText("Control before", chinese: "上一个控件"),
          hint: LocalizedText("back", chinese: "返回"), importance: 0),
      ]
    }
    if Set(stops.map(\.nearestFocusGroup)).count > 1 {
      commands += [
        focusCommand(
          .nextGroup, KeyPress(.function(6)), LocalizedText("Next group", chinese: "下一组"),
          hint: LocalizedText("next group", chinese: "下一组"), importance: 5),
        focusCommand(
          .previousGroup, KeyPress(.function(6), modifiers: .shift),
          LocalizedText("Group before", chinese: "上一组"),
          hint: LocalizedText("group back", chinese: "上一组"), importance: 0),
      ]
    }
    return commands
  }

  private func focusCommand(
    _ heading: FocusHeading, _ key: KeyPress, _ title: LocalizedText, hint: LocalizedText,
    importance: Int
  ) -> KeyCommand {
    KeyCommand(key, title: title, hint: hint, importance: importance) { [weak self] in
      self?.focusSystem.moveFocus(heading)
    }
  }
}
