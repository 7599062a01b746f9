import AutoLayout

/// A move of the focus, as views are asked about it and told of it. UIKit's name: `UIFocusUpdateContext`.
@MainActor public struct FocusUpdateContext {
  /// The view that has, or had, the focus; `nil` where there was none.
  public let previouslyFocusedView: View?
  /// The view that gets the focus; `nil` where none does.
  public let nextFocusedView: View?
  /// The direction, where a key moves the focus; `nil` for a click or a request of the program.
  public let focusHeading: FocusHeading?

  /// The views that have a part in it, each once: both, and the views that they are in.
  var environments: [View] {
    var found: [View] = []
    for start in [previouslyFocusedView, nextFocusedView] {
      var next = start
      while let view = next, !found.contains(where: { $0 === view }) {
        found.append(view)
        next = view.superview
      }
    }
    return found
  }
}

extension FocusUpdateContext: @MainActor CustomStringConvertible {
  /// `TextField:name to Button:save (next)`.
  public var description: String {
    let (from, to) = (previouslyFocusedView?.debugName, nextFocusedView?.debugName)
    return "\(from ?? "nothing") to \(to ?? "nothing")"
      + (focusHeading.map { " (\($0))" } ?? "")
  }
}
