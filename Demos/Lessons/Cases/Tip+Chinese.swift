import Ashlar

extension StringCatalog {
  /// The words of the demo of a tip that stays inside.
  static let tip = StringCatalog(
    .simplifiedChinese,
    [
      "A tip inside": "保证可见",
      "case 10": "案例 10",
      "A wish at 750 yields to edges at 1000: the tip stays inside.": "750 的愿望让位于 1000 的边缘：提示始终可见。",
      "Four required inequalities keep the tip within the container.": "四条必需的不等式让提示留在容器内。",
      "Two constraints at 750 want its centre at the cross. Where they cannot hold, they hold as nearly as the required ones allow.":
        "两条优先级 750 的约束希望它的中心在十字处。无法满足时，就在必需约束允许的范围内尽量接近。",
      "With the wish required, too, there is a contradiction as soon as the cross is near an edge.":
        "如果愿望也是必需的，十字一靠近边缘就产生冲突。",
      "Two dotted lines meet in a cross, moved with the arrows or the mouse. The tip lies over it. At an edge the tip stays behind.":
        "两条虚线相交处是十字，可用方向键或鼠标移动，上面盖着一个提示。到了边缘，提示会停下。",
      "Move the cross left: the tip stops at the border.": "把十字左移：提示停在边框旁。",
      "Move it up: the tip stops below the border.": "向上移：提示停在边框下方。",
      "Required, at the border: the tip gives up width.": "移到边框旁再设为必需：提示让出宽度。",
      "A text in the tip that is longer than the container. Its compression resistance is 999: it yields to the edges, not to the wish.":
        "提示文字比容器还长的情形：它的抗压缩优先级是 999，让位于边缘，而不让位于愿望。",
      "The cross to the left": "十字左移",
      "The cross to the right": "十字右移",
      "The cross up": "十字上移",
      "The cross down": "十字下移",
      "move": "移动",
      "The wish at 1000 or at 750": "愿望的优先级 1000 或 750",
      "1000, 750": "1000、750",
      "%@: the wish, %@, is left out.": "%@：愿望 %@ 与边缘冲突，被舍弃。",
      "%@: the wish, %@, holds at %@.": "%@：愿望 %@ 以 %@ 得到满足。",
      "%@: wanted %@, but %@ ≥ 1 is required.": "%@：希望 %@，但 %@ ≥ 1 是必需的。",
      "%@: wanted %@, but %@ ≤ %@ is required.": "%@：希望 %@，但 %@ ≤ %@ 是必需的。",
    ])
}
