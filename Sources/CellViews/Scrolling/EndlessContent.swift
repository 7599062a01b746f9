import AutoLayout
import Localization

/// Finds scroll views whose constraints do not define the content's length, so that nothing scrolls.
@MainActor struct EndlessContent {
  let view: ScrollView
  let axis: LayoutAxis

  /// Returns a diagnostic for each axis along which the content's length is ambiguous.
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
      ? LocalizedText(
        "no chain of constraints goes from its left to its right", chinese: "没有一串约束从它的左边连到右边")
      : LocalizedText(
        "no chain of constraints goes from its top to its bottom", chinese: "没有一串约束从它的顶部连到底部")
    var cure: LocalizedText =
      isWidth
      ? LocalizedText(
        "Constrain the last view's right to that of the scroll view.",
        chinese: "请把最后一个视图的右边约束到滚动视图的右边。")
      : LocalizedText(
        "Constrain the last view's bottom to that of the scroll view.",
        chinese: "请把最后一个视图的底部约束到滚动视图的底部。")
    // A chain of constraints may contain a view whose length is undefined.
    if let last = view.subviews.last(where: reachesEnd) {
      found =
        isWidth
        ? LocalizedText(
          "\(last.debugName) goes from its left to its right, and may have any length",
          chinese: "\(last.debugName) 从它的左边连到右边，但可以是任意长度")
        : LocalizedText(
          "\(last.debugName) goes from its top to its bottom, and may have any length",
          chinese: "\(last.debugName) 从它的顶部连到底部，但可以是任意长度")
      cure =
        isWidth
        ? LocalizedText(
          "Constrain what is in it to its right, or say how wide it is.",
          chinese: "请把里面的内容约束到它的右边，或给定它的宽度。")
        : LocalizedText(
          "Constrain what is in it to its bottom, or say how high it is.",
          chinese: "请把里面的内容约束到它的底部，或给定它的高度。")
    }
    return LayoutDiagnostic(
      name: "content-without-end",
      sentence: isWidth
        ? LocalizedText(
          "Nothing says how wide the content of \(name) is: \(found). So it does not scroll.",
          chinese: "没有什么说明 \(name) 的内容有多宽：\(found)。所以它不能滚动。")
        : LocalizedText(
          "Nothing says how high the content of \(name) is: \(found). So it does not scroll.",
          chinese: "没有什么说明 \(name) 的内容有多高：\(found)。所以它不能滚动。"),
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
