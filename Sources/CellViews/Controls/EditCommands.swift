import TerminalInterface

extension KeyCommand {
  /// Returns the commands of a text that is edited: undo and redo, which matter less in a hint line than what the program
  /// has to say.
  @MainActor static func editing(
    _ history: EditHistory, undo: @escaping @MainActor () -> Void,
    redo: @escaping @MainActor () -> Void
  ) -> [KeyCommand] {
    [
      KeyCommand(
        KeyPress(.character("_"), modifiers: .control), title: "Undo",
        importance: 10, name: "undo", isEnabled: history.canUndo, action: undo),
      KeyCommand(
        KeyPress(.character("y"), modifiers: .control), title: "Redo",
        importance: 10, name: "redo", isEnabled: history.canRedo, action: redo),
    ]
  }
}
