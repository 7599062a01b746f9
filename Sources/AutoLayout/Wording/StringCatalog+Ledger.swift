import Localization

extension StringCatalog {
  /// The words of a ledger.
  static let ledger = StringCatalog(
    .simplifiedChinese,
    [
      // The parts
      "held by ": "取决于 ", "%@: %@%@": "%@：%@%@", "%@: %@ %@": "%@：%@ %@",
      "value": "值", "mistake": "错误", "is": "等于", "held by": "由何决定", "lost": "未能满足",
      "chosen": "如何选定", "next bound": "下一个界限", "moves it": "什么会移动它", "rounding": "取整",
      "%1$@, %2$@": "%1$@、%2$@", "; ": "；", "%@: %@": "%@：%@",

      // The value
      "in its own coordinates": "在自身坐标系中", "in %@": "在 %@ 中", "%@; %@ in %@": "%@；在 %3$@ 中为 %2$@",
      "%@ of %@ %@%@": "%2$@ 的%1$@ %3$@%4$@", "%@, fitted, %@": "%@（测量所得）%@",
      // A fitted view's edge: a name that is code.
      "rightMargin": " rightMargin", "bottomMargin": " bottomMargin",
      "line of %@ %@": "%@ 的文字行 %@",
      "left margin": "左边距", "right margin": "右边距", "top margin": "上边距", "bottom margin": "下边距",
      "left safe area": "左安全区", "right safe area": "右安全区", "top safe area": "上安全区",
      "bottom safe area": "下安全区",
      "left border": "左边框", "right border": "右边框", "top border": "上边框", "bottom border": "下边框",
      "an explicit frame: no constraint is on it": "直接设置的 frame：没有约束作用于它",
      "the size of %@, given from outside": "%@ 的尺寸，由外部给定",
      "given for the fitting": "测量时给定", "wanted by the fitting, at %@": "测量时希望的值，优先级 %@",
      "the origin of its own coordinates": "自身坐标系的原点",
      "%@ is drawn as %@": "%@ 画成 %@", "%@ is drawn at column %@": "%@ 画在第 %@ 列",
      "%@ is drawn at row %@": "%@ 画在第 %@ 行",
      "%@; as long, but in other cells: %@": "%@；长度相同，但格数不同：%@",

      // Constraints
      "%@, %@": "%@，%@", "required": "必需", "priority %@": "优先级 %@", " (%@)": "（%@）",
      " (content hugging, %@)": "（抗拉伸，%@）", " (compression resistance, %@)": "（抗压缩，%@）",
      "content hugging %@, compression resistance %@": "抗拉伸 %@，抗压缩 %@", "%@ (%@)": "%@（%@）",
      "at most %@": "至多%@", "at least %@": "至少%@",
      "the constant": "常数", "the rule that no length is below 0": "“长度不小于 0”的规则",
      "its intrinsic width": "固有宽度", "its intrinsic height": "固有高度",
      "the intrinsic width of %@": "%@ 的固有宽度", "the intrinsic height of %@": "%@ 的固有高度",
      "by its stack": "由所在的 stack view 给定", "its intrinsic size": "固有尺寸",
      "its frame, which was set": "设置过的 frame", "given from outside": "由外部给定",
      "no length is below 0": "长度不小于 0", "where scrolled content begins": "滚动内容的起点",
      "a margin": "边距", ", %@": "，%@", ", in %@": "，在 %@ 中",

      // What is lost, and what may come
      "wanted by the fitting (priority %@)": "测量时希望的值（优先级 %@）",
      "%@%@: missed by %@": "%@%@：差 %@",
      "%@; left out, as it contradicts others": "%@；被舍弃，因为与其他约束冲突",
      "%@, lost to %@": "%@，让步于 %@", "%@, lost to %@ at 1000": "%@，让步于 1000 的 %@",
      "%@%@%@: %@ to spare": "%@%@%@：还有 %@ 的余量",

      // A choice
      "%@ and more": "%@ 及以上", "%@ and less": "%@ 及以下", "all numbers": "所有数",
      "%@ and %@ more": "%@以及另外 %@ 个", "; %@ would move with it": "；%@ 会随之移动",
      "of %@: %@%@": "取自 %@：%@%@",
      "no constraint says which, so it is as near to 0 as it can be": "没有约束说明取哪个，所以尽量靠近 0",
      "no constraint says which, so %@ is as near to 0 as it can be":
        "没有约束说明取哪个，所以 %@ 尽量靠近 0",
      "constraints of one priority want different values, and %@ yields, by the order of activation":
        "优先级相同的约束想要不同的值，按激活的先后，让步的是 %@",

      // What moves it
      "column": "列", "row": "行", "point": "点",
      "per %@ of %@%@": "%2$@ 每增加 1 %1$@%3$@",
      "per %@ more of %@, but %@ per %@ less%@": "%2$@ 每增加 1 %1$@；每减少 1 %4$@则为 %3$@%5$@",
      "the constant %@ in %@": "约束 %2$@ 里的常数 %1$@", "the %@ %@ of %@": "%3$@ 的%1$@ %2$@",
      "the intrinsic width %@ of %@": "%2$@ 的固有宽度 %1$@",
      "the intrinsic height %@ of %@": "%2$@ 的固有高度 %1$@",
      "; down to %@%@": "；可减到 %@%@", "; up to %@%@": "；可增到 %@%@",
      ", then %@": "，之后由 %@ 起作用", ", where %@ fits again": "，那时 %@ 又能满足",
      ", then constraints contradict each other": "，之后约束互相冲突",
      "%@; more would contradict other constraints": "%@；再多就与其他约束冲突",
      "%@; less would contradict other constraints": "%@；再少就与其他约束冲突",
      "; any other would contradict other constraints": "；换成别的值就与其他约束冲突",
    ])
}
