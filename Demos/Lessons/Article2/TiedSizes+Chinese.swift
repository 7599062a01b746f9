import Ashlar

extension StringCatalog {
  /// The words of the demo of an update that adds.
  static let tiedSizes = StringCatalog(
    .simplifiedChinese,
    [
      "Tied sizes": "尺寸相等",
      "section 2": "第 2 节",
      "Updating changes a constant of the layout, else it adds.": "更新只改约束的 constant，找不到就新增。",
      "Of a constraint only the constant and the priority can change. So updateConstraints looks for one that is the same but for the constant: the same views, attributes, relation, multiplier and priority.":
        "约束创建后只有 constant 和优先级能变。所以 updateConstraints 寻找除 constant 外都相同的约束：视图、属性、关系、multiplier、优先级。",
      "A width that follows the button and a width that is a number are not alike: the second view differs. Nothing is found, so the number is added, and the two contradict each other, once along each axis.":
        "“与按钮等宽”和“宽度是一个数”并不相似：secondItem 不同。找不到既有约束，数字就作为新约束加入，两条互相冲突，两个方向各一次。",
      "What the number belongs to can be updated: the button's own size. To replace the tie itself, remake the label's constraints.":
        "能更新的是数字所属的约束，也就是按钮自己的尺寸。要替换“相等”本身，就 remake 标签的约束。",
      "The label is tied to the button's size. Below stand the constraints of both sizes: the sign says whether one holds. The dotted outline is the size that the label was to get.":
        "标签的尺寸与按钮相等。下面列出两者的尺寸约束，前面的符号说明是否成立。虚线框是标签本应得到的尺寸。",
      "Press the button: two constraints come, both left out.": "按下按钮：新增两条约束，两条都被舍弃。",
      "Remake the label: the tie is gone, the number holds.": "remake 标签：不再相等，数字成立。",
      "Update the button's own size: the label follows it.": "更新按钮自己的尺寸：标签跟着变。",
      "The constants of the article, 100 by 33 and 200 by 100 points: here they are 20 by 3 and 36 by 5 cells.":
        "文章中的数值是 100 × 33 和 200 × 100 点，这里是 20 × 3 和 36 × 5 个单元格。",
      "Update the label's size, as the button does": "像按钮那样更新标签的尺寸",
      "Update the button's size": "更新按钮的尺寸",
      "Remake the label's constraints": "remake 标签的约束",
      "update": "更新",
      "remake": "remake",
      "Larger": "变大",
      "a label": "一个标签",
      "label %@ × %@ at %@": "label %@ × %@，left %@",
      "%@: %@ ≠ %@, %@ left out, %@ says why.": "%@：%@ ≠ %@，舍弃 %@ 条，按 %@ 看原因。",
      "%@: as the button, %@ × %@.": "%@：与按钮相同，%@ × %@。",
      "%@: its own numbers, the tie is gone.": "%@：用自己的数字，不再相等。",
      "✓ %@": "✓ %@",
      "✗ %@: left out": "✗ %@：被舍弃",
      "✗ %@: refused": "✗ %@：被拒绝",
    ])
}
