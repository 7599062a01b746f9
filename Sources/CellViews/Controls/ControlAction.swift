/// What a control does for events.
@MainActor struct ControlAction {
  var events: Control.Event
  /// The object whose method it is; `nil` for a closure.
  let target: ObjectIdentifier?
  let perform: @MainActor () -> Void

  /// Returns the action without some events; `nil` where none are left.
  func without(_ events: Control.Event) -> ControlAction? {
    var rest = self
    rest.events.subtract(events)
    return rest.events.isEmpty ? nil : rest
  }
}
