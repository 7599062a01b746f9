import Ashlar

extension StringCatalog {
  /// The gallery's own words in Simplified Chinese.
  static let gallery = StringCatalog(
    .simplifiedChinese,
    [
      // The lines
      "✓ %@": "✓ %@",
      "That changes nothing here.": "这里没有任何变化。",
      "Every size is a new layout: %@ or the mouse moves the edge.": "每换一个尺寸就重新布局一次：按 %@ 或用鼠标拖动边缘。",
      "stage %@": "舞台 %@",
      "%@ of %@×%@": "%@／%@×%@",
      "%@, %@": "%@，%@",
      "1 report": "1 条报告",
      "%@ reports": "%@ 条报告",
      "%@ earlier": "此前 %@ 条",
      "Demos": "示例",
      // The groups
      "Article 1": "文章一",
      "Article 2": "文章二",
      "Article 3": "文章三",
      "Article 4": "文章四",
      "Cases": "案例",
      "Masonry": "Masonry",
      "Examples with Masonry, part 5": "有趣的 Autolayout 示例 5：Masonry 实现",
      "Auto Layout with Masonry: what to mind": "自动布局与 Masonry 使用注意事项",
      "Masonry's source, from its use": "源码阅读：Masonry（一）从使用入手",
      "Dynamic heights": "iOS 的动态高度",
      "Examples with Masonry, parts 1 to 4": "有趣的 Autolayout 示例 1 至 4",
      "Masonry's own examples": "Masonry 自带的示例",
      // The lesson
      "Lesson": "课程",
      "What you learn": "学到什么",
      "What you see": "看到什么",
      "Try (%@ does, %@ undoes)": "试一试（%@ 执行，%@ 撤销）",
      "leave the field": "离开输入框",
      "%@ (%@×)": "%@（%@ 次）",
      "%@ (to %@)": "%@（到 %@）",
      "Where the article errs": "文章有误之处",
      "Left out on purpose": "有意省略",
      "In the articles": "在文章中",
      "%@: %@": "%@：%@",
      "Next": "接下来",
      // The pages
      "Source": "源码",
      "Keys": "按键",
      "Reports": "报告",
      " ↑ more ": " ↑ 更多 ",
      " ↓ more ": " ↓ 更多 ",
      "The constraints as they are written; ← → change ‹numbers›:":
        "约束在源码中的写法；用 ← → 修改‹数字›：",
      "Ashlar is Auto Layout for the terminal: constraints say where everything on the stage is. Make the stage narrower, and see what follows.":
        "Ashlar 是终端里的 Auto Layout：舞台上每样东西的位置都由约束决定。把舞台变窄，看看会发生什么。",
      "With the mouse": "使用鼠标",
      "Drag the grip ║ at the right edge of the stage, or its bottom edge. The wheel scrolls. A click on a key in the last line does what the key does.":
        "拖动舞台右边缘的把手 ║，或拖动下边缘。滚轮用来滚动。点击最后一行里的按键等于按下该键。",
      "And in %@:": "以及 %@：",
      // Reports
      "Nothing is reported now.": "目前没有报告。",
      "1 constraint is left out": "1 条约束被舍弃",
      "%@ constraints are left out": "%@ 条约束被舍弃",
      "Why %@": "原因 %@",
      "Earlier, and no more": "此前有过，现已消失",
      "As Apple's engine logs it": "Apple 引擎的日志",
      "As Apple's engine logs %@": "Apple 引擎对第 %@ 条的日志",
      // Why
      "Why": "为什么",
      "Why: %@ = %@": "为什么：%@ = %@",
      "Nothing is chosen, or the layout has not settled.": "没有选中任何边，或布局尚未稳定。",
      "MISTAKE": "错误",
      "IS": "等于",
      "HELD BY": "由何决定",
      "LOST": "未能满足",
      "CHOSEN": "如何选定",
      "NEXT BOUND": "下一个界限",
      "MOVES IT": "什么会移动它",
      "ROUNDING": "取整",
      "the width of the stage": "舞台的宽度",
      "the height of the stage": "舞台的高度",
      "the corner of the stage": "舞台的角",
      "%@  while %@ was measured": "%@  测量 %@ 时",
      "to settle it: %@": "要确定它：%@",
      "see above": "见上文",
      "see above; the two follow from each other": "见上文；两者互相依赖",
      "the chain is cut here; ask for it alone": "这里不再继续；请单独查询",
      "These follow from each other, so none of them alone says where the others come from:":
        "它们互相依赖，所以单凭其中任何一个都说明不了其余的从何而来：",
      // The layer and the colours
      "Marks of the lesson": "课程的标记",
      "All frames": "所有 frame",
      "No marks": "没有标记",
      "%@ unfolds %@ lines.": "按 %@ 展开 %@ 行。",
      "Colours for the terminal's background": "适合终端背景的颜色",
      "Colours for a dark background": "适合深色背景的颜色",
      "Colours for a light background": "适合浅色背景的颜色",
      "The terminal's own colours": "终端自己的颜色",
    ])
}
