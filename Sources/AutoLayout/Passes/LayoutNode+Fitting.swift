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
