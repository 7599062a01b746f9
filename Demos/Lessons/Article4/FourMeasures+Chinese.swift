import Ashlar

extension StringCatalog {
  static let fourMeasures = StringCatalog(
    .simplifiedChinese,
    [
      "Four measures": "四种测量",
      "the height of a label with several lines": "多行 label 的高度",
      "Four ways to measure a text before the layout needs it.":
        "布局之前就知道文字尺寸的四种方法。",
      """
      A text is measured at the width that it will really have, and at an unbounded height. A width or \
      height of 0 counts as unbounded, so a width that was forgotten gives one long line.
      """:
        "测量时传入文字真正的宽度和无限的高度。宽或高传 0 就被当作无穷大，忘了宽度就会得到一整行。",
      """
      boundingRect measures a text without a view. sizeThatFits asks a view and changes nothing, \
      sizeToFit sets the answer as its size; a view that overrides neither answers with its present size.
      """:
        """
      boundingRect 只测文字，不需要视图。sizeThatFits 询问视图但不改变它，sizeToFit 会把结果设为它的尺寸；\
      没有重写它们的视图返回当前尺寸。
      """,
      """
      systemLayoutSizeFitting solves the constraints inside of a view. They have to reach all four \
      sides, and the text needs a preferredMaxLayoutWidth. Margins are part of the answer.
      """:
        """
      systemLayoutSizeFitting 按视图内部的约束求解。上下左右的约束都要写好，文字要设置 \
      preferredMaxLayoutWidth；结果包含边距。
      """,
      """
      Each column measures the same text at its own real width, in its own way, and shows the text at the \
      answer. A dotted box is the room that there really is; an arrow points to what is beyond.
      """:
        "每一列用自己的方法、按真实的宽度测量同一段文字，并按结果显示出来。虚线框是真正的空间，箭头指向超出的部分。",
      "Measure at a width of 0: unbounded, so one line.": "宽度传 0：当作无穷大，只有一行。",
      "Measure 4 columns narrower: more lines.": "测量宽度减 4 列：行数变多。",
      "Do as the article's pseudo-code: as high as wide.": "照文章的伪代码做：高度等于宽度。",
      "Make the stage narrow: the real width changes.": "把舞台变窄：真实的宽度随之变化。",
      """
      The article's pseudo-code of sizeToFit says bounds.size.height = size.width. It has to be \
      size.height; on request this page does as it is printed.
      """:
        """
      文章中 sizeToFit 的伪代码写的是 bounds.size.height = size.width，应为 size.height；\
      按键可以照原文的写法试一试。
      """,
      """
      Fractions: the article rounds the bounding box up. A terminal has whole cells, and so have its texts.
      """:
        "小数：文章用 ceil 把 boundingRect 的结果取整。终端里的文字本来就占整格。",
      "Measure a column wider": "测量宽度加一列",
      "Measure a column narrower": "测量宽度减一列",
      "width": "宽度",
      "Measure at a width of 0, or at the real one": "宽度传 0，或真实宽度",
      "unbounded": "无穷大",
      "Measure at the real width": "按真实宽度测量",
      "real width": "真实宽度",
      "At most 0 (any), 1, 2 or 3 rows": "最高 0（不限）、1、2、3 行",
      "height": "高度",
      "sizeToFit as it is printed, or as it is": "sizeToFit 照原文，或正确的写法",
      "as printed": "照原文",
      "sizeToFit %@ as printed: %@, not %@.": "sizeToFit %@ 照原文：%@，而不是 %@。",
      "sizeThatFits %@ = %@: 0 is no bound; room %@.":
        "sizeThatFits %@ = %@：0 即无穷大，其实只有 %@ 列。",
      "sizeThatFits %@ = %@; with margins of 1: %@.": "sizeThatFits %@ = %@；加上边距 1：%@。",
    ])
}
