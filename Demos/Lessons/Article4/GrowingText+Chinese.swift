import Ashlar

extension StringCatalog {
  /// The words of the lesson on a box that grows, and of its demo.
  static let growingText = StringCatalog(
    .simplifiedChinese,
    [
      "Growing text": "随文字变高",
      "heights for a box that is typed into": "输入框的动态高度",
      "A box grows with its text up to a limit; then it scrolls.": "输入框随文字变高，到上限后改为滚动。",
      """
      A text view that does not scroll has a natural size: as high as its text at its width. What is typed changes \
      it, and the layout follows. One constraint more says how high is enough.
      """:
        "不滚动的 UITextView 有固有尺寸：高度就是文字按当前宽度排版后的高度。输入文字，固有尺寸随之改变，布局也跟着更新。再加一条约束，说明最高多少。",
      """
      A text view that scrolls has none, its intrinsicContentSize is (-1, -1): where no constraint says a height, \
      it has none.
      """:
        "可滚动的 UITextView 没有固有尺寸，intrinsicContentSize 是 (-1, -1)：约束不给出高度，高度就是 0。",
      """
      sizeThatFits measures the text either way, at the width that it is given. A length of 0 is no bound: at a \
      width of 0 each line of the text stays one line.
      """:
        "sizeThatFits 两种情况下都能按传入的宽度计算文字。传 0 表示不限：宽度为 0 时，文字的每一行都不换行。",
      """
      Messages, below them the box for the next one, and what the box says of its size; what its height follows is \
      lit. Tab goes into the box, and Shift-Tab out of it: type, and watch the messages make room.
      """:
        "上面是消息，下面是输入框，再下面是输入框给出的尺寸，决定高度的那一行被点亮。Tab 进入输入框，Shift-Tab 出来：打字，看消息怎样让出位置。",
      "Write three sentences more: the box grows.": "再写三句：输入框变高。",
      "Write nine: from the limit on the box scrolls.": "再写九句：到上限后，输入框开始滚动。",
      "Send it: the messages move up, the box shrinks.": "发送：消息上移，输入框变矮。",
      "Switch scrolling on: no natural height, no box.": "打开滚动：没有固有高度，输入框消失。",
      "Say 5 rows as well: so high, however long its text is.": "再约束为 5 行：不管文字多长都是 5 行。",
      "Fit it to a width of 0: one line, the rest scrolls.": "按宽度 0 计算：只有一行高，其余要滚动。",
      """
      The article says that a text view has no natural size, as it has views inside. It has one while \
      isScrollEnabled is false, which suits a box that grows; and views inside take no natural size away from any view.
      """:
        "文章说 UITextView 内部含有 subview，所以没有固有尺寸。其实 isScrollEnabled 为 false 时它就有，正适合随文字变高的输入框；有没有 subview 也不影响一个视图的固有尺寸。",
      """
      The keyboard that comes up on a telephone, and pushes the box. A terminal's keys take no rows.
      """:
        "手机上弹出的键盘会把输入框顶上去；终端的键盘不占行。",
      "Without scrolling: its natural height": "不滚动：固有高度",
      "It scrolls, and nothing says its height": "可滚动，没有约束高度",
      "It scrolls, and its height is 5": "可滚动，高度约束为 5",
      "It scrolls, and is as high as fits its width": "可滚动，高度按自身宽度计算",
      "It scrolls, and is as high as fits a width of 0": "可滚动，高度按宽度 0 计算",
      "A sentence more": "多一句",
      "A sentence less": "少一句",
      "Send the text": "发送文字",
      "A higher limit": "提高上限",
      "A lower limit": "降低上限",
      "height": "高度",
      "text": "文字",
      "send": "发送",
      "limit": "上限",
      "limit %@": "上限 %@",
      "%@: the stage has no more; the text needs %@.": "%@：舞台只有这么高；文字需要 %@ 行。",
      "%@, the limit: of %@ rows it scrolls the rest.": "%@，已到上限：共需 %@ 行，其余靠滚动。",
      "%@: 1 line + 2 of the border; limit %@.": "%@：文字 1 行 + 边框 2 行；上限 %@。",
      "%@: %@ lines + 2 of the border; limit %@.": "%@：文字 %@ 行 + 边框 2 行；上限 %@。",
      "%@: intrinsic -1, and no constraint says more.": "%@：固有高度 -1，也没有高度约束。",
      "%@, as a constraint says; the text needs %@.": "%@，由约束给出；文字需要 %@ 行。",
      "%@, what fits a width of %@.": "%@，按宽度 %@ 计算的高度。",
      "%@, what fits a width of 0; the text needs %@.": "%@，不限宽度时的高度；文字需要 %@ 行。",
    ])
}
