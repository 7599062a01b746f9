import Ashlar

extension GrowingTextDemo {
  public static let lesson = Lesson(
    .article4, step: "heights for a box that is typed into",
    "A box grows with its text up to a limit; then it scrolls.",
    more: [
      """
      A text view that does not scroll has a natural size: as high as its text at its width. What is typed changes \
      it, and the layout follows. One constraint more says how high is enough.
      """,
      """
      A text view that scrolls has none, its intrinsicContentSize is (-1, -1): where no constraint says a height, \
      it has none.
      """,
      """
      sizeThatFits measures the text either way, at the width that it is given. A length of 0 is no bound: at a \
      width of 0 each line of the text stays one line.
      """,
    ],
    see: """
      Messages, below them the box for the next one, and what the box says of its size; what its height follows is \
      lit. Tab goes into the box, and Shift-Tab out of it: type, and watch the messages make room.
      """,
    tries: [
      .init("Write three sentences more: the box grows.", key: "+", .times(3), widest: 62),
      .init("Write nine: from the limit on the box scrolls.", key: "+", .times(9), widest: 62),
      .init("Send it: the messages move up, the box shrinks.", key: "e", widest: 62),
      .init("Switch scrolling on: no natural height, no box.", key: "2"),
      .init("Say 5 rows as well: so high, however long its text is.", key: "3"),
      .init("Fit it to a width of 0: one line, the rest scrolls.", key: "5", widest: 62),
    ],
    correction: """
      The article says that a text view has no natural size, as it has views inside. It has one while \
      isScrollEnabled is false, which suits a box that grows; and views inside take no natural size away from any view.
      """,
    leftOut: """
      The keyboard that comes up on a telephone, and pushes the box. A terminal's keys take no rows.
      """,
    next: ["template-cell"], narrowest: 24, source: .growingText, chinese: .growingText)
}

/// Messages, and a box for the next one that grows with its text.
public final class GrowingTextDemo: View, Demo {
  public static let id = "growing-text"
  public static let title: LocalizedText = "Growing text"

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
    let titles: [LocalizedText] = [
      "Without scrolling: its natural height", "It scrolls, and nothing says its height",
      "It scrolls, and its height is 5", "It scrolls, and is as high as fits its width",
      "It scrolls, and is as high as fits a width of 0",
    ]
    let ways = commands(for: Way.allCases, titles, hint: "height", importance: 77) {
      $0.way = $1
    }
    return [
      command(.character("+"), "A sentence more", hint: "text", importance: 79) {
        let sentence = Self.sentences[$0.text.count { $0 == "." } % Self.sentences.count]
        $0.text += $0.text.isEmpty ? sentence : " " + sentence
      },
      command(.character("-"), "A sentence less", hint: "text", importance: 79) {
        let end = $0.text.dropLast().lastIndex(of: ".")
        $0.text = end.map { [text = $0.text] in String(text[...$0]) } ?? ""
      },
      command(.character("e"), "Send the text", hint: "send", importance: 78) {
        if !$0.text.isEmpty { $0.sent.append($0.text) }
        $0.text = ""
      },
    ] + ways + [
      command(.up, "A higher limit", hint: "limit") { $0.limit = min($0.limit + 1, 20) },
      command(.down, "A lower limit", hint: "limit") { $0.limit = max($0.limit - 1, 3) },
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
      return "\(start): the stage has no more; the text needs \(all)."
    }
    if height < wanted { return "\(start), the limit: of \(all) rows it scrolls the rest." }
    switch state.way {
    case .natural:
      return needed == 3
        ? "\(start): 1 line + 2 of the border; limit \(state.limit)."
        : "\(start): \(LayoutUnit.brief(needed - 2)) lines + 2 of the border; limit \(state.limit)."
    case .nothing: return "\(start): intrinsic -1, and no constraint says more."
    case .told: return "\(start), as a constraint says; the text needs \(all)."
    case .fitted: return "\(start), what fits a width of \(LayoutUnit.brief(box.frame.width))."
    case .fittedToNone: return "\(start), what fits a width of 0; the text needs \(all)."
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
    let title = (window?.localizer ?? .english).string("limit \(state.limit)")
    return [
      .distance(
        LayoutSpan(.vertical, from: room.minY, to: room.maxY, across: room.maxX - 1), title)
    ]
  }
}
