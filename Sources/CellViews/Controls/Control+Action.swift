extension Control {
  /// An action of a control for some events. It can be removed from them. UIKit's name: `UIAction`.
  ///
  ///     let save = Control.Action { sender in sender.isEnabled = false }
  ///     button.addAction(save, for: .primaryActionTriggered)
  @MainActor public final class Action {
    let handler: @MainActor (Control) -> Void

    /// Creates an action. The handler is called with the control that sends the event.
    public init(_ handler: @escaping @MainActor (Control) -> Void) { self.handler = handler }
  }
}

extension Control.Action: @MainActor CustomStringConvertible {
  /// `<Control.Action>`; an action has no name.
  public var description: String { "<Control.Action>" }
}

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

/// A control that is passed to its actions with its own type: a ``Slider`` as a `Slider`. Every control conforms.
@MainActor public protocol ActionSender: Control {}

extension Control: ActionSender {}

extension ActionSender {
  /// Adds an action for some events. It is called with the control, so the closure need not capture it.
  ///
  /// - Returns: the action, for `removeAction(_:for:)`.
  @discardableResult public func addAction(
    for events: Control.Event, _ action: @escaping @MainActor (Self) -> Void
  ) -> Control.Action {
    let action = Control.Action { if let sender = $0 as? Self { action(sender) } }
    addAction(action, for: events)
    return action
  }

  /// Adds an action that calls a method of a target with the control; the target is held weakly. Write
  /// `addTarget(self, action: Form.changed, for: …)` for `func changed(_ sender: Slider)`.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> (Self) -> Void,
    for events: Control.Event
  ) {
    addTarget(target, for: events) { target, sender in
      if let sender = sender as? Self { action(target)(sender) }
    }
  }
}
