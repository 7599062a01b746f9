/// What is set of a node's margins and safe area, and what comes of it.
struct NodeInsets {
  /// The margins as they were set.
  enum Margins {
    case absolute(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }

  var margins = Margins.absolute(EdgeInsets(1))
  var preservesSuperviewMargins = false
  var addsSafeArea = true
  var additionalSafeArea = EdgeInsets.zero
  /// The distances that count.
  var currentMargins = EdgeInsets(1)
  var safeArea = EdgeInsets.zero
  /// What a line around the view takes of it.
  var border = EdgeInsets.zero
}
