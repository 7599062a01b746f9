import AutoLayout

/// Finds scroll views whose constraints leave the content's length open, so that nothing scrolls.
@MainActor struct EndlessContent {
  let view: ScrollView
  let axis: LayoutAxis

  /// Returns one diagnostic for each axis along which the content's length is ambiguous.
  static func diagnostics(of view: ScrollView) -> [LayoutDiagnostic] {
    let isLaidOut = view.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    guard isLaidOut else { return [] }
    return LayoutAxis.allCases.filter { view.contentLayoutGuide.isEndless($0) }
      .map { EndlessContent(view: view, axis: $0).diagnostic }
  }

  private var diagnostic: LayoutDiagnostic {
    let (start, end, length) =
      axis == .horizontal ? ("left", "right", "wide") : ("top", "bottom", "high")
    var found = "no chain of constraints goes from its \(start) to its \(end)"
    var cure = "Constrain the last view's \(end) to that of the scroll view."
    // A chain that is there may have a link without a length.
    if let last = view.subviews.last(where: reachesEnd) {
      found = "\(last.debugName) goes from its \(start) to its \(end), and may have any length"
      cure = "Constrain what is in it to its \(end), or say how \(length) it is."
    }
    return LayoutDiagnostic(
      name: "content-without-end",
      sentence: """
        Nothing says how \(length) the content of \(view.debugName) is: \(found). So it does not scroll.
        """,
      source: view.subviews.lazy.compactMap { $0.sourceHolding(axis) }.last, cure: cure)
  }

  /// Whether the length of `subview` is ambiguous and a constraint ties it to the far end of the
  /// content.
  private func reachesEnd(_ subview: View) -> Bool {
    guard subview.isEndless(axis) else { return false }
    let ends: Set<LayoutAttribute> =
      axis == .horizontal
      ? [.right, .trailing, .rightMargin, .trailingMargin] : [.bottom, .bottomMargin]
    return view.constraints.contains { constraint in
      let items = [constraint.firstItem, constraint.secondItem]
      return items.contains { $0 === subview }
        && items.contains { $0 === view || $0 === view.contentLayoutGuide }
        && ends.contains(constraint.firstAttribute)
    }
  }
}
