internal import Cassowary

/// From solved values to frames.
extension LayoutEngine {
  /// Hands the solved frames to the nodes; the parents of those that change apply them.
  func publish() throws(SolverError) {
    var changed: [(node: LayoutNode, frame: Rect)] = []
    try forEachMovedRecord { record throws(SolverError) in
      let frame = newFrame(of: record)
      guard frame.isFinite else { throw .nonFiniteNumber(.infinity) }
      if let node = record.node {
        // It may stand elsewhere, where its superview's `layoutSubviews` put it.
        let former = node.solvedFrame ?? node.frame
        node.solvedFrame = nil
        if frame != former || frame != node.frame { changed.append((node, frame)) }
      } else if let guide = record.item as? LayoutGuide, frame != guide.solvedFrame {
        guide.solvedFrame = frame
        guide.container?.markNeedsLayout()
      }
    }
    turn?.summary.frames += changed.count
    for (node, frame) in changed {
      node.solvedFrame = frame
      node.parent?.markNeedsLayout()
    }
    if fitting != nil, let record = records.first {
      root.applyFrame(Rect(origin: root.frame.origin, size: solvedSize(of: record)))
    }
  }

  /// Goes through the solved records that have changed, parents first, and through what is in those
  /// whose corner is rounded otherwise than before.
  private func forEachMovedRecord(
    _ body: (EngineRecord) throws(SolverError) -> Void
  ) throws(SolverError) {
    var waiting = (mustPublishAll ? Array(records.indices) : touched.sorted)[...]
    mustPublishAll = false
    touched.removeAll()
    var index = 0
    var end = 0
    while true {
      if index >= end {
        while let first = waiting.first, first < index { waiting.removeFirst() }
        guard let first = waiting.first, first < records.count else { return }
        index = first
      }
      let record = records[index]
      if record.role == .solved || record.role == .guide {
        let former = record.corner
        try body(record)
        let corner = record.corner
        if abs(corner.shown.x - corner.solved.x - former.shown.x + former.solved.x) > 1e-9
          || abs(corner.shown.y - corner.solved.y - former.shown.y + former.solved.y) > 1e-9
        {
          end = max(end, record.end)
        }
      }
      index += 1
    }
  }

  /// The frame of an item, whose corner it notes.
  ///
  /// Edges are snapped where they stand in all, not each in its superview: so edges that are the same
  /// are so exactly, however deep the views are, and lengths are differences of such edges.
  private func newFrame(of record: EngineRecord) -> Rect {
    var origin = (solved: Point.zero, shown: Point.zero)
    if let parent = record.parent { origin = parent.corner }
    let insets = record.alignment
    let near = Point(
      x: origin.solved.x + solvedValue(of: record.origin.horizontal) - insets.left,
      y: origin.solved.y + solvedValue(of: record.origin.vertical) - insets.top)
    let shown = Point(x: Snap.value(near.x), y: Snap.value(near.y))
    let width = solvedLength(of: record.extent.horizontal) + insets.left + insets.right
    let height = solvedLength(of: record.extent.vertical) + insets.top + insets.bottom
    record.corner = (near, shown)
    return Rect(
      x: shown.x - origin.shown.x, y: shown.y - origin.shown.y,
      width: max(0, Snap.value(near.x + width) - shown.x),
      height: max(0, Snap.value(near.y + height) - shown.y))
  }

  /// The size of an item's frame in the last solution.
  func solvedSize(of record: EngineRecord) -> Size {
    let insets = record.alignment
    let extent = record.extent
    return Size(
      width: insets.left + insets.right + Snap.value(solvedLength(of: extent.horizontal)),
      height: insets.top + insets.bottom + Snap.value(solvedLength(of: extent.vertical)))
  }

  private func solvedLength(of variable: Variable) -> Double { max(0, value(of: variable)) }

  private func solvedValue(of variable: Variable?) -> Double {
    guard let variable else { return 0 }
    return value(of: variable)
  }
}
