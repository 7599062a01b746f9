import Ashlar

extension StringCatalog {
  /// The words of the demo of views that are bound together.
  static let binding = StringCatalog(
    .simplifiedChinese,
    [
      "Bound together": "动态绑定",
      "case 11": "案例 11",
      "What hangs on a view follows it, and has limits of its own.": "挂在视图上的东西跟着它走，但有自己的界限。",
      "The flag stands two columns right of the tip's left edge and above it, at 740.":
        "旗子位于提示左边缘右侧两列、提示的上方：两条约束都是 740，低于提示的 750。",
      "It has to stay within the container's top and right: both at 1000.":
        "它不能超出容器的上边和右边：两条都是 1000。",
      "Nothing tells the flag where the cross is. It follows the tip, and the tip follows the cross.":
        "没有人告诉旗子十字在哪里。它跟着提示，提示跟着十字。",
      "The tip of the demo before, with a flag above. At the top and at the right the flag lets go of its place, not of the container.":
        "与上一个示例相同的提示，上方多了一面旗子。到了顶部和右侧，旗子放弃的是自己的位置，而不是离开容器。",
      "Move up: the flag stops at the top, and lets go.": "上移：旗子停在顶部，不再跟随。",
      "Move right: the flag stops at the right edge.": "右移：旗子停在右边缘。",
      "Up, then hold it at 1000: it pushes the tip down.": "上移，再以 1000 挂住：旗子把提示向下推。",
      "A second flag, and a third. A chain of any length is solved at once; no view has to know the others.":
        "第二面、第三面旗子。多长的链都能一次求解，任何视图都不必认识其他视图。",
      "The cross to the left": "十字左移",
      "The cross to the right": "十字右移",
      "The cross up": "十字上移",
      "The cross down": "十字下移",
      "move": "移动",
      "The flag hangs at 1000 or at 740": "旗子的优先级 1000 或 740",
      "1000, 740": "1000、740",
      "%@: tip.left + 2 would be %@, past the right edge.": "%@：tip.left + 2 等于 %@，会超出右边缘。",
      "%@: tip.left %@ + 2, at %@; the top holds it down.": "%@：tip.left %@ + 2（%@）；上边缘挡住了它。",
      "%@: tip.left %@ + 2, at %@.": "%@：tip.left %@ + 2（%@）。",
    ])
}
