import Ashlar

extension StringCatalog {
  /// The words of the demo of equal widths.
  static let equalWidths = StringCatalog(
    .simplifiedChinese,
    [
      "Equal widths": "等宽",
      "equal widths": "等宽与比例",
      "Equal widths share a row, and a new view gets its share.": "等宽的视图平分一行，新加入的也有一份。",
      "Each column is as wide as the first, and they fill the row: that is all that is said.":
        "每一列都与第一列等宽，并且填满整行：约束只说了这些。",
      "A column that is inserted is one more link of the chain. The others are told nothing.":
        "插入的列只是链上多出的一环，其他列什么都不用知道。",
      "With a ratio the first is twice as wide as each of the others: one multiplier.":
        "按比例时第一列是其他列的两倍宽：只是一个 multiplier。",
      "Columns with their widths in numbers. Where the row does not divide evenly, exact widths have fractions, and the cells on the screen differ by one.":
        "各列写着自己的宽度。除不尽时，精确宽度带小数，屏幕上的单元格数会相差一格。",
      "Insert a column: all get narrower.": "插入一列：所有列变窄。",
      "Give the first twice the width.": "让第一列加倍。",
      "Make the stage narrow: they keep their ratio.": "把舞台变窄：比例不变。",
      "A stack view that fills equally. It makes the same constraints itself.":
        "fillEqually 的 stack view：它自己会创建同样的约束。",
      "Insert a column": "插入一列",
      "Remove a column": "去掉一列",
      "columns": "列数",
      "The first twice as wide, or as wide": "第一列加倍或恢复",
      "ratio": "比例",
      "column1.width = %@ = 2 × %@ / %@.": "column1.width = %@ = 2 × %@ / %@。",
      "column1.width = %@ = %@ / %@.": "column1.width = %@ = %@ / %@。",
    ])
}
