import Ashlar

extension GrowingTextDemo {
  public static let lesson = Lesson(
    .article4, number: 6,
    step: LocalizedText("heights for a box that is typed into", chinese: "输入框的动态高度"),
    LocalizedText(
      "A box grows with its text up to a limit; then it scrolls.", chinese: "输入框随文字变高，到上限后改为滚动。"),
    more: [
      LocalizedText(
        """
        A text view that does not scroll has a natural size: as high as its text at its width. What is typed changes \
        it, and the layout follows. One constraint more says how high is enough.
        """,
        chinese: """
          不滚动的 UITextView 有固有尺寸：高度就是文字按当前宽度排版后的高度。输入文字，\
          固有尺寸随之改变，布局也跟着更新。再加一条约束，说明最高多少。
          """),
      LocalizedText(
        """
        A text view that scrolls has none, its intrinsicContentSize is (-1, -1): where no constraint says a height, \
        it has none.
        """,
        chinese: "可滚动的 UITextView 没有固有尺寸，intrinsicContentSize 是 (-1, -1)：约束不给出高度，高度就是 0。"),
      LocalizedText(
        """
        sizeThatFits measures the text either way, at the width that it is given. A length of 0 is no bound: at a \
        width of 0 each line of the text stays one line.
        """,
        chinese: "sizeThatFits 两种情况下都能按传入的宽度计算文字。传 0 表示不限：宽度为 0 时，文字的每一行都不换行。"),
    ],
    see: LocalizedText(
      """
      Messages, below them the box for the next one, and what the box says of its size; what its height follows is \
      lit. Tab goes into the box, and Shift-Tab out of it: type, and watch the messages make room.
      """,
      chinese: """
        上面是消息，下面是输入框，再下面是输入框给出的尺寸，决定高度的那一行被点亮。\
        Tab 进入输入框，Shift-Tab 出来：打字，看消息怎样让出位置。
        """),
    tries: [
      .init(
        "Write three sentences more: the box grows.", chinese: "再写三句：输入框变高。", key: "+", .times(3),
        widest: 62),
      .init(
        "Write nine: from the limit on the box scrolls.", chinese: "再写九句：到上限后，输入框开始滚动。", key: "+",
        .times(9), widest: 62),
      .init(
        "Send it: the messages move up, the box shrinks.", chinese: "发送：消息上移，输入框变矮。", key: "e",
        widest: 62),
      .init(
        "Switch scrolling on: no natural height, no box.", chinese: "打开滚动：没有固有高度，输入框消失。", key: "2"),
      .init(
        "Say 5 rows as well: so high, however long its text is.", chinese: "再约束为 5 行：不管文字多长都是 5 行。",
        key: "3"),
      .init(
        "Fit it to a width of 0: one line, the rest scrolls.", chinese: "按宽度 0 计算：只有一行高，其余要滚动。",
        key: "5", widest: 62),
    ],
    correction: LocalizedText(
      """
      The article says that a text view has no natural size, as it has views inside. It has one while \
      isScrollEnabled is false, which suits a box that grows; and views inside take no natural size away from any view.
      """,
      chinese: """
        文章说 UITextView 内部含有 subview，所以没有固有尺寸。其实 isScrollEnabled 为 false \
        时它就有，正适合随文字变高的输入框；有没有 subview 也不影响一个视图的固有尺寸。
        """),
    leftOut: LocalizedText(
      """
      The keyboard that comes up on a telephone, and pushes the box. A terminal's keys take no rows.
      """,
      chinese: "手机上弹出的键盘会把输入框顶上去；终端的键盘不占行。"),
    next: ["template-cell"], narrowest: 24)
}

/// Messages, and a box for the next one that grows with its text.
public final class GrowingTextDemo: View, Demo {
  public static let id = "growing-text"
  public static let title = LocalizedText("Growing text", chinese: "随文字变高")

  /// What the height of the box follows.
  enum Way: Int, CaseIterable {
    /// The natural height, without scrolling.
    case natural
    /// Nothing: it scrolls, and no constraint says a height.
    case nothing
    /// A constraint that says some rows.
    case told
    /// A constraint that says what fits the width of the box.
    case fitted
    /// A constraint that says what fits a width of 0.
    case fittedToNone
  }

  /// The state that the keys change.
  public struct State: Equatable {
    var text = "The cart brought forty stones this time. Most are flat on one side."
    /// The messages that were sent.
    var sent: [String] = []
    var way = Way.natural
    /// The rows that the box has at most.
    var limit = 7
  }

  public var state = State() { didSet { if state != oldValue { show() } } }
  private let thread = MessageThread()
  private let box = TextView()
  private let sizes = ListingView()

  public init(seed: UInt64) {
    super.init()
    for (view, name) in [(thread, "thread"), (box, "box"), (sizes, "sizes")] as [(View, String)] {
      view.identifier = name
      addSubview(view)
    }
    box.border = .rounded
    box.setBorderStyle(\.separator)
    box.accessibilityLabel = "Message"
    box.addAction(for: .editingChanged) { [weak self] in self?.takeText() }
    sizes.numberOfLines = 3
    sizes.setContentCompressionResistancePriority(740, for: .vertical)
    sizes.content = { [weak self] in self?.sizeLines ?? [] }
    constrain()
    show()
  }

  // MARK: - Constraints

  private var most: [LayoutConstraint] = []
  private var said: [LayoutConstraint] = []

  private func constrain() {
    // The messages have the rows that the box leaves.
    thread.mas.makeConstraints { make in
      make.left.right.top.equalTo(self)
      make.height.equalTo(self).priority(200)
    }
    // The box says by itself how high it is, if it can.
    box.mas.makeConstraints { make in
      make.left.right.equalTo(self)
      make.top.equalTo(thread.mas.bottom)
    }
    // It does not grow beyond the limit: then it scrolls.
    most = box.mas.makeConstraints { make in
      make.height.lessThanOrEqualTo(state.limit)
    }
    // A height that is said, in three of the ways.
    said = box.mas.makeConstraints { make in
      make.height.equalTo(5).priority(999)
    }
    sizes.mas.makeConstraints { make in
      make.left.right.bottom.equalTo(self)
      make.top.equalTo(box.mas.bottom)
    }
  }

  private func follow() {
    box.isScrollEnabled = state.way != .natural
    most.first?.constant = Double(state.limit)
    // The height that is said, if one is.
    let width = box.frame.width
    let height: Double? =
      switch state.way {
      case .natural, .nothing: nil
      case .told: 5
      case .fitted: fitting(width).height
      case .fittedToNone: fitting(0).height
      }
    said.first?.constant = height ?? 0
    said.first?.isActive = height != nil
  }

  private func fitting(_ width: Double) -> Size {
    box.sizeThatFits(Size(width: width, height: 0))
  }

  // MARK: - The text

  private func show() {
    thread.messages = Self.messages + state.sent.map { Message(text: $0, isSent: true) }
    if box.text != state.text {
      box.text = state.text
      box.selectedRange = state.text.count..<state.text.count
    }
    follow()
    setNeedsLayout()
  }

  /// What is typed is the state, too.
  private func takeText() { state.text = box.text }

  /// What fits the box follows its width.
  public override func layoutSubviews() {
    super.layoutSubviews()
    follow()
  }

  private static let messages = [
    Message(text: "Good morning. How far is the wall?", isSent: false),
    Message(text: "Up to the gate, but for the coping.", isSent: true),
    Message(text: "Then it will be done before the frost comes.", isSent: false),
    Message(text: "If we have the stones.", isSent: true),
    Message(text: "Do you need more? I can ask at the quarry.", isSent: false),
  ]

  private static let sentences = [
    "Three of them are as long as my arm.", "I keep those for the ends.",
    "The small ones go into the middle.", "Bring the long level on Monday.",
    "We begin at the gate and go downhill.", "Mind the soft ground near the ditch.",
  ]

  // MARK: - Keys

  public override var keyCommands: [KeyCommand] {
    let limitHint = LocalizedText("limit", chinese: "上限")
    let textHint = LocalizedText("text", chinese: "文字")
    let titles: [LocalizedText] = [
      LocalizedText("Without scrolling: its natural height", chinese: "不滚动：固有高度"),
      LocalizedText("It scrolls, and nothing says its height", chinese: "可滚动，没有约束高度"),
      LocalizedText("It scrolls, and its height is 5", chinese: "可滚动，高度约束为 5"),
      LocalizedText("It scrolls, and is as high as fits its width", chinese: "可滚动，高度按自身宽度计算"),
      LocalizedText("It scrolls, and is as high as fits a width of 0", chinese: "可滚动，高度按宽度 0 计算"),
    ]
    let ways = commands(
      for: Way.allCases, titles, hint: LocalizedText("height", chinese: "高度"), importance: 77
    ) { $0.way = $1 }
    return [
      command(
        .character("+"), LocalizedText("A sentence more", chinese: "多一句"),
        hint: textHint, importance: 79
      ) {
        let sentence = Self.sentences[$0.text.count { $0 == "." } % Self.sentences.count]
        $0.text += $0.text.isEmpty ? sentence : " " + sentence
      },
      command(
        .character("-"), LocalizedText("A sentence less", chinese: "少一句"),
        hint: textHint, importance: 79
      ) {
        let end = $0.text.dropLast().lastIndex(of: ".")
        $0.text = end.map { [text = $0.text] in String(text[...$0]) } ?? ""
      },
      command(
        .character("e"), LocalizedText("Send the text", chinese: "发送文字"),
        hint: LocalizedText("send", chinese: "发送"), importance: 78
      ) {
        if !$0.text.isEmpty { $0.sent.append($0.text) }
        $0.text = ""
      },
    ] + ways + [
      command(
        .up, LocalizedText("A higher limit", chinese: "提高上限"), hint: limitHint
      ) { $0.limit = min($0.limit + 1, 20) },
      command(
        .down, LocalizedText("A lower limit", chinese: "降低上限"), hint: limitHint
      ) { $0.limit = max($0.limit - 1, 3) },
    ]
  }

  /// Its keys change it; Tab goes on into the box.
  public override var canBecomeFocused: Bool { true }

  // MARK: - What is shown

  /// What the box says of its size.
  private var sizeLines: [ListingView.Line] {
    func line(_ name: String, _ size: Size, _ ways: Way...) -> ListingView.Line {
      let text = name + String(repeating: " ", count: max(1, 22 - name.count))
      let isLit = ways.contains(state.way)
      return ListingView.Line(
        text: LocalizedText(verbatim: text + Self.pair(size)), isLit: isLit, isSecondary: !isLit)
    }
    let width = box.frame.width
    return [
      line("intrinsicContentSize", box.intrinsicContentSize, .natural, .nothing),
      line("sizeThatFits(\(LayoutUnit.brief(width)), 0)", fitting(width), .fitted),
      line("sizeThatFits(0, 0)", fitting(0), .fittedToNone),
    ]
  }

  private static func pair(_ size: Size) -> String {
    "(\(LayoutUnit.brief(size.width)), \(LayoutUnit.brief(size.height)))"
  }

  public var readout: LocalizedText {
    let height = box.frame.height
    let needed = fitting(box.frame.width).height
    let wanted: Double =
      switch state.way {
      case .natural: needed
      case .nothing: 0
      case .told, .fitted, .fittedToNone: said.first?.constant ?? 0
      }
    let start = "box.height = \(LayoutUnit.brief(height))"
    let all = LayoutUnit.brief(needed)
    if height < min(wanted, Double(state.limit)) {
      return LocalizedText(
        "\(start): the stage has no more; the text needs \(all).",
        chinese: "\(start)：舞台只有这么高；文字需要 \(all) 行。")
    }
    if height < wanted {
      return LocalizedText(
        "\(start), the limit: of \(all) rows it scrolls the rest.",
        chinese: "\(start)，已到上限：共需 \(all) 行，其余靠滚动。")
    }
    switch state.way {
    case .natural:
      return needed == 3
        ? LocalizedText(
          "\(start): 1 line + 2 of the border; limit \(state.limit).",
          chinese: "\(start)：文字 1 行 + 边框 2 行；上限 \(state.limit)。")
        : LocalizedText(
          "\(start): \(LayoutUnit.brief(needed - 2)) lines + 2 of the border; limit \(state.limit).",
          chinese: "\(start)：文字 \(LayoutUnit.brief(needed - 2)) 行 + 边框 2 行；上限 \(state.limit)。")
    case .nothing:
      return LocalizedText(
        "\(start): intrinsic -1, and no constraint says more.", chinese: "\(start)：固有高度 -1，也没有高度约束。"
      )
    case .told:
      return LocalizedText(
        "\(start), as a constraint says; the text needs \(all).",
        chinese: "\(start)，由约束给出；文字需要 \(all) 行。")
    case .fitted:
      return LocalizedText(
        "\(start), what fits a width of \(LayoutUnit.brief(box.frame.width)).",
        chinese: "\(start)，按宽度 \(LayoutUnit.brief(box.frame.width)) 计算的高度。")
    case .fittedToNone:
      return LocalizedText(
        "\(start), what fits a width of 0; the text needs \(all).",
        chinese: "\(start)，不限宽度时的高度；文字需要 \(all) 行。")
    }
  }

  public var watchedEdge: ItemAttribute? { ItemAttribute(box, .height) }

  /// The room above the box up to its limit. An outline would run through the messages that are there.
  public func marks(in stage: View) -> [LayoutMark] {
    let (frame, limit) = (box.frame, Double(state.limit))
    guard frame.height > 0, frame.height < limit else { return [] }
    let room = stage.convert(
      Rect(x: 0, y: frame.maxY - limit, width: frame.width, height: limit - frame.height),
      from: self)
    let title = (window?.localizer ?? .english).string(
      LocalizedText("limit \(state.limit)", chinese: "上限 \(state.limit)"))
    return [
      .distance(
        LayoutSpan(.vertical, from: room.minY, to: room.maxY, across: room.maxX - 1), title)
    ]
  }
}
