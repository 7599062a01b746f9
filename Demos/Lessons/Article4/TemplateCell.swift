import Ashlar

extension TemplateCellDemo {
  public static let lesson = Lesson(
    .article4, number: 7,
    step: LocalizedText("the height of a cell before its layout", chinese: "Cell 的动态高度计算"),
    LocalizedText(
      "A cell that is never shown says how high the rows are.", chinese: "用一个从不显示的 cell 算出每行的高度。"),
    more: [
      LocalizedText(
        """
        A table needs heights before it lays out rows. So one cell of each class, the template, shows the content of \
        each row in turn, and is measured at the width that the row will give it.
        """,
        chinese: """
          UITableView 在布局之前就要知道行高。所以每个 cell 类都有一个模板 cell，依次填入各行的内容，\
          按这一行将来的宽度计算高度。
          """),
      LocalizedText(
        """
        Fitting alone would let a label grow to the right. A required constraint, the width fence, makes it wrap; after \
        the fitting it is taken away again.
        """,
        chinese: """
          只做 fitting 的话，label 会一直向右变宽。加一条必需的宽度约束（width fence），它才会换行；\
          算完再移除。
          """),
      LocalizedText(
        """
        Four ways in turn: the constraints; one warning where they give 0; sizeThatFits, for cells laid out by frames; \
        the height that rows have anyway. A separator comes on top.
        """,
        chinese: """
          依次尝试四步：约束；得到 0 就警告一次；用 frame 布局的 cell 调用 sizeThatFits；\
          最后用默认行高。有分隔线再加上它的高度。
          """),
      LocalizedText(
        """
        A height is kept for its row or key, for each width of the table. A content that changes has to be told.
        """,
        chinese: "高度按行或按 key 缓存，每种表格宽度各存一份。内容变了，要主动让缓存失效。"),
    ],
    see: LocalizedText(
      """
      On the left the table; beside it the way to the height of the row that is selected, with the numbers of the real \
      run. Below, the template as it is at the step that is lit; then what is kept, and the log up to there.
      """,
      chinese: """
        左边是表格；右边是选中行的高度怎样一步步算出来，数字来自真实的运行。\
        下面是点亮的那一步时的模板 cell，再下面是缓存和到此为止的日志。
        """),
    tries: [
      .init(
        "Read on to the fence: the template wraps its text.",
        chinese: "往下走到 width fence：模板 cell 的文字换行了。", key: "<right>", .times(3), widest: 62),
      .init(
        "Put an accessory beside the text: less width.", chinese: "加上 accessory：内容变窄。", key: "a"),
      .init(
        "Change the text: only this height is measured anew.", chinese: "换一段文字：只有这一行重新计算。", key: "x"
      ),
      .init(
        "Leave the bottom loose: 0, a warning, 3 as rows have.", chinese: "底边不约束：得到 0，警告，用默认行高 3。",
        key: "2"),
      .init(
        "Lay the cell out by frames: it is asked what fits.",
        chinese: "改用 frame 布局：调用 sizeThatFits。", key: "3"),
      .init(
        "Make the stage narrow: another width, other heights.", chinese: "把舞台变窄：换了宽度，高度另算另存。",
        key: "[", .untilWidth(44)),
    ],
    leftOut: LocalizedText(
      """
      The names and the order are those of FDTemplateLayoutCell; its sums for screens, section indexes and later \
      systems have no meaning in a terminal.
      """,
      chinese: "名称和顺序沿用 FDTemplateLayoutCell；它针对屏幕、索引条和新系统的修正，在终端里没有意义。"),
    next: ["three-labels"], narrowest: 40)
}

/// A cell with a text, held by constraints from its top to its bottom.
class NoteCell: TableViewCell {
  let label = Label()
  var reachesBottom: Bool { true }

  required init() {
    super.init()
    label.identifier = "text"
    label.numberOfLines = 0
    // A column for the table's scroll bar.
    contentView.layoutMargins = EdgeInsets(top: 0, left: 0, bottom: 0, right: 1)
    contentView.addSubview(label)
    constrain()
  }

  // MARK: - Constraints

  func constrain() {
    // From edge to edge: so the text says how high the
    // row is, once its width is known.
    label.mas.makeConstraints { make in
      make.left.top.equalTo(contentView)
      make.right.equalTo(contentView.mas.rightMargin)
    }
    // Without this one, any height would do.
    guard reachesBottom else { return }
    label.mas.makeConstraints { make in
      make.bottom.equalTo(contentView)
    }
  }

  // MARK: - Content

  func show(_ note: Note) {
    label.text = "\(note.name): \(note.text)"
    accessoryType = note.accessory == .glyphs ? .detailDisclosureButton : .none
    accessoryView = note.accessory == .view ? Label("to sort") : nil
  }
}

/// A table whose row heights a template finds out, and the way to one of them.
public final class TemplateCellDemo: View, Demo, TableViewDataSource, TableViewDelegate {
  public static let id = "template-cell"
  public static let title = LocalizedText("Template cell", chinese: "模板 cell")

  /// The state that the keys change, and what was found out until then.
  public struct State: Equatable {
    var notes = zip("abcdef", Note.texts).map { Note(name: $0, text: $1) }
    /// The row whose height is explained, and the step on the way to it.
    var row = 0
    var step = 0
    /// Whether the table was asked once more, with the kept heights.
    var isAgain = false
    var isByRow = false
    var hasSeparators = true
    /// What is to be known again when the state is restored. No key changes it.
    var memory: TemplateRecorder.Memory?

    public static func == (first: State, second: State) -> Bool {
      (first.notes, first.row, first.step) == (second.notes, second.row, second.step)
        && first.isAgain == second.isAgain && first.isByRow == second.isByRow
        && first.hasSeparators == second.hasSeparators
    }
  }

  public var state: State {
    get {
      var state = shown
      state.memory = recorder.memory
      return state
    }
    set {
      let former = shown
      shown = newValue
      apply(changedFrom: former)
    }
  }
  private(set) var shown = State()
  let table = TableView()
  private let steps = ListingView()
  let room = TemplateRoom()
  private let kept = ListingView()
  let recorder: TemplateRecorder

  public init(seed: UInt64) {
    recorder = TemplateRecorder(table)
    super.init()
    for (view, name) in zip([table, steps, room, kept], ["table", "steps", "room", "kept"]) {
      view.identifier = name
      addSubview(view)
    }
    room.content = { [weak self] in self?.template }
    steps.content = { [weak self] in self?.stepLines ?? [] }
    steps.numberOfLines = 9
    kept.content = { [weak self] in self?.keptLines ?? [] }
    kept.numberOfLines = 4
    table.allowsSelection = true
    table.separatorStyle = .singleLine
    table.dataSource = self
    table.delegate = self
    table.selectRow(at: 0)
    constrain()
  }

  // MARK: - Constraints

  public func tableView(
    _ tableView: TableView, heightForRowAt row: Int
  ) -> Double {
    // The table asks, and the template is measured.
    recorder.height(
      of: shown.notes[row], row: row,
      isByRow: shown.isByRow)
  }

  // MARK: - The stage

  /// The table and the steps side by side, then the template, then what is kept and the log. Where rows are few, the
  /// lower ones yield.
  private func constrain() {
    table.mas.makeConstraints { make in
      make.left.top.equalTo(self)
      make.width.greaterThanOrEqualTo(10).priority(999)
      make.bottom.equalTo(room.mas.top)
    }
    steps.setContentCompressionResistancePriority(740, for: .vertical)
    steps.mas.makeConstraints { make in
      make.left.greaterThanOrEqualTo(table.mas.right)
      make.left.equalTo(table.mas.right).offset(1).priority(998)
      make.width.equalTo(28).priority(997)
      make.right.top.equalTo(self)
      make.bottom.lessThanOrEqualTo(room.mas.top)
    }
    room.mas.makeConstraints { make in
      make.left.right.equalTo(self)
      make.height.equalTo(self).multipliedBy(0.3).priority(730)
    }
    kept.setContentCompressionResistancePriority(720, for: .vertical)
    kept.mas.makeConstraints { make in
      make.left.right.bottom.equalTo(self)
      make.top.equalTo(room.mas.bottom)
    }
  }

  // MARK: - Rows

  public func numberOfRows(in tableView: TableView) -> Int { shown.notes.count }

  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell: NoteCell =
      switch shown.notes[row].kind {
      case .constraints: table.dequeueReusableCell(NoteCell.self)
      case .loose: table.dequeueReusableCell(LooseNoteCell.self)
      case .frames: table.dequeueReusableCell(FramesNoteCell.self)
      case .silent: table.dequeueReusableCell(SilentNoteCell.self)
      }
    cell.show(shown.notes[row])
    return cell
  }

  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) { state.row = row }

  private func apply(changedFrom former: State) {
    table.separatorStyle = shown.hasSeparators ? .singleLine : .none
    if table.selectedRow != shown.row {
      table.selectRow(at: shown.row)
      table.scrollToRow(at: shown.row, at: .none)
    }
    setNeedsLayout()
    if let memory = shown.memory, memory != recorder.memory {
      // The state is restored. A reload forgets heights, so they come after it.
      table.reloadData()
      recorder.memory = memory
      return
    }
    // Another row or step changes no height.
    var same = former
    (same.row, same.step) = (shown.row, shown.step)
    guard same != shown else { return }
    for (note, old) in zip(shown.notes, former.notes) where note != old {
      recorder.layout.invalidateHeight(forKey: note.name)
    }
    if former.isAgain, !shown.isAgain { recorder.layout.invalidateHeightsByKey() }
    recorder.beginAnew()
    table.reloadData()
  }

  /// The room follows the rows, which are laid out before it.
  public override func layoutSubviews() {
    super.layoutSubviews()
    room.setNeedsLayout()
  }

  // MARK: - Keys

  public override var keyCommands: [KeyCommand] {
    let rowHint = LocalizedText("row", chinese: "行")
    let stepHint = LocalizedText("step", chinese: "步骤")
    let count = max(1, moments.count)
    let titles: [LocalizedText] = [
      LocalizedText("Constraints", chinese: "约束从上撑到下"),
      LocalizedText("A loose bottom", chinese: "底边没有约束"),
      LocalizedText("Frames", chinese: "frame 布局，实现了 sizeThatFits"),
      LocalizedText("Frames without an answer", chinese: "frame 布局，没有实现 sizeThatFits"),
    ]
    let kinds = commands(
      for: Note.Kind.allCases, titles, hint: LocalizedText(verbatim: "cell"), importance: 76
    ) { $0.notes[$0.row].kind = $1 }
    return [
      command(
        .right,
        LocalizedText("One step on; from the last to the first", chinese: "前进一步（末步之后回到第一步）"),
        hint: stepHint, importance: 79
      ) { $0.step = (min($0.step, count - 1) + 1) % count },
      command(
        .left,
        LocalizedText("One step back; from the first to the last", chinese: "后退一步（第一步之前是末步）"),
        hint: stepHint, importance: 79
      ) { $0.step = (min($0.step, count - 1) + count - 1) % count },
      command(.down, LocalizedText("The next row", chinese: "下一行"), hint: rowHint, importance: 78) {
        $0.row = min($0.row + 1, $0.notes.count - 1)
      },
      command(
        .up, LocalizedText("The row before", chinese: "上一行"), hint: rowHint, importance: 78
      ) { $0.row = max($0.row - 1, 0) },
      command(
        .character("a"),
        LocalizedText("An accessory: none, glyphs, a view", chinese: "accessory：无、符号、视图"),
        hint: LocalizedText(verbatim: "accessory"), importance: 77
      ) {
        let all = Note.Accessory.allCases
        let next = $0.notes[$0.row].accessory.rawValue + 1
        $0.notes[$0.row].accessory = all[next % all.count]
      },
      command(
        .character("x"), LocalizedText("Another text", chinese: "换一段文字"),
        hint: LocalizedText("text", chinese: "文字"), importance: 77
      ) {
        let texts = Note.texts
        let index = texts.firstIndex(of: $0.notes[$0.row].text) ?? 0
        $0.notes[$0.row].text = texts[(index + 4) % texts.count]
      },
    ] + kinds + [
      command(
        .character("o"),
        LocalizedText(
          "Ask once more: with the kept heights, or without", chinese: "再问一次：用缓存，或清空缓存"),
        hint: LocalizedText("again", chinese: "再问")
      ) { $0.isAgain.toggle() },
      command(
        .character("b"), LocalizedText("Keep heights by row, or by key", chinese: "按行缓存，或按 key 缓存"),
        hint: LocalizedText("by row", chinese: "按行")
      ) { $0.isByRow.toggle() },
      command(
        .character("-"), LocalizedText("Separators, or none", chinese: "有或没有分隔线"),
        hint: LocalizedText("separators", chinese: "分隔线")
      ) { $0.hasSeparators.toggle() },
    ]
  }

  /// Its keys change it.
  public override var canBecomeFocused: Bool { true }
}
