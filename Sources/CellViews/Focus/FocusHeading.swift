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
