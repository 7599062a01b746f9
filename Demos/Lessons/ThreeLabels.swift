import Ashlar

// What you learn: a row as high as the tallest of its labels, without a word about heights.
// What you see:   ┌──────────────────┐ ┌──────────────────┐ ┌──────────────────┐
//                 │brick             │ │chisel dry stone  │ │arch              │
//                 └──────────────────┘ │flint             │ └──────────────────┘
//                                      └──────────────────┘
// Keys:           space deals new texts, + and - change the width of all labels, arrows scroll.

/// A row with three labels side by side.
final class ThreeLabelsCell: TableViewCell {
  let labels = [Label(), Label(), Label()]
  private var widths: [LayoutConstraint] = []

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

    for label in labels {
      // Every label is 20 columns wide, so that its text knows where to wrap.
      widths += label.mas.makeConstraints { $0.width.equalTo(20) }
      label.mas.makeConstraints { make in
        // It hangs from the top margin of the row, one row below its edge.
        make.top.equalTo(contentView.mas.topMargin)
        // There is no "row height = the greatest label height" in Auto Layout. But no label may
        // reach below the row's bottom margin, and the row is as small as it can be: the same.
        make.bottom.lessThanOrEqualTo(contentView.mas.bottomMargin)
      }
    }

    // The first stands at the left margin, the second in the middle, the third at the right margin.
    // The margins are one column wide.
    labels[0].mas.makeConstraints { $0.left.equalTo(contentView.mas.leftMargin) }
    labels[1].mas.makeConstraints { $0.centerX.equalTo(contentView) }
    labels[2].mas.makeConstraints { $0.right.equalTo(contentView.mas.rightMargin) }
  }

  /// Shows three texts at a width; only constants change, no constraint is made anew.
  func show(_ texts: [String], width: Int) {
    for (label, text) in zip(labels, texts) { label.text = text }
    for constraint in widths { constraint.constant = Double(width) }
  }
}

/// Three labels of different heights in each of twenty rows.
public final class ThreeLabelsDemo: View, Demo, TableViewDataSource {
  public static let id = "three-labels"
  public static let title = "Three labels"
  public static let keys = [
    KeyHint("space", "new texts"), KeyHint("+ -", "width"), KeyHint("↑↓ PgUp PgDn", "scroll"),
  ]
  public static let lesson = Lesson("A row as high as its tallest label, and no word about heights.", source: .threeLabels)

  private let table = TableView()
  private let note = Label()
  private var words: SeededWords
  private var texts: [[String]] = []
  private var labelWidth = 20

  public init(seed: UInt64) {
    words = SeededWords(seed: seed)
    super.init()
    table.identifier = "table"
    note.identifier = "note"
    note.setTextStyle(\.warning)
    note.numberOfLines = 3
    addSubview(table)
    addSubview(note)

    // The note stands at the bottom, as wide as the stage and as high as its text: without one it
    // takes no room.
    note.mas.makeConstraints { $0.left.right.bottom.equalTo(self) }
    // The table fills the rest of the stage, from the top down to the note.
    table.mas.makeConstraints { make in
      make.left.right.top.equalTo(self)
      make.bottom.equalTo(note.mas.top)
    }

    deal()
    table.dataSource = self
  }

  private func deal() {
    texts = (0..<20).map { _ in (0..<3).map { _ in words.text(words: 1...9) } }
    table.reloadData()
  }

  public func numberOfRows(in tableView: TableView) -> Int { texts.count }

  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(ThreeLabelsCell.self)
    cell.show(texts[row], width: labelWidth)
    return cell
  }

  public override func keyDown(_ key: KeyPress) -> Bool {
    switch key.key {
    case .character(" "): deal()
    case .character("+"): changeWidth(by: 1)
    case .character("-"): changeWidth(by: -1)
    default: return table.keyDown(key)
    }
    return true
  }

  /// Gives all labels another width; it is never less than the border and one column of text.
  private func changeWidth(by columns: Int) {
    labelWidth = min(max(3, labelWidth + columns), 999)
    table.reloadData()
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let needed = 3 * labelWidth + 2
    note.text = bounds.width < Double(needed) ? "The labels overlap below \(needed) columns." : ""
  }
}

// Try: make the stage narrower than 62 columns - nothing says that the labels may not overlap.
// Try: `-` until words break, and watch every row find its height.
// Try: make.bottom.equalTo instead of lessThanOrEqualTo for one label: it is stretched to the row.
// Left out: a constraint that keeps the labels apart. It would contradict their widths.
