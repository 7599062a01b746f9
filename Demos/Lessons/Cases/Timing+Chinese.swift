import Ashlar

extension StringCatalog {
  /// The words of the demo of two layouts.
  static let timing = StringCatalog(
    .simplifiedChinese,
    [
      "In two layouts": "生效时机",
      "case 12": "案例 12",
      "layoutIfNeeded says when changed constraints move views.": "layoutIfNeeded 决定约束的改变何时生效。",
      "A constant that changes moves nothing yet: views move in the next layout.":
        "改变 constant 时什么都还没动：视图在下一次布局时才移动。",
      "To let a view come in, put it outside, lay out, then change the constant back and lay out again within an animation. The two layouts give the animation its two ends.":
        "要让视图飞入：先把它放到外面并布局一次，再改回 constant，在动画里布局第二次。两次布局给出动画的起点和终点。",
      "Without the first layout both changes meet in one, the frame stays, and nothing moves.":
        "没有第一次布局，两次改变合在一起，frame 不变，什么都不会动。",
      "A label in the middle that comes in from the left. The line below says from where to where the last animation went.":
        "中间有一个从左边飞入的标签。下面一行说明上一次动画从哪里到哪里。",
      "Let the label come in: from outside to the middle.": "让标签飞入：从外面到中间。",
      "Leave out the first layout: it stays in its place.": "省去第一次布局：它原地不动。",
      "Move it by a constant: ten columns to the right.": "用 constant 移动它：向右十列。",
      "Springs and key frames. The curve is eased at both ends, as in UIKit unless something else is asked for.":
        "弹簧动画和关键帧。曲线两端缓动，与 UIKit 的默认值相同。",
      "Let the label come in": "让标签飞入",
      "animate": "动画",
      "With the first layout, or without": "有或没有第一次布局",
      "first layout": "第一次布局",
      "Ten columns to the right, or back": "向右十列，或回来",
      "move": "移动",
      "label.left = %@: laid out once, not animated.": "label.left = %@：布局一次，没有动画。",
      "label.left = %@: one layout, from %@ to %@.": "label.left = %@：一次布局，从 %@ 到 %@。",
      "label.left = %@: two layouts, from %@ to %@.": "label.left = %@：两次布局，从 %@ 到 %@。",
    ])
}
