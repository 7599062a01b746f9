import Ashlar

extension StringCatalog {
  /// The words of the demo of labels side by side.
  static let sideBySide = StringCatalog(
    .simplifiedChinese,
    [
      "Side by side": "并排标签",
      "case 1": "案例 1",
      "Of two labels in a row, the one that resists less is cut.": "两个并排的标签，抗压缩优先级低的那个被截断。",
      "Both hug their texts at 1000: where there is room, neither is wider than its words.":
        "两者的抗拉伸优先级都是 1000：空间足够时，都不会比文字更宽。",
      "Where there is none, one has to give way. The first resists compression at 1000 and the second at 250, so that the second is cut.":
        "空间不够时必须有一个让步。第一个的抗压缩优先级是 1000，第二个是 250，所以被截断的是第二个。",
      "Two labels at the top of a box. A spring says at which priority a label resists being shorter than its text; one without a number is as long as its text.":
        "方框上方有两个标签。弹簧上的数字是标签抵抗压缩的优先级；没有数字的弹簧表示标签恰好与文字一样长。",
      "Let the first grow: the second is cut at last.": "让第一个变长：最后第二个被截断。",
      "Let the second grow: it is cut, too.": "让第二个变长：它同样被截断。",
      "Change who resists: now the first is cut.": "交换优先级：现在被截断的是第一个。",
      "Make the stage narrow: the second is cut.": "把舞台变窄：第二个被截断。",
      "A first label that is too long for the whole row: its resistance is required, the right edge of the box is not, and the box gets wider than the stage.":
        "第一个标签比整行还长的情形：它的抗压缩约束是必需的，而方框的右边缘不是，于是方框比舞台还宽。",
      "Let the first label grow": "让第一个标签变长",
      "Let the second label grow": "让第二个标签变长",
      "Let the first label shrink": "让第一个标签变短",
      "Let the second label shrink": "让第二个标签变短",
      "Change who resists": "交换抗压缩优先级",
      "grow": "变长",
      "shrink": "变短",
      "resistance": "抗压缩",
      "Both have their widths, %@ and %@.": "两者都是固有宽度：%@ 和 %@。",
      "%@.width = %@ of %@: it resists at %@, the other %@.":
        "%@.width = %@（固有 %@）：它抗压缩 %@，另一个 %@。",
    ])
}
