import Ashlar

extension StringCatalog {
  /// The words of the demo of the green label.
  static let greenLabel = StringCatalog(
    .simplifiedChinese,
    [
      "Green label": "绿色 Label",
      "green.left = %@": "green.left = %@",
      "container.left 0": "container.left 0",
      "example 3": "示例 3",
      "One edge can have many constraints; the strictest decides.": "同一个属性可以有多个约束，最严格的那个起决定作用。",
      """
      The green label's left edge has four lower bounds: a third of the container, and a column right of each blue label.
      """: "绿色 Label 的左边有四个下限：容器宽度的 1/3，以及每个蓝色 Label 的右边再加一列。",
      "The greatest of them decides where it is, and the others hold with room to spare.":
        "其中最大的一个决定它的位置，其余的都满足，而且还有余量。",
      """
      Where there is no room for all texts the blue ones are cut, for they resist compression with a priority of 750 and the green one with 1000. What is required cannot give way; at 999 it can.
      """: "空间不够时，被截断的是蓝色 Label：它们的内容抗压缩优先级是 750，绿色的是 1000。1000 是必须满足的，不会让步；999 就可以让步。",
      """
      The dotted line is at a third of the container's width. The green label starts there, or a column right of the blue label that reaches farthest; an arrow is the constraint that holds it. A dotted trail behind it leads to all the other places that it could have as well. The underlined blue label is the chosen one.
      """:
        "虚线在容器宽度的 1/3 处。绿色 Label 从那里开始，或者从最长的蓝色 Label 右边一列开始；箭头是正在起作用的约束。它后面的点线表示其余同样可行的位置。带下划线的是选中的蓝色 Label。",
      "Let blue1 grow: at last it pushes the green label.": "让 blue1 变长：最后它会推动绿色 Label。",
      "Let blue1 grow until it is cut (750); green is not (1000).":
        "让 blue1 长到被截断（750），绿色不会（1000）。",
      "Switch “≥ a third” off: now a blue label decides.": "关掉“≥ 1/3”：现在由蓝色 Label 决定。",
      "Pull it to the right (250): no place is left to choose.": "把它往右拉（250）：位置不再有选择余地。",
      "Make the stage too narrow: one constraint is left out.": "把舞台变得太窄：有一个约束被舍弃。",
      "Indent the container: the third moves along with it.": "让容器缩进：1/3 的位置跟着移动。",
      """
      The article's code for frames asks for x > (superview.x + superview.width) / 3. But a frame counts in its superview, whose own x has no place there: the further right the container stands, the further off is that bound. An arrow shows it while the container is indented. The constraint's multiplier counts in the container, as it should. And it says ≥: edges may touch.
      """:
        "文章用 frame 写的伪代码是 x > (superview.x + superview.width) / 3。但 frame 以父视图为坐标系，父视图自己的 x 不该出现在这里：容器越靠右，这个界限就偏得越远。容器缩进时用箭头画出了它。约束的 multiplier 正是在容器的坐标系里计算的。另外约束是 ≥，边可以正好相接。",
      """
      Anything that pulls the green label to the left. Its constraints only push it to the right; of the places that they leave, the leftmost is taken, the one nearest to 0. The key u settles it.
      """: "没有任何约束把绿色 Label 往左拉，它们都只会往右推；在剩下的位置里取最靠左、离 0 最近的那个。按 u 可以消除这种歧义。",
      "Let blue%@ %@": "让 blue%@ %@",
      "grow": "变长",
      "shrink": "变短",
      "“%@” off or on": "关闭或打开“%@”",
      "on/off": "开关",
      "= the middle": "= 中线",
      "≤ the right edge": "≤ 右边",
      "≥ a third": "≥ 1/3",
      "≥ blue1": "≥ blue1",
      "≥ blue2": "≥ blue2",
      "≥ blue3": "≥ blue3",
      "Green resists at 999, or at 1000": "绿色的抗压缩优先级 999 或 1000",
      "“≥ a third” at 999, or at 1000": "“≥ 1/3”的优先级 999 或 1000",
      "Pull it to the left, to the right, or not": "往左拉、往右拉，或者不拉",
      "pull": "拉",
      "Indent the container, or not": "容器缩进或不缩进",
      "indent": "缩进",
      "The blue label above": "上一个蓝色 Label",
      "The blue label below": "下一个蓝色 Label",
      "label": "Label",
      "Let the chosen one grow": "让选中的变长",
      "Let the chosen one shrink": "让选中的变短",
      "change": "变化",
      "%@: no room for “%@”, %@ says why.": "%@：放不下“%@”，原因按 %@。",
      "%@: no room for %@ constraints, %@ says why.": "%@：放不下 %@ 个约束，原因按 %@。",
      "%@: nothing pushes it, the place nearest to 0.": "%@：没有约束推它，取离 0 最近的位置。",
      "%@: %@%@%@.": "%@：%@%@%@。",
      ", and %@ more": "，还有 %@ 个",
      ", ": "、",
      "; green is cut": "；green 被截断",
      "; a third yields": "；1/3 让步",
      "; %@ is cut": "；%@ 被截断",
      "; blues are cut": "；蓝色都被截断",
    ])
}
