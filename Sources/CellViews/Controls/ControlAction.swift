/// An action of a control with its events.
@MainActor struct ControlAction {
  var events: Control.Event
  /// The target or the `Control.Action` by which it is removed.
  let owner: ObjectIdentifier
  let perform: @MainActor (Control) -> Void

  /// Returns the action for its other events; `nil` if none are left.
  func without(_ events: Control.Event) -> ControlAction? {
    var rest = self
    rest.events.subtract(events)
    return rest.events.isEmpty ? nil : rest
  }
}
