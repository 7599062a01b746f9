import Ashlar

/// The list of demos: a table of titles, or in a narrow window a single line of them.
final class DemoList: View {
  private let entries: [DemoEntry]
  /// The groups of the demos, in order.
  private let groups: [DemoGroup]
  /// Called when the selection changes.
  var onChoose: (Int) -> Void = { _ in }
  /// Called when the selected demo is to get the focus.
  var onEnter: () -> Void = {}
  private(set) var chosen = 0
  /// Whether the titles are shown in a single line.
  var isFolded = false { didSet { if isFolded != oldValue { showFolded() } } }

  private let table = DemoTable()
  private let line: SegmentedControl
  /// Scrolls the line of titles, which is longer than a narrow window.
  private let strip = ScrollView()

  init(_ entries: [DemoEntry]) {
    self.entries = entries
    let used = Set(entries.map(\.lesson.group))
    groups = DemoGroup.allCases.filter(used.contains)
    line = SegmentedControl(items: entries.map(\.title.english))
    super.init()
    table.identifier = "table"
    table.dataSource = self
    table.delegate = self
    table.allowsSelection = true
    table.rowHeight = 1
    strip.showsHorizontalScrollIndicator = false
    strip.showsVerticalScrollIndicator = false
    strip.isHidden = true
    line.addAction(for: .valueChanged) { [weak self] in
      self.map { $0.choose($0.line.selectedSegmentIndex) }
    }
    constrain()
    showWords()
    select()
  }

  private func constrain() {
    addSubview(table)
    table.mas.makeConstraints { $0.edges.equalTo(self) }
    addSubview(strip)
    strip.mas.makeConstraints { make in
      make.top.right.bottom.equalTo(self)
      make.left.equalTo(self).offset(1).priority(999)
    }
    strip.addSubview(line)
    line.mas.makeConstraints { make in
      make.edges.equalTo(strip)
      make.height.equalTo(strip)
    }
  }

  // MARK: - Words

  private func showWords() {
    for control in [table, line] {
      control.accessibilityLabel = localizer.string(LocalizedText("Demos", chinese: "示例"))
    }
    for (index, entry) in entries.enumerated() {
      line.setTitle(localizer.string(entry.title), forSegmentAt: index)
    }
    table.reloadData()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection) {
    super.traitCollectionDidChange(previous)
    if traitCollection.language != previous.language { showWords() }
  }

  // MARK: - Selection

  /// Selects a demo; does nothing for an invalid index.
  func choose(_ index: Int) {
    guard index != chosen, entries.indices.contains(index) else { return }
    chosen = index
    select()
    onChoose(index)
  }

  private func select() {
    table.selectRow(at: chosen, scrollPosition: TableView.ScrollPosition.none)
    line.selectedSegmentIndex = chosen
    for case let cell as DemoCell in table.visibleCells {
      cell.isOnStage = table.row(for: cell) == chosen
    }
  }

  /// Scrolls the line so that the selected title and a part of its neighbours are visible.
  func showChosen() {
    guard isFolded, let x = line.cursorPosition?.x else { return }
    let end = x + (line.titleForSegment(at: chosen) ?? "").columns
    let start = max(0, x - 4)
    let width = max(0, min(end + 4, line.cellFrame.width) - start)
    strip.scrollRectToVisible(Rect(x: Double(start), y: 0, width: Double(width), height: 1))
  }

  /// Draws a sign at each end of the line beyond which there are more titles.
  override func drawForeground(in context: DrawingContext) {
    guard isFolded, bounds.width > 0 else { return }
    let (offset, hidden) = (strip.contentOffset.x, line.frame.width - strip.bounds.width)
    let style = context.theme.secondaryLabel
    if offset > 0 { context.canvas.draw(text: "…", at: .zero, style: style) }
    guard hidden - offset > 0.5 else { return }
    context.canvas.draw(
      text: "…", at: CellPoint(x: context.canvas.bounds.width - 1, y: 0), style: style)
  }

  // MARK: - Focus

  private var control: View { isFolded ? line : table }
  /// Whether the list has the focus.
  var hasFocus: Bool { table.isFirstResponder || line.isFirstResponder }

  /// Focuses the list.
  func focus() { control.becomeFirstResponder() }

  private func showFolded() {
    let hadFocus = hasFocus
    table.isHidden = isFolded
    strip.isHidden = !isFolded
    if hadFocus { focus() }
  }

  /// The wheel selects, like the arrows.
  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    switch event.action {
    case .scrollUp: choose(chosen - 1)
    case .scrollDown: choose(chosen + 1)
    default: return false
    }
    return true
  }

  /// The keys that select a demo, and the key that moves the focus to it. Beside the table, the left and right arrows
  /// belong to the demo.
  override var keyCommands: [KeyCommand] {
    let last = entries.count - 1
    let before = LocalizedText("The demo before", chinese: "上一个示例")
    let next = LocalizedText("The next demo", chinese: "下一个示例")
    let sideways = [
      command(.left, before, GalleryHint.choose, 0) { $0 - 1 },
      command(.right, next, GalleryHint.choose, 0) { $0 + 1 },
    ]
    return [
      command(.up, before, GalleryHint.choose, 85) { $0 - 1 },
      command(.down, next, GalleryHint.choose, 85) { $0 + 1 },
    ] + (isFolded ? sideways : []) + [
      command(
        .home, LocalizedText("The first demo", chinese: "第一个示例"),
        GalleryHint.ends, 0
      ) { _ in 0 },
      command(
        .end, LocalizedText("The last demo", chinese: "最后一个示例"),
        GalleryHint.ends, 0
      ) { _ in last },
      KeyCommand(
        KeyPress(.enter), title: LocalizedText("From the list to the stage", chinese: "从列表到舞台"),
        hint: GalleryHint.stage, importance: 0, group: GalleryGroup.moving
      ) { [weak self] in self?.onEnter() },
    ]
  }

  /// Returns a command that selects as the table or the line does, with a title. It comes before their own use of the
  /// key, so that hints name it.
  private func command(
    _ key: KeyPress.Key, _ title: LocalizedText, _ hint: LocalizedText, _ importance: Int,
    next: @escaping @MainActor (Int) -> Int
  ) -> KeyCommand {
    KeyCommand(
      KeyPress(key), title: title, hint: hint, importance: importance, group: GalleryGroup.moving,
      hasPriority: true
    ) { [weak self] in self.map { $0.choose(next($0.chosen)) } }
  }
}

extension DemoList: SectionedTableViewDataSource, TableViewDelegate {
  func numberOfSections(in tableView: TableView) -> Int { groups.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    entries.count { $0.lesson.group == groups[section] }
  }

  /// A single group needs no title.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    groups.count > 1 ? localizer.string(groups[section].title) : nil
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(DemoCell.self)
    cell.title.text = localizer.string(entries[row].title)
    cell.isOnStage = row == chosen
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) { choose(row) }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt row: Int) { onEnter() }
}

/// The table of titles. It does not use page keys, which scroll the view on the stage, nor the wheel, which selects.
private final class DemoTable: TableView {
  private static func goesOn(_ key: KeyPress) -> Bool { key.key == .pageUp || key.key == .pageDown }

  override func keyDown(_ key: KeyPress) -> Bool { !Self.goesOn(key) && super.keyDown(key) }

  override func usesKey(_ key: KeyPress) -> Bool { !Self.goesOn(key) && super.usesKey(key) }

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    if event.action == .scrollUp || event.action == .scrollDown { return false }
    return super.mouse(event, at: point)
  }
}

/// A row of the list: a title, with a sign if the demo is on the stage.
private final class DemoCell: TableViewCell {
  let title = Label()
  private let sign = Label("▸")
  var isOnStage = false { didSet { sign.isHidden = !isOnStage } }

  required init() {
    super.init()
    sign.isAccessibilityElement = false
    sign.isHidden = true
    contentView.addSubview(sign)
    contentView.addSubview(title)
    sign.mas.makeConstraints { $0.left.top.equalTo(contentView) }
    title.mas.makeConstraints { make in
      make.left.equalTo(1)
      make.top.right.bottom.equalTo(contentView)
    }
  }
}
