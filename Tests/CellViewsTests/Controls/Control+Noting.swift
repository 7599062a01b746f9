import CellViews

extension Control {
  /// Calls `note` with a word for each event that the control sends of those.
  func note(
    _ events: KeyValuePairs<String, Control.Event>, with note: @escaping @MainActor (String) -> Void
  ) {
    for (name, event) in events { addAction(for: event) { note(name) } }
  }
}
