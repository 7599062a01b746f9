/// The insets that follow from where a view stands in its superview, and from what is set of them.
@MainActor struct InsetsAtPlace {
  private let node: LayoutNode
  private var superview: LayoutNode? { node.container }

  init(of node: LayoutNode) { self.node = node }

  /// What is left of the superview's safe area, and what the view adds.
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

  /// The margins as they count, with the safe area that the view has now.
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

  /// How far insets of the superview reach into the view, never below 0.
  private func reach(of insets: EdgeInsets, in superview: LayoutNode) -> EdgeInsets {
    let (frame, whole) = (node.frame, superview.bounds)
    return EdgeInsets(
      top: max(0, insets.top - (frame.minY - whole.minY)),
      left: max(0, insets.left - (frame.minX - whole.minX)),
      bottom: max(0, insets.bottom - (whole.maxY - frame.maxY)),
      right: max(0, insets.right - (whole.maxX - frame.maxX)))
  }
}
