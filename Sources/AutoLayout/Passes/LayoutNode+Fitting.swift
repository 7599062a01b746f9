extension LayoutNode {
  /// The smallest size that holds the content, or the one nearest to `target`, in whole units, unless
  /// the ``layoutUnit`` is the point.
  ///
  /// Only the constraints within the subtree count. The view itself does not change; as its
  /// `layoutSubviews` may have run for other sizes, it runs again in the next turn.
  public final func systemLayoutSizeFitting(_ target: Size) -> Size {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size nearest to `target`, each axis pulled there with its own priority: required fixes it.
  /// A target that is negative or not finite counts as 0.
  ///
  /// - Complexity: a layout of the subtree.
  public final func systemLayoutSizeFitting(
    _ target: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> Size {
    var goal = FittingTarget(size: .zero, priority: PerAxis(both: .fittingSizeLevel))
    for (axis, priority) in [(LayoutAxis.horizontal, horizontal), (.vertical, vertical)] {
      goal.size[axis] = target[axis].isFinite ? max(0, target[axis]) : 0
      if priority.isLegal {
        goal.priority[axis] = priority
      } else {
        report(.refused(view: debugName, error: .priorityOutOfRange(priority.rawValue)))
      }
    }
    return fit(goal)
  }

  /// Lays the subtree out towards a size with an engine of its own, and puts everything back.
  ///
  /// It is a whole layout, not only a solve: what depends on a width is measured at that width. A
  /// view that fits itself in its own `layoutSubviews` is told the size that it has so far.
  private func fit(_ goal: FittingTarget) -> Size {
    guard !(engine?.isFitting ?? false) else { return frame.size }
    let live = engine
    let tree = tree
    let wasFitting = tree.isFitting
    tree.isFitting = true
    defer { tree.isFitting = wasFitting }
    let apart = LayoutEngine(root: self, fitting: goal)
    let saved = savedState()
    engine = apart
    var start = frame
    for axis in LayoutAxis.allCases where goal.priority[axis] == .required {
      start.size[axis] = goal.size[axis]
    }
    applyFrame(start)
    markNeedsLayout()
    let turn = LayoutTurn(top: tree.root)
    apart.layoutUntilSettled(in: turn)
    let size = frame.size

    engine = live
    restore(saved)
    turn.leaveUnsettled()
    // What overrides of `layoutSubviews` did for that size has to be done for this one.
    if apart.heardChange { island.engine?.note(.structure) }
    // Natural sizes and margins that changed meanwhile were told to the engine apart only.
    island.engine?.note(.content)
    let unit = tree.layoutUnit
    return Size(width: unit.roundUp(size.width), height: unit.roundUp(size.height))
  }

  private struct SavedState {
    let node: LayoutNode
    let frame: Rect
    let solvedFrame: Rect?
    let guides: [(guide: LayoutGuide, frame: Rect)]
  }

  private func savedState() -> [SavedState] {
    let state = SavedState(
      node: self, frame: frame, solvedFrame: solvedFrame,
      guides: guides.map { ($0, $0.solvedFrame) })
    return children.reduce(into: [state]) { $0 += $1.savedState() }
  }

  private func restore(_ saved: [SavedState]) {
    for state in saved {
      let node = state.node
      node.contentBecameStale()
      node.applyFrame(state.frame)
      node.solvedFrame = state.solvedFrame
      for (guide, frame) in state.guides { guide.solvedFrame = frame }
      if node !== self { node.engine?.note(.rootFrame) }
      node.markNeedsLayout()
      // What is being laid out just now asks for nothing more.
      if node.passes.isInLayout { node.passes.needsLayout = false }
    }
  }
}
