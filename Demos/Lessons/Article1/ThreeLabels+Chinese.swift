import Ashlar

extension StringCatalog {
  /// The words of the demo of three labels.
  static let threeLabels = StringCatalog(
    .simplifiedChinese,
    [
      "Three labels": "三个 Label",
      "example 1": "示例 1",
      "Constraints make each row as high as its tallest label.": "约束让每一行都和其中最高的 Label 一样高。",
      "Every label hangs from the row's top margin, and none may reach below its bottom margin.":
        "每个 Label 的顶部都对齐行的上边距，底部都不能超出行的下边距。",
      "The row is as small as that allows: its tallest label decides, and no code compares heights.":
        "在此前提下行高取最小值，所以由最高的 Label 决定，没有任何代码去比较高度。",
      """
      A label's bottom is at most at the margin. With "equal" in place of "at most" each label is stretched to the height of the row, against its hugging.
      """: "Label 的底部“小于等于”下边距。如果改成“等于”，每个 Label 都会被拉伸到行高，违背自己的抗拉伸（hugging）。",
      """
      Twenty rows of three labels. Corners are the bounds of a row, and dots its margins. A heavy border marks the label that decides how high its row is, or all of them where several are as tall. In the top row arrows show the room below the others.
      """:
        "一共二十行，每行三个 Label。四角是行的边界，圆点是行的边距。粗边框标出决定行高的 Label，有几个一样高时全部标出。最上面一行用箭头画出其他 Label 下方的余量。",
      "Make the labels narrower: every row finds its height.": "把 Label 变窄：每一行都自动得到合适的高度。",
      "Let label3 of the top row grow until it decides.": "让首行的 label3 变长，直到由它决定行高。",
      "Say “equal” for “at most”: all labels are stretched.": "把“小于等于”改成“等于”：所有 Label 都被拉伸。",
      "Make the stage narrow: labels overlap, nothing forbids it.": "把舞台变窄：Label 会重叠，没有约束禁止它。",
      "A constraint that keeps the labels apart. On a narrow stage it would contradict their widths.":
        "没有添加让 Label 互不重叠的约束。舞台很窄时，它会和固定宽度产生冲突。",
      "Wider labels": "Label 变宽",
      "Narrower labels": "Label 变窄",
      "width": "宽度",
      "Other texts": "换一批文字",
      "new texts": "换文字",
      "Bottoms equal to the margin, or at most there": "底部等于边距，或小于等于边距",
      "equal": "等于",
      "A word more for %@ of the top row": "首行的 %@ 加一个词",
      "A word less for %@ of the top row": "首行的 %@ 减一个词",
      "grow": "变长",
      "shrink": "变短",
      "The labels overlap below %@ columns.": "宽度小于 %@ 列时 Label 会重叠。",
      "There is no room for a row; width %@.": "放不下任何一行；宽 %@。",
      "row%@.height = %@.": "row%@.height = %@。",
      "row%@.height = %@: margin %@ + %@ %@ + margin %@; width %@.":
        "row%@.height = %@：边距 %@ + %@ %@ + 边距 %@；宽 %@。",
      "row%@.height = %@: %@ + %@ %@ + %@; width %@.":
        "row%@.height = %@：%@ + %@ %@ + %@；宽 %@。",
    ])
}
