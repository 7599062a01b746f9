import Ashlar

extension ParallaxDemo {
  public static let lesson = Lesson(
    .cases, number: 9, step: LocalizedText("case 7", chinese: "案例 7"),
    LocalizedText(
      "A header grows by one constant while the list is pulled.",
      chinese: "下拉列表时，改一个 constant，头图就长高。"),
    more: [
      LocalizedText(
        """
        The list fills the page, with a contentInset of 6 rows at the top, so that it begins below the header: at \
        rest its offset is -6.
        """,
        chinese: "列表铺满页面，顶部的 contentInset 是 6 行，因此从头图下方开始：静止时 contentOffset.y 是 -6。"),
      LocalizedText(
        """
        Beyond its start the offset is less than -6. The header's height is an installed constraint, and gets a new \
        number then: minus the offset.
        """,
        chinese: "拉过起点，offset 就小于 -6。头图的高度是一条已经安装的约束，这时换一个数值：offset 的相反数。"),
      LocalizedText(
        """
        It is the same constraint each time. One more constraint with another height would contradict it, and be \
        left out.
        """,
        chinese: "每次都是同一条约束。如果再加一条高度不同的约束，就会与它冲突而被舍弃。"),
    ],
    see: LocalizedText(
      """
      Mountains above a list. Pull the list down, with the arrow or the wheel: the mountains grow into the room \
      between. Scrolled up, the list goes over them.
      """,
      chinese: """
        列表上方是一幅山。用方向键或滚轮把列表往下拉，山就长高，填满空出的地方。往上滚动时，\
        列表从山的上面经过。
        """),
    tries: [
      .init(
        "Pull the list by four rows: the mountains grow.", chinese: "把列表下拉四行：山长高了。", key: "<up>",
        .times(4)),
      .init(
        "Scroll up: the list goes over them.", chinese: "往上滚动：列表盖过山。", key: "<down>",
        .times(4)),
      .init(
        "Let nobody set the height: a gap opens.", chinese: "没有人修改高度：露出一段空白。", key: "n"),
      .init(
        "A second height each time: it is left out.", chinese: "每次再加一条高度约束：它被舍弃。", key: "c"),
    ],
    leftOut: LocalizedText(
      """
      Observing the offset by its key path, as the example does. A delegate is told the same, at the same moment.
      """,
      chinese: "示例用 KVO 观察 contentOffset。delegate 在同一时刻得到同样的通知。"),
    next: ["keyboard", "timing"], narrowest: 30)
}

/// A header above a list, which grows while the list is pulled down.
public final class ParallaxDemo: View, Demo, ScrollViewDelegate {
  public static let id = "parallax"
  public static let title = LocalizedText("Pulled header", chinese: "下拉头图")

  /// What happens to the header's height when the list has scrolled.
  enum Answer { case constant, second, nothing }

  /// The state that keys and mouse change.
  public struct State: Equatable {
    /// The offset of the list at its start, and where keys have pulled it as far as they do.
    fileprivate static let (start, limit) = (-6.0, -14.0)
    fileprivate var offset = Self.start
    fileprivate var answer = Answer.constant

    /// Pulls the list by four rows, unless it is.
    fileprivate mutating func pull() { offset = min(offset, Self.start - 4) }
  }

  public var state = State() { didSet { if state != oldValue { showState() } } }
  private let page = View()
  private let header = MountainView(title: LocalizedText(" the mountains ", chinese: " 群山 "))
  private let list: LineList
  private var height: Constraint?
  private var second: [LayoutConstraint] = []

  public init(seed: UInt64) {
    var words = SeededWords(seed: seed)
    list = LineList((1...120).map { "\($0)  " + words.text(words: 2...9) })
    super.init()
    page.clipsToBounds = true
    for (view, name) in [(page, "page"), (header, "header"), (list, "list")] {
      view.identifier = name
    }
    addSubview(page)
    for view in [header, list] { page.addSubview(view) }
    page.mas.makeConstraints { $0.edges.equalTo(self) }
    list.bounces = true
    list.delegate = self
    list.onScroll = { [weak self] in
      self.map { $0.state.offset = max($0.list.contentOffset.y, State.start) }
    }
    constrain()
    showState()
  }

  // MARK: - Constraints

  private func constrain() {
    // The list fills the page, behind it is the header.
    list.mas.makeConstraints { make in
      make.edges.equalTo(page)
    }
    // The height is kept, since it gets other numbers.
    header.mas.makeConstraints { make in
      make.top.left.right.equalTo(page)
      height = make.height.equalTo(6).constraint
    }
  }

  public func scrollViewDidScroll(_ list: ScrollView) {
    LayoutConstraint.deactivate(second)
    // Beyond the start, -6, the header is as high as the
    // room above the first row.
    let room = max(6, -list.contentOffset.y)
    switch state.answer {
    case .constant:
      height?.equalTo(room)
    case .second:
      height?.equalTo(6)
      // Wrong: one more height, beside the first one.
      second = header.mas.makeConstraints { make in
        make.height.equalTo(room)
      }
    case .nothing:
      height?.equalTo(6)
    }
  }

  // MARK: - State

  private func showState() {
    // The keys hold the list where they have pulled it: as far as there is an inset.
    list.contentInset.top = -min(State.start, state.offset)
    list.contentOffset.y = state.offset
    scrollViewDidScroll(list)
  }

  /// Scrolls as the list does; where that ends, at the start, a key pulls it.
  private func scroll(_ move: ScrollMove) {
    switch move {
    case .lines(let lines) where state.offset + Double(lines) < State.start:
      state.offset = max(state.offset + Double(lines), State.limit)
    case .start: state.offset = State.start
    default:
      list.scroll(move)
      state.offset = list.contentOffset.y
    }
  }

  public override var keyCommands: [KeyCommand] {
    ScrollMove.keyCommands(importance: 78, group: Self.keyGroup) { [weak self] in self?.scroll($0) }
      + [
        command(
          .character("n"),
          LocalizedText("Nobody changes the height, or somebody does", chinese: "没有人修改高度，或有人修改"),
          hint: LocalizedText("nobody", chinese: "不修改"), importance: 77
        ) {
          $0.answer = $0.answer == .nothing ? .constant : .nothing
          $0.pull()
        },
        command(
          .character("c"),
          LocalizedText(
            "A second height, or the constant of the first", chinese: "再加一条高度，或修改第一条的 constant"),
          hint: LocalizedText("second", chinese: "再加一条"), importance: 77
        ) {
          $0.answer = $0.answer == .second ? .constant : .second
          $0.pull()
        },
      ]
  }

  public override var canBecomeFocused: Bool { true }

  // MARK: - What is taught

  public var watchedEdge: ItemAttribute? { ItemAttribute(header, .height) }

  /// The rows between the header and the first row of the list, if any.
  private var gap: Double { max(0, -list.contentOffset.y - header.frame.height) }

  /// The header's height, and the gap below it, unless the list is over them.
  public func marks(in stage: View) -> [LayoutMark] {
    guard list.contentOffset.y <= State.start else { return [] }
    let frame = stage.convert(header.frame, from: page)
    func arrow(_ start: Double, _ length: Double) -> LayoutMark {
      .distance(
        LayoutSpan(.vertical, from: start, to: start + length, across: frame.minX + 2),
        LayoutUnit.text(of: length))
    }
    return [arrow(frame.minY, frame.height)] + (gap > 0 ? [arrow(frame.maxY, gap)] : [])
  }

  public var readout: LocalizedText {
    func text(_ value: Double) -> String { LayoutUnit.text(of: value) }
    let offset = list.contentOffset.y
    let height = text(header.frame.height)
    if offset >= State.start {
      return LocalizedText(
        "header.height = \(height): nobody pulls, at an offset of \(text(offset)) ≥ -6.",
        chinese: "header.height = \(height)：没有下拉，offset 是 \(text(offset)) ≥ -6。")
    }
    switch state.answer {
    case .constant:
      return LocalizedText(
        "header.height = \(height): pulled, at an offset of \(text(offset)) < -6.",
        chinese: "header.height = \(height)：正在下拉，offset 是 \(text(offset)) < -6。")
    case .second:
      return LocalizedText(
        "header.height = \(height): a second one, \(text(-offset)), is left out.",
        chinese: "header.height = \(height)：另一条（\(text(-offset))）被舍弃。")
    case .nothing:
      return LocalizedText(
        "header.height = \(height): a gap of \(text(gap)) down to the list.",
        chinese: "header.height = \(height)：与列表之间空出 \(text(gap)) 行。")
    }
  }
}
