import Ashlar

/// Shows a page: scrolled like a table, its items chosen like those of a list.
final class PageView: View {
  /// What is shown; asked for whenever it is needed.
  var content: () -> Page = { Page() }
  /// What stands above the page.
  var title: () -> String = { "" }
  /// Called when an item is to be done: with Enter, or by a click on it.
  var onChoose: (Int) -> Void = { _ in }
  /// The item that Enter does.
  private(set) var chosen = 0
  private var top = 0
  private let hasFrame: Bool
  /// Wrapping a long page takes longer than drawing a few lines of it.
  private var wrapped: (page: Page, width: Int, lines: PageLines)?

  /// Creates a view with a frame around the page, or one for a page in a column.
  init(framed: Bool) {
    hasFrame = framed
    super.init()
    clipsToBounds = true
  }

  /// Shows the page from its start.
  func rewind() {
    top = 0
    chosen = 0
    setNeedsDisplay()
  }

  // MARK: - Events

  override func keyDown(_ key: KeyPress) -> Bool {
    guard key.isPlain else { return false }
    let shown = shown
    if key.key == .enter, shown.itemCount > 0 {
      // What is not to be seen is shown first: nobody knows what it would do.
      if isSeen(chosen, in: shown) { onChoose(chosen) } else { choose(chosen, in: shown) }
      return true
    }
    guard let move = ScrollMove(key.motion ?? key) else { return false }
    take(move, in: shown)
    return true
  }

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    switch event.action {
    case .press(.left):
      becomeFirstResponder()
      let (shown, place) = (shown, place(in: cellFrame.size))
      let index = firstLine(of: shown) + point.y - place.minY
      guard place.contains(point), shown.lines.indices.contains(index),
        let item = shown.lines[index].paragraph.item
      else { break }
      chosen = item
      onChoose(item)
    default:
      if let move = ScrollMove(event) { scroll(move, in: shown) }
    }
    return true
  }

  /// Steps go from item to item, and beyond the first and the last one from line to line.
  private func take(_ move: ScrollMove, in shown: PageLines) {
    guard shown.itemCount > 0 else { return scroll(move, in: shown) }
    switch move {
    case .lines where !isSeen(chosen, in: shown): choose(chosen, in: shown)
    case .lines(let lines) where (0..<shown.itemCount).contains(chosen + lines):
      choose(chosen + lines, in: shown)
    case .start:
      chosen = 0
      scroll(move, in: shown)
    case .end:
      chosen = shown.itemCount - 1
      scroll(move, in: shown)
    default: scroll(move, in: shown)
    }
  }

  /// Chooses an item and scrolls to it.
  func choose(_ item: Int) { choose(item, in: shown) }

  private func choose(_ item: Int, in shown: PageLines) {
    chosen = item
    if let range = shown.range(ofItem: item), !isSeen(item, in: shown) {
      top = min(max(firstLine(of: shown), range.upperBound - height), range.lowerBound)
    }
    setNeedsDisplay()
  }

  /// Whether all lines of an item are in the visible part, or as many as it has room for.
  private func isSeen(_ item: Int, in shown: PageLines) -> Bool {
    guard let range = shown.range(ofItem: item) else { return false }
    let first = firstLine(of: shown)
    return first <= range.lowerBound
      && min(range.upperBound, range.lowerBound + max(1, height)) <= first + height
  }

  private func scroll(_ move: ScrollMove, in shown: PageLines) {
    top = firstLine(of: shown)
    switch move {
    case .lines(let lines): top += lines
    case .pages(let pages): top += pages * max(1, height - 1)
    case .start: top = 0
    case .end: top = shown.lines.count
    }
    top = firstLine(of: shown)
    setNeedsDisplay()
  }

  // MARK: - Lines

  private var height: Int { place(in: cellFrame.size).height }

  /// The line at the top, as far as there are enough below it.
  private func firstLine(of shown: PageLines) -> Int {
    max(0, min(top, shown.lines.count - height))
  }

  /// The page as it is now. What it says may take a while to find out, so each key, and each drawing, asks once.
  private var shown: PageLines {
    let page = content()
    let width = place(in: cellFrame.size).width
    if let wrapped, wrapped.page == page, wrapped.width == width { return wrapped.lines }
    let lines = PageLines(page, place: width)
    wrapped = (page, width, lines)
    return lines
  }

  // MARK: - Places

  /// A panel of few rows has no frame, for it would leave nothing to read: only a column for signs.
  private func isFramed(_ size: CellSize) -> Bool { hasFrame && size.height >= 4 }

  /// The place of the lines; a column for signs at their left belongs to it.
  private func place(in size: CellSize) -> CellRect {
    let all = CellRect(origin: .zero, size: size)
    if isFramed(size) { return all.inset(by: 1) }
    let titleRows = hasFrame || size.height < 4 ? 0 : 1
    return CellRect(
      x: 0, y: titleRows, width: max(0, size.width - 1), height: max(0, size.height - titleRows))
  }

  // MARK: - Drawing

  override func draw(in context: DrawingContext) {
    let canvas = context.canvas
    canvas.fill(canvas.bounds)
    let (shown, place) = (shown, place(in: canvas.bounds.size))
    let first = firstLine(of: shown)
    let text = canvas.subcanvas(place)
    for (y, line) in shown.lines.dropFirst(first).prefix(place.height).enumerated() {
      draw(line, in: text, row: y, margin: shown.margin)
    }
    drawSigns(in: canvas, above: first > 0, below: first + place.height < shown.lines.count)
  }

  private func draw(_ line: PageLines.Line, in canvas: Canvas, row y: Int, margin: Int) {
    let paragraph = line.paragraph
    let isChosen = paragraph.item == chosen && paragraph.item != nil
    let isSelected = isChosen && isFirstResponder
    if isSelected {
      canvas.fill(
        CellRect(x: 0, y: y, width: canvas.bounds.width, height: 1), style: theme.selection)
    }
    func style(_ look: Page.Look) -> Style { isSelected ? theme.selection : theme.style(of: look) }
    if line.isFirst {
      let sign = paragraph.isDone ? "✓" : isChosen && !isSelected ? "▸" : ""
      canvas.draw(text: sign, at: CellPoint(x: 0, y: y), style: style(.heading))
      if let mark = paragraph.mark.line(width: canvas.bounds.width - margin) {
        canvas.draw(line: mark, at: CellPoint(x: margin, y: y), style: style(paragraph.markLook))
      }
    }
    canvas.draw(
      line: line.text, at: CellPoint(x: margin + line.x, y: y), style: style(paragraph.look))
  }

  /// Draws title and frame, and whether there is more to read.
  private func drawSigns(in canvas: Canvas, above: Bool, below: Bool) {
    let (right, bottom) = (canvas.bounds.maxX - 1, canvas.bounds.maxY - 1)
    let hint = theme.secondaryLabel
    let titleStyle = isFirstResponder ? theme.selection : theme.unemphasizedSelection
    guard isFramed(canvas.bounds.size) else {
      let isTitled = place(in: canvas.bounds.size).minY > 0
      if isTitled { canvas.draw(text: " \(title()) ", at: .zero, style: titleStyle) }
      let first = isTitled ? 1 : 0
      if above { canvas.draw(text: "↑", at: CellPoint(x: right, y: first), style: hint) }
      if below { canvas.draw(text: "↓", at: CellPoint(x: right, y: bottom), style: hint) }
      return
    }
    canvas.drawBox(canvas.bounds, .double, style: theme.border)
    let title = " \(title()) "
    if let line = title.line(width: canvas.bounds.width - 3) {
      canvas.draw(line: line, at: CellPoint(x: 2, y: 0), style: titleStyle)
    }
    let signs = canvas.bounds.width - 11
    if above, signs > 2 + title.columns {
      canvas.draw(text: " ↑ more ", at: CellPoint(x: signs, y: 0), style: hint)
    } else if above {
      canvas.draw(text: "↑", at: CellPoint(x: right, y: 1), style: hint)
    }
    if below {
      canvas.draw(text: " ↓ more ", at: CellPoint(x: max(0, signs), y: bottom), style: hint)
    }
  }
}

extension Theme {
  func style(of look: Page.Look) -> Style {
    switch look {
    case .body: label
    case .heading: tint
    case .key: label.with(.bold)
    case .secondary: secondaryLabel
    case .warning: warning
    }
  }
}
