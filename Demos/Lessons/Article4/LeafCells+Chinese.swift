import Ashlar

extension StringCatalog {
  /// The words of the lesson on leaves and of its demo.
  static let leafCells = StringCatalog(
    .simplifiedChinese,
    [
      "A row's height": "一行有多高",
      "what is a leaf, and what not": "叶子与非叶子视图",
      "A view is as large as a chain of constraints adds up to.": "视图有多大，由一条首尾相连的约束链加起来决定。",
      """
      A label is a leaf: it has a natural size. A text view that scrolls has none, its intrinsicContentSize \
      is (-1, -1), and counts 0.
      """:
        "Label 是叶子视图，有固有尺寸。可滚动的文本视图没有，它的 intrinsicContentSize 是 (-1, -1)，按 0 计算。",
      """
      From edge to edge the box adds up gaps and natural sizes. If it has a natural size of its own, too, the \
      greater of both counts: the max of the formulas.
      """:
        "从一边到另一边，盒子把间距和固有尺寸加起来。如果盒子自己也有固有尺寸，就取两者中较大的：公式里的 max 就是这个意思。",
      """
      No code compares the two. The box hugs its own size with 250, and resists with 750 to be smaller; so do \
      the views inside.
      """:
        "没有任何代码去比较大小。盒子以 250 的优先级抗拉伸，以 750 抗压缩；里面的视图也是如此。",
      """
      The frame is around a box with two views. Below it stand the natural sizes of both and of the box, and the \
      formulas of its width and height with the numbers of now. The arrows are the gaps.
      """:
        "线框里是一个盒子，盒子里有两个视图。下面是两个视图和盒子的固有尺寸，以及用当前数值写出的宽、高公式。箭头表示间距。",
      "Two text views: the gaps stay, no text is shown.": "换成两个文本视图：只剩间距，看不到文字。",
      "A label and a text view: only the label is shown.": "一个 Label 加一个文本视图：只显示 Label。",
      "The first cure, a width and a height: it is shown.": "办法一，给出宽和高：文本视图显示出来了。",
      "The second cure measures 0 × 0: nothing is shown.": "办法二，测量得到 0 × 0：什么也不显示。",
      "Without scrolling a text view has a size: it is shown.": "不滚动的文本视图有固有尺寸：显示出来了。",
      "A size of the box's own: the max takes the greater one.": "盒子自己也有尺寸：max 取较大的那个。",
      """
      The article's second cure is systemLayoutSizeFitting. It adds up natural sizes and constraints, and a text \
      view that scrolls has neither: it measures 0 × 0. What does help is sizeThatFits, which asks the text, or \
      isScrollEnabled = false, which gives it a natural size.
      """:
        "文章的第二个办法是 systemLayoutSizeFitting。它把固有尺寸和约束加起来，而可滚动的文本视图两样都没有，结果只能是 0 × 0。真正有用的是询问文字本身的 sizeThatFits，或者 isScrollEnabled = false，让它有固有尺寸。",
      """
      The article's numbers: 91, 60, 36 and 58 points became 3 columns, 2, 1 and 2 rows. Its width adds up only \
      because the labels stand diagonally; one below the other, they are as wide as the widest.
      """:
        "文章里的数值：91、60、36、58 点在这里换成 3 列和 2、1、2 行。宽度之所以是相加，只因为两个 Label 斜着排；上下排列时，宽度等于最宽的那个。",
      "Two labels": "两个 Label",
      "Two text views": "两个文本视图",
      "A label and a text view": "一个 Label 和一个文本视图",
      "Cure 1: its width and height are said": "办法一：给出宽和高",
      "Cure 2: it is measured": "办法二：先测量",
      "A text view that does not scroll": "不滚动的文本视图",
      "compose": "组合",
      "The box has a size of its own, or none": "盒子有或没有自己的尺寸",
      "own size": "自身尺寸",
      "A word more": "多一个词",
      "A word less": "少一个词",
      "words": "词数",
      "natural: 1 %@, 2 %@, box %@": "固有尺寸：1 %@，2 %@，盒子 %@",
      "width  = %@": "宽 = %@",
      "height = %@": "高 = %@",
      "max{%@, %@} = %@": "max{%@, %@} = %@",
      "none": "无",
      "%@, room for %@": "%@，只容得下 %@",
      "The box is not laid out yet.": "盒子还没有布局。",
      "%@: %@ and %@": "%@：%@ 和 %@",
      "%@: %@": "%@：%@",
      "%@.": "%@。",
      "%@: no %@.": "%@：无 %@。",
      "%@: none is seen.": "%@：都看不到。",
    ])
}
