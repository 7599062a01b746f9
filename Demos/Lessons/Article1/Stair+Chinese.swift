import Ashlar

extension StringCatalog {
  /// The words of the demo of the stair.
  static let stair = StringCatalog(
    .simplifiedChinese,
    [
      "StairView": "StairView",
      "example 2": "示例 2",
      "A view computes its own height and tells Auto Layout.": "自定义 View 自己算出高度，再告诉 Auto Layout。",
      """
      Every step has the same share of the width and starts below the one before; the sum of their heights is the stair's intrinsicContentSize. The layout asks for it and makes a constraint of it.
      """: "每一级台阶平分宽度，从上一级的右下角开始；所有高度之和就是 intrinsicContentSize。布局系统询问它，再把它变成约束。",
      """
      At a new width it adds the heights up again when it is laid out. Only if the sum has changed does it invalidate its intrinsic size, so that Auto Layout asks for it and solves once more.
      """: "宽度改变后，布局时重新累加高度。只有总和变了，才调用 invalidateIntrinsicContentSize，让 Auto Layout 再询问、再求解一次。",
      """
      Never to invalidate leaves the old height, always to invalidate solves once more for nothing. Without the sum in layoutSubviews no step gets a new width; without the one in intrinsicContentSize the first answer is out of date.
      """:
        "从不失效，高度就停在旧值；总是失效，就会白白多求解一次。layoutSubviews 里不更新，台阶得不到新的宽度；intrinsicContentSize 里不更新，第一次的回答就是过期的。",
      """
      A stair at the top, and a table with a stair in each row below. A box is a step: it starts where the one before ends, and is as high as its text. No constraint says how high a stair is. The arrow is the height it has; a dotted box is the height its steps need, where that is another one. Below the stage its calls are counted, anew for each width and each key.
      """:
        "上面是一个阶梯，下面的表格每行也有一个。每个方框是一级台阶：从上一级结束的地方开始，高度由文字决定。没有约束规定阶梯的高度。箭头是它现在的高度；如果台阶需要的高度不同，就用虚线框画出来。舞台下方统计各个方法的调用次数，宽度改变或按键后重新计数。",
      "Make the stage narrow: texts wrap, stairs get higher.": "把舞台变窄：文字换行，阶梯变高。",
      "Never invalidate: the height stays, a step sticks out.": "从不失效：高度停在最初的值，台阶露在外面。",
      "Always invalidate: there is a solve too many.": "总是失效：多求解了一次。",
      "No sum when it is asked: the right height, one solve more.": "被询问时不更新：高度正确，但多求解了一次。",
      "No sum in layoutSubviews: the steps have no width.": "layoutSubviews 里不更新：台阶没有宽度。",
      "Take all titles away: no height, the table gets the room.": "去掉所有标题：高度为零，空间都归表格。",
      """
      An intrinsic width: the stair has the width that constraints give it. Its height depends on that, though an intrinsic size should depend on no frame: a second solve is what it costs. And a reload: in UIKit a table keeps the old heights of its rows until it is reloaded, here they follow at once.
      """:
        "没有固有宽度：阶梯的宽度由约束给出。高度又取决于这个宽度，而固有尺寸本不该依赖 frame，代价就是第二次求解。也没有 reload：UIKit 的表格在 reload 之前会保留旧的行高，这里行高立刻更新。",
      "A title more": "加一个标题",
      "A title less": "减一个标题",
      "titles": "标题",
      "mistakes": "错误做法",
      "Mistake: never invalidate, or no mistake": "错误做法：从不失效（再按恢复）",
      "Mistake: always invalidate, or no mistake": "错误做法：总是失效（再按恢复）",
      "Mistake: no sum in layoutSubviews, or no mistake": "错误做法：layoutSubviews 里不更新（再按恢复）",
      "Mistake: no sum when asked, or no mistake": "错误做法：被询问时不更新（再按恢复）",
      "A mistake on purpose: it never tells a new height.": "故意的错误：高度变了也从不通知。",
      "A mistake on purpose: it tells its height in every layout.": "故意的错误：每次布局都通知高度失效。",
      "A mistake on purpose: layoutSubviews adds nothing up.": "故意的错误：layoutSubviews 里不重新累加。",
      "A mistake on purpose: asked, it answers without adding up.": "故意的错误：被询问时不累加就直接回答。",
      "asked %@, laid out %@, invalidated %@, solved %@": "询问 %@、布局 %@、失效 %@、求解 %@ 次",
      "%@ high: %@.": "高 %@：%@。",
      "%@ high for %@: %@.": "高 %@，应为 %@：%@。",
      "%@ for %@: %@.": "%@，应为 %@：%@。",
      "the corner of the stair": "阶梯的角",
    ])
}
