import Localization
import TerminalInterface

/// The editing commands of a text control: undo, redo, cut, copy and paste; only copy for text that cannot be edited.
/// They appear in no hint line, which is for the program's commands.
///
/// Commands are requested for each key press, so they are cached until they change.
@MainActor struct EditCommands {
  private var kept: [KeyCommand] = []
  private var state = State()

  /// Which commands are enabled.
  private struct State: Equatable {
    var (edits, undoes, redoes) = (false, false, false)
    var (copies, pastes) = (false, false)
  }

  /// Returns the commands of a control. `edits` is whether its text can be edited.
  mutating func commands(of control: some TextEditing, edits: Bool = true) -> [KeyCommand] {
    var state = State()
    state.edits = edits
    state.undoes = control.history.canUndo
    state.redoes = control.history.canRedo
    state.copies = control.canCopy
    state.pastes = control.window?.pasteboard.hasStrings == true
    if kept.isEmpty || state != self.state {
      self.state = state
      kept =
        edits ? Self.all(of: control, state) : state.copies ? [Self.copy(of: control, true)] : []
    }
    return kept
  }

  private static func all(of control: some TextEditing, _ state: State) -> [KeyCommand] {
    [
      KeyCommand(
        .control("_"), title: LocalizedText("Undo", chinese: "撤销"), importance: 0, name: "undo",
        isEnabled: state.undoes
      ) { [weak control] in control?.undo() },
      KeyCommand(
        .control("y"), title: LocalizedText("Redo", chinese: "重做"), importance: 0, name: "redo",
        isEnabled: state.redoes
      ) { [weak control] in control?.redo() },
      KeyCommand(
        .control("x"), title: LocalizedText("Cut", chinese: "剪切"), importance: 0, name: "cut",
        isEnabled: state.copies
      ) { [weak control] in control?.cut() },
      copy(of: control, state.copies),
      KeyCommand(
        .control("v"), title: LocalizedText("Paste", chinese: "粘贴"), importance: 0, name: "paste",
        isEnabled: state.pastes
      ) { [weak control] in control?.paste() },
    ]
  }

  // Not Ctrl-C, which asks to end the program.
  private static func copy(of control: some TextEditing, _ isEnabled: Bool) -> KeyCommand {
    KeyCommand(
      .alternate("c"), title: LocalizedText("Copy", chinese: "拷贝"), importance: 0, name: "copy",
      isEnabled: isEnabled
    ) { [weak control] in control?.copy() }
  }
}
