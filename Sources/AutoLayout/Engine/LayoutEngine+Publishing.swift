internal import Cassowary

extension LayoutEngine {
  /// Publishes the solved frames to the nodes; the parents of changed nodes apply them in `layoutSubviews`.
  func publish(counting work: inout LayoutSummary) throws(SolverError) {
    var changed: [(node: LayoutNode, frame: Rect)] = []
    try system.forEachMovedRecord { record throws(SolverError) in
      let frame = system.takeFrame(of: record)
      for number in [frame.minX, frame.minY, frame.maxX, frame.maxY] where !number.isFinite {
        throw .nonFiniteNumber(number)
      }
      if let node = record.node {
        // The superview's `layoutSubviews` may have moved it.
        let former = node.solvedFrame ?? node.frame
        node.solvedFrame = nil
        if frame != former || frame != node.frame { changed.append((node, frame)) }
      } else if let guide = record.item as? LayoutGuide, frame != guide.solvedFrame {
        guide.solvedFrame = frame
        guide.container?.markNeedsLayout()
      }
    }
    work.frames += changed.count
    for (node, frame) in changed {
      node.solvedFrame = frame
      node.parent?.markNeedsLayout()
    }
    if fitting != nil, let record = system.records.all.first {
      root.applyFrame(Rect(origin: root.frame.origin, size: system.solvedSize(of: record)))
    }
  }

  /// Ends an exercise of an ambiguity. The next solve publishes the solver's own solution.
  func endExercise() {
    guard system.exercise != nil else { return }
    system.exercise = nil
    system.moved.markAll()
  }
}
