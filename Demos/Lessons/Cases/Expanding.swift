import Ashlar

extension ExpandingDemo {
  public static let lesson = Lesson(
    .cases, number: 11, step: LocalizedText("case 8", chinese: "案例 8"),
    LocalizedText(
      "A height at 750 is switched off, and the row grows.", chinese: "停用一条 750 的高度约束，单元格随之变高。"),
    more: [
      LocalizedText(
        "Closed, a constraint at 750 holds the text at two rows. Its own resistance is 740, and yields.",
        chinese: "收起时，一条 750 的约束把文字限制在两行以内。文字自己的抗压缩优先级是 740，所以让步。"),
      LocalizedText(
        """
        Opened, that constraint is inactive. The text takes the height that it needs, and the row, which is \
        fitted to its content, with it.
        """,
        chinese: "展开时这条约束停用。文字取得所需的高度，按内容测量的单元格也随之变高。"),
      LocalizedText(
        "The row is measured again by reloading it, in one batch of updates.",
        chinese: "在一次批量更新中重新加载该行，它就会被重新测量。"),
    ],
    see: LocalizedText(
      """
      A table of texts. Closed rows show two lines of their text, open ones all of it.
      """,
      chinese: "一个文字表格。收起的行只显示两行文字，展开的行显示全部。"),
    tries: [
      .init(
        "Open the row: the rows below make room.", chinese: "展开这一行：下面的行让出位置。", key: "<enter>"),
      .init(
        "Open all of them: every text is whole.", chinese: "全部展开。", key: "o"),
      .init(
        "Open it on a narrow stage: it is higher there.", chinese: "在窄舞台上展开它：那里它更高。",
        key: "<enter>", widest: 30),
    ],
    leftOut: LocalizedText(
      """
      The animation of the rows below. UIKit's table animates a batch of updates.
      """,
      chinese: "下面各行的动画。UIKit 的表格会为批量更新加上动画。"),
    next: ["three-labels", "guides"], narrowest: 30)
}

/// A row with a text that is closed or open.
final class ExpandingCell: TableViewCell {
  private let title = Label()
  private let text = Label()
  private var closed: [LayoutConstraint] = []

  required init() {
    super.init()
    contentView.layoutMargins = .zero
    title.identifier = "title"
    text.identifier = "text"
    title.setTextStyle(\.tint)
    text.numberOfLines = 0
    for label in [title, text] { contentView.addSubview(label) }
    constrain()
  }

  // MARK: - Constraints

  private func constrain() {
    let row = contentView
    // The title, below it the text, and a free line.
    title.mas.makeConstraints { make in
      make.top.equalTo(row)
      make.left.equalTo(row).offset(2)
    }
    text.mas.makeConstraints { make in
      make.top.equalTo(title.mas.bottom)
      make.left.equalTo(row).offset(2)
      make.right.equalTo(row).offset(-2)
      make.bottom.equalTo(row).offset(-1)
    }
    // Closed, it is two rows high at most. The text
    // resists at 740, so that this wins.
    closed = text.mas.makeConstraints { make in
      make.height.lessThanOrEqualTo(2).priority(750)
    }
    text.setContentCompressionResistancePriority(
      740, for: .vertical)
  }

  // MARK: - Content

  func show(_ text: String, row: Int, isOpen: Bool) {
    // As the answers about it name it.
    title.text = (isOpen ? "▾ " : "▸ ") + "row\(row)"
    self.text.text = text
    for constraint in closed { constraint.isActive = !isOpen }
  }
}

/// A table of texts that can be opened.
public final class ExpandingDemo: View, Demo, TableViewDataSource, TableViewDelegate {
  public static let id = "expanding"
  public static let title = LocalizedText("Expanding rows", chinese: "展开单元格")

  /// The state that the keys change.
  public struct State: Equatable {
    /// The numbers of the open rows, sorted.
    fileprivate var open: [Int] = []
  }

  public var state = State() { didSet { if state != oldValue { reload(changedFrom: oldValue) } } }
  private let table = TableView()
  private let texts: [String]

  public init(seed: UInt64) {
    var words = SeededWords(seed: seed)
    texts = (0..<12).map { _ in words.text(words: 24...48) }
    super.init()
    table.identifier = "table"
    table.allowsSelection = true
    table.estimatedRowHeight = 4
    table.dataSource = self
    table.delegate = self
    addSubview(table)
    table.mas.makeConstraints { $0.edges.equalTo(self) }
    table.selectRow(at: 0)
  }

  // MARK: - Rows

  public func numberOfRows(in tableView: TableView) -> Int { texts.count }

  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(ExpandingCell.self)
    cell.show(texts[row], row: row, isOpen: state.open.contains(row))
    return cell
  }

  public func tableView(_ tableView: TableView, performPrimaryActionForRowAt row: Int) {
    toggle(row)
  }

  private func toggle(_ row: Int) {
    let rest = state.open.filter { $0 != row }
    state.open = rest.count == state.open.count ? (rest + [row]).sorted() : rest
  }

  private func reload(changedFrom former: State) {
    let changed = texts.indices.filter { former.open.contains($0) != state.open.contains($0) }
    table.performBatchUpdates { table.reloadRows(at: changed) }
    setNeedsLayout()
  }

  public var initialFirstResponder: View { table }

  public override var keyCommands: [KeyCommand] {
    [
      KeyCommand(
        KeyPress(.enter), title: LocalizedText("Open or close the row", chinese: "展开或收起这一行"),
        hint: LocalizedText("open", chinese: "展开"), importance: 78,
        group: Self.keyGroup, hasPriority: true
      ) { [weak self] in
        guard let self else { return }
        toggle(table.selectedRow ?? 0)
      },
      command(
        .character("o"), LocalizedText("Open all rows, or close them", chinese: "全部展开或收起"),
        hint: LocalizedText("open all", chinese: "全部展开"), importance: 77
      ) {
        [count = texts.count] in
        $0.open = $0.open.count < count ? Array(0..<count) : []
      },
    ]
  }

  // MARK: - What is taught

  public var watchedEdge: ItemAttribute? {
    (table.cellForRow(at: table.selectedRow ?? 0) ?? table.visibleCells.first).map {
      ItemAttribute($0, .height)
    }
  }

  public var readout: LocalizedText {
    let row = table.selectedRow ?? 0
    guard let cell = table.cellForRow(at: row) else {
      return LocalizedText(
        "\(state.open.count) rows are open.", chinese: "展开了 \(state.open.count) 行。")
    }
    let height = cell.frame.height
    return state.open.contains(row)
      ? LocalizedText(
        "row\(row).height = \(LayoutUnit.text(of: height)) = title 1 + text \(LayoutUnit.text(of: height - 2)) + 1: open.",
        chinese: """
          row\(row).height = \(LayoutUnit.text(of: height)) = 标题 1 + 文字 \
          \(LayoutUnit.text(of: height - 2)) + 1：展开。
          """)
      : LocalizedText(
        "row\(row).height = \(LayoutUnit.text(of: height)) = title 1 + text \(LayoutUnit.text(of: height - 2)) + 1: text ≤ 2 at 750.",
        chinese: """
          row\(row).height = \(LayoutUnit.text(of: height)) = 标题 1 + 文字 \
          \(LayoutUnit.text(of: height - 2)) + 1：文字 ≤ 2（750）。
          """)
  }
}
