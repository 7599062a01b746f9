import Ashlar

extension NamesDemo {
  public static let lesson = Lesson(
    .masonry, step: "debugging",
    "A log is read by its names: of views, and of constraints.",
    more: [
      """
      Without names a log has addresses: which of three boxes is meant, one has to find out. attachKeys names \
      several views in one call.
      """,
      """
      A sentence can have a name, too: key says what it is for. One about two edges names each of them, with an \
      index.
      """,
      """
      The members of the log are all needed for the contradiction: without any one of them the others agree. The \
      last one made is left out.
      """,
    ],
    see: """
      A box with a menu and a text, which were to be wider than there is room: the dotted outline. Below stand the \
      constraints of the log, last the one that is left out.
      """,
    tries: [
      .init("Name the views: menu and text in place of addresses.", key: "n"),
      .init("Name the sentences: what each of them is for.", key: "c"),
      .init("Make the text 17 wide: nothing is left out.", key: "w"),
    ],
    leftOut: """
      The rest of the log, the same for every conflict. The page of reports has all of it, with the sum and the \
      lines of the source.
      """,
    next: ["tied-sizes", "chains"], narrowest: 40, source: .names, chinese: .names)
}

/// A contradiction, and the constraints of its log with names or without.
public final class NamesDemo: View, Demo {
  public static let id = "names"
  public static let title: LocalizedText = "Names in logs"

  /// The state that the keys change.
  public struct State: Equatable {
    fileprivate var namesViews = false
    fileprivate var namesSentences = false
    fileprivate var fits = false
  }

  public var state = State() { didSet { if state != oldValue { showState() } } }
  private let box = View()
  private let menu = FilledBox(style: \.systemBlue) { _ in "menu" }
  private let text = FilledBox(style: \.systemGreen) { _ in "text" }
  private let log = ListingView()
  /// The sentences that have names, in the order in which they are made.
  private var sentences: [(key: String, sentence: Constraint)] = []

  public init(seed: UInt64) {
    super.init()
    clipsToBounds = true
    box.border = .rounded
    box.setBorderStyle(\.separator)
    for view in [menu, text] { box.addSubview(view) }
    log.identifier = "log"
    log.numberOfLines = 8
    log.content = { [weak self] in self?.lines ?? [] }
    for view in [box, log] { addSubview(view) }
    log.mas.makeConstraints { make in
      make.left.equalTo(self).offset(1)
      make.right.equalTo(self).offset(-1).priority(999)
      make.top.equalTo(box.mas.bottom).offset(1)
      make.bottom.lessThanOrEqualTo(self).priority(999)
    }
    log.setContentCompressionResistancePriority(740, for: .vertical)
    constrain()
    showState()
  }

  // MARK: - Constraints

  private func constrain() {
    box.mas.makeConstraints { make in
      make.top.left.equalTo(self).offset(1)
      let size = Size(width: 40, height: 5)
      name("size", make.size.equalTo(size))
    }
    menu.mas.makeConstraints { make in
      let corner = make.top.left.equalTo(box)
      name("corner", corner.insets(EdgeInsets(1)))
      make.height.equalTo(3)
      name("menu-width", make.width.equalTo(20))
    }
    text.mas.makeConstraints { make in
      name("gap", make.left.equalTo(menu.mas.right).offset(1))
      name("end", make.right.equalTo(box).offset(-1))
      make.top.bottom.equalTo(menu)
      // 1 + 20 + 1 + 30 + 1 = 53, and the box has 40.
      name("text-width", make.width.equalTo(30))
    }
  }

  private func name(
    _ key: String, _ sentence: EditableConstraint
  ) {
    sentences.append((key, sentence.constraint))
  }

  private func showNames() {
    for (key, sentence) in sentences {
      sentence.key = state.namesSentences ? key : nil
    }
    if state.namesViews {
      attachKeys(["box": box, "menu": menu, "text": text])
    } else {
      for view in [box, menu, text] { view.mas.key = nil }
    }
  }

  // MARK: - State

  private func showState() {
    showNames()
    guard let width = sentences.last?.sentence else { return }
    // Installed once more, it is left out with the names of now.
    width.isActive = false
    width.equalTo(state.fits ? 17 : 30)
    width.isActive = true
    setNeedsLayout()
    log.setNeedsDisplay()
  }

  public override var keyCommands: [KeyCommand] {
    [
      command(.character("n"), "Name the views, or not", hint: "views", importance: 78) {
        $0.namesViews.toggle()
      },
      command(.character("c"), "Name the sentences, or not", hint: "sentences", importance: 78) {
        $0.namesSentences.toggle()
      },
      command(.character("w"), "The text 17 wide, or 30", hint: "fits", importance: 77) {
        $0.fits.toggle()
      },
    ]
  }

  public override var canBecomeFocused: Bool { true }

  // MARK: - The log

  /// The contradiction of now, if there is one.
  private var conflict: LayoutConflict? {
    window?.currentReports.lazy.compactMap {
      if case .conflict(let conflict) = $0 { conflict } else { nil }
    }.last
  }

  private var lines: [ListingView.Line] {
    guard let conflict else { return [.init(text: "no log: all constraints hold")] }
    return conflict.members.map { member in
      let isBroken = member == conflict.broken
      // Their class is the same for all.
      let text = member.description.replacing("<LayoutConstraint:", with: "").dropLast()
      return .init(text: "\(isBroken ? "✗" : "·") \(String(text))", isLit: isBroken)
    }
  }

  // MARK: - What is taught

  public var watchedEdge: ItemAttribute? { ItemAttribute(text, .width) }

  /// The place that the text was to have.
  public func marks(in stage: View) -> [LayoutMark] {
    guard conflict != nil else { return [] }
    var wanted = text.frame
    wanted.size.width = 30
    return [.outline(stage.convert(wanted, from: box), .ghost, title: "")]
  }

  public var readout: LocalizedText {
    guard let conflict else { return "1 + 20 + 1 + 17 + 1 = 40: nothing is left out." }
    return
      "1 + 20 + 1 + 30 + 1 = 53 ≠ 40: one of \(conflict.members.count) is left out."
  }
}
