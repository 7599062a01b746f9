import Localization
import TerminalInterface

/// The commands of a text that is edited: undo and redo. They are in no hint line: that is for the program's own.
///
/// Commands are asked for with each key, so they are kept as long as they are the same.
@MainActor struct EditCommands {
  private var kept: [KeyCommand] = []
  private var canUndo = false
  private var canRedo = false

  /// Returns the commands of a control, by whether its history has something to undo and to redo.
  mutating func commands(
    of control: some TextEditing, canUndo: Bool, canRedo: Bool
  ) -> [KeyCommand] {
    if kept.isEmpty || canUndo != self.canUndo || canRedo != self.canRedo {
      (self.canUndo, self.canRedo) = (canUndo, canRedo)
      kept = [
        KeyCommand(
          .control("_"), title: "Undo", importance: 0, name: "undo", isEnabled: canUndo
        ) { [weak control] in control?.undo() },
        KeyCommand(
          .control("y"), title: "Redo", importance: 0, name: "redo", isEnabled: canRedo
        ) { [weak control] in control?.redo() },
      ]
    }
    return kept
  }
}
