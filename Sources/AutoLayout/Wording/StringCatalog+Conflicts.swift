import Localization

extension StringCatalog {
  /// The words of conflicts: sums, conclusions, likely mistakes.
  static let conflicts = StringCatalog(
    .simplifiedChinese,
    [
      // Sums
      "gap": "间距",
      "offset": "偏移",
      "insets": "边距",
      "frame of %@": "%@ 的 frame",
      "%@ of %@": "%2$@ 的 %1$@",

      // Conclusions
      " ": "",
      "That is impossible.": "这不可能满足。",
      "Both together are impossible.": "两者不可能同时满足。",
      "Together they are impossible.": "它们不可能同时满足。",
      "It is left out, and tried again when it changes.": "它被舍弃，改变之后会再次尝试。",
      "It, written at %@, is left out, and tried again when it changes.": "它写在 %@，被舍弃，改变之后会再次尝试。",
      "The last one is left out, and tried again when any of them changes.":
        "最后一条被舍弃，其中任何一条改变之后会再次尝试。",
      "The last one, written at %@, is left out, and tried again when any of them changes.":
        "最后一条写在 %@，被舍弃，其中任何一条改变之后会再次尝试。",
      "With a constant of %@ in place of %@ it would be possible.": "把常数从 %2$@ 改为 %1$@，就可以满足。",
      "With a constant of %@ in place of %@ they would agree.": "把常数从 %2$@ 改为 %1$@，就不再冲突。",

      // Frames that count by mistake
      "Set it to false.": "请设为 false。",
      "Set it to false, for example where the view is added (%@).": "请设为 false，例如在添加该视图的地方（%@）。",
      "translatesAutoresizingMaskIntoConstraints of %@ is true, so its frame is a constraint, too. %@":
        "%@的 translatesAutoresizingMaskIntoConstraints 是 true，所以它的 frame 也是约束。%@",
      "The frame of %@ was never set but is a constraint, since translatesAutoresizingMaskIntoConstraints is true.":
        "%@的 frame 从未设置，却也是约束，因为 translatesAutoresizingMaskIntoConstraints 是 true。",
      "%@ Set it to false and constrain the view.": "%@请设为 false，并为该视图添加约束。",
      "%@ Set it to false, for example where the view is added (%@), and constrain the view.":
        "%@请设为 false，例如在添加该视图的地方（%@），并为该视图添加约束。",

      // Likely mistakes
      "Likely: %@ %@%@": "可能的原因：%@%@%@",
      "The %@ of %@ has %@, the views beside it have at most %@.":
        "%2$@的 %1$@ 用了 %3$@，旁边的视图最多用 %4$@。",
      "Is it a slip of the pen?": "是不是写错了？",
      "%@ is to be %@, and both its ends are tied: one of the three is too many.":
        "%@必须%@，两端又都固定了：三者中多了一个。",
      "Leave the length out, or let it give way.": "去掉这个长度，或者让它可以让步。",
      ", and what is inside needs %@": "，而里面的内容需要 %@",
      "%@ is given a width of %@%@.": "外部给%@的宽度是 %@%@。",
      "%@ is given a height of %@%@.": "外部给%@的高度是 %@%@。",
      "Give it more room, or let the last constraint give way.": "给它更多空间，或者让最后一条约束可以让步。",
      "Constraints lay out %@, and its frame counts as well.": "%@由约束布局，但它的 frame 也在起作用。",
      "Let constraints alone lay it out.": "只让约束来布局它。",
      "%@ alone is more than the %@ that there are.": "单是 %@ 就超过了总共的 %@。",
      "Let it give way.": "让它可以让步。",
      "The intrinsic width %@ of %@ is required": "%2$@的固有宽度 %1$@ 是必需的",
      "The intrinsic height %@ of %@ is required": "%2$@的固有高度 %1$@ 是必需的",
      "%@: it may not get less, whatever room there is.": "%@：无论空间多少，都不能变小。",
      "%@: it may not get more, whatever room there is.": "%@：无论空间多少，都不能变大。",
      "The %@ of %@ is set twice, to %@%@ and to %@.": "%2$@的 %1$@ 设置了两次：%3$@%4$@和 %5$@。",
      "Change the first constraint in place of adding a second one.": "应修改第一条约束，而不是再添加一条。",
      "The frame of %@ was never set, so it is a constraint at 0.": "%@的 frame 从未设置，所以成了值为 0 的约束。",
      "Let constraints alone lay it out, and add some.": "只让约束来布局它，并添加约束。",
    ])
}
