import TerminalInterface

extension KeyCommand {
  /// Returns the commands of a text that is edited: undo and redo. They are in no hint line: that is for the program's
  /// own.
  @MainActor static func editing(
    _ history: EditHistory, undo: @escaping @MainActor () -> Void,
    redo: @escaping @MainActor () -> Void
  ) -> [KeyCommand] {
    [
      KeyCommand(
        .control("_"), title: "Undo",
        importance: 0, name: "undo", isEnabled: history.canUndo, action: undo),
      KeyCommand(
        .control("y"), title: "Redo",
        importance: 0, name: "redo", isEnabled: history.canRedo, action: redo),
    ]
  }
}
