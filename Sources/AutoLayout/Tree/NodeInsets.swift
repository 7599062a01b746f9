/// A node's margin and safe area settings, and the resulting insets.
struct NodeInsets {
  /// The margins as they were set: by side, or by reading direction.
  enum Margins {
    case absolute(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }

  var margins = Margins.absolute(EdgeInsets(1))
  var preservesSuperviewMargins = false
  var addsSafeArea = true
  var additionalSafeArea = EdgeInsets.zero
  /// The effective margins.
  var currentMargins = EdgeInsets(1)
  var safeArea = EdgeInsets.zero
  /// The width of the border on each side.
  var border = EdgeInsets.zero
}
