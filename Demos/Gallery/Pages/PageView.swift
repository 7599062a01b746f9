import Ashlar

/// Shows a page in a scroll view and selects its items, as in a list.
final class PageView: View {
  /// The page.
  var page = Page() { didSet { if page != oldValue { setNeedsLayout() } } }
  /// The title above the page.
  var title = "" {
    didSet {
      accessibilityLabel = title
      setNeedsDisplay()
    }
  }
  /// Called with an item's index when it is chosen, with Enter or a click.
  var onChoose: (Int) -> Void = { _ in }
  /// The index of the selected item.
  var chosen: Int { text.chosen }
  private let hasFrame: Bool
  private let scroll = PageScroll()
  private let text = PageText()
  private var textHeight: LayoutConstraint?
  /// The wrapped page of the last layout. Wrapping a long page takes longer than drawing a few
  /// lines.
  private var wrapped: (page: Page, width: Int, lines: PageLines)?

  /// Creates a view with a frame around the page, or one for a page in a column.
  init(framed: Bool) {
    hasFrame = framed
    super.init()
    clipsToBounds = true
    scroll.identifier = "scroll"
    text.identifier = "text"
    text.isAccessibilityElement = true
    text.accessibilityTraits = .staticText
    text.hasKeys = { [weak self] in self?.isFirstResponder ?? false }
    text.onChoose = { [weak self] item in
      self?.becomeFirstResponder()
      self?.text.chosen = item
      self?.onChoose(item)
    }
    addSubview(scroll)
    scroll.addSubview(text)
    text.mas.makeConstraints { make in
      make.edges.equalTo(scroll)
      make.width.equalTo(scroll)
    }
    textHeight = text.mas.makeConstraints { $0.height.equalTo(0) }.first
  }

  /// Scrolls to the start of the page.
  func rewind() {
    scroll.contentOffset = .zero
    text.chosen = 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let place = place
    scroll.frame = Rect(
      x: Double(place.minX), y: Double(place.minY), width: Double(place.width),
      height: Double(place.height))
    let lines = lines
    text.lines = lines
    text.accessibilityLabel = page.paragraphs.map(\.words).filter { !$0.isEmpty }
      .joined(separator: " ")
    textHeight?.constant = Double(lines.lines.count)
  }

  /// The page, wrapped to the width.
  private var lines: PageLines {
    // Beside the scroll bar a column stays blank, which a page in a frame has anyway.
    let width = max(0, place.width - (isFramed ? 0 : 1))
    if let wrapped, wrapped.page == page, wrapped.width == width { return wrapped.lines }
    let lines = PageLines(page, place: width)
    wrapped = (page, width, lines)
    return lines
  }

  // MARK: - Events

  /// A motion never reaches the views behind the page, even at its end.
  override var keyCommands: [KeyCommand] {
    lines.itemCount > 0 ? stepCommands + [chooseCommand] : scrollCommands
  }

  /// The commands of a page without items.
  var scrollCommands: [KeyCommand] {
    ScrollMove.keyCommands(group: GalleryGroup.moving) { [weak self] in self?.scroll($0) }
  }

  /// The commands of a page with items: lines are steps from item to item, as far as there are any.
  private var stepCommands: [KeyCommand] {
    ScrollMove.keyCommands(group: GalleryGroup.moving) { [weak self] in self?.step($0) }
      .map { command in
        let isStep = command.key == KeyPress(.up) || command.key == KeyPress(.down)
        return KeyCommand(
          command.key, title: command.title, hint: isStep ? "choose" : command.hint,
          importance: isStep ? 85 : 0, group: command.group, action: command.action)
      }
  }

  /// The command that chooses the selected item.
  var chooseCommand: KeyCommand {
    KeyCommand(
      GalleryKey.choose, title: "In the lesson: do what to try, or undo it",
      hint: isChosenDone ? "undo" : "try", importance: 90, group: GalleryGroup.moving
    ) { [weak self] in
      guard let self else { return }
      // An item that is out of sight is scrolled to first, so that it is read before it is chosen.
      if isSeen(chosen) { onChoose(chosen) } else { choose(chosen) }
    }
  }

  /// Whether the selected item was done.
  var isChosenDone: Bool { page.paragraphs.contains { $0.item == chosen && $0.isDone } }

  private func step(_ move: ScrollMove) { if !takeStep(move) { scroll(move) } }

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    if case .press(.left) = event.action { becomeFirstResponder() }
    return true
  }

  /// Scrolls by a move. Of keys that come together the first may have opened the page: the others
  /// scroll its lines, which the scroll view has only after the next layout.
  private func scroll(_ move: ScrollMove) {
    let extent = ScrollExtent(
      content: Double(lines.lines.count), visible: Double(place.height),
      offset: scroll.contentOffset.y)
    scroll.contentOffset.y = extent.offset(after: move)
  }

  /// Moves the selection by a step; returns whether it has moved. Other moves scroll.
  private func takeStep(_ move: ScrollMove) -> Bool {
    guard lines.itemCount > 0 else { return false }
    switch move {
    case .lines where !isSeen(chosen): choose(chosen)
    case .lines(let lines) where (0..<self.lines.itemCount).contains(chosen + lines):
      choose(chosen + lines)
    case .start:
      text.chosen = 0
      return false
    case .end:
      text.chosen = lines.itemCount - 1
      return false
    default: return false
    }
    return true
  }

  /// Selects an item and scrolls to it.
  func choose(_ item: Int) {
    text.chosen = item
    guard let range = lines.range(ofItem: item), !isSeen(item) else { return }
    let lowest = max(scroll.contentOffset.y, Double(range.upperBound - place.height))
    scroll.contentOffset.y = min(lowest, Double(range.lowerBound))
  }

  /// Whether an item is visible, as far as it fits.
  private func isSeen(_ item: Int) -> Bool {
    guard let range = lines.range(ofItem: item) else { return false }
    let (first, height) = (Int(scroll.contentOffset.y), place.height)
    return first <= range.lowerBound
      && min(range.upperBound, range.lowerBound + max(1, height)) <= first + height
  }

  // MARK: - Focus

  override var canBecomeFocused: Bool { true }

  /// At the selected item, or the first line that is seen.
  override var cursorPosition: CellPoint? {
    let row = lines.range(ofItem: chosen).map { $0.lowerBound - Int(scroll.contentOffset.y) } ?? 0
    let (place, margin) = (place, lines.margin)
    return CellPoint(
      x: place.minX + margin, y: place.minY + min(max(0, row), max(0, place.height - 1)))
  }

  /// The selected item, unless another value is set.
  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? page.paragraphs.first { $0.item == chosen }?.words }
    set { super.accessibilityValue = newValue }
  }

  // MARK: - Drawing

  /// Whether a frame is drawn. A view of few rows has none, as it would leave no room for text.
  private var isFramed: Bool { hasFrame && cellFrame.height >= 4 }

  /// The frame of the lines, with a column for signs at the left and one for the scroll bar at the
  /// right.
  private var place: CellRect {
    let size = cellFrame.size
    if isFramed { return CellRect(origin: .zero, size: size).inset(by: 1) }
    let titleRows = hasFrame || size.height < 4 ? 0 : 1
    return CellRect(x: 0, y: titleRows, width: size.width, height: max(0, size.height - titleRows))
  }

  override func draw(in context: DrawingContext) {
    let (canvas, theme) = (context.canvas, context.theme)
    canvas.fill(canvas.bounds)
    let style = isFirstResponder ? theme.selection : theme.unemphasizedSelection
    if isFramed {
      canvas.drawBox(canvas.bounds, .double, style: theme.border)
      if let line = " \(title) ".line(width: canvas.bounds.width - 3) {
        canvas.draw(line: line, at: CellPoint(x: 2, y: 0), style: style)
      }
      drawSigns(in: context)
    } else if place.minY > 0 {
      canvas.draw(text: " \(title) ", at: .zero, style: style)
    }
  }

  /// Draws on the frame that there is more text, if there is room beside the title.
  private func drawSigns(in context: DrawingContext) {
    let canvas = context.canvas
    let (x, first) = (canvas.bounds.width - 11, Int(scroll.contentOffset.y))
    let style = context.theme.secondaryLabel
    if first > 0, x > 4 + title.columns {
      canvas.draw(text: " ↑ more ", at: CellPoint(x: x, y: 0), style: style)
    }
    if first + place.height < lines.lines.count {
      canvas.draw(
        text: " ↓ more ", at: CellPoint(x: max(0, x), y: canvas.bounds.maxY - 1), style: style)
    }
  }
}

/// The lines of a page in a scroll view. The page has the focus.
private final class PageScroll: ScrollView {
  override var canBecomeFocused: Bool { false }
}
