import Ashlar

/// Shows a page as a table of paragraphs, and lets the user select its items.
final class PageView: View {
  /// The page.
  var page = Page() { didSet { if page != oldValue { show() } } }
  /// The title, above the page or on its frame.
  var title = LocalizedText.empty { didSet { if title != oldValue { showTitle() } } }
  /// Returns additional commands of the page, which come before its own.
  var furtherCommands: () -> [KeyCommand] = { [] }
  /// Called with an item's index when the user chooses it, with Enter or a click.
  var onChoose: (Int) -> Void = { _ in }
  /// The index of the selected item.
  var chosen = 0
  private let isFramed: Bool
  private let table = PageTable()
  private let heading = Label()
  var columns = PageColumns(width: 0, left: 0, right: 0)

  /// Creates a view: with a frame around the page, or for a page in a column.
  init(framed: Bool) {
    isFramed = framed
    super.init()
    clipsToBounds = true
    table.identifier = "table"
    table.estimatedRowHeight = 1
    table.dataSource = self
    table.delegate = self
    table.onFocus = { [weak self] in self?.showFocus() }
    heading.identifier = "title"
    heading.isAccessibilityElement = false
    heading.setTextStyle { [weak self] theme in
      self?.hasKeys ?? false ? theme.selection : theme.unemphasizedSelection
    }
    addSubview(table)
    addSubview(heading)
    constrain()
  }

  /// The title is on the frame or above the page. A low view has neither, since they would leave no room for text.
  private func constrain() {
    heading.mas.makeConstraints { make in
      make.top.equalTo(self)
      make.left.equalTo(self).offset(isFramed ? 2 : 0)
      make.right.lessThanOrEqualTo(self).offset(isFramed ? -1 : 0).priority(999)
    }
    table.mas.makeConstraints { make in
      make.left.right.bottom.equalTo(self)
      make.top.equalTo(isFramed ? self.mas.top : heading.mas.bottom)
      make.height.greaterThanOrEqualTo(3).priority(900)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = cellFrame.height >= 4
    heading.isHidden = !hasTitle
    table.border = isFramed && hasTitle ? .double : nil
    let columns = PageColumns(
      width: cellFrame.width - 2 * table.borderWidth,
      left: hasItems && page.action == .attempt ? 2 : 1,
      right: isFramed ? 1 : 2)
    if columns != self.columns {
      self.columns = columns
      table.reloadData()
    }
  }

  private func showTitle() {
    let title = localizer.string(title)
    heading.text = title.isEmpty ? "" : " \(title) "
    table.accessibilityLabel = title
  }

  override func traitCollectionDidChange(_ previous: TraitCollection) {
    super.traitCollectionDidChange(previous)
    guard traitCollection.language != previous.language else { return }
    showTitle()
    table.reloadData()
  }

  // MARK: - Items

  private var hasItems: Bool { page.paragraphs.contains { $0.item != nil } }
  /// Whether the action of the selected item was done.
  var isChosenDone: Bool { page.paragraphs.contains { $0.item == chosen && $0.isDone } }

  private func row(ofItem item: Int) -> Int? {
    page.paragraphs.firstIndex { $0.item == item }
  }

  private func show() {
    table.allowsSelection = hasItems
    table.reloadData()
    setNeedsLayout()
    showFocus()
  }

  /// Shows the focus: in the title and on the selected item.
  private func showFocus() {
    heading.setNeedsDisplay()
    guard let row = row(ofItem: chosen) else { return }
    if hasKeys { table.selectRow(at: row) } else { table.deselectRow(at: row) }
  }

  /// Selects an item and scrolls to it.
  func choose(_ item: Int) {
    chosen = item
    showFocus()
    if let row = row(ofItem: item) { table.scrollToRow(at: row, at: .none) }
  }

  /// Scrolls to the first lit paragraph and selects the first item from there on. If none is lit, scrolls to the first
  /// item.
  func showLit() {
    let paragraphs = page.paragraphs
    guard let lit = paragraphs.firstIndex(where: \.isLit) else { return choose(0) }
    let items =
      paragraphs[lit...].compactMap(\.item) + paragraphs[..<lit].compactMap(\.item).reversed()
    if let item = items.first { choose(item) }
    table.scrollToRow(at: lit, at: .middle)
  }

  /// Whether lines of the selected item are visible.
  var showsChosen: Bool { !sightNow(ofItem: chosen).isGone }

  /// Scrolls to the start of the page.
  func rewind() {
    chosen = 0
    showFocus()
    table.scroll(.start)
  }

  /// How an item's lines are positioned relative to the visible part of the page, after a pending layout: keys that
  /// arrive together must see the effects of earlier ones.
  private func sightNow(ofItem item: Int) -> Sight {
    window?.layoutIfNeeded()
    return sight(ofItem: item)
  }

  /// How an item's lines were positioned in the last layout.
  private func sight(ofItem item: Int) -> Sight {
    guard let row = row(ofItem: item), let first = table.visibleRows.first else { return Sight() }
    guard let frame = table.cellForRow(at: row)?.frame else {
      return Sight(isAbove: row < first, isBelow: row > first, isGone: true)
    }
    let border = Double(table.borderWidth)
    let end = table.bounds.height - border
    return Sight(
      isAbove: frame.minY < border, isBelow: frame.maxY > end,
      isHigher: frame.height > end - border)
  }

  // MARK: - Keys

  /// Whether the page has the focus.
  var hasKeys: Bool { table.isFirstResponder }

  /// Focuses the page.
  func focus() { table.becomeFirstResponder() }

  /// A page uses every motion, even at its end, so that none reaches the views behind it.
  override var keyCommands: [KeyCommand] {
    let own = hasItems ? stepCommands + [chooseCommand] : scrollCommands
    return furtherCommands() + own
  }

  /// The commands of a page without items.
  var scrollCommands: [KeyCommand] {
    ScrollMove.keyCommands(group: GalleryGroup.moving) { [weak self] in self?.table.scroll($0) }
  }

  /// The commands of a page with items: line moves go from item to item. They come before the table's own moves, which
  /// would skip the text in between.
  private var stepCommands: [KeyCommand] {
    ScrollMove.keyCommands(group: GalleryGroup.moving) { [weak self] in self?.step($0) }
      .map { command in
        let isStep = command.key == KeyPress(.up) || command.key == KeyPress(.down)
        return KeyCommand(
          command.key, title: command.localizedTitle,
          hint: isStep ? GalleryHint.choose : command.localizedHint,
          importance: isStep ? 85 : 0, group: command.localizedGroup, hasPriority: true,
          action: command.action)
      }
  }

  /// The command that chooses the selected item.
  var chooseCommand: KeyCommand { chooseCommand(for: page.action) }

  /// The command that chooses the selected item of a page with an action.
  func chooseCommand(for action: Page.Action) -> KeyCommand {
    let (title, hint, group): (LocalizedText, LocalizedText, LocalizedText) =
      switch action {
      case .attempt:
        (
          LocalizedText("In the lesson: do what to try, or undo it", chinese: "在课程中：执行或撤销一次尝试"),
          sight(ofItem: chosen).isGone
            ? LocalizedText("to the tries", chinese: "去试一试")
            : isChosenDone
              ? GalleryHint.undo : LocalizedText("try", chinese: "试一试"),
          GalleryGroup.moving
        )
      case .follow:
        (
          LocalizedText("Why that", chinese: "为什么是它"), LocalizedText("why that", chinese: "追问"),
          GalleryGroup.why
        )
      case .adjust:
        (
          LocalizedText("The next number of the line", chinese: "这一行的下一个数字"),
          LocalizedText("next number", chinese: "下一个数字"), GalleryGroup.source
        )
      }
    return KeyCommand(
      GalleryKey.choose, title: title, hint: hint, importance: 90, group: group,
      hasPriority: true
    ) { [weak self] in
      guard let self else { return }
      // An item that is out of sight is scrolled to first, so that the user reads it before choosing it.
      if sightNow(ofItem: chosen).isGone { choose(chosen) } else { onChoose(chosen) }
    }
  }

  /// Moves the selection by one item, or scrolls.
  private func step(_ move: ScrollMove) {
    let last = page.paragraphs.count { $0.item != nil } - 1
    switch move {
    case .lines(let lines):
      let sight = sightNow(ofItem: chosen)
      if lines > 0 ? sight.isBelow : sight.isAbove {
        // First scroll to the selected item. An item that is higher than the page scrolls line by line.
        if sight.isGone || !sight.isHigher { choose(chosen) } else { table.scroll(move) }
      } else if (0...last).contains(chosen + lines) {
        choose(chosen + lines)
      } else {
        table.scroll(move)
      }
    case .start, .end:
      chosen = move == .start ? 0 : last
      showFocus()
      table.scroll(move)
    case .pages: table.scroll(move)
    }
  }

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    if case .press(.left) = event.action { focus() }
    return true
  }

  // MARK: - Drawing

  /// Clears the cells behind the page.
  override func draw(in context: DrawingContext) {
    if isFramed { context.canvas.fill(context.canvas.bounds, style: .plain) }
  }

  /// Draws signs that there is more text, on the frame or beside the title of a page without a frame, if there is room.
  override func drawForeground(in context: DrawingContext) {
    guard !heading.isHidden, let shown = table.visibleCells.first,
      let end = table.visibleCells.last
    else { return }
    let (canvas, style) = (context.canvas, context.theme.secondaryLabel)
    let border = Double(table.borderWidth)
    let x = canvas.bounds.width - 9 - 2 * table.borderWidth
    let isStart = table.visibleRows.first == 0 && shown.frame.minY >= border
    let isEnd =
      table.visibleRows.last == page.paragraphs.count - 1
      && end.frame.maxY <= table.bounds.height - border
    let above = LocalizedText(" ↑ more ", chinese: " ↑ 更多 ")
    let below = LocalizedText(" ↓ more ", chinese: " ↓ 更多 ")
    func sign(_ text: LocalizedText, y: Int) {
      canvas.draw(text: localizer.string(text), at: CellPoint(x: x, y: y), style: style)
    }
    let hasRoom = x > 4 + heading.text.columns
    guard isFramed else {
      if hasRoom, !isStart || !isEnd { sign(isEnd ? above : below, y: 0) }
      return
    }
    if !isStart, hasRoom { sign(above, y: 0) }
    if !isEnd, x > 0 { sign(below, y: canvas.bounds.maxY - 1) }
  }
}

/// Which parts of an item are out of sight.
private struct Sight {
  /// Whether lines of it are above or below the visible part.
  var isAbove = false, isBelow = false
  /// Whether none of its lines is visible.
  var isGone = false
  /// Whether it is higher than the page.
  var isHigher = false
}
