import Ashlar

extension KeyboardDemo {
  public static let lesson = Lesson(
    .cases, number: 8, step: LocalizedText("a keyboard", chinese: "键盘"),
    LocalizedText(
      "One constant lifts the input; an inset frees the last row.",
      chinese: "一个 constant 抬高输入框，一个 inset 露出最后一行。"),
    more: [
      LocalizedText(
        """
        The input is pinned to the bottom of the page. When the keyboard comes, the constant of that one \
        constraint becomes minus its height.
        """,
        chinese: "输入框固定在页面底部。键盘出现时，只把这一条约束的 constant 改为键盘高度的负值。"),
      LocalizedText(
        """
        The list goes on behind the input. Its contentInset at the bottom is as high as all that covers it, so \
        that the last row can be scrolled to above.
        """,
        chinese: "列表延伸到输入框后面。它底部的 contentInset 等于遮住它的全部高度，最后一行才能滚动到上方。"),
      LocalizedText(
        """
        Both change within an animation that lays out the window: input and keyboard rise together, since both \
        come from one layout.
        """,
        chinese: "在动画里对窗口执行 layoutIfNeeded：输入框与键盘来自同一次布局，因此一起上升。"),
    ],
    see: LocalizedText(
      """
      A list, scrolled to its end, an input below it, and a keyboard that comes up. The arrow is the constant. Where \
      the last row is hidden, its place is lit.
      """,
      chinese: """
        一个滚动到末尾的列表，下面是输入框，键盘从底部升起。箭头是 constant。最后一行被遮住时，\
        它的位置会点亮。
        """),
    tries: [
      .init(
        "Show the keyboard: input and last row rise above it.", chinese: "显示键盘：输入框与最后一行升到它上方。",
        key: "<space>"),
      .init(
        "A higher one: the same constraint, another number.", chinese: "键盘再高一行：同一条约束，换一个数值。",
        key: "+"),
      .init(
        "Leave the constant at 0: the keyboard covers the input.",
        chinese: "constant 保持 0：键盘遮住输入框。", key: "c"),
      .init(
        "Forget the inset: no scrolling shows the last row.", chinese: "忘记设置 inset：怎么滚动也看不到最后一行。",
        key: "n"),
    ],
    leftOut: LocalizedText(
      """
      The notification that tells an app of the keyboard's height, and keyboardLayoutGuide, which moves by itself: \
      pinned to its top, the input needs no constant.
      """,
      chinese: "告知键盘高度的通知，以及会自动移动的 keyboardLayoutGuide：输入框固定在它的顶部，就不需要 constant。"),
    next: ["guides", "parallax"], narrowest: 30)
}

/// A list with an input below it, and a keyboard that comes up.
public final class KeyboardDemo: View, Demo {
  public static let id = "keyboard"
  public static let title = LocalizedText("Keyboard", chinese: "键盘")

  /// The state that keys and mouse change.
  public struct State: Equatable {
    fileprivate var isUp = false
    /// The rows of the keyboard, from 4 to 7.
    fileprivate var height = 5.0
    fileprivate var movesInput = true
    fileprivate var setsInset = true
    /// More than the list has: it stays at its end, wherever that is.
    fileprivate static let end = 1000.0
    fileprivate var offset = Self.end
  }

  public var state = State() { didSet { if state != oldValue { showState(after: oldValue) } } }
  private let page = View()
  private let list: LineList
  private let input = View()
  private let prompt = LocalizedLabel()
  private let keyboard = KeyboardView()
  /// How far the keyboard has come up, its height, and how far the input has moved up.
  private var rise: LayoutConstraint?
  private var height: LayoutConstraint?
  private var room: LayoutConstraint?

  public init(seed: UInt64) {
    var words = SeededWords(seed: seed)
    list = LineList((1...120).map { "\($0)  " + words.text(words: 2...9) })
    super.init()
    page.clipsToBounds = true
    for (view, name) in [(page, "page"), (list, "list"), (input, "input"), (keyboard, "keyboard")] {
      view.identifier = name
    }
    addSubview(page)
    for view in [list, input, keyboard] { page.addSubview(view) }
    page.mas.makeConstraints { $0.edges.equalTo(self) }
    list.lines.last?.setTextStyle(\.tint)
    list.onScroll = { [weak self] in self?.keepOffset() }
    input.border = .rounded
    input.backgroundColor = .standard
    prompt.localizedText = LocalizedText("› a new line", chinese: "› 新的一行")
    prompt.identifier = "prompt"
    prompt.setTextStyle(\.secondaryLabel)
    input.addSubview(prompt)
    prompt.mas.makeConstraints { make in
      make.left.equalTo(input).offset(2)
      make.right.lessThanOrEqualTo(input).offset(-2).priority(999)
      make.centerY.equalTo(input)
    }
    constrain()
    list.contentOffset.y = state.offset
    makeRoom()
  }

  // MARK: - Constraints

  private func constrain() {
    // The list fills the page: it goes on behind input
    // and keyboard.
    list.mas.makeConstraints { make in
      make.edges.equalTo(page)
    }
    // The input is at the bottom of the page. This is the
    // constraint whose constant changes.
    room =
      input.mas.makeConstraints { make in
        make.bottom.equalTo(page).offset(0)
      }.first
    input.mas.makeConstraints { make in
      make.left.right.equalTo(page)
      make.height.equalTo(3)
    }
    // The keyboard waits just below the page.
    rise =
      keyboard.mas.makeConstraints { make in
        make.top.equalTo(page.mas.bottom).offset(0)
      }.first
    height =
      keyboard.mas.makeConstraints { make in
        make.height.equalTo(5)
      }.first
    keyboard.mas.makeConstraints { make in
      make.left.right.equalTo(page)
    }
  }

  private func makeRoom() {
    let covered = state.isUp ? state.height : 0
    height?.constant = state.height
    rise?.constant = -covered
    // The input moves by as much as is covered.
    room?.constant = state.movesInput ? -covered : 0
    // So does the end of what the list can show.
    list.contentInset.bottom =
      3 + (state.setsInset ? covered : 0)
  }

  // MARK: - State

  private func showState(after former: State) {
    makeRoom()
    if state.offset != former.offset { list.contentOffset.y = state.offset }
    guard state.isUp != former.isUp || state.height != former.height else {
      return setNeedsLayout()
    }
    View.animate(duration: .milliseconds(300)) { [weak self] in self?.window?.layoutIfNeeded() }
  }

  private func keepOffset() {
    state.offset = list.isAtEnd ? State.end : list.contentOffset.y
  }

  public override var keyCommands: [KeyCommand] {
    let heightHint = LocalizedText("height", chinese: "高度")
    return [
      command(
        .character(" "), LocalizedText("Show the keyboard, or hide it", chinese: "显示或隐藏键盘"),
        hint: LocalizedText("keyboard", chinese: "键盘"), importance: 78
      ) { $0.isUp.toggle() },
      command(
        .character("c"),
        LocalizedText("The constant follows, or stays 0", chinese: "constant 跟随键盘，或保持 0"),
        hint: LocalizedText(verbatim: "constant"), importance: 77
      ) {
        $0.isUp = true
        $0.movesInput.toggle()
      },
      command(
        .character("n"),
        LocalizedText("The inset follows, or is forgotten", chinese: "inset 跟随键盘，或忘记设置"),
        hint: LocalizedText(verbatim: "inset"), importance: 77
      ) {
        $0.isUp = true
        $0.setsInset.toggle()
      },
      command(
        .character("+"), LocalizedText("The keyboard a row higher", chinese: "键盘高一行"),
        hint: heightHint
      ) {
        $0.height = min($0.height + 1, 7)
        $0.isUp = true
      },
      command(
        .character("-"), LocalizedText("The keyboard a row lower", chinese: "键盘低一行"),
        hint: heightHint
      ) {
        $0.height = max($0.height - 1, 4)
        $0.isUp = true
      },
    ]
      + ScrollMove.keyCommands(importance: 60, group: Self.keyGroup) { [weak self] move in
        guard let self else { return }
        list.scroll(move)
        keepOffset()
      }
  }

  public override var canBecomeFocused: Bool { true }

  // MARK: - What is taught

  public var watchedEdge: ItemAttribute? { ItemAttribute(input, .bottom) }

  /// The rows that are left above the input where it has made room.
  private var free: Double { page.bounds.height - (state.isUp ? state.height : 0) - 3 }

  /// The constant, and the place of the last row where input or keyboard hides it.
  public func marks(in stage: View) -> [LayoutMark] {
    let (bottom, height) = (input.frame.maxY, page.bounds.height)
    let start = stage.convert(Point(x: 2, y: height), from: page)
    let arrow = LayoutMark.distance(
      LayoutSpan(.vertical, from: start.y, to: start.y + bottom - height, across: start.x),
      LayoutUnit.text(of: height - bottom))
    let last = list.lines.last.map { page.convert($0.frame, from: $0.superview) } ?? .zero
    let isHidden = last.maxY > free && last.maxY <= height
    return (bottom < height ? [arrow] : [])
      + (isHidden ? [.highlight(stage.convert(last, from: page))] : [])
  }

  public var readout: LocalizedText {
    func text(_ value: Double) -> String { LayoutUnit.text(of: value) }
    let (bottom, height) = (text(input.frame.maxY), text(page.bounds.height))
    let covered = state.isUp ? state.height : 0
    // The place of the last row's lower edge where the list is scrolled as far as it goes.
    let reach = min(list.contentSize.height, page.bounds.height - list.contentInset.bottom)
    let number = "\(list.lines.count)"
    if covered > 0, !state.movesInput {
      let edge = text(page.bounds.height - covered)
      return LocalizedText(
        "input.bottom = \(height) - 0, but the keyboard begins at \(edge).",
        chinese: "input.bottom = \(height) - 0，但键盘从 \(edge) 开始。")
    }
    if reach > free {
      return
        LocalizedText(
          "input.bottom = \(bottom); row \(number) rises to \(text(reach)) at most, not to \(text(free)).",
          chinese: "input.bottom = \(bottom)；第 \(number) 行最高到 \(text(reach))，到不了 \(text(free))。")
    }
    return
      LocalizedText(
        "input.bottom = \(bottom) = \(height) - \(text(covered)); row \(number) rises to \(text(reach)).",
        chinese:
          "input.bottom = \(bottom) = \(height) - \(text(covered))；第 \(number) 行升到 \(text(reach))。")
  }
}
