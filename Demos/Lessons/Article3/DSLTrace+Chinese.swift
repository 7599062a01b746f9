import Ashlar

extension StringCatalog {
  static let dslTrace = StringCatalog(
    .simplifiedChinese,
    [
      "The DSL inside": "DSL 的内部",
      "adding and setting constraints": "添加约束与设置约束",
      "The DSL notes constraints word by word, then installs them.":
        "DSL 先逐词记下约束，再一次性安装。",
      """
      make.left is no constraint of the layout yet, but a note with an attribute. Each further word adds \
      to the note and returns it, so that words can be chained: relation, target, constant.
      """:
        """
      make.left 还不是布局里的约束，只是一条带属性的记录。之后每个词都往记录里添一项并返回它自己，\
      所以可以链式书写：关系、目标、常数。
      """,
      """
      One more attribute puts a group of both notes in the place of the first. What is said after that \
      is said to each of them.
      """:
        "再写一个属性，就用包含两条记录的组合替换原来的那一条；之后说的每个词都作用于组合里的每一条。",
      """
      After the closure each note becomes a layout constraint. A number on a position counts from the \
      superview; the nearest view around both items holds the constraint.
      """:
        """
      闭包结束后，每条记录变成一条布局约束。位置属性后面只写数字时，以父视图为参照；\
      约束由两个视图最近的公共父视图持有。
      """,
      """
      Above, the closure with the word that is read. Then the maker's notes: what is said of each, and \
      where it is installed. Below, the box as it is laid out by then.
      """:
        "上方是闭包和正在读的词；中间是 make 的记录：每条说了什么、安装在哪个视图上；下方是此时布局出来的 box。",
      "Read on: right joins left, and both are one group.": "往下读：right 加入 left，两者成为一个组合。",
      "Go to the last step: the box is where it was told.": "跳到最后一步：box 到达指定的位置。",
      "Update it: what is there gets new constants.": "改用 update：已有的约束得到新常数。",
      "Remake it: all are taken out, and two come in.": "改用 remake：先全部移除，再装上两条。",
      """
      Three slips in the article: a view as target stands for attr1 once more (the comment says view1); \
      in step two of the summary the new object holds view2 and attr2; and the path called "before \
      iOS 7" is that of every first installation.
      """:
        """
      文章有三处笔误：目标是视图时，attr2 与 attr1 相同（注释写成了 view1）；总结的第二步里，新对象封装的是 view2 和 \
      attr2；注释所说的“iOS7 之前版本的设置方式”，其实是每条约束第一次安装都走的路径。
      """,
      """
      Arrays as targets, which make a group of one constraint for each element, and keys for the logs.
      """:
        "以数组为目标（每个元素一条约束，组成一个组合），以及日志里用的 key。",
      "There is no maker yet.": "还没有 make。",
      "make: %@ notes, %@; installed: %@": "make：%@ 条记录，%@；已安装：%@",
      "1 group": "1 个组合", "%@ groups": "%@ 个组合",
      "%@✓ was in %@": "%@✓ 原在 %@ 中",
      "%@✓ in %@": "%@✓ 在 %@ 中",
      "One step on; from the last to the first": "前进一步（末步之后回到第一步）",
      "One step back; from the first to the last": "后退一步（第一步之前是末步）",
      "step": "步骤",
      "Make, update or remake": "make、update 或 remake",
      "make/update": "make/update",
      "%@ of %@: %@": "第 %@/%@ 步：%@",
      "box has its frame, %@; nothing is said.": "box 用自己的 frame，%@；还什么都没说。",
      "box has %@ constraints and is %@.": "box 已有 %@ 条约束，大小 %@。",
      "the frame counts no more: box is %@, its text.": "frame 不再算数：box 按文字大小，%@。",
      "an empty maker beside the %@ constraints.": "空的 make，旁边是已有的 %@ 条约束。",
      "first all %@ are taken out: box is %@.": "先移除全部 %@ 条：box 为 %@。",
      "a note on %@, without a relation.": "记下 %@，还没有关系。",
      "%@ joins: both notes are one group.": "%@ 加入：两条记录成为一个组合。",
      "%@ %@, kept as a constant: from where, is open.": "%@ %@，先存为常数；以谁为参照还没定。",
      "%@ %@, a length: it needs no second view.": "%@ %@，是长度，不需要第二个视图。",
      "%@ %@, an attribute as it is written.": "%@ %@，照写的属性。",
      "%@ %@, that is the same: %@.": "%@ %@，即它的同名属性：%@。",
      "the constant is %@.": "常数是 %@。",
      "the constants %@: inwards at both edges.": "常数 %@：两边都向内。",
      "%@: it was there, its constant is %@ now.": "%@：约束已在，常数改为 %@。",
      "%@, a length alone, held by %@.": "%@，单独的长度，由 %@ 持有。",
      "%@ %@ %@, held by %@.": "%@ %@ %@，由 %@ 持有。",
      "%@, from the superview: %@.": "%@，以父视图为参照：%@。",
      "%@: %@, held by %@.": "%@：%@，由 %@ 持有。",
    ])
}
