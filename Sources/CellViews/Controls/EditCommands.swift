import TerminalInterface

extension KeyCommand {
  /// Returns the commands of a text that is edited: undo and redo.
  @MainActor static func editing(
    undo: @escaping @MainActor () -> Void, redo: @escaping @MainActor () -> Void
  ) -> [KeyCommand] {
    [
      KeyCommand(
        KeyPress(.character("_"), modifiers: .control), title: "Undo", name: "undo", action: undo),
      KeyCommand(
        KeyPress(.character("y"), modifiers: .control), title: "Redo", name: "redo", action: redo),
    ]
  }
}
