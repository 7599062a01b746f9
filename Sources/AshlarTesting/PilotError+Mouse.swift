extension PilotError {
  /// Something that the mouse does to a view.
  public enum Gesture: Hashable, Sendable {
    /// A button is pressed and released.
    case click
    /// A button is pressed, and released elsewhere.
    case drag
    /// The mouse comes, with no button pressed.
    case hover
    /// The wheel is turned.
    case scroll
  }

  /// A reason why the mouse does not reach a view.
  public enum Obstacle: Hashable, Sendable {
    /// The view is not in the pilot's window.
    case outsideWindow
    /// The named view has a modal session, and the view is not inside of it.
    case behind(String)
    /// The named view, which is the view itself or one that it is in, is hidden.
    case hidden(String)
    /// The named view, which is the view itself or one that it is in, takes no events.
    case takesNoEvents(String)
    /// The view has no cells.
    case empty
    /// The cell is not in the named view, which cuts off what is inside of it.
    case outside(of: String)
    /// The named view is hit instead.
    case covered(by: String)
  }
}

extension PilotError.Gesture: CustomStringConvertible {
  /// The word for a view: `clicked`.
  public var description: String {
    switch self {
    case .click: "clicked"
    case .drag: "dragged"
    case .hover: "hovered over"
    case .scroll: "scrolled"
    }
  }
}

extension PilotError.Obstacle: CustomStringConvertible {
  /// A sentence about the view, with a remedy where there is one: `Alert[1] has a
  /// modal session, and the view is not inside of it. End the session first.`
  public var description: String {
    switch self {
    case .outsideWindow: "it is not in the pilot's window. Add it."
    case .behind(let name):
      "\(name) has a modal session, and the view is not inside of it. End the session first."
    case .hidden(let name): "\(name) is hidden."
    case .takesNoEvents(let name):
      "\(name) takes no events (isUserInteractionEnabled is false)."
    case .empty: "it has no cells. Its constraints give it no width or no height."
    case .outside(let name): "that is outside of \(name)."
    case .covered(let name): "\(name) is there."
    }
  }

  /// Whether the reason holds of the cell, not of the whole view.
  var isOfCell: Bool {
    switch self {
    case .outside, .covered: true
    default: false
    }
  }
}
