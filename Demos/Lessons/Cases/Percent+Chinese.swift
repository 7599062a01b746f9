import Ashlar

extension StringCatalog {
  /// The words of the demo of a share of a width.
  static let percent = StringCatalog(
    .simplifiedChinese,
    [
      "Percent": "百分比宽度",
      "case 3": "案例 3",
      "A multiplier follows the container; a constant does not.": "multiplier 跟随容器变化，constant 不会。",
      "The upper bar's width is the container's times a factor. The layout keeps it so at every size.":
        "上面的条宽度等于容器宽度乘以系数，任何尺寸下布局都保持这一关系。",
      "The lower bar got its width as a constant, computed once from the container's. It holds until somebody computes it again.":
        "下面的条用的是按容器宽度算出的 constant，直到有人重新计算之前都不变。",
      "A multiplier does not change once a constraint exists: the slider remakes the upper bar's.":
        "约束创建后 multiplier 不能再改：滑块会用 remake 重新生成上面那条的约束。",
      "Two bars in a container, made with the same percentage. Ticks stand at the quarters. When the stage is resized, the upper bar keeps its share and the lower one its columns.":
        "容器里有两个条，创建时百分比相同，虚线标出四等分。舞台尺寸变化时，上面的条保持比例，下面的条保持列数。",
      "Make the stage narrow: only the upper bar follows.": "把舞台变窄：只有上面的条跟着变。",
      "Ask for more: both are made anew, and agree.": "调大比例：两条都重新生成，又一样长了。",
      "Ask for nothing: bars of width 0.": "调到零：两个条的宽度都是 0。",
      "Changing the factor of a constraint that is installed. UIKit has no setter for it, and so there is none here: a constraint with another factor is another constraint.":
        "修改已安装约束的系数。UIKit 没有这个 setter，这里也没有：系数不同就是另一条约束。",
      "A tenth more": "增加一成",
      "A tenth less": "减少一成",
      "share": "比例",
      "factor.width = %@ = %@; constant.width = %@.": "factor.width = %@ = %@；constant.width = %@。",
    ])
}
