/// The pending and running passes of a node and its descendants.
struct PassFlags {
  var needsLayout = true
  var subtreeNeedsLayout = true
  /// True at first: a view may create its constraints in its first `updateConstraints`.
  var needsUpdateConstraints = true
  var subtreeNeedsUpdateConstraints = true
  var isInLayout = false
  /// Whether the delegate is called before and after `layoutSubviews`.
  var tellsOfLayout = false
  var isUpdatingConstraints = false
  /// Whether `updateConstraints` reads sizes of subviews.
  var constraintsFollowContent = false
  /// Whether the node is a stack without a visible view.
  var arrangesNothing = false
  /// Whether the running method has called the inherited one.
  var reachedBase = false
}
