import Ashlar

extension StringCatalog {
  /// The words of the demo of boxes that keep their ratios.
  static let aspectFit = StringCatalog(
    .simplifiedChinese,
    [
      "Aspect fit": "保持宽高比",
      "aspect fit": "保持宽高比",
      "A ratio, two limits and a wish: as large as there is room.": "一个比例、两个上限、一个愿望：能多大就多大。",
      "The ratio relates a view to itself: its width is its height times a factor. Neither is ever greater than that of its half: four required constraints.":
        "宽高比约束的是视图自己：宽等于高乘以系数。宽和高都不超过所在的一半，这些都是必需的约束。",
      "Both also want to equal those of the half, at 250. Only one of the two can: the limit that is reached first holds the box.":
        "宽和高又都以 250 的优先级希望等于那一半。只有一个能做到：先碰到的上限决定大小。",
      "A cell is about twice as high as it is wide. What looks like 3 to 1 has 6 columns for each row, and 1 to 3 has 2 columns for 3 rows.":
        "一个字符格的高大约是宽的两倍。看起来是 3 比 1 的，每行要占 6 列；1 比 3 的，3 行占 2 列。",
      "Two dotted halves, and a box of 3 to 1 above, of 1 to 3 below. An arrow stands beside each box along the limit that holds it.":
        "虚线分成上下两半：上面的方块是 3 比 1，下面的是 1 比 3。方块旁的箭头是决定它大小的上限。",
      "Make the stage narrow: the width holds the upper box.": "把舞台变窄：上面的方块由宽度决定。",
      "Fill in place of fit: at least as large as the half.": "改为填满：至少和那一半一样大。",
      "Leave out the wish at 250: both boxes are gone.": "去掉 250 的愿望：两个方块都不见了。",
      "Count cells: 3 columns for a row look like 3 to 2.": "只数格子：每行 3 列，看起来像 3 比 2。",
      "The exact ratio of a cell, which is the font's. Terminals seldom tell; 2 is near enough for most.":
        "字符格确切的宽高比，那取决于字体。终端很少告诉我们；多数情况下 2 已足够接近。",
      "Fill the half, or fit into it": "填满这一半，或放进这一半",
      "fill, fit": "填满、放进",
      "The wish at 250, or none": "有或没有 250 的愿望",
      "wish": "愿望",
      "A cell is 2 high, as it looks, or 1": "字符格的高按外观算 2，或算 1",
      "cell": "字符格",
      "%@; %@.": "%@；%@。",
      "%@ %@ by height": "%@ %@ 由高度定",
      "%@ %@ by width": "%@ %@ 由宽度定",
      "%@ %@, no wish": "%@ %@ 没有愿望",
    ])
}
