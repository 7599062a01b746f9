import Ashlar

extension SpringsStrutsDemo {
  public static let lesson = Lesson(
    .article4, number: 1, step: LocalizedText(verbatim: "autoresizing"),
    LocalizedText(
      "A mask says which parts follow the superview: constraints.",
      chinese: "mask 决定哪些部分跟随父视图，并变成约束。"),
    more: [
      LocalizedText(
        """
        Of three parts along an axis, margin, length and margin, each is a strut, which stays, or a spring, \
        which shares what the superview gains or loses in proportion to its length.
        """,
        chinese: """
          每个方向有三部分：边距、长度、边距。每一部分要么是支杆，保持不变；要么是弹簧，按自身长度的比例分担父视图的增减。
          """),
      LocalizedText(
        """
        While translatesAutoresizingMaskIntoConstraints is true, the superview makes constraints of frame \
        and mask. So the view needs no others, and contradicts most of them.
        """,
        chinese: """
          translatesAutoresizingMaskIntoConstraints 为 true 时，父视图根据 frame 和 mask 生成约束。\
          这个视图不需要别的约束，再加多半会冲突。
          """),
      LocalizedText(
        """
        A mask knows the superview alone: no gap to a neighbour can be kept, and no superview follows its \
        subviews. That is what Auto Layout is for.
        """,
        chinese: """
          mask 只认识父视图：无法保持兄弟视图之间的间隔，也无法让父视图跟随子视图。\
          这正是 Auto Layout 的用处。
          """),
    ],
    see: LocalizedText(
      """
      Each place of the matrix is one of 64 masks: L W R are the springs of a row, T H B of a column. A \
      cross means that the box reaches out of the page. Springs and struts are drawn in the page. The line below has \
      the mask as logs write it: & is a spring, - a strut.
      """,
      chinese: """
        矩阵的每一格是 64 种 mask 之一：L W R 是水平方向的弹簧，T H B 是垂直方向的弹簧。\
        叉号表示 box 会超出 page。弹簧和支杆画在 page 里。下面一行是日志里 mask 的写法：& 是弹簧，- 是支杆。
        """),
    tries: [
      .init(
        "Walk to the next mask: the matrix has all 64 of them.", chinese: "走到下一种 mask：矩阵里有全部 64 种。",
        key: "<right>"),
      .init(
        "Loosen the width, or fix it: 2 is its spring.", chinese: "放开或固定宽度：2 是它的弹簧。", key: "2"),
      .init(
        "Make the stage narrow: struts stay, springs give.", chinese: "把舞台变窄：支杆不变，弹簧伸缩。", key: "[",
        .untilWidth(30)),
      .init(
        "Turn the translation off: frame and mask count no more.",
        chinese: "关闭转换：frame 和 mask 不再算数。", key: "o"),
    ],
    correction: LocalizedText(
      """
      translatesAutoresizingMaskIntoConstraints does not say whether a view wants to be resized. It says \
      whether its frame and mask become constraints; turned off, only constraints of yours lay it out.
      """,
      chinese: """
        translatesAutoresizingMaskIntoConstraints 并不表示“view 是否愿意被 autoresize”，而是表示 frame 和 mask \
        是否转换成约束；设为 false 后，视图只按你写的约束布局。
        """),
    leftOut: LocalizedText(
      """
      Frame layout, the first of three ways: this page sets the box's frame once, for a page of 40 by 10, \
      and from then on the mask moves it.
      """,
      chinese: """
        三种布局方式中的第一种 frame layout：这里只设置一次 box 的 frame（page 为 40 × 10 时），\
        之后全由 mask 移动它。
        """),
    next: ["natural-sizes"], narrowest: 30)
}

/// A box that follows its superview by its autoresizing mask.
public final class SpringsStrutsDemo: View, Demo {
  public static let id = "springs-struts"
  public static let title = LocalizedText("Springs+struts", chinese: "弹簧与支杆")

  /// The state that the keys change.
  public struct State: Equatable {
    /// The mask, as its bits in UIKit's order.
    fileprivate var mask = AutoresizingMask.flexibleWidth
    fileprivate var isTranslated = true
    fileprivate var hasNeighbour = false
    /// The axis that was changed last.
    fileprivate var axis = LayoutAxis.horizontal

    /// Moves by places in the matrix, from its last to its first.
    fileprivate mutating func walk(_ axis: LayoutAxis, by places: Int) {
      self.axis = axis
      mask.set(mask.place(along: axis) + places, along: axis)
    }

    fileprivate mutating func toggle(_ part: AutoresizingMask) {
      axis = part.rawValue < 8 ? .horizontal : .vertical
      mask.formSymmetricDifference(part)
    }
  }

  public var state = State() {
    didSet {
      guard state != oldValue else { return }
      start()
      setNeedsLayout()
    }
  }
  private let matrix = MaskMatrix()
  private let parts = ListingView()
  private let page = BoundsView()
  private let box = View()
  private let name = Label("box")
  private let neighbour = Label("neighbour")

  /// The page for which the frames are set, and the frames.
  static let reference = Size(width: 40, height: 10)
  static let boxFrame = Rect(x: 8, y: 2, width: 16, height: 4)
  static let neighbourFrame = Rect(x: 26, y: 2, width: 12, height: 4)

  public init(seed: UInt64) {
    super.init()
    matrix.identifier = "matrix"
    parts.identifier = "parts"
    page.identifier = "page"
    box.identifier = "box"
    name.identifier = "name"
    neighbour.identifier = "neighbour"
    for view in [matrix, parts, page] as [View] { addSubview(view) }
    page.addSubview(box)
    page.addSubview(neighbour)
    box.addSubview(name)
    box.clipsToBounds = true
    box.border = .heavy
    box.setBorderStyle(\.tint)
    neighbour.border = .light
    neighbour.setBorderStyle(\.separator)
    parts.numberOfLines = 7
    parts.content = { [weak self] in self?.partLines ?? [] }
    matrix.choose = { [weak self] mask in self?.state.mask = mask }
    constrain()
    start()
  }

  // MARK: - Constraints

  /// The box has no constraint but those of its mask:
  /// they start from the frame, in the page of that time.
  private func start() {
    let now = page.frame
    box.translatesAutoresizingMaskIntoConstraints = true
    page.frame = Rect(origin: .zero, size: Self.reference)
    box.frame = Self.boxFrame
    box.autoresizingMask = state.mask
    neighbour.frame = Self.neighbourFrame
    neighbour.autoresizingMask = .flexibleLeftMargin
    // From here on both follow the page.
    page.frame = now
    box.translatesAutoresizingMaskIntoConstraints =
      state.isTranslated
    neighbour.isHidden = !state.hasNeighbour
  }

  private func constrain() {
    // A name in the middle, by Auto Layout: so the mask
    // of the box becomes constraints that it refers to.
    name.mas.makeConstraints { make in
      make.center.equalTo(box)
    }
    // The matrix stands at the left, as large as it is,
    // and the six parts beside it.
    matrix.mas.makeConstraints { make in
      make.left.top.equalTo(self)
      make.right.lessThanOrEqualTo(self)
    }
    parts.mas.makeConstraints { make in
      make.left.equalTo(matrix.mas.right).offset(2)
      make.right.equalTo(self).priority(.high)
      make.top.bottom.equalTo(matrix)
    }
    // The page has what the matrix leaves of the stage.
    page.mas.makeConstraints { make in
      make.left.right.bottom.equalTo(self)
      make.top.equalTo(matrix.mas.bottom)
      make.height.greaterThanOrEqualTo(7).priority(.high)
    }
  }

  // MARK: - The stage

  public override func layoutSubviews() {
    super.layoutSubviews()
    // There is no room for a word beside the matrix.
    parts.isHidden = bounds.width < 54
    (matrix.mask, matrix.size) = (state.mask, page.frame.size)
  }

  private static let names: [(AutoresizingMask, LocalizedText)] = [
    (.flexibleLeftMargin, LocalizedText("left margin, L", chinese: "左边距 L")),
    (.flexibleWidth, LocalizedText("width, W", chinese: "宽度 W")),
    (.flexibleRightMargin, LocalizedText("right margin, R", chinese: "右边距 R")),
    (.flexibleTopMargin, LocalizedText("top margin, T", chinese: "上边距 T")),
    (.flexibleHeight, LocalizedText("height, H", chinese: "高度 H")),
    (.flexibleBottomMargin, LocalizedText("bottom margin, B", chinese: "下边距 B")),
  ]

  private var partLines: [ListingView.Line] {
    let head = ListingView.Line(
      text: LocalizedText("   a spring or a strut:", chinese: "   弹簧或支杆："), isSecondary: true)
    var lines = [head]
    for (index, part) in Self.names.enumerated() {
      let (number, isSpring) = (index + 1, state.mask.contains(part.0))
      // Without any spring the far margin is one.
      let axis: LayoutAxis = index < 3 ? .horizontal : .vertical
      let isDefault = index % 3 == 2 && state.mask.place(along: axis) == 0
      let text: LocalizedText =
        isDefault
        ? LocalizedText("\(number) ≷ \(part.1): by default", chinese: "\(number) ≷ \(part.1)（默认）")
        : isSpring ? "\(number) ≷ \(part.1)" : "\(number) ─ \(part.1)"
      lines.append(ListingView.Line(text: text, isLit: isSpring))
    }
    let last: LocalizedText =
      state.isTranslated
      ? LocalizedText("o constraints of it: yes", chinese: "o 转换成约束：是")
      : LocalizedText("o constraints of it: no", chinese: "o 转换成约束：否")
    return lines + [ListingView.Line(text: last, isLit: !state.isTranslated)]
  }

  // MARK: - Keys

  public override var keyCommands: [KeyCommand] {
    let walks: [(KeyPress.Key, LocalizedText, LayoutAxis, Int)] = [
      (
        .left, LocalizedText("The mask to the left in the matrix", chinese: "矩阵中左边的 mask"),
        .horizontal, -1
      ),
      (
        .right, LocalizedText("The mask to the right in the matrix", chinese: "矩阵中右边的 mask"),
        .horizontal, 1
      ),
      (.up, LocalizedText("The mask above in the matrix", chinese: "矩阵中上面的 mask"), .vertical, -1),
      (.down, LocalizedText("The mask below in the matrix", chinese: "矩阵中下面的 mask"), .vertical, 1),
    ]
    let walking = walks.map { key, title, axis, places in
      command(key, title, hint: LocalizedText(verbatim: "mask"), importance: 77) {
        $0.walk(axis, by: places)
      }
    }
    let toggling = commands(
      for: Self.names.map(\.0),
      Self.names.map { LocalizedText("A spring or a strut: \($0.1)", chinese: "弹簧或支杆：\($0.1)") },
      hint: LocalizedText("part", chinese: "部分")
    ) { $0.toggle($1) }
    return walking + toggling + [
      command(
        .character("n"), LocalizedText("A neighbour, or none", chinese: "有或没有兄弟视图"),
        hint: LocalizedText("neighbour", chinese: "兄弟")
      ) { $0.hasNeighbour.toggle() },
      command(
        .character("o"),
        LocalizedText("Frame and mask as constraints, or not", chinese: "frame 和 mask 是否转换成约束"),
        hint: LocalizedText("on/off", chinese: "开/关")
      ) { $0.isTranslated.toggle() },
    ]
  }

  /// Its keys change it.
  public override var canBecomeFocused: Bool { true }

  /// At the mask in the matrix.
  public override var cursorPosition: CellPoint? { matrix.place(of: state.mask) }

  // MARK: - What holds

  /// The attribute that is told: the length that follows, else the place.
  private var told: LayoutAttribute {
    let isHorizontal = state.axis == .horizontal
    let springs = state.mask.place(along: state.axis)
    if isHorizontal { return springs & 2 != 0 ? .width : .left }
    return springs & 2 != 0 ? .height : .top
  }

  /// The constraint that the superview has made of frame and mask for an attribute; `nil` where there is none.
  private func generated(_ attribute: LayoutAttribute) -> ConstraintReading? {
    box.explanation(of: attribute)?.holders.first { $0.origin == .explicitFrame }
  }

  public var readout: LocalizedText {
    let value = LayoutUnit.brief(box.frame.value(of: told) ?? 0)
    guard state.isTranslated else {
      return LocalizedText(
        "box.\(told) = \(value): translation off; the mask has no say.",
        chinese: "box.\(told) = \(value)：转换已关，frame 和 mask 不再算数。")
    }
    let start = "\(state.mask.signs): box.\(told) = \(value)"
    guard let reading = generated(told), let term = reading.terms.first else {
      return
        LocalizedText(
          "\(start), a strut in a page of \(LayoutUnit.brief(page.bounds.size[state.axis])).",
          chinese: "\(start)，支杆：在 \(LayoutUnit.brief(page.bounds.size[state.axis])) 的 page 里保持不变。")
    }
    var sum = "page \(LayoutUnit.brief(term.value))"
    if term.multiplier != 1 { sum += " × \(term.multiplier.fraction)" }
    if abs(reading.constant) > 0.001 {
      sum += " \(reading.constant < 0 ? "-" : "+") \(LayoutUnit.brief(abs(reading.constant)))"
    }
    return LocalizedText("\(start): \(sum).", chinese: "\(start)：\(sum)。")
  }

  public var watchedEdge: ItemAttribute? { ItemAttribute(box, told) }

  /// Springs and struts, along both axes.
  public func marks(in stage: View) -> [LayoutMark] {
    guard state.isTranslated else { return [] }
    return LayoutAxis.allCases.flatMap { marks(along: $0, in: stage) }
  }

  /// What is before the box, the box itself and what is behind it: a spring each, or an arrow with its length.
  private func marks(along axis: LayoutAxis, in stage: View) -> [LayoutMark] {
    let (frame, place) = (box.frame, state.mask.place(along: axis))
    // Without any spring the far margin is one.
    let springs = place == 0 ? 4 : place
    let isAlong = axis == .horizontal
    let (near, far) = isAlong ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let across = isAlong ? frame.minY + 1 : frame.minX + 3
    func corner(_ along: Double) -> Point {
      stage.convert(
        isAlong ? Point(x: along, y: across) : Point(x: across, y: along), from: page)
    }
    let ends = [(0, near), (near, far), (far, page.bounds.size[axis])]
    return ends.enumerated().compactMap { index, ends -> LayoutMark? in
      guard ends.1 > ends.0 else { return nil }
      let isSpring = springs & 1 << index != 0
      // The box's own spring is within its border.
      let inset = isSpring && index == 1 && ends.1 - ends.0 > 2 ? 1.0 : 0
      let (start, end) = (corner(ends.0 + inset), corner(ends.1 - inset))
      let span =
        isAlong
        ? LayoutSpan(axis, from: start.x, to: end.x, across: start.y)
        : LayoutSpan(axis, from: start.y, to: end.y, across: start.x)
      return isSpring
        ? .spring(span, .relaxed, "") : .distance(span, LayoutUnit.brief(ends.1 - ends.0))
    }
  }
}
