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
