import Ashlar

extension StringCatalog {
  /// The words of the demo of baselines.
  static let baselines = StringCatalog(
    .simplifiedChinese,
    [
      "Baselines": "基线对齐",
      "case 6": "案例 6",
      "A baseline is an edge, too: texts align where they stand.": "基线也是一种边：文字按所站的线对齐。",
      "The first baseline is below a text's first row, the last baseline below its last one.":
        "firstBaseline 在文字第一行下方，lastBaseline 在最后一行下方。",
      "The labels have different borders and numbers of rows, so that their tops and their baselines differ. One constraint each aligns them with the first.":
        "三个标签的边框和行数不同，上边缘和基线也就不同。每个标签只用一条约束与第一个对齐。",
      "A view of your own says which view inside of it has its baseline. The picture with a caption stands on the line with its picture; the caption hangs below.":
        "自定义视图可以指定由内部的哪个视图提供基线。带说明的图片以图片站在线上，说明文字垂在线下。",
      "Three labels in a row, and a picture with a caption. The underlined rows end at the baselines. A key chooses which edge is aligned.":
        "一行三个标签，还有一张带说明的图片。带下划线的行止于基线。按键选择对齐哪条边。",
      "Take the caption's baseline for the picture's: texts sink.": "改用说明文字的基线：文字下沉。",
      "a hill, far away": "远处的小山",
      "The baseline of the picture, or of the caption": "图片的基线，或说明文字的基线",
      "picture": "图片",
      "Align the last baselines: the last rows are level.": "对齐 lastBaseline：最后一行齐平。",
      "Align the tops: the border shifts the text.": "对齐上边缘：边框让文字错开。",
      "Let the middle text grow by a row.": "让中间的文字多一行。",
      "Descenders. A row of a terminal is one cell high, so a baseline is the lower edge of a row.":
        "字母的下伸部分。终端的一行就是一个单元格高，所以基线是一行的下边缘。",
      "Align another edge": "换一条边对齐",
      "align": "对齐",
      "A row more in label %@": "标签 %@ 多一行",
      "rows": "行数",
      "Aligned by %@: the tops are at %@.": "按 %@ 对齐：上边缘在 %@。",
    ])
}
