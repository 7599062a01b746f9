import Ashlar

/// Shows a page as a table of paragraphs, and selects its items.
final class PageView: View {
  /// The page.
  var page = Page() { didSet { if page != oldValue { show() } } }
  /// The title above the page, or on its frame.
  var title = "" {
    didSet {
      heading.text = title.isEmpty ? "" : " \(title) "
      table.accessibilityLabel = title
    }
  }
  /// Called with an item's index when it is chosen, with Enter or a click.
  var onChoose: (Int) -> Void = { _ in }
  /// The index of the selected item.
  private(set) var chosen = 0
  private let isFramed: Bool
  private let table = PageTable()
  private let heading = Label()
  private var columns = PageColumns(width: 0, left: 0, right: 0)

  /// Creates a view with a frame around the page, or one for a page in a column.
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

  /// The title is on the frame, or above the page. A view of few rows has neither: they would leave no room for text.
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
      width: cellFrame.width - 2 * table.borderWidth, left: hasItems ? 2 : 1,
      right: isFramed ? 1 : 2)
    if columns != self.columns {
      self.columns = columns
      table.reloadData()
    }
  }

  // MARK: - Items

  private var hasItems: Bool { page.paragraphs.contains { $0.item != nil } }
  /// Whether the selected item was done.
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

  /// Shows where the keys go: on the title, and on the selected item.
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

  /// Scrolls to the start of the page.
  func rewind() {
    chosen = 0
    showFocus()
    table.scroll(.start)
  }

  /// Whether an item is visible, as far as it fits. Keys that come together find what the ones before them did.
  private func isSeen(_ item: Int) -> Bool {
    window?.layoutIfNeeded()
    let border = Double(table.borderWidth)
    let inside = table.bounds.inset(
      by: EdgeInsets(top: border, left: border, bottom: border, right: border))
    guard let row = row(ofItem: item), let frame = table.cellForRow(at: row)?.frame else {
      return false
    }
    return inside.minY <= frame.minY && min(frame.maxY, frame.minY + inside.height) <= inside.maxY
  }

  // MARK: - Keys

  /// Whether keys go to the page.
  var hasKeys: Bool { table.isFirstResponder }

  /// Gives the page the keys.
  func focus() { table.becomeFirstResponder() }

  /// A motion never reaches the views behind the page, even at its end.
  override var keyCommands: [KeyCommand] {
    hasItems ? stepCommands + [chooseCommand] : scrollCommands
  }

  /// The commands of a page without items.
  var scrollCommands: [KeyCommand] {
    ScrollMove.keyCommands(group: GalleryGroup.moving) { [weak self] in self?.table.scroll($0) }
  }

  /// The commands of a page with items: lines are steps from item to item, as far as there are any. They come before the
  /// table's own steps, which pass over the text between.
  private var stepCommands: [KeyCommand] {
    ScrollMove.keyCommands(group: GalleryGroup.moving) { [weak self] in self?.step($0) }
      .map { command in
        let isStep = command.key == KeyPress(.up) || command.key == KeyPress(.down)
        return KeyCommand(
          command.key, title: command.title, hint: isStep ? "choose" : command.hint,
          importance: isStep ? 85 : 0, group: command.group, hasPriority: true,
          action: command.action)
      }
  }

  /// The command that chooses the selected item.
  var chooseCommand: KeyCommand {
    KeyCommand(
      GalleryKey.choose, title: "In the lesson: do what to try, or undo it",
      hint: isChosenDone ? "undo" : "try", importance: 90, group: GalleryGroup.moving,
      hasPriority: true
    ) { [weak self] in
      guard let self else { return }
      // An item that is out of sight is scrolled to first, so that it is read before it is chosen.
      if isSeen(chosen) { onChoose(chosen) } else { choose(chosen) }
    }
  }

  /// Moves the selection by a step, or scrolls.
  private func step(_ move: ScrollMove) {
    let last = page.paragraphs.count { $0.item != nil } - 1
    switch move {
    case .lines where !isSeen(chosen): choose(chosen)
    case .lines(let lines) where (0...last).contains(chosen + lines): choose(chosen + lines)
    case .start, .end:
      chosen = move == .start ? 0 : last
      showFocus()
      table.scroll(move)
    default: table.scroll(move)
    }
  }

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    if case .press(.left) = event.action { focus() }
    return true
  }

  // MARK: - Drawing

  /// Draws on the frame that there is more text, if there is room beside the title.
  override func drawForeground(in context: DrawingContext) {
    guard table.borderWidth > 0, let shown = table.visibleCells.first,
      let end = table.visibleCells.last
    else { return }
    let (canvas, style) = (context.canvas, context.theme.secondaryLabel)
    let x = canvas.bounds.width - 11
    let isStart = table.visibleRows.first == 0 && shown.frame.minY >= 1
    let isEnd =
      table.visibleRows.last == page.paragraphs.count - 1
      && end.frame.maxY <= table.bounds.height - 1
    if !isStart, x > 4 + title.columns {
      canvas.draw(text: " ↑ more ", at: CellPoint(x: x, y: 0), style: style)
    }
    if !isEnd {
      canvas.draw(
        text: " ↓ more ", at: CellPoint(x: max(0, x), y: canvas.bounds.maxY - 1), style: style)
    }
  }
}

extension PageView: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { page.paragraphs.count }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(PageCell.self)
    let paragraph = page.paragraphs[row]
    cell.show(paragraph, in: columns)
    cell.onPress = { [weak self] in self?.press(paragraph) }
    return cell
  }

  func tableView(_ tableView: TableView, canFocusRowAt row: Int) -> Bool {
    page.paragraphs[row].item != nil
  }

  private func press(_ paragraph: Page.Paragraph) {
    focus()
    guard let item = paragraph.item else { return }
    choose(item)
    onChoose(item)
  }
}
