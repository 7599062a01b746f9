import Ashlar

extension StringCatalog {
  static let springsStruts = StringCatalog(
    .simplifiedChinese,
    [
      "Springs+struts": "弹簧与支杆",
      "autoresizing": "autoresizing",
      "A mask says which parts follow the superview: constraints.":
        "mask 决定哪些部分跟随父视图，并变成约束。",
      """
      Of three parts along an axis, margin, length and margin, each is a strut, which stays, or a spring, \
      which shares what the superview gains or loses in proportion to its length.
      """:
        """
      每个方向有三部分：边距、长度、边距。每一部分要么是支杆，保持不变；要么是弹簧，按自身长度的比例分担父视图的增减。
      """,
      """
      While translatesAutoresizingMaskIntoConstraints is true, the superview makes constraints of frame \
      and mask. So the view needs no others, and contradicts most of them.
      """:
        """
      translatesAutoresizingMaskIntoConstraints 为 true 时，父视图根据 frame 和 mask 生成约束。\
      这个视图不需要别的约束，再加多半会冲突。
      """,
      """
      A mask knows the superview alone: no gap to a neighbour can be kept, and no superview follows its \
      subviews. That is what Auto Layout is for.
      """:
        "mask 只认识父视图：无法保持兄弟视图之间的间隔，也无法让父视图跟随子视图。这正是 Auto Layout 的用处。",
      """
      Each place of the matrix is one of 64 masks: L W R are the springs of a row, T H B of a column. A \
      cross means that the box reaches out of the page. Springs and struts are drawn in the page. The line below has \
      the mask as logs write it: & is a spring, - a strut.
      """:
        """
      矩阵的每一格是 64 种 mask 之一：L W R 是水平方向的弹簧，T H B 是垂直方向的弹簧。\
      叉号表示 box 会超出 page。弹簧和支杆画在 page 里。下面一行是日志里 mask 的写法：& 是弹簧，- 是支杆。
      """,
      "Walk to the next mask: the matrix has all 64 of them.": "走到下一种 mask：矩阵里有全部 64 种。",
      "Loosen the width, or fix it: 2 is its spring.": "放开或固定宽度：2 是它的弹簧。",
      "Make the stage narrow: struts stay, springs give.": "把舞台变窄：支杆不变，弹簧伸缩。",
      "Turn the translation off: frame and mask count no more.": "关闭转换：frame 和 mask 不再算数。",
      """
      translatesAutoresizingMaskIntoConstraints does not say whether a view wants to be resized. It says \
      whether its frame and mask become constraints; turned off, only constraints of yours lay it out.
      """:
        """
      translatesAutoresizingMaskIntoConstraints 并不表示“view 是否愿意被 autoresize”，而是表示 frame 和 mask \
      是否转换成约束；设为 false 后，视图只按你写的约束布局。
      """,
      """
      Frame layout, the first of three ways: this page sets the box's frame once, for a page of 40 by 10, \
      and from then on the mask moves it.
      """:
        "三种布局方式中的第一种 frame layout：这里只设置一次 box 的 frame（page 为 40 × 10 时），之后全由 mask 移动它。",
      "left margin, L": "左边距 L",
      "width, W": "宽度 W",
      "right margin, R": "右边距 R",
      "top margin, T": "上边距 T",
      "height, H": "高度 H",
      "bottom margin, B": "下边距 B",
      "   a spring or a strut:": "   弹簧或支杆：",
      "%@ ≷ %@": "%@ ≷ %@",
      "%@ ≷ %@: by default": "%@ ≷ %@（默认）",
      "%@ ─ %@": "%@ ─ %@",
      "o constraints of it: yes": "o 转换成约束：是",
      "o constraints of it: no": "o 转换成约束：否",
      "The mask to the left in the matrix": "矩阵中左边的 mask",
      "The mask to the right in the matrix": "矩阵中右边的 mask",
      "The mask above in the matrix": "矩阵中上面的 mask",
      "The mask below in the matrix": "矩阵中下面的 mask",
      "mask": "mask",
      "A spring or a strut: %@": "弹簧或支杆：%@",
      "part": "部分",
      "A neighbour, or none": "有或没有兄弟视图",
      "neighbour": "兄弟",
      "Frame and mask as constraints, or not": "frame 和 mask 是否转换成约束",
      "on/off": "开/关",
      "box.%@ = %@: translation off; the mask has no say.":
        "box.%@ = %@：转换已关，frame 和 mask 不再算数。",
      "%@, a strut in a page of %@.": "%@，支杆：在 %@ 的 page 里保持不变。",
      "%@: %@.": "%@：%@。",
    ])
}
