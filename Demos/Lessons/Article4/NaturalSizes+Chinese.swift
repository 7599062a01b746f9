import Ashlar

extension StringCatalog {
  static let naturalSizes = StringCatalog(
    .simplifiedChinese,
    [
      "Natural sizes": "固有尺寸",
      "leaf-level views": "Leaf-level views",
      "A view that knows its natural size needs no size constraint.":
        "知道自己固有尺寸的视图，不需要宽高约束。",
      """
      A label and a button know their content. Constraints say where they are, and the layout asks each \
      for its intrinsicContentSize: -1 stands for a length that it has not.
      """:
        """
      label 和 button 知道自己的内容。约束只决定位置，布局时系统回调各自的 intrinsicContentSize；\
      -1 表示这个方向没有固有长度。
      """,
      """
      A plain view has no content and answers (-1, -1). With a place alone it is 0 by 0, and nothing of \
      it is seen until constraints give it a size.
      """:
        "普通的 view 没有内容，返回 (-1, -1)。只有位置约束时它的大小是 0 × 0，要等约束给出宽高才看得见。",
      """
      A subclass can answer with another size. The roomy label adds 4 columns and 2 rows to what its \
      superclass answers, and no constraint knows of it.
      """:
        "子类可以返回别的尺寸。宽松的 label 在父类的结果上加 4 列、2 行，而没有任何约束知道这件事。",
      """
      Four views, each beside its intrinsicContentSize. All of them have constraints for their place only; \
      the plain one gets a size if you ask for it. The zigzag is the spring of a label's content, at rest.
      """:
        "四个视图，左边是各自的 intrinsicContentSize。它们都只有位置约束；普通 view 的宽高约束可以按键打开。锯齿线是 label 内容的弹簧，处于静止状态。",
      "Add a word: three of the four grow, no constraint does.": "加一个词：三个视图变宽，约束一条没变。",
      "Take the extra room away: roomy is a plain label.": "去掉多出的空间：它就是普通的 label。",
      "Give the plain view a size: now it is seen.": "给普通 view 加宽高约束：它看得见了。",
      "Make the stage narrow: captions are cut, the sizes stay.": "把舞台变窄：说明被截断，固有尺寸不变。",
      """
      Text that wraps, whose height depends on a width: the lessons "Four measures" and "Max width" have \
      it.
      """:
        "会换行的文字，它的高度取决于宽度：见“四种测量”和“最大宽度”两课。",
      "label": "label",
      "button": "button",
      "plain view": "普通 view",
      "roomy label": "宽松 label",
      "%@ %@": "%@ %@",
      "A word more": "多一个词",
      "A word less": "少一个词",
      "words": "词数",
      "The roomy label with its extra room, or without": "宽松 label：带或不带多出的空间",
      "roomy": "宽松",
      "A size for the plain view, or none": "普通 view：有或没有宽高约束",
      "%@, not %@: no more room beside the captions.": "%@，不到 %@：右边没有更多空间。",
      "%@: its text %@ + 4; %@ columns to spare.": "%@：文字 %@ + 4；右边还剩 %@ 列。",
      "its text and 4 columns": "文字再加 4 列",
      "its text and 2 rows": "文字再加 2 行",
      "%@: its text alone; %@ columns to spare.": "%@：只有文字；右边还剩 %@ 列。",
    ])
}
