import Ashlar

extension StringCatalog {
  /// The words of the demo of a header that grows.
  static let parallax = StringCatalog(
    .simplifiedChinese,
    [
      "Pulled header": "下拉头图",
      "case 7": "案例 7",
      "A header grows by one constant while the list is pulled.": "下拉列表时，改一个 constant，头图就长高。",
      "The list fills the page, with a contentInset of 6 rows at the top, so that it begins below the header: at rest its offset is -6.":
        "列表铺满页面，顶部的 contentInset 是 6 行，因此从头图下方开始：静止时 contentOffset.y 是 -6。",
      "Beyond its start the offset is less than -6. The header's height is an installed constraint, and gets a new number then: minus the offset.":
        "拉过起点，offset 就小于 -6。头图的高度是一条已经安装的约束，这时换一个数值：offset 的相反数。",
      "It is the same constraint each time. One more constraint with another height would contradict it, and be left out.":
        "每次都是同一条约束。如果再加一条高度不同的约束，就会与它冲突而被舍弃。",
      "Mountains above a list. Pull the list down, with the arrow or the wheel: the mountains grow into the room between. Scrolled up, the list goes over them.":
        "列表上方是一幅山。用方向键或滚轮把列表往下拉，山就长高，填满空出的地方。往上滚动时，列表从山的上面经过。",
      "Pull the list by four rows: the mountains grow.": "把列表下拉四行：山长高了。",
      "Scroll up: the list goes over them.": "往上滚动：列表盖过山。",
      "Let nobody set the height: a gap opens.": "没有人修改高度：露出一段空白。",
      "A second height each time: it is left out.": "每次再加一条高度约束：它被舍弃。",
      "Observing the offset by its key path, as the example does. A delegate is told the same, at the same moment.":
        "示例用 KVO 观察 contentOffset。delegate 在同一时刻得到同样的通知。",
      " the mountains ": " 群山 ",
      "Nobody changes the height, or somebody does": "没有人修改高度，或有人修改",
      "nobody": "不修改",
      "A second height, or the constant of the first": "再加一条高度，或修改第一条的 constant",
      "second": "再加一条",
      "header.height = %@: nobody pulls, at an offset of %@ ≥ -6.":
        "header.height = %@：没有下拉，offset 是 %@ ≥ -6。",
      "header.height = %@: pulled, at an offset of %@ < -6.":
        "header.height = %@：正在下拉，offset 是 %@ < -6。",
      "header.height = %@: a second one, %@, is left out.":
        "header.height = %@：另一条（%@）被舍弃。",
      "header.height = %@: a gap of %@ down to the list.":
        "header.height = %@：与列表之间空出 %@ 行。",
    ])
}
