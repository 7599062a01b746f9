import Localization
import TerminalInterface

/// The commands of a text that is edited: undo and redo, cut, copy and paste; of one that is only read, copy. They are
/// in no hint line: that is for the program's own.
///
/// Commands are asked for with each key, so they are kept as long as they are the same.
@MainActor struct EditCommands {
  private var kept: [KeyCommand] = []
  private var state = State()

  /// What can be done now.
  private struct State: Equatable {
    var (edits, undoes, redoes) = (false, false, false)
    var (copies, pastes) = (false, false)
  }

  /// Returns the commands of a control; `edits` is whether it is for editing at all.
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

  // Ctrl-C asks to end the program.
  private static func copy(of control: some TextEditing, _ isEnabled: Bool) -> KeyCommand {
    KeyCommand(
      .alternate("c"), title: LocalizedText("Copy", chinese: "拷贝"), importance: 0, name: "copy",
      isEnabled: isEnabled
    ) { [weak control] in control?.copy() }
  }
}
