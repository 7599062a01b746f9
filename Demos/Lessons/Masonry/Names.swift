import Ashlar

extension NamesDemo {
  public static let lesson = Lesson(
    .masonry, number: 4, step: LocalizedText("debugging", chinese: "调试"),
    LocalizedText(
      "A log is read by its names: of views, and of constraints.", chinese: "日志靠名字来读：视图的名字，约束的名字。"),
    more: [
      LocalizedText(
        """
        Without names a log has addresses: which of three boxes is meant, one has to find out. attachKeys names \
        several views in one call.
        """,
        chinese: "没有名字，日志里只有地址：三个方块指的是哪一个，还得去找。attachKeys 一次给多个视图命名。"),
      LocalizedText(
        """
        A sentence can have a name, too: key says what it is for. One about two edges names each of them, with an \
        index.
        """,
        chinese: "一句约束也能有名字：用 key 说明它的用途。一句说两条边的，每条各有一个带序号的名字。"),
      LocalizedText(
        """
        The members of the log are all needed for the contradiction: without any one of them the others agree. The \
        last one made is left out.
        """,
        chinese: "日志列出的约束缺一不可：少了任何一条，其余的就不冲突。最后建立的那条被舍弃。"),
    ],
    see: LocalizedText(
      """
      A box with a menu and a text, which were to be wider than there is room: the dotted outline. Below stand the \
      constraints of the log, last the one that is left out.
      """,
      chinese: "一个框里有菜单和文字，想要的宽度放不下：见虚线框。下面是日志里的约束，被舍弃的在最后。"),
    tries: [
      .init(
        "Name the views: menu and text in place of addresses.", chinese: "给视图命名：menu 和 text 代替地址。",
        key: "n"),
      .init(
        "Name the sentences: what each of them is for.", chinese: "给约束命名：说明各自的用途。", key: "c"),
      .init(
        "Make the text 17 wide: nothing is left out.", chinese: "把文字改为 17 列宽：没有约束被舍弃。", key: "w"),
    ],
    leftOut: LocalizedText(
      """
      The rest of the log, the same for every conflict. The page of reports has all of it, with the sum and the \
      lines of the source.
      """,
      chinese: "日志的其余部分，每次冲突都一样。报告页有全文，还有算式和源码行号。"),
    next: ["tied-sizes", "chains"], narrowest: 40)
}

/// A contradiction, and the constraints of its log with names or without.
public final class NamesDemo: View, Demo {
  public static let id = "names"
  public static let title = LocalizedText("Names in logs", chinese: "日志里的名字")

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
  ) { sentences.append((key, sentence.constraint)) }

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
      command(
        .character("n"), LocalizedText("Name the views, or not", chinese: "给视图命名，或不命名"),
        hint: LocalizedText("views", chinese: "视图"), importance: 78
      ) { $0.namesViews.toggle() },
      command(
        .character("c"), LocalizedText("Name the sentences, or not", chinese: "给约束命名，或不命名"),
        hint: LocalizedText("sentences", chinese: "约束"), importance: 78
      ) { $0.namesSentences.toggle() },
      command(
        .character("w"), LocalizedText("The text 17 wide, or 30", chinese: "文字 17 列宽，或 30"),
        hint: LocalizedText("fits", chinese: "放得下"), importance: 77
      ) { $0.fits.toggle() },
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
    guard let conflict else {
      return [.init(text: LocalizedText("no log: all constraints hold", chinese: "没有日志：所有约束都成立"))]
    }
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
    guard let conflict else {
      return LocalizedText(
        "1 + 20 + 1 + 17 + 1 = 40: nothing is left out.",
        chinese: "1 + 20 + 1 + 17 + 1 = 40：没有约束被舍弃。")
    }
    return
      LocalizedText(
        "1 + 20 + 1 + 30 + 1 = 53 ≠ 40: one of \(conflict.members.count) is left out.",
        chinese: "1 + 20 + 1 + 30 + 1 = 53 ≠ 40：\(conflict.members.count) 条约束里舍弃一条。")
  }
}
