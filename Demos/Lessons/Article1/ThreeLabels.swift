import Ashlar

extension ThreeLabelsDemo {
  public static let lesson = Lesson(
    .article1, number: 1, step: LocalizedText("example 1", chinese: "示例 1"),
    LocalizedText(
      "Constraints make each row as high as its tallest label.", chinese: "约束让每一行都和其中最高的 Label 一样高。"
    ),
    more: [
      LocalizedText(
        "Every label hangs from the row's top margin, and none may reach below its bottom margin.",
        chinese: "每个 Label 的顶部都对齐行的上边距，底部都不能超出行的下边距。"),
      LocalizedText(
        "The row is as small as that allows: its tallest label decides, and no code compares heights.",
        chinese: "在此前提下行高取最小值，所以由最高的 Label 决定，没有任何代码去比较高度。"),
      LocalizedText(
        """
        A label's bottom is at most at the margin. With "equal" in place of "at most" each label is \
        stretched to the height of the row, against its hugging.
        """,
        chinese: """
          Label 的底部“小于等于”下边距。如果改成“等于”，每个 Label 都会被拉伸到行高，\
          违背自己的抗拉伸（hugging）。
          """),
    ],
    see: LocalizedText(
      """
      Twenty rows of three labels. Corners are the bounds of a row, and dots its margins. A heavy border \
      marks the label that decides how high its row is, or all of them where several are as tall. In the \
      top row arrows show the room below the others.
      """,
      chinese: """
        一共二十行，每行三个 Label。四角是行的边界，圆点是行的边距。粗边框标出决定行高的 Label，\
        有几个一样高时全部标出。最上面一行用箭头画出其他 Label 下方的余量。
        """),
    tries: [
      .init(
        "Make the labels narrower: every row finds its height.",
        chinese: "把 Label 变窄：每一行都自动得到合适的高度。", key: "-", .times(11)),
      .init(
        "Let label3 of the top row grow until it decides.", chinese: "让首行的 label3 变长，直到由它决定行高。",
        key: "3", .times(8)),
      .init(
        "Say “equal” for “at most”: all labels are stretched.",
        chinese: "把“小于等于”改成“等于”：所有 Label 都被拉伸。", key: "e"),
      .init(
        "Make the stage narrow: labels overlap, nothing forbids it.",
        chinese: "把舞台变窄：Label 会重叠，没有约束禁止它。", key: "[", .untilWidth(34)),
    ],
    leftOut: LocalizedText(
      """
      A constraint that keeps the labels apart. On a narrow stage it would contradict their widths.
      """,
      chinese: "没有添加让 Label 互不重叠的约束。舞台很窄时，它会和固定宽度产生冲突。"),
    next: ["stair"], narrowest: 40)
}

/// A row with three labels side by side.
final class ThreeLabelsCell: TableViewCell {
  let labels = [Label(), Label(), Label()]
  private var widths: [LayoutConstraint] = []
  /// What holds the row's height: one constraint for each label.
  private(set) var bottoms: [LayoutConstraint] = []
  /// Whether each label's bottom is equal to the margin, and not at most there.
  private var isEqual = false
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
      }
    }
    holdBottoms()
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

  /// Auto Layout has no "row height = the greatest label
  /// height". But no label may reach below the bottom
  /// margin, and the row is as small as it can be: that is
  /// the same.
  private func holdBottoms() {
    let margin = contentView.mas.bottomMargin
    for bottom in bottoms { bottom.isActive = false }
    bottoms = labels.flatMap { label in
      label.mas.makeConstraints { make in
        if isEqual {
          make.bottom.equalTo(margin)
        } else {
          make.bottom.lessThanOrEqualTo(margin)
        }
      }
    }
  }

  // MARK: - Texts

  /// Shows three texts at a width; only constants change, no constraint is made anew unless it is another one.
  func show(_ texts: [String], width: Int, isEqual: Bool) {
    for (label, text) in zip(labels, texts) { label.text = text }
    for constraint in widths { constraint.constant = Double(width) }
    if isEqual != self.isEqual {
      self.isEqual = isEqual
      holdBottoms()
    }
    isStale = true
    setNeedsLayout()
  }

  // MARK: - What decides

  /// The labels that reach down to the bottom margin without being stretched, as of the last layout: these hold the
  /// row's height.
  var deciding: [Label] {
    let bottom = contentView.layoutMarginsGuide.layoutFrame.maxY
    return labels.filter { label in
      let room = Size(width: label.frame.width, height: 0)
      return label.frame.maxY == bottom && label.sizeThatFits(room).height == label.frame.height
    }
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

  // MARK: - Drawing

  /// The row's bounds: their corners.
  override func draw(in context: DrawingContext) {
    let canvas = context.canvas
    let (right, bottom) = (canvas.bounds.maxX - 1, canvas.bounds.maxY - 1)
    // A row of one column has no corners.
    guard right > 0 else { return }
    for (corner, x, y) in [("┌", 0, 0), ("┐", right, 0), ("└", 0, bottom), ("┘", right, bottom)] {
      canvas.draw(text: corner, at: CellPoint(x: x, y: y), style: context.theme.separator)
    }
  }
}

/// Three labels of different heights in each of twenty rows.
public final class ThreeLabelsDemo: View, Demo, TableViewDataSource {
  public static let id = "three-labels"
  public static let title = LocalizedText("Three labels", chinese: "三个 Label")

  /// The state that the keys change.
  public struct State: Equatable {
    fileprivate(set) var labelWidth = 20
    /// Whether the labels' bottoms are equal to the margin.
    fileprivate var isEqual = false
    /// Three texts for each row.
    fileprivate var texts: [[String]] = []
    /// The generator of the next texts.
    fileprivate var words: SeededWords

    fileprivate mutating func deal() {
      texts = (0..<20).map { _ in (0..<3).map { _ in words.text(words: 1...9) } }
    }

    /// Gives a label a word more, or takes one from it; one word stays.
    fileprivate mutating func change(_ label: Int, ofRow row: Int, by count: Int) {
      var words = texts[row][label].split(separator: " ").map(String.init)
      if count > 0, words.count < 40 { words.append("more") }
      if count < 0, words.count > 1 { words.removeLast() }
      texts[row][label] = words.joined(separator: " ")
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
  let table = TableView()
  private let note = LocalizedLabel()

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
    cell.show(state.texts[row], width: state.labelWidth, isEqual: state.isEqual)
    return cell
  }

  /// The table scrolls.
  public var initialFirstResponder: View { table }

  public override var keyCommands: [KeyCommand] {
    let widthHint = LocalizedText("width", chinese: "宽度")
    let own = [
      command(
        .character("+"), LocalizedText("Wider labels", chinese: "Label 变宽"),
        hint: widthHint, importance: 77
      ) { $0.changeWidth(by: 1) },
      command(
        .character("-"), LocalizedText("Narrower labels", chinese: "Label 变窄"),
        hint: widthHint, importance: 77
      ) { $0.changeWidth(by: -1) },
      command(
        .character(" "), LocalizedText("Other texts", chinese: "换一批文字"),
        hint: LocalizedText("new texts", chinese: "换文字")
      ) { $0.deal() },
      command(
        .character("e"),
        LocalizedText("Bottoms equal to the margin, or at most there", chinese: "底部等于边距，或小于等于边距"),
        hint: LocalizedText("equal", chinese: "等于")
      ) { $0.isEqual.toggle() },
    ]
    return own + textCommands
      + ScrollMove.keyCommands(importance: 72, group: Self.keyGroup) { [weak table] in
        table?.scroll($0)
      }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let needed = 3 * state.labelWidth + 2
    note.localizedText =
      bounds.width < Double(needed)
      ? LocalizedText(
        "The labels overlap below \(needed) columns.", chinese: "宽度小于 \(needed) 列时 Label 会重叠。")
      : .empty
  }

  /// The commands that give a label of the top row a word more, or take one from it.
  private var textCommands: [KeyCommand] {
    let top = table.visibleRows.first ?? 0
    func change(
      _ keys: String, by count: Int, _ hint: LocalizedText, _ title: (String) -> LocalizedText
    ) -> [KeyCommand] {
      keys.enumerated().map { index, key in
        command(.character(key), title("label\(index + 1)"), hint: hint) {
          $0.change(index, ofRow: top, by: count)
        }
      }
    }
    return change("123", by: 1, LocalizedText("grow", chinese: "变长")) {
      LocalizedText("A word more for \($0) of the top row", chinese: "首行的 \($0) 加一个词")
    }
      + change("!@#", by: -1, LocalizedText("shrink", chinese: "变短")) {
        LocalizedText("A word less for \($0) of the top row", chinese: "首行的 \($0) 减一个词")
      }
  }
}
