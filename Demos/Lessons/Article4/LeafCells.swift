import Ashlar

extension LeafCellsDemo {
  public static let lesson = Lesson(
    .article4, number: 5, step: LocalizedText("what is a leaf, and what not", chinese: "叶子与非叶子视图"),
    LocalizedText(
      "A view is as large as a chain of constraints adds up to.", chinese: "视图有多大，由一条首尾相连的约束链加起来决定。"
    ),
    more: [
      LocalizedText(
        """
        A label is a leaf: it has a natural size. A text view that scrolls has none, its \
        intrinsicContentSize is (-1, -1), and counts 0.
        """,
        chinese: """
          Label 是叶子视图，有固有尺寸。可滚动的文本视图没有，它的 intrinsicContentSize 是 (-1, -1)，\
          按 0 计算。
          """),
      LocalizedText(
        """
        From edge to edge the box adds up gaps and natural sizes. If it has a natural size of its own, \
        too, the greater of both counts: the max of the formulas.
        """,
        chinese: """
          从一边到另一边，盒子把间距和固有尺寸加起来。如果盒子自己也有固有尺寸，就取两者中较大的：\
          公式里的 max 就是这个意思。
          """),
      LocalizedText(
        """
        No code compares the two. The box hugs its own size with 250, and resists with 750 to be smaller; \
        so do the views inside.
        """,
        chinese: "没有任何代码去比较大小。盒子以 250 的优先级抗拉伸，以 750 抗压缩；里面的视图也是如此。"),
    ],
    see: LocalizedText(
      """
      The frame is around a box with two views. Below it stand the natural sizes of both and of the box, and \
      the formulas of its width and height with the numbers of now. The arrows are the gaps.
      """,
      chinese: """
        线框里是一个盒子，盒子里有两个视图。下面是两个视图和盒子的固有尺寸，\
        以及用当前数值写出的宽、高公式。箭头表示间距。
        """),
    tries: [
      .init(
        "Two text views: the gaps stay, no text is shown.", chinese: "换成两个文本视图：只剩间距，看不到文字。",
        key: "2"),
      .init(
        "A label and a text view: only the label is shown.", chinese: "一个 Label 加一个文本视图：只显示 Label。",
        key: "3"),
      .init(
        "The first cure, a width and a height: it is shown.", chinese: "办法一，给出宽和高：文本视图显示出来了。",
        key: "4"),
      .init(
        "The second cure measures 0 × 0: nothing is shown.", chinese: "办法二，测量得到 0 × 0：什么也不显示。",
        key: "5"),
      .init(
        "Without scrolling a text view has a size: it is shown.", chinese: "不滚动的文本视图有固有尺寸：显示出来了。",
        key: "6"),
      .init(
        "A size of the box's own: the max takes the greater one.", chinese: "盒子自己也有尺寸：max 取较大的那个。",
        key: "o"),
    ],
    correction: LocalizedText(
      """
      The article's second cure is systemLayoutSizeFitting. It adds up natural sizes and constraints, and a \
      text view that scrolls has neither: it measures 0 × 0. What does help is sizeThatFits, which \
      asks the text, or isScrollEnabled = false, which gives it a natural size.
      """,
      chinese: """
        文章的第二个办法是 systemLayoutSizeFitting。它把固有尺寸和约束加起来，\
        而可滚动的文本视图两样都没有，结果只能是 0 × 0。真正有用的是询问文字本身的 sizeThatFits，\
        或者 isScrollEnabled = false，让它有固有尺寸。
        """),
    leftOut: LocalizedText(
      """
      The article's numbers: 91, 60, 36 and 58 points became 3 columns, 2, 1 and 2 rows. Its width adds up \
      only because the labels stand diagonally; one below the other, they are as wide as the widest.
      """,
      chinese: """
        文章里的数值：91、60、36、58 点在这里换成 3 列和 2、1、2 行。宽度之所以是相加，\
        只因为两个 Label 斜着排；上下排列时，宽度等于最宽的那个。
        """),
    next: ["growing-text"], narrowest: 30)
}

/// A box of two views that are leaves or not, with the formulas of its size.
public final class LeafCellsDemo: View, Demo {
  public static let id = "leaf-cells"
  public static let title = LocalizedText("A row's height", chinese: "一行有多高")

  /// What the box is made of.
  enum Composition: Int, CaseIterable {
    case labels, texts, mixed, told, measured, unscrolled

    fileprivate var title: LocalizedText {
      switch self {
      case .labels: LocalizedText("Two labels", chinese: "两个 Label")
      case .texts: LocalizedText("Two text views", chinese: "两个文本视图")
      case .mixed: LocalizedText("A label and a text view", chinese: "一个 Label 和一个文本视图")
      case .told: LocalizedText("Cure 1: its width and height are said", chinese: "办法一：给出宽和高")
      case .measured: LocalizedText("Cure 2: it is measured", chinese: "办法二：先测量")
      case .unscrolled: LocalizedText("A text view that does not scroll", chinese: "不滚动的文本视图")
      }
    }
  }

  /// The state that the keys change.
  public struct State: Equatable {
    var composition = Composition.labels
    /// The number of words of the first view.
    var words = 4
    /// Whether the box has a natural size of its own.
    var isNatural = false
  }

  public var state = State() { didSet { if state != oldValue { compose() } } }
  /// The line around the box.
  private let shell = View()
  private let box = NaturalBox()
  /// What the box is made of.
  private let heading = LocalizedLabel()
  private let notes = [LocalizedLabel(), LocalizedLabel(), LocalizedLabel()]
  private var first: View = Label()
  private var second: View = Label()
  /// The constraints along the chains.
  private var chain: [LayoutConstraint] = []

  public init(seed: UInt64) {
    super.init()
    shell.identifier = "shell"
    shell.border = .rounded
    shell.setBorderStyle(\.separator)
    box.identifier = "box"
    addSubview(shell)
    shell.addSubview(box)
    addSubview(heading)
    for (number, note) in notes.enumerated() {
      note.identifier = ["sizes", "width", "height"][number]
      note.setTextStyle(number == 0 ? \.secondaryLabel : \.label)
      addSubview(note)
    }
    heading.identifier = "heading"
    heading.setTextStyle(\.tint)
    constrainShell()
    compose()
  }

  // MARK: - Constraints

  private func constrain() {
    let (box, first, second) = (box, first, second)
    // From left to right a chain without a hole: a gap,
    // the first view, a gap, the second, the right edge.
    chain = first.mas.makeConstraints { make in
      make.left.equalTo(box).offset(3)
      make.top.equalTo(box).offset(2)
    }
    // And one from the top down. No length is said.
    chain += second.mas.makeConstraints { make in
      make.left.equalTo(first.mas.right).offset(3)
      make.right.equalTo(box)
      make.top.equalTo(first.mas.bottom).offset(1)
      make.bottom.equalTo(box).offset(-2)
    }
  }

  private func cure() {
    let text = second
    switch state.composition {
    case .told:
      // Cure 1: say how large the text view is.
      text.mas.makeConstraints { make in
        make.width.equalTo(16).priority(700)
        make.height.equalTo(3).priority(700)
      }
    case .measured:
      // Cure 2 of the article: have it measured first.
      let size = text.systemLayoutSizeFitting(
        .layoutFittingCompressed)
      text.mas.makeConstraints { make in
        make.size.equalTo(size)
      }
    case .unscrolled:
      // What helps: without scrolling it has a size.
      (text as? TextView)?.isScrollEnabled = false
    case .labels, .texts, .mixed: break
    }
  }

  // MARK: - The stage

  /// The box is in the corner and has any size, up to the right edge of the stage.
  private func constrainShell() {
    shell.mas.makeConstraints { make in
      make.left.top.equalTo(self)
      // A stage that is narrower than the gaps is no mistake.
      make.right.lessThanOrEqualTo(self).priority(900)
    }
    box.mas.makeConstraints { make in
      make.edges.equalTo(self.shell).insets(EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    }
    // The lines stand below it, one below the other.
    let lines = [heading] + notes
    for (number, line) in lines.enumerated() {
      line.mas.makeConstraints { make in
        make.left.equalTo(self).offset(1)
        make.right.lessThanOrEqualTo(self)
        make.top.equalTo(number == 0 ? shell.mas.bottom : lines[number - 1].mas.bottom)
      }
    }
  }

  /// The words that the first view shows some of, and the text of the second.
  private static let words = ["Slate", "keeps", "rain", "out", "of", "the", "house", "for", "good"]
  private static let text = "lime mortar lets walls dry"

  private func compose() {
    let composition = state.composition
    let words = Self.words.prefix(state.words).joined(separator: " ")
    for view in [first, second] { view.removeFromSuperview() }
    first = composition == .texts ? textView(1, words) : label(1, words)
    second = composition == .labels ? label(2, Self.text) : textView(2, Self.text)
    for view in [first, second] { box.addSubview(view) }
    box.naturalSize = state.isNatural ? Size(width: 56, height: 10) : nil
    let number = "\(composition.rawValue + 1)"
    heading.localizedText = LocalizedText(
      "\(number): \(composition.title)", chinese: "\(number)：\(composition.title)")
    constrain()
    cure()
    if composition == .labels {
      // Where both have to give way, they do so alike.
      first.mas.makeConstraints { $0.width.equalTo(second).priority(200) }
    }
    setNeedsLayout()
  }

  private func label(_ number: Int, _ text: String) -> Label {
    let label = Label(text)
    label.identifier = "label\(number)"
    label.numberOfLines = 0
    label.setTextStyle(number == 1 ? \.systemBlue : \.systemGreen)
    return label
  }

  private func textView(_ number: Int, _ text: String) -> TextView {
    let view = TextView(text)
    view.identifier = "text\(number)"
    return view
  }

  // MARK: - Keys

  public override var keyCommands: [KeyCommand] {
    let wordsHint = LocalizedText("words", chinese: "词数")
    let compositions = Composition.allCases
    let scenes = commands(
      for: compositions, compositions.map(\.title), hint: LocalizedText("compose", chinese: "组合"),
      importance: 77
    ) { $0.composition = $1 }
    return scenes + [
      command(
        .character("o"),
        LocalizedText("The box has a size of its own, or none", chinese: "盒子有或没有自己的尺寸"),
        hint: LocalizedText("own size", chinese: "自身尺寸")
      ) { $0.isNatural.toggle() },
      command(.character("+"), LocalizedText("A word more", chinese: "多一个词"), hint: wordsHint) {
        $0.words = min($0.words + 1, Self.words.count)
      },
      command(
        .character("-"), LocalizedText("A word less", chinese: "少一个词"), hint: wordsHint
      ) { $0.words = max($0.words - 1, 0) },
    ]
  }

  /// Its keys change it.
  public override var canBecomeFocused: Bool { true }

  // MARK: - The formulas

  private var formulas: [LayoutAxis: ChainFormula] {
    func formula(_ axis: LayoutAxis, _ gaps: [Double]) -> ChainFormula {
      ChainFormula(
        gaps: gaps, views: [first, second].map { Self.length(of: $0, along: axis) },
        own: box.naturalSize?[axis], length: box.frame.size[axis])
    }
    // The gaps are the constants of the constraints, which the source can change.
    let gaps = chain.map { abs($0.constant) }
    return [
      .horizontal: formula(.horizontal, [gaps[0], gaps[2], gaps[3]]),
      .vertical: formula(.vertical, [gaps[1], gaps[4], gaps[5]]),
    ]
  }

  /// The length that a view has by its content, else the one that constraints say, else 0.
  private static func length(of view: View, along axis: LayoutAxis) -> Double {
    let natural = view.intrinsicContentSize[axis]
    guard natural == noIntrinsicMetric else { return natural }
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    return view.constraints.first { $0.firstAttribute == attribute }?.constant ?? 0
  }

  public func stageDidLayout() {
    let formulas = formulas
    func pair(_ size: Size) -> String {
      "(\(LayoutUnit.text(of: size.width)), \(LayoutUnit.text(of: size.height)))"
    }
    let sizes = [first, second, box].map { pair($0.intrinsicContentSize) }
    notes[0].localizedText = LocalizedText(
      "natural: 1 \(sizes[0]), 2 \(sizes[1]), box \(sizes[2])",
      chinese: "固有尺寸：1 \(sizes[0])，2 \(sizes[1])，盒子 \(sizes[2])")
    if let width = formulas[.horizontal] {
      notes[1].localizedText = LocalizedText("width  = \(width.text)", chinese: "宽 = \(width.text)")
    }
    if let height = formulas[.vertical] {
      notes[2].localizedText = LocalizedText(
        "height = \(height.text)", chinese: "高 = \(height.text)")
    }
  }

  /// The sums that are the box's width and height now.
  public var readout: LocalizedText {
    guard box.frame.size != .zero, let width = formulas[.horizontal],
      let height = formulas[.vertical]
    else {
      return LocalizedText("The box is not laid out yet.", chinese: "盒子还没有布局。")
    }
    let size = "\(LayoutUnit.text(of: box.frame.width)) × \(LayoutUnit.text(of: box.frame.height))"
    let sums = (
      width.sum(of: [first, second].map(\.frame.width)),
      height.sum(of: [first, second].map(\.frame.height))
    )
    let line = LocalizedText(
      "\(size): \(sums.0) and \(sums.1)", chinese: "\(size)：\(sums.0) 和 \(sums.1)")
    let missing = [first, second].filter { $0.frame.width == 0 || $0.frame.height == 0 }
    switch missing.count {
    case 0: return LocalizedText("\(line).", chinese: "\(line)。")
    case 1:
      let name = missing[0].identifier ?? ""
      return LocalizedText("\(line): no \(name).", chinese: "\(line)：无 \(name)。")
    default: return LocalizedText("\(line): none is seen.", chinese: "\(line)：都看不到。")
    }
  }

  public var watchedEdge: ItemAttribute? { ItemAttribute(box, .height) }

  /// The gaps of both chains.
  public func marks(in stage: View) -> [LayoutMark] {
    chain.compactMap { $0.constant == 0 ? nil : .distance(of: $0, in: stage) }
  }
}
