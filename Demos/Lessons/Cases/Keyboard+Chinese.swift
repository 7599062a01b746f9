import Ashlar

extension StringCatalog {
  /// The words of the demo of an input above a keyboard.
  static let keyboard = StringCatalog(
    .simplifiedChinese,
    [
      "Keyboard": "键盘",
      "a keyboard": "键盘",
      "One constant lifts the input; an inset frees the last row.":
        "一个 constant 抬高输入框，一个 inset 露出最后一行。",
      "The input is pinned to the bottom of the page. When the keyboard comes, the constant of that one constraint becomes minus its height.":
        "输入框固定在页面底部。键盘出现时，只把这一条约束的 constant 改为键盘高度的负值。",
      "The list goes on behind the input. Its contentInset at the bottom is as high as all that covers it, so that the last row can be scrolled to above.":
        "列表延伸到输入框后面。它底部的 contentInset 等于遮住它的全部高度，最后一行才能滚动到上方。",
      "Both change within an animation that lays out the window: input and keyboard rise together, since both come from one layout.":
        "在动画里对窗口执行 layoutIfNeeded：输入框与键盘来自同一次布局，因此一起上升。",
      "A list, scrolled to its end, an input below it, and a keyboard that comes up. The arrow is the constant. Where the last row is hidden, its place is lit.":
        "一个滚动到末尾的列表，下面是输入框，键盘从底部升起。箭头是 constant。最后一行被遮住时，它的位置会点亮。",
      "Show the keyboard: input and last row rise above it.": "显示键盘：输入框与最后一行升到它上方。",
      "A higher one: the same constraint, another number.": "键盘再高一行：同一条约束，换一个数值。",
      "Leave the constant at 0: the keyboard covers the input.": "constant 保持 0：键盘遮住输入框。",
      "Forget the inset: no scrolling shows the last row.": "忘记设置 inset：怎么滚动也看不到最后一行。",
      "The notification that tells an app of the keyboard's height, and keyboardLayoutGuide, which moves by itself: pinned to its top, the input needs no constant.":
        "告知键盘高度的通知，以及会自动移动的 keyboardLayoutGuide：输入框固定在它的顶部，就不需要 constant。",
      "› a new line": "› 新的一行",
      "Show the keyboard, or hide it": "显示或隐藏键盘",
      "keyboard": "键盘",
      "The constant follows, or stays 0": "constant 跟随键盘，或保持 0",
      "constant": "constant",
      "The inset follows, or is forgotten": "inset 跟随键盘，或忘记设置",
      "inset": "inset",
      "The keyboard a row higher": "键盘高一行",
      "The keyboard a row lower": "键盘低一行",
      "height": "高度",
      "input.bottom = %@ - 0, but the keyboard begins at %@.":
        "input.bottom = %@ - 0，但键盘从 %@ 开始。",
      "input.bottom = %@; row %@ rises to %@ at most, not to %@.":
        "input.bottom = %@；第 %@ 行最高到 %@，到不了 %@。",
      "input.bottom = %@ = %@ - %@; row %@ rises to %@.":
        "input.bottom = %@ = %@ - %@；第 %@ 行升到 %@。",
    ])
}
