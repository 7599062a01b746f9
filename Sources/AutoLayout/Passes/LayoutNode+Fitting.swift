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
    for priority in [horizontal, vertical] where !priority.isLegal {
      report(.refused(view: debugName, error: .priorityOutOfRange(priority.rawValue)))
    }
    return Fitting(of: self).size(nearest: FittingTarget(target, horizontal, vertical))
  }
}
