import Ashlar

extension ExpandingDemo {
  public static let lesson = Lesson(
    .cases, step: "case 8",
    "A height at 750 is switched off, and the row grows.",
    more: [
      "Closed, a constraint at 750 holds the text at two rows. Its own resistance is 740, and yields.",
      """
      Opened, that constraint is inactive. The text takes the height that it needs, and the row, which is \
      fitted to its content, with it.
      """,
      "The row is measured again by reloading it, in one batch of updates.",
    ],
    see: """
      A table of texts. Closed rows show two lines of their text, open ones all of it.
      """,
    tries: [
      .init("Open the row: the rows below make room.", key: "<enter>"),
      .init("Open all of them: every text is whole.", key: "o"),
      .init(
        "Open it on a narrow stage: it is higher there.", key: "<enter>", widest: 30),
    ],
    leftOut: """
      The animation of the rows below. UIKit's table animates a batch of updates.
      """,
    next: ["three-labels", "guides"], narrowest: 30, source: .expanding, chinese: .expanding)
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
  public static let title: LocalizedText = "Expanding rows"

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
        KeyPress(.enter), title: "Open or close the row", hint: "open", importance: 78,
        group: Self.keyGroup, hasPriority: true
      ) { [weak self] in
        guard let self else { return }
        toggle(table.selectedRow ?? 0)
      },
      command(.character("o"), "Open all rows, or close them", hint: "open all", importance: 77) {
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
    guard let cell = table.cellForRow(at: row) else { return "\(state.open.count) rows are open." }
    let height = cell.frame.height
    return state.open.contains(row)
      ? "row\(row).height = \(LayoutUnit.text(of: height)) = title 1 + text \(LayoutUnit.text(of: height - 2)) + 1: open."
      : "row\(row).height = \(LayoutUnit.text(of: height)) = title 1 + text \(LayoutUnit.text(of: height - 2)) + 1: text ≤ 2 at 750."
  }
}
