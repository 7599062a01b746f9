/// The insets of a view that follow from its place in the superview and its own settings.
@MainActor struct InsetsAtPlace {
  private let node: LayoutNode
  private var superview: LayoutNode? { node.container }

  init(of node: LayoutNode) { self.node = node }

  /// The safe area: the part of the superview's safe area that reaches into the view, plus the view's
  /// additional insets.
  var safeArea: EdgeInsets { inheritedSafeArea + node.insets.additionalSafeArea }

  private var inheritedSafeArea: EdgeInsets {
    guard let superview, superview.insets.safeArea != .zero, !superview.scrollsContent else {
      return .zero
    }
    let frame = node.frame
    let reach = reach(of: superview.insets.safeArea, in: superview)
    return EdgeInsets(
      top: min(reach.top, frame.height), left: min(reach.left, frame.width),
      bottom: min(reach.bottom, frame.height), right: min(reach.right, frame.width))
  }

  /// The effective margins, with the view's present safe area.
  var margins: EdgeInsets {
    let insets = node.insets
    var margins: EdgeInsets
    switch insets.margins {
    case .absolute(let set): margins = set
    case .directional(let set): margins = set.absolute(node.effectiveUserInterfaceLayoutDirection)
    }
    if insets.addsSafeArea { margins = margins + insets.safeArea }
    if insets.preservesSuperviewMargins, let superview {
      margins = margins.union(reach(of: superview.insets.currentMargins, in: superview))
    }
    return margins
  }

  /// Returns the distances by which insets of the superview reach into the view; never negative.
  private func reach(of insets: EdgeInsets, in superview: LayoutNode) -> EdgeInsets {
    let (frame, whole) = (node.frame, superview.bounds)
    return EdgeInsets(
      top: max(0, insets.top - (frame.minY - whole.minY)),
      left: max(0, insets.left - (frame.minX - whole.minX)),
      bottom: max(0, insets.bottom - (whole.maxY - frame.maxY)),
      right: max(0, insets.right - (whole.maxX - frame.maxX)))
  }
}
