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
    if key.key == .enter, itemCount > 0 {
      // What is not to be seen is shown first: nobody knows what it would do.
      if isSeen(chosen) { onChoose(chosen) } else { choose(chosen) }
      return true
    }
    guard let move = ScrollMove(key.motion ?? key) else { return false }
    take(move)
    return true
  }

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    switch event.action {
    case .press(.left):
      becomeFirstResponder()
      let place = place(in: cellFrame.size)
      let index = firstLine + point.y - place.minY
      guard place.contains(point), lines.lines.indices.contains(index),
        let item = lines.lines[index].paragraph.item
      else { break }
      chosen = item
      onChoose(item)
    default:
      if let move = ScrollMove(event) { scroll(move) }
    }
    return true
  }

  /// Steps go from item to item, and beyond the first and the last one from line to line.
  private func take(_ move: ScrollMove) {
    guard itemCount > 0 else { return scroll(move) }
    switch move {
    case .lines where !isSeen(chosen): choose(chosen)
    case .lines(let lines) where (0..<itemCount).contains(chosen + lines):
      choose(chosen + lines)
    case .start:
      chosen = 0
      scroll(move)
    case .end:
      chosen = itemCount - 1
      scroll(move)
    default: scroll(move)
    }
  }

  /// Chooses an item and scrolls to it.
  func choose(_ item: Int) {
    chosen = item
    if let range = lines.range(ofItem: item), !isSeen(item) {
      top = min(max(firstLine, range.upperBound - height), range.lowerBound)
    }
    setNeedsDisplay()
  }

  /// Whether all lines of an item are in the visible part, or as many as it has room for.
  private func isSeen(_ item: Int) -> Bool {
    guard let range = lines.range(ofItem: item) else { return false }
    return firstLine <= range.lowerBound
      && min(range.upperBound, range.lowerBound + max(1, height)) <= firstLine + height
  }

  private func scroll(_ move: ScrollMove) {
    top = firstLine
    switch move {
    case .lines(let lines): top += lines
    case .pages(let pages): top += pages * max(1, height - 1)
    case .start: top = 0
    case .end: top = lines.lines.count
    }
    top = firstLine
    setNeedsDisplay()
  }

  // MARK: - Lines

  private var itemCount: Int { lines.itemCount }
  private var height: Int { place(in: cellFrame.size).height }
  /// The line at the top, as far as there are enough below it.
  private var firstLine: Int { max(0, min(top, lines.lines.count - height)) }

  private var lines: PageLines {
    let page = content()
    let place = place(in: cellFrame.size)
    // A blank column at the right, too, where there are enough of them.
    let width = place.width - margin(of: page, in: place) - min(1, place.width / 16)
    if let wrapped, wrapped.page == page, wrapped.width == width { return wrapped.lines }
    let lines = PageLines(page, width: width)
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

  override func draw(in canvas: Canvas) {
    canvas.fill(canvas.bounds)
    let place = place(in: canvas.bounds.size)
    let (lines, margin) = (lines.lines, margin(of: content(), in: place))
    let first = firstLine
    let text = canvas.subcanvas(place)
    for (y, line) in lines.dropFirst(first).prefix(place.height).enumerated() {
      draw(line, in: text, row: y, margin: margin)
    }
    drawSigns(in: canvas, above: first > 0, below: first + place.height < lines.count)
  }

  /// The columns at the left of all text: of a page with items, for the sign of the chosen one.
  private func margin(of page: Page, in place: CellRect) -> Int {
    page.itemCount > 0 && place.width >= 16 ? 2 : min(1, place.width / 8)
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
      let mark = Paragraph(paragraph.mark).lines(
        width: max(1, canvas.bounds.width - margin), wrapping: .character, maximumLines: 1)
      if let mark = mark.first {
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
    draw(title, in: canvas, at: CellPoint(x: 2, y: 0), style: titleStyle)
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

  /// Draws text as far as the frame's corner, with an ellipsis where it is cut.
  private func draw(_ text: String, in canvas: Canvas, at point: CellPoint, style: Style) {
    let room = canvas.bounds.width - 1 - point.x
    let lines = Paragraph(text).lines(width: max(1, room), wrapping: .character, maximumLines: 1)
    if room > 0, let line = lines.first { canvas.draw(line: line, at: point, style: style) }
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
