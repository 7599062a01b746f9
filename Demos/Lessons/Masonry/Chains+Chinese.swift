import Ashlar

extension StringCatalog {
  /// The words of the demo of frames in frames.
  static let chains = StringCatalog(
    .simplifiedChinese,
    [
      "Chains, insets": "链式与 insets",
      "composite edges": "复合边距",
      "Insets know their edges: one value moves each one inward.": "insets 认得每条边：一个值让每条边都向内移动。",
      "Words before equalTo are chained: make.top.left is two constraints in one sentence, make.edges four. Each frame has two such sentences about the frame around it.":
        "equalTo 之前的属性可以链式书写：make.top.left 一句是两条约束，make.edges 是四条。每个框都有两句这样的话，说的是它外面的框。",
      "insets adds at the left and the top, and subtracts at the right and the bottom. offset adds the same number to every edge, so that a frame moves in place of shrinking.":
        "insets 在左、上相加，在右、下相减。offset 给每条边加同一个数，框不会缩小，而是平移。",
      "The sentences are kept as two objects for each frame. A new value sets all of their constants, and one layout within an animation moves all frames at once.":
        "每个框的两句话各保存为一个对象。给它一个新值，就设置了其中所有的 constant；动画里的一次布局让所有框一起移动。",
      "Five frames, one in the other. The arrows are the distances at the left and at the right that each frame keeps from the one around it.":
        "五个框，层层嵌套。箭头是每个框与外面的框在左右两侧的距离。",
      "Narrow insets: all frames move by one animation.": "收窄 insets：所有框在一次动画里移动。",
      "A column more on each side of each frame.": "每个框的每一侧再多一列。",
      "An offset in place of insets: all go right and down.": "用 offset 代替 insets：全都向右下移动。",
      "Make the stage narrow: the insets stay what they are.": "把舞台变窄：insets 保持不变。",
      "An animation that repeats for ever, as the example's does. Here each key is one way.":
        "像示例那样无限重复的动画。这里每按一次键只走一程。",
      "Narrow insets, or wide ones": "窄的 insets，或宽的",
      "animate": "动画",
      "A column more at each side": "每侧多一列",
      "A column less at each side": "每侧少一列",
      "insets": "insets",
      "An offset, or insets": "offset，或 insets",
      "offset": "offset",
      "frame%@: left %@ = %@ × %@, right %@ = %@ + %@ × %@.":
        "frame%@：left %@ = %@ × %@，right %@ = %@ + %@ × %@。",
      "frame%@: left %@ = %@ × %@, right %@ = %@ - %@ × %@.":
        "frame%@：left %@ = %@ × %@，right %@ = %@ - %@ × %@。",
    ])
}
