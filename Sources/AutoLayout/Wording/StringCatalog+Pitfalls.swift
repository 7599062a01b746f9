import Localization

extension StringCatalog {
  /// The words of pitfalls.
  static let pitfalls = StringCatalog(
    .simplifiedChinese,
    [
      // Missing constraints
      "%@ and %@": "%@、%@",
      "no %@": "没有 %@",
      "%@ is %@": "%@ 为 %@",
      "it is %@": "它为 %@",
      "they are %@": "它们为 %@",
      "%@ has %@: no constraint decides it, so %@.": "%@ %@：没有约束决定它，所以%@。",
      "%@ has %@: no constraint decides them, so %@.": "%@ %@：没有约束决定它们，所以%@。",
      "%@ 1 other view depends on that.": "%@另有 1 个视图依赖它。",
      "%@ %@ other views depend on that.": "%@另有 %@ 个视图依赖它。",
      "give it the width of %@": "让它的宽度等于 %@",
      "give it the height of %@": "让它的高度等于 %@",
      ", or ": "，或者 ",
      "State, for example, %@.": "例如写 %@。",
      "Activate, for example, %@.": "例如激活 %@。",
      "%@ So has 1 other.": "%@另有 1 个视图也是如此。",
      "%@ So has 1 other that was added at that line.": "%@同一行添加的另外 1 个视图也是如此。",
      "%@ So have %@ others.": "%@另有 %@ 个视图也是如此。",
      "%@ So have %@ others that were added at that line.": "%@同一行添加的另外 %@ 个视图也是如此。",
      "%@ has no frame: none was set, and no constraint lays it out, so it is 0 wide and 0 high.":
        "%@ 没有 frame：没有设置过，也没有约束布局它，所以宽和高都是 0。",
      "State, for example, make.%@.equalToSuperview(), or set its frame.":
        "例如写 make.%@.equalToSuperview()，或设置它的 frame。",
      "Set translatesAutoresizingMaskIntoConstraints to false and activate, for example, %@, or set its frame.":
        "把 translatesAutoresizingMaskIntoConstraints 设为 false，并激活例如 %@，或设置它的 frame。",

      // Edges
      "%@ puts the %@ %@ outside %@: at every edge a positive constant counts %@.":
        "%1$@ 使%2$@超出 %4$@ 共 %3$@：在每条边上，正的常数都%5$@计算。",
      "from leading to trailing": "从 leading 向 trailing ",
      "to the right and down": "向右、向下",
      "Change the sign of the constant at this edge: %@ in place of %@. inset(%@) does it for you.":
        "改变这条边上常数的符号：用 %@ 代替 %@。inset(%@) 会替你处理。",
      "%@ is positioned by its %@ and by its %@%@: in a right-to-left layout only one of the two changes sides.":
        "%@ 的位置既由 %@ 又由 %@ 决定%@：从右到左布局时，只有其中之一会换边。",
      "Use leading and trailing, or left and right, for one view.":
        "同一个视图请只用 leading 和 trailing，或只用 left 和 right。",

      // Sizes
      "%@ is %@, its intrinsic size is %@": "%@ %@，固有尺寸为 %@",
      "%@. They %@ with the same priority, %@, so any of them could give way: only the tie rule decides.":
        "%@。它们%@的优先级同为 %@，谁都可能让步：只能由平局规则决定。",
      "resist being squeezed": "抗压缩",
      "resist being stretched": "抗拉伸",
      "Choose the one that keeps its size: %@(_:for: .%@) with more than %@.":
        "请选定保持尺寸的那个：用 %@(_:for: .%@) 设为大于 %@ 的值。",

      // Frames
      "%@ cannot lay out %@: the view's translatesAutoresizingMaskIntoConstraints is true, so its frame (%@) is a constraint, too.":
        "%@ 无法布局 %@：该视图的 translatesAutoresizingMaskIntoConstraints 是 true，所以它的 frame（%@）也是约束。",
      "%@ mas.makeConstraints does it for you.": "%@mas.makeConstraints 会替你设置。",
      "%@.layoutIfNeeded() leaves %@ where it is: %@ holds %@, which has changed.":
        "%@.layoutIfNeeded() 不会移动 %@：改变了的约束 %4$@ 由 %3$@ 持有。",
      "Call layoutIfNeeded() of %@.": "请调用 %@ 的 layoutIfNeeded()。",
    ])
}
