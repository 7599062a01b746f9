import Ashlar

extension ThreeLabelsDemo {
  public static let lesson = Lesson(
    "Constraints make each row as high as its tallest label.",
    more: [
      "Every label hangs from the row's top margin, and none may reach below its bottom margin.",
      "The row is as small as that allows: its tallest label decides, and no code compares heights.",
      """
      A label's bottom is at most at the margin. With "equal" in place of "at most" each label would be \
      stretched to the height of the row.
      """,
    ],
    see: """
      Twenty rows of three labels. A dotted box is the bounds of a row. A heavy border marks the label \
      that decides how high its row is, or all of them where several are as tall.
      """,
    tries: [
      .init("Make the labels narrower: every row finds its height.", key: "-", .times(11)),
      .init("Show other texts: other labels decide.", key: "<space>"),
      .init(
        "Make the stage narrow: labels overlap, nothing forbids it.", key: "[", .untilWidth(34)),
    ],
    leftOut: """
      A constraint that keeps the labels apart. On a narrow stage it would contradict their widths.
      """,
    narrowest: 40,
    source: .threeLabels)
}

/// A row with three labels side by side.
final class ThreeLabelsCell: TableViewCell {
  private let labels = [Label(), Label(), Label()]
  private var widths: [LayoutConstraint] = []
  /// Other texts or another width came, and were not laid out yet.
  private var isStale = true

  required init() {
    super.init()
    for (index, label) in labels.enumerated() {
      label.identifier = "label\(index + 1)"
      label.numberOfLines = 0
      label.border = .light
      label.setBorderStyle(\.separator)
      // Opaque, so that labels which overlap can be told apart.
      label.backgroundColor = .standard
      contentView.addSubview(label)
    }
    constrain()
  }

  // MARK: - Constraints

  private func constrain() {
    // The margins are one cell wide.
    let row = contentView.mas
    for label in labels {
      // Every label is 20 columns wide, so that its text
      // knows where to wrap.
      widths += label.mas.makeConstraints { make in
        make.width.equalTo(20)
      }
      label.mas.makeConstraints { make in
        // It hangs from the top margin.
        make.top.equalTo(row.topMargin)
        // Auto Layout has no "row height = the greatest
        // label height". But no label may reach below
        // the bottom margin, and the row is as small as
        // it can be: the same.
        make.bottom.lessThanOrEqualTo(row.bottomMargin)
      }
    }
    // The first stands at the left margin, the second in
    // the middle, the third at the right margin.
    labels[0].mas.makeConstraints { make in
      make.left.equalTo(row.leftMargin)
    }
    labels[1].mas.makeConstraints { make in
      make.centerX.equalTo(row.centerX)
    }
    labels[2].mas.makeConstraints { make in
      make.right.equalTo(row.rightMargin)
    }
  }

  // MARK: - Texts

  /// Shows three texts at a width; only constants change, no constraint is made anew.
  func show(_ texts: [String], width: Int) {
    for (label, text) in zip(labels, texts) { label.text = text }
    for constraint in widths { constraint.constant = Double(width) }
    isStale = true
    setNeedsLayout()
  }

  // MARK: - What decides

  /// The labels that reach down to the bottom margin, as of the last layout: these hold the row's height.
  private var deciding: [Label] {
    let bottom = contentView.layoutMarginsGuide.layoutFrame.maxY
    return labels.filter { $0.frame.maxY == bottom }
  }

  /// The labels get their frames after the row has got its own. So where something is new, it is only in
  /// the next round of the same layout that they can be looked at.
  override func layoutSubviews() {
    let former = contentView.frame
    super.layoutSubviews()
    if isStale || contentView.frame != former {
      isStale = false
      setNeedsLayout()
      return
    }
    let deciding = deciding
    for label in labels {
      let decides = deciding.contains { $0 === label }
      label.border = decides ? .heavy : .light
      label.setBorderStyle { decides ? $0.tint : $0.separator }
    }
  }

  /// The height as a sum, such as `7 = margin 1 + heavy label 5 + margin 1`.
  var heightSum: String {
    let height = LayoutUnit.text(of: bounds.height)
    guard let tallest = deciding.first else { return height }
    let parts = [tallest.frame.minY, tallest.frame.height, bounds.height - tallest.frame.maxY]
      .map(LayoutUnit.text(of:))
    return "\(height) = margin \(parts[0]) + heavy label \(parts[1]) + margin \(parts[2])"
  }

  // MARK: - Drawing

  /// The row's bounds, behind the labels.
  override func draw(in context: DrawingContext) {
    let canvas = context.canvas
    let (right, bottom) = (canvas.bounds.maxX - 1, canvas.bounds.maxY - 1)
    let style = context.theme.separator
    func put(_ text: String, _ x: Int, _ y: Int) {
      canvas.draw(text: text, at: CellPoint(x: x, y: y), style: style)
    }
    for y in 0..<canvas.bounds.height {
      put("┊", 0, y)
      put("┊", right, y)
    }
    // A row of one column has no corners.
    guard right > 0 else { return }
    let line = String(repeating: "┈", count: right - 1)
    put("┌\(line)┐", 0, 0)
    put("└\(line)┘", 0, bottom)
  }
}

/// Three labels of different heights in each of twenty rows.
public final class ThreeLabelsDemo: View, Demo, TableViewDataSource {
  public static let id = "three-labels"
  public static let title = "Three labels"

  /// The state that the keys change.
  public struct State: Equatable {
    fileprivate var labelWidth = 20
    /// Three texts for each row.
    fileprivate var texts: [[String]] = []
    /// The generator of the next texts.
    fileprivate var words: SeededWords

    fileprivate mutating func deal() {
      texts = (0..<20).map { _ in (0..<3).map { _ in words.text(words: 1...9) } }
    }

    /// It is never less than the border and one column of text.
    fileprivate mutating func changeWidth(by columns: Int) {
      labelWidth = min(max(3, labelWidth + columns), 999)
    }
  }

  public var state: State {
    didSet {
      guard state != oldValue else { return }
      // The table stays where it is scrolled to.
      table.reloadData()
      setNeedsLayout()
    }
  }
  private let table = TableView()
  private let note = Label()

  public init(seed: UInt64) {
    state = State(words: SeededWords(seed: seed))
    super.init()
    state.deal()
    table.identifier = "table"
    note.identifier = "note"
    note.setTextStyle(\.warning)
    note.numberOfLines = 3
    addSubview(table)
    addSubview(note)

    // The note stands at the bottom, as wide as the stage and as high as its text: without one it
    // takes no room.
    note.mas.makeConstraints { $0.left.right.bottom.equalTo(self) }
    // The table fills the rest of the stage, from the top down to the note, which yields its rows to it
    // where there are few: text resists compression with 750.
    table.mas.makeConstraints { make in
      make.left.right.top.equalTo(self)
      make.bottom.equalTo(note.mas.top)
      make.height.greaterThanOrEqualTo(6).priority(760)
    }
    table.dataSource = self
  }

  public func numberOfRows(in tableView: TableView) -> Int { state.texts.count }

  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(ThreeLabelsCell.self)
    cell.show(state.texts[row], width: state.labelWidth)
    return cell
  }

  /// The table scrolls.
  public var initialFirstResponder: View { table }

  public override var keyCommands: [KeyCommand] {
    let own = [
      command(.character("+"), "Wider labels", hint: "width", importance: 77) {
        $0.changeWidth(by: 1)
      },
      command(.character("-"), "Narrower labels", hint: "width", importance: 77) {
        $0.changeWidth(by: -1)
      },
      command(.character(" "), "Other texts", hint: "new texts") { $0.deal() },
    ]
    return own
      + ScrollMove.keyCommands(importance: 72, group: Self.group) { [weak table] in
        table?.scroll($0)
      }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let needed = 3 * state.labelWidth + 2
    note.text = bounds.width < Double(needed) ? "The labels overlap below \(needed) columns." : ""
  }

  /// The sum that is the height of the row at the top, and the width of the labels.
  public var readout: String {
    let width = "; width \(state.labelWidth)."
    guard let cell = table.visibleCells.first as? ThreeLabelsCell else {
      return "There is no room for a row" + width
    }
    return "Top row \(cell.heightSum)" + width
  }
}
