import Ashlar

extension LeafCellsDemo {
  public static let lesson = Lesson(
    .article4, step: "what is a leaf, and what not",
    "A view is as large as a chain of constraints adds up to.",
    more: [
      """
      A label is a leaf: it has a natural size. A text view that scrolls has none, its \
      intrinsicContentSize is (-1, -1), and counts 0.
      """,
      """
      From edge to edge the box adds up gaps and natural sizes. If it has a natural size of its own, \
      too, the greater of both counts: the max of the formulas.
      """,
      """
      No code compares the two. The box hugs its own size with 250, and resists with 750 to be smaller; \
      so do the views inside.
      """,
    ],
    see: """
      The frame is around a box with two views. Below it stand the natural sizes of both and of the box, and \
      the formulas of its width and height with the numbers of now. The arrows are the gaps.
      """,
    tries: [
      .init("Two text views: the gaps stay, no text is shown.", key: "2"),
      .init("A label and a text view: only the label is shown.", key: "3"),
      .init("The first cure, a width and a height: it is shown.", key: "4"),
      .init("The second cure measures 0 × 0: nothing is shown.", key: "5"),
      .init("Without scrolling a text view has a size: it is shown.", key: "6"),
      .init("A size of the box's own: the max takes the greater one.", key: "o"),
    ],
    correction: """
      The article's second cure is systemLayoutSizeFitting. It adds up natural sizes and constraints, and a \
      text view that scrolls has neither: it measures 0 × 0. What does help is sizeThatFits, which \
      asks the text, or isScrollEnabled = false, which gives it a natural size.
      """,
    leftOut: """
      The article's numbers: 91, 60, 36 and 58 points became 3 columns, 2, 1 and 2 rows. Its width adds up \
      only because the labels stand diagonally; one below the other, they are as wide as the widest.
      """,
    next: ["growing-text"],
    narrowest: 30,
    source: .leafCells,
    chinese: .leafCells)
}

/// A box of two views that are leaves or not, with the formulas of its size.
public final class LeafCellsDemo: View, Demo {
  public static let id = "leaf-cells"
  public static let title: LocalizedText = "A row's height"

  /// What the box is made of.
  enum Composition: Int, CaseIterable {
    case labels, texts, mixed, told, measured, unscrolled

    fileprivate var title: LocalizedText {
      switch self {
      case .labels: "Two labels"
      case .texts: "Two text views"
      case .mixed: "A label and a text view"
      case .told: "Cure 1: its width and height are said"
      case .measured: "Cure 2: it is measured"
      case .unscrolled: "A text view that does not scroll"
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
    heading.localizedText = "\(number): \(composition.title)"
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
    let compositions = Composition.allCases
    let scenes = commands(
      for: compositions, compositions.map(\.title), hint: "compose", importance: 77
    ) {
      $0.composition = $1
    }
    return scenes + [
      command(.character("o"), "The box has a size of its own, or none", hint: "own size") {
        $0.isNatural.toggle()
      },
      command(.character("+"), "A word more", hint: "words") {
        $0.words = min($0.words + 1, Self.words.count)
      },
      command(.character("-"), "A word less", hint: "words") { $0.words = max($0.words - 1, 0) },
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
    notes[0].localizedText = "natural: 1 \(sizes[0]), 2 \(sizes[1]), box \(sizes[2])"
    if let width = formulas[.horizontal] { notes[1].localizedText = "width  = \(width.text)" }
    if let height = formulas[.vertical] { notes[2].localizedText = "height = \(height.text)" }
  }

  /// The sums that are the box's width and height now.
  public var readout: LocalizedText {
    guard box.frame.size != .zero, let width = formulas[.horizontal],
      let height = formulas[.vertical]
    else {
      return "The box is not laid out yet."
    }
    let size = "\(LayoutUnit.text(of: box.frame.width)) × \(LayoutUnit.text(of: box.frame.height))"
    let sums = (
      width.sum(of: [first, second].map(\.frame.width)),
      height.sum(of: [first, second].map(\.frame.height))
    )
    let line: LocalizedText = "\(size): \(sums.0) and \(sums.1)"
    let missing = [first, second].filter { $0.frame.width == 0 || $0.frame.height == 0 }
    switch missing.count {
    case 0: return "\(line)."
    case 1: return "\(line): no \(missing[0].identifier ?? "")."
    default: return "\(line): none is seen."
    }
  }

  public var watchedEdge: ItemAttribute? { ItemAttribute(box, .height) }

  /// The gaps of both chains.
  public func marks(in stage: View) -> [LayoutMark] {
    chain.compactMap { $0.constant == 0 ? nil : .distance(of: $0, in: stage) }
  }
}
