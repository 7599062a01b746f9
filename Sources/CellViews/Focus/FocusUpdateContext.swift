import AutoLayout

/// A direction in which the focus moves. UIKit's name: `UIFocusHeading`.
public enum FocusHeading: Hashable, Sendable, CaseIterable {
  /// To the next view in reading order, and from the last one to the first: Tab.
  case next
  /// To the previous view, and from the first one to the last: Shift-Tab.
  case previous
  /// To the next focus group: F6.
  case nextGroup
  /// To the previous focus group: Shift-F6.
  case previousGroup
}

/// A move of the focus, before it happens or afterwards. UIKit's name: `UIFocusUpdateContext`.
@MainActor public struct FocusUpdateContext {
  /// The view that had the focus before; `nil` if there was none.
  public let previouslyFocusedView: View?
  /// The view that has the focus afterwards; `nil` if there is none.
  public let nextFocusedView: View?
  /// The direction if a key moves the focus; `nil` for a click or a request by the program.
  public let focusHeading: FocusHeading?

  /// The views to ask or to tell: both views and all their superviews, each once.
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
