import AutoLayout
import Localization

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
    let isWidth = axis == .horizontal
    let name = view.debugName
    var found: LocalizedText =
      isWidth
      ? "no chain of constraints goes from its left to its right"
      : "no chain of constraints goes from its top to its bottom"
    var cure: LocalizedText =
      isWidth
      ? "Constrain the last view's right to that of the scroll view."
      : "Constrain the last view's bottom to that of the scroll view."
    // A chain that is there may have a link without a length.
    if let last = view.subviews.last(where: reachesEnd) {
      found =
        isWidth
        ? "\(last.debugName) goes from its left to its right, and may have any length"
        : "\(last.debugName) goes from its top to its bottom, and may have any length"
      cure =
        isWidth
        ? "Constrain what is in it to its right, or say how wide it is."
        : "Constrain what is in it to its bottom, or say how high it is."
    }
    return LayoutDiagnostic(
      name: "content-without-end",
      sentence: isWidth
        ? "Nothing says how wide the content of \(name) is: \(found). So it does not scroll."
        : "Nothing says how high the content of \(name) is: \(found). So it does not scroll.",
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
