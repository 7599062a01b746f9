/// What a control does for events.
@MainActor struct ControlAction {
  var events: Control.Event
  /// The object by which it is removed: a target, or an action.
  let owner: ObjectIdentifier
  let perform: @MainActor (Control) -> Void

  /// Returns the action without some events; `nil` where none are left.
  func without(_ events: Control.Event) -> ControlAction? {
    var rest = self
    rest.events.subtract(events)
    return rest.events.isEmpty ? nil : rest
  }
}
