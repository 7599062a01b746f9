extension Control {
  /// An action that controls perform for events; it can be removed from them. UIKit's name: `UIAction`.
  ///
  ///     let save = Control.Action { sender in sender.isEnabled = false }
  ///     button.addAction(save, for: .primaryActionTriggered)
  @MainActor public final class Action {
    let handler: @MainActor (Control) -> Void

    /// Creates an action. The handler is called with the control whose event it is.
    public init(_ handler: @escaping @MainActor (Control) -> Void) { self.handler = handler }
  }
}

extension Control.Action: @MainActor CustomStringConvertible {
  /// `<Control.Action>`: an action has no name.
  public var description: String { "<Control.Action>" }
}

/// A control that comes to its actions as what it is: a ``Slider`` as a `Slider`. Every control is one.
@MainActor public protocol ActionSender: Control {}

extension Control: ActionSender {}

extension ActionSender {
  /// Adds an action that is performed with the control for each of some events: it need not be captured.
  ///
  /// - Returns: the action, by which it can be removed.
  @discardableResult public func addAction(
    for events: Control.Event, _ action: @escaping @MainActor (Self) -> Void
  ) -> Control.Action {
    let action = Control.Action { if let sender = $0 as? Self { action(sender) } }
    addAction(action, for: events)
    return action
  }

  /// Adds an action that calls a method of a target, which is held weakly, with the control:
  /// `addTarget(self, action: Form.changed, for: …)` with `func changed(_ sender: Slider)`.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> (Self) -> Void,
    for events: Control.Event
  ) {
    addTarget(target, for: events) { target, sender in
      if let sender = sender as? Self { action(target)(sender) }
    }
  }
}
