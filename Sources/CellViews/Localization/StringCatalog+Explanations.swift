import Localization

extension StringCatalog {
  /// The words of labels and tables in explanations and pitfalls, in Simplified Chinese.
  public static let explanations = StringCatalog(
    .simplifiedChinese,
    [
      // Texts
      "the text has 1 column%@%@": "文字有 1 列%@%@",
      "the text has %@ columns%@%@": "文字有 %@ 列%@%@",
      "the text has 1 line%@%@": "文字有 1 行%@%@",
      "the text has %@ lines%@%@": "文字有 %@ 行%@%@",
      ", wrapped at %@": "，在 %@ 列处换行",
      ", border %@": "，边框 %@",
      " at 1 column (%@)": "，宽 1 列时（%@）",
      " at %@ columns (%@)": "，宽 %@ 列时（%@）",
      "from %@ on": "从 %@ 列起",
      "from %@ to %@": "从 %@ 到 %@ 列",
      "Nothing limits the width of %@: its text does not wrap, although it does not fit and may have any number of lines.":
        "没有什么限制 %@ 的宽度：文字放不下，行数也没有限制，却不换行。",
      "Nothing limits the width of %@: its text does not wrap, although it does not fit and may have %@ lines.":
        "没有什么限制 %@ 的宽度：文字放不下，可以有 %@ 行，却不换行。",
      "Constrain its width or both of its sides, or set preferredMaxLayoutWidth.":
        "请约束它的宽度或左右两边，或设置 preferredMaxLayoutWidth。",

      // Tables
      "accessory": "附属视图",
      "separator": "分隔线",
      "border": "边框",
      "marks": "选中标记",
      "the cell's corner": "单元格的角",
      "the height that was given for %@": "为%@指定的高度",
      "the table's near edge": "表格的起始边",
      "the first row": "第一行",
      "below the rows before %@": "在%@之前各行的下方",
      "row %@": "第 %@ 行",
      "the header of section %@": "第 %@ 组的页眉",
      "the footer of section %@": "第 %@ 组的页脚",
      "The content view of %@ %@: its frame is the cell's, and given from outside.":
        "%@ 的 contentView %@：它的 frame 就是单元格的，由外部给定。",
      "is constrained itself, by %@": "自身被 %@ 约束",
      "does not translate its autoresizing mask": "没有转换 autoresizing mask",
      "Constrain what is in the content view, to it; leave the view itself as it is.":
        "请把 contentView 里面的视图约束到它，不要约束它本身。",

      "The data source of %@ is gone: it is held weakly there, and nothing else held it. So the table gets no rows.":
        "%@ 的数据源已经不在了：表格只是弱引用它，而没有别的东西持有它。所以表格得不到任何行。",
      "The delegate of %@ is gone: it is held weakly there, and nothing else held it.":
        "%@ 的 delegate 已经不在了：那里只是弱引用它，而没有别的东西持有它。",
      "Keep it in a property for as long as it is needed.": "只要还需要它，就请把它保存在一个属性里。",

      // Scroll views
      "no chain of constraints goes from its left to its right": "没有一串约束从它的左边连到右边",
      "no chain of constraints goes from its top to its bottom": "没有一串约束从它的顶部连到底部",
      "Constrain the last view's right to that of the scroll view.": "请把最后一个视图的右边约束到滚动视图的右边。",
      "Constrain the last view's bottom to that of the scroll view.": "请把最后一个视图的底部约束到滚动视图的底部。",
      "%@ goes from its left to its right, and may have any length": "%@ 从它的左边连到右边，但可以是任意长度",
      "%@ goes from its top to its bottom, and may have any length": "%@ 从它的顶部连到底部，但可以是任意长度",
      "Constrain what is in it to its right, or say how wide it is.": "请把里面的内容约束到它的右边，或给定它的宽度。",
      "Constrain what is in it to its bottom, or say how high it is.": "请把里面的内容约束到它的底部，或给定它的高度。",
      "Nothing says how wide the content of %@ is: %@. So it does not scroll.":
        "没有什么说明 %@ 的内容有多宽：%@。所以它不能滚动。",
      "Nothing says how high the content of %@ is: %@. So it does not scroll.":
        "没有什么说明 %@ 的内容有多高：%@。所以它不能滚动。",

      // Keys
      "%@ has two commands for %@: %@ and %@. The first is performed.":
        "%@ 有两个命令用同一个键 %@：%@ 和 %@，执行的是第一个。",
      "Give one of them another key.": "请给其中一个换一个键。",
      "%@ has a command for %@, %@, which is never performed: it asks to end the program before it comes to commands.":
        "%@ 为 %@ 设了命令 %@，但它永远不会执行：这个键先请求结束程序，轮不到命令。",
      "%@ has a command for %@, %@, which is never performed: terminals do not send it.":
        "%@ 为 %@ 设了命令 %@，但它永远不会执行：终端不会发送这个键。",
      "%@ has a command for %@, %@, which is never performed: it arrives as %@.":
        "%@ 为 %@ 设了命令 %@，但它永远不会执行：这个键到达时是 %@。",
      "Give it another key, or let the application's delegate answer applicationShouldTerminate(_:).":
        "请给它换一个键，或者让应用的 delegate 回答 applicationShouldTerminate(_:)。",
      "Give it another key.": "请给它换一个键。",
    ])
}
