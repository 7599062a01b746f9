internal import Cassowary

/// The size that a fitting pulls towards, and how strongly.
struct FittingTarget {
  var size: Size
  var priority: PerAxis<LayoutPriority>
}

extension LayoutEngine {
  /// The size of the root where it is given before solving; infinite along an axis where not.
  var knownRootSize: Size {
    guard let fitting else { return root.frame.size }
    var size = Size(width: .infinity, height: .infinity)
    for axis in LayoutAxis.allCases where fitting.priority[axis] == .required {
      size[axis] = fitting.size[axis]
    }
    return size
  }

  /// What holds the root's length along an axis.
  func rootPin(_ axis: LayoutAxis) -> (length: Double, priority: Priority) {
    guard let fitting else { return (root.frame.size[axis], .required) }
    return (fitting.size[axis], Priority(fitting.priority[axis]))
  }

  /// Notes what now holds the root's size.
  func pinRoot() {
    guard !needsRebuild, let record = records.first else { return }
    for axis in LayoutAxis.allCases {
      guard let row = record.rows[axis].extent else { continue }
      let pin = rootPin(axis)
      pending.setConstant(-pin.length, of: row)
      pending.priorities.append((row, pin.priority))
    }
  }

  /// The size that the content asks for, in whole units; the root's frame stays as it is.
  ///
  /// The layout is run at the target width, so that what depends on a width is measured there.
  func fit(_ target: FittingTarget) -> Size {
    let frame = root.frame
    var sized = frame
    fitting = target
    for axis in LayoutAxis.allCases where target.priority[axis] == .required {
      sized.size[axis] = target.size[axis]
    }
    root.applyFrame(sized)
    targetChanged()
    root.setNeedsLayout()
    layoutUntilSettled { root.layoutSubtree() }
    let size = root.frame.size

    fitting = nil
    root.applyFrame(frame)
    targetChanged()
    root.setNeedsLayout()
    return Size(width: Snap.up(size.width), height: Snap.up(size.height))
  }

  /// The root's own natural size counts only while it is fitted.
  private func targetChanged() {
    let own = root.queryIntrinsicContentSize()
    if own != PerAxis(both: nil) { needsRebuild = true }
    pinRoot()
  }

  func applyFittedRootSize() {
    guard let extent = records.first?.extent else { return }
    let length = PerAxis.each { max(0, Snap.value(self.solver.value(of: extent[$0]))) }
    root.applyFrame(
      Rect(
        origin: root.frame.origin,
        size: Size(width: length.horizontal, height: length.vertical)))
  }
}

extension LayoutNode {
  /// The smallest size that holds the content, or the one nearest to `target`, in whole units.
  ///
  /// Only the constraints within the subtree count. The view itself does not change.
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
    if engine != nil || isLayoutIsland { return liveEngine().fit(goal) }
    return fitApart(goal)
  }

  /// Fits a part of an island with an engine that is thrown away; every frame is put back.
  private func fitApart(_ goal: FittingTarget) -> Size {
    var saved: [(node: LayoutNode, frame: Rect, solved: Rect?)] = []
    func save(_ node: LayoutNode) {
      saved.append((node, node.frame, node.solvedFrame))
      for child in node.children { save(child) }
    }
    save(self)
    let apart = LayoutEngine(root: self)
    engine = apart
    let size = apart.fit(goal)
    engine = nil
    for (node, frame, solved) in saved {
      node.applyFrame(frame)
      node.engine?.rootFrameChanged()
      node.solvedFrame = solved
      node.setNeedsLayout()
    }
    return size
  }
}
