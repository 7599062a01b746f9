/// A layout of a subtree towards a target size, with a separate engine; afterwards the former state is
/// restored.
///
/// It is a whole layout, not only a solve, so sizes that depend on a width are measured at that width. A view
/// that fits itself in its own `layoutSubviews` gets its present size.
@MainActor struct Fitting {
  let root: LayoutNode

  /// Returns the size nearest to a target.
  func size(nearest target: FittingTarget) -> Size {
    var size = root.frame.size
    layOut(nearest: target) { size = $0.root.frame.size }
    let unit = root.tree.layoutUnit
    return Size(width: unit.roundUp(size.width), height: unit.roundUp(size.height))
  }

  /// Lays the subtree out at the size nearest to a target, and calls `visit` while the frames of that layout are in
  /// place. If the view is being fitted already, `visit` is not called.
  func layOut(nearest target: FittingTarget, _ visit: (LayoutEngine) -> Void) {
    guard !(root.engine?.isFitting ?? false) else { return }
    let live = root.engine
    let tree = root.tree
    let wasFitting = tree.isFitting
    tree.isFitting = true
    defer { tree.isFitting = wasFitting }
    let apart = LayoutEngine(root: root, fitting: target)
    let saved = Self.state(of: root)
    root.engine = apart
    var start = root.frame
    for axis in LayoutAxis.allCases where target.priority[axis] == .required {
      start.size[axis] = target.size[axis]
    }
    root.applyFrame(start)
    root.markNeedsLayout()
    let turn = LayoutTurn(in: tree)
    apart.layoutUntilSettled(in: turn)
    visit(apart)

    root.engine = live
    root.lastFitting = apart.system
    restore(saved)
    turn.leaveUnsettled()
    let island = root.island.engine
    // During the fitting `layoutSubviews` may have changed the tree for the fitted size, so the system is built again.
    if apart.heardChange { island?.note(.structure) }
    // Only the separate engine was told of intrinsic sizes and margins that changed during the fitting.
    island?.note(.content)
  }

  private struct State {
    let node: LayoutNode
    let frame: Rect
    let solvedFrame: Rect?
    let guides: [(guide: LayoutGuide, frame: Rect)]
  }

  private static func state(of node: LayoutNode) -> [State] {
    let state = State(
      node: node, frame: node.frame, solvedFrame: node.solvedFrame,
      guides: node.guides.map { ($0, $0.solvedFrame) })
    return node.children.reduce(into: [state]) { $0 += Self.state(of: $1) }
  }

  private func restore(_ saved: [State]) {
    for state in saved {
      let node = state.node
      node.contentBecameStale()
      node.applyFrame(state.frame)
      node.solvedFrame = state.solvedFrame
      for (guide, frame) in state.guides { guide.solvedFrame = frame }
      if node !== root { node.engine?.note(.rootFrame) }
      node.markNeedsLayout()
      // A view that is being laid out at the moment requests no further layout.
      if node.passes.isInLayout { node.passes.needsLayout = false }
    }
  }
}

extension LayoutNode {
  /// Returns the size of the view nearest to `target` that its constraints allow; with
  /// ``Size/layoutFittingCompressed``, the smallest. It is in whole units, unless the ``layoutUnit`` is
  /// points.
  ///
  /// Only the constraints within the subtree count. The view itself does not change. Its `layoutSubviews` may
  /// have run for other sizes, so it runs again in the next turn.
  public final func systemLayoutSizeFitting(_ target: Size) -> Size {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size nearest to `target`, with a priority for each axis; a required priority fixes the
  /// length. A length that is negative or not finite counts as 0, and one beyond 1e9, such as
  /// `Double.greatestFiniteMagnitude`, as that: as much as the view likes.
  ///
  /// - Complexity: a layout of the subtree.
  public final func systemLayoutSizeFitting(
    _ target: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> Size {
    for priority in [horizontal, vertical] where !priority.isLegal {
      report(.refused(view: debugName, error: .priorityOutOfRange(priority.rawValue)))
    }
    return Fitting(root: self).size(nearest: FittingTarget(target, horizontal, vertical))
  }
}
