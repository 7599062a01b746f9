internal import Cassowary

/// Lengths of frames that are set by hand and follow a superview's.
extension LayoutEngine {
  /// Solves with lengths of 0 where a superview is too small for what follows it.
  ///
  /// That is no linear relation. So they are first free to be negative; those that are, are 0 in the
  /// next try. It always begins anew, so that no size before shows in the frames.
  func solveWithFollowers() throws(SolverError) {
    if !collapsed.isEmpty {
      collapsed = []
      needsRebuild = true
    }
    try solveWithMargins()
    while findCollapsed() {
      needsRebuild = true
      try solveWithMargins()
    }
  }

  /// Notes lengths that came out negative; returns whether there are any.
  private func findCollapsed() -> Bool {
    var hasFound = false
    for (index, axis) in followers where isNegative(index, axis) {
      guard let node = records[index].node else { continue }
      // What follows one of these is looked at when that one is 0.
      if let superview = node.container.flatMap({ place(of: $0) }), isNegative(superview, axis) {
        continue
      }
      collapsed.insert(ViewLength(view: ObjectIdentifier(node), axis: axis))
      hasFound = true
    }
    return hasFound
  }

  private func isNegative(_ index: Int, _ axis: LayoutAxis) -> Bool {
    Snap.value(solver.value(of: records[index].extent[axis])) < 0
  }
}
