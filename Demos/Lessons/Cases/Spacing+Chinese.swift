import Ashlar

extension StringCatalog {
  /// The words of the demo of equal distances.
  static let spacing = StringCatalog(
    .simplifiedChinese,
    [
      "Equal spacing": "等间距",
      "case 9": "案例 9",
      "Guides of equal width make equal gaps; multipliers do not.":
        "等宽的 guide 使间隙相等，multiplier 则不然。",
      "Above, layout guides stand between the boxes. All are as wide as the first one: that makes the gaps equal.":
        "上排的方块之间是 layout guide，它们都与第一个等宽，因此间隙相等。",
      "Below, the centre of each box is at a share of the container's right edge: 1/4, 2/4, 3/4 for three. That makes the centres equally far apart, whatever the boxes are.":
        "下排每个方块的中心位于容器右边缘的若干分之一处，三个时是 1/4、2/4、3/4。无论方块多宽，中心的间距都相等。",
      "Centres at equal distances make no equal gaps, even between equal boxes: between two of them a whole box is taken from the distance, at the ends half of one.":
        "中心等距，间隙并不相等，方块一样宽也是如此：两个方块之间扣掉一个方块的宽度，两端只扣掉半个。",
      "Two rows of boxes. Dashed outlines are the guides. Make one box wider and compare the gaps of both rows.":
        "两排方块，虚线框是 guide。把一个方块变宽，比较两排的间隙。",
      "Make one box wider: above the gaps stay equal.": "把一个方块变宽：上排的间隙仍然相等。",
      "Add a box: one guide more, and other shares.": "加一个方块：多一个 guide，比例也变了。",
      "Make the stage narrow: all gaps shrink alike.": "把舞台变窄：所有间隙一起变小。",
      "A stack view with equal spacing, which makes such guides itself. Here one sees what it makes.":
        "等间距的 stack view：它会自己创建这样的 guide。这里展示的正是它所做的事。",
      "One box more": "多一个方块",
      "One box less": "少一个方块",
      "boxes": "方块",
      "The first box wider": "第一个方块变宽",
      "The first box narrower": "第一个方块变窄",
      "wider box": "变宽",
      "narrower box": "变窄",
      "Gaps by guides: %@ each; by shares: %@.": "guide 间隙：每个 %@；按比例：%@。",
    ])
}
