import Ashlar

extension StringCatalog {
  static let byHand = StringCatalog(
    .simplifiedChinese,
    [
      "By hand or DSL": "手写与 DSL",
      "native API and Masonry": "原生实现与使用 Masonry",
      "The DSL says the same constraints in a quarter of the lines.":
        "同样的约束，DSL 只用四分之一的代码行。",
      """
      A native constraint has seven parts: two items with an attribute each, a relation, a multiplier \
      and a constant. A length has no second item.
      """:
        "一条原生约束由七部分组成：两个视图、各自的属性、一个关系、一个倍率和一个常数。宽高约束没有第二个视图。",
      """
      By hand there is one more line: it turns translatesAutoresizingMaskIntoConstraints off, which is \
      on for every view made in code. makeConstraints does that by itself.
      """:
        """
      手写还要多一行：把 translatesAutoresizingMaskIntoConstraints 设为 false，用代码创建的视图默认都是 true。\
      makeConstraints 会自动完成这一步。
      """,
      """
      Whichever way they are written, a view holds the constraints: its own lengths the red view, all \
      others the nearest view around both.
      """:
        "无论怎么写，约束最终都由某个视图持有：宽高由红色视图自己持有，其余的由两个视图最近的公共父视图持有。",
      """
      Above, both ways with the lines that each takes, and the constraints as they hold now. Below, the \
      red view in its superview, whose bounds are dotted.
      """:
        "上方是两种写法各自的代码行数，以及当前生效的约束；下方是红色视图和它的父视图，虚线是父视图的边界。",
      "Write it with the DSL: fewer lines, and no frame moves.": "改用 DSL：代码变少，frame 不变。",
      "Leave out the line of the mask: the frame wins.": "漏掉关闭 mask 的那一行：frame 胜出。",
      "Take the article's DSL numbers: 50 is not 200.": "用文章中 DSL 的数值：50 不等于 200。",
      "Make the stage narrow: the view stays in the middle.": "把舞台变窄：视图始终水平居中。",
      """
      The article calls both codes the same layout, but one says 200 from the top and the other 50. Here \
      both say 4 rows, unless you ask for the article's numbers: then the DSL says 1.
      """:
        """
      文章说两段代码是“同样的布局”，但离顶部的距离一处是 200，另一处是 50。\
      这里两种写法都是 4 行；切换到文章的数值后，DSL 变成 1 行。
      """,
      """
      Anchors, the shortest native way: red.topAnchor.constraint(equalTo: …). The article does not have \
      them.
      """:
        "最简短的原生写法 anchor：red.topAnchor.constraint(equalTo: …)。文章没有讲到。",
      "%@ %@: %@ lines, 4 constraints": "%@ %@：%@ 行代码，4 条约束",
      "✗ mask on: %@": "✗ mask 未关：%@",
      "✓ mask off: %@": "✓ mask 已关：%@",
      "by hand": "手写",
      "hand": "手写",
      "by DSL": "DSL",
      "✗ %@%@left out": "✗ %@%@未生效",
      "✓ %@%@in %@": "✓ %@%@在 %@ 中",
      "By hand, or by the DSL": "手写或 DSL",
      "hand/DSL": "手写/DSL",
      "Keep the mask, or turn it off": "保留或关闭 mask",
      "mask": "mask",
      "The article's numbers in the DSL": "DSL 用文章的数值",
      "as printed": "原文数值",
      "red.left = %@, not %@: its frame counts, too; %@ left out.":
        "red.left = %@，不是 %@：frame 也是约束；%@ 条未生效。",
      "red.top = %@: page.top %@ + %@ in %@ lines; by hand %@.":
        "red.top = %@：page.top %@ + %@，共 %@ 行；手写是 %@。",
      "%@; DSL: %@ lines.": "%@；DSL 共 %@ 行。",
      "%@; by hand: %@.": "%@；手写共 %@ 行。",
      "red.left = %@: %@": "red.left = %@：%@",
    ])
}
