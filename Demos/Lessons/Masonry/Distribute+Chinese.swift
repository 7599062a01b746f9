import Ashlar

extension StringCatalog {
  /// The words of the demo of distributed views.
  static let distribute = StringCatalog(
    .simplifiedChinese,
    [
      "Distributed": "等间距排列",
      "views distributed": "排列一组视图",
      "One call makes a row: of fixed gaps, or of fixed lengths.": "一次调用排成一行：固定间距，或固定长度。",
      "With fixed gaps all views are equally long: they share what lead, tail and gaps leave of the container.":
        "固定间距时，所有视图等长：平分容器减去首尾留白和间距之后的长度。",
      "With fixed lengths the gaps are equal: the far edge of each view is at a share of the container's, by a multiplier.":
        "固定长度时，间距相等：每个视图的末端用 multiplier 放在容器末端的某个比例处。",
      "Without room the two differ. Gaps that do not fit contradict the container, and one of them is left out; lengths that do not fit overlap.":
        "空间不够时两者不同：放不下的间距与容器冲突，有一条约束被舍弃；放不下的长度则互相重叠。",
      "A row of boxes with their lengths. The arrows are lead, gaps and tail, as long as they are now.":
        "一行方块，标着各自的长度。箭头是首部留白、间距和尾部留白现在的长度。",
      "A box more: all get shorter, the gaps stay.": "加一个方块：全都变短，间距不变。",
      "Fix the lengths: now the gaps are what is left.": "改为固定长度：剩下的空间成为间距。",
      "Turn the row: the same call along the other axis.": "换一个方向：同样的调用，另一条轴。",
      "One box alone is no row: no constraint, no length.": "只剩一个方块排不成行：没有约束，也没有长度。",
      "Where the row lies across, and how thick it is: the call says nothing of that. Here it is in the middle.":
        "另一个方向上的位置和厚度：这个调用不管。这里放在正中。",
      "A box more": "加一个方块",
      "A box less": "减一个方块",
      "boxes": "方块",
      "The lengths are fixed, or the gaps": "固定长度，或固定间距",
      "lengths, gaps": "长度、间距",
      "A row, or a column": "一行，或一列",
      "axis": "方向",
      "One box is no row: nothing is made, and that is reported.": "一个方块不成行：没有建立约束，并且有报告。",
      "gap = %@: no room for %@ × %@, they overlap.": "gap = %@：放不下 %@ × %@，互相重叠。",
      "gap = %@ = (%@ - %@ × %@) / %@.": "gap = %@ = (%@ - %@ × %@) / %@。",
      "%@ = 0: no room for %@ gaps of %@, one is left out.":
        "%@ = 0：放不下 %@ 个 %@ 的间距，舍弃一条约束。",
      "%@ = %@ = (%@ - %@ × %@) / %@.": "%@ = %@ = (%@ - %@ × %@) / %@。",
    ])
}
