import Ashlar

extension StringCatalog {
  /// The words of the demo of a container without a width.
  static let centring = StringCatalog(
    .simplifiedChinese,
    [
      "Centring": "动态居中",
      "case 2": "案例 2",
      "A container without a width is as wide as its content.": "没有宽度约束的容器，与它的内容一样宽。",
      "The boxes form a chain: the first begins at the container's left edge, each next one where the one before ends, and the last ends at its right edge.":
        "方块连成一条链：第一个从容器左边缘开始，后面的依次接在前一个之后，最后一个止于容器右边缘。",
      "No constraint gives the container a width. The chain does, and its centre stays in the middle.":
        "没有约束规定容器的宽度，宽度由这条链决定，中心始终居中。",
      "A switch sets one box's width to 0 or 6: the same constraint gets another constant.":
        "开关把一个方块的宽度设为 0 或 6：同一条约束换了 constant。",
      "Four switches, and the boxes that they show. The container's outline goes around the boxes that are left, in the middle of the stage.":
        "四个开关和它们控制的方块。容器的边框包住剩下的方块，始终位于舞台中间。",
      "Switch the first box off: the others move to the middle.": "关掉第一个方块：其余的移到中间。",
      "Switch the third box off: the chain closes.": "关掉第三个方块：链条合拢。",
      "Make the stage narrow: it stays in the middle.": "把舞台变窄：它仍在中间。",
      "Taking the box out of the tree. With a width of 0 it keeps its place in the chain and its constraints.":
        "把方块移出视图树。宽度为 0 时，它仍留在链中，约束也都在。",
      "Box %@ on or off": "打开或关闭方块 %@",
      "on, off": "开关",
      "container.width = %@ = %@; its centre is at %@.": "container.width = %@ = %@；中心在 %@。",
    ])
}
