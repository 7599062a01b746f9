/// A direction in which the focus moves. UIKit's name: `UIFocusHeading`.
public enum FocusHeading: Hashable, Sendable, CaseIterable {
  /// To the next view in reading order, after the last one to the first: Tab.
  case next
  /// To the view before, before the first one to the last: Shift-Tab.
  case previous
  /// To the next group: F6.
  case nextGroup
  /// To the group before: Shift-F6.
  case previousGroup
}
