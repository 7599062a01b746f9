/// What of a node, or below it, waits for the next turn.
struct PassFlags {
  var needsLayout = true
  var subtreeNeedsLayout = true
  /// A view is asked once without having asked: it may make all of its constraints there.
  var needsUpdateConstraints = true
  var subtreeNeedsUpdateConstraints = true
  var isInLayout = false
  var isUpdatingConstraints = false
  /// Whether the constraints that are updated are made from sizes of what is inside.
  var constraintsFollowContent = false
  /// Whether it is a stack that shows nothing just now.
  var arrangesNothing = false
  /// Whether the inherited method was reached, of the one that runs.
  var reachedBase = false
}
