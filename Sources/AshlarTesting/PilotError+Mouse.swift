extension PilotError {
  /// What the mouse does to a view.
  public enum Gesture: Hashable, Sendable {
    /// A button is pressed and released.
    case click
    /// A button is pressed, and released elsewhere.
    case drag
    /// The mouse moves over the view with no button pressed.
    case hover
    /// The wheel is turned.
    case scroll
  }

  /// The reason why the mouse does not reach a view.
  public enum Obstacle: Hashable, Sendable {
    /// The view is not in the pilot's window.
    case outsideWindow
    /// The named view has a modal session, and the view is not inside of it.
    case behind(String)
    /// The named view is hidden: the view itself or one of its superviews.
    case hidden(String)
    /// The named view takes no events: the view itself or one of its superviews.
    case takesNoEvents(String)
    /// The view has no cells.
    case empty
    /// The cell is outside of the named view, which clips its subviews.
    case outside(of: String)
    /// The named view is hit instead.
    case covered(by: String)
  }
}

extension PilotError.Gesture: CustomStringConvertible {
  /// The past participle for a message: `clicked`.
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
  /// A sentence about the view, with a remedy if there is one:
  /// `Alert[1] has a modal session, and the view is not inside of it. End the session first.`
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

  /// Whether the reason is about the cell instead of the whole view.
  var isOfCell: Bool {
    switch self {
    case .outside, .covered: true
    default: false
    }
  }
}
