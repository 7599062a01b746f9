import Ashlar

/// What the layout has reported, to be read: in front of the stage, scrolled like a table.
final class ReportsPanel: View {
  /// A line of a report, with the column it starts at.
  private struct Line {
    var x: Int
    var text: TextLine
  }

  /// What there is to read, what is so now and what was so earlier; asked for whenever it is drawn.
  var content: () -> (current: [LayoutReport], earlier: [LayoutReport]) = { ([], []) }
  private var top = 0
  /// Wrapping many reports takes longer than drawing a few lines of them.
  private var wrapped: (texts: [String], width: Int, lines: [Line]) = ([], 0, [])

  override init() {
    super.init()
    isHidden = true
    clipsToBounds = true
  }

  /// Shows the reports from the first on.
  func open() {
    top = 0
    isHidden = false
  }

  // MARK: - Events

  override func keyDown(_ key: KeyPress) -> Bool {
    guard let move = ScrollMove(key) else { return false }
    scroll(move)
    return true
  }

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    if case .press(.left) = event.action { becomeFirstResponder() }
    if let move = ScrollMove(event) { scroll(move) }
    return true
  }

  private func scroll(_ move: ScrollMove) {
    let inside = inside(of: cellFrame)
    let count = lines(width: inside.width).count
    let last = max(0, count - inside.height)
    top = min(top, last)
    switch move {
    case .lines(let lines): top += lines
    case .pages(let pages): top += pages * max(1, inside.height - 1)
    case .start: top = 0
    case .end: top = last
    }
    top = max(0, min(top, last))
    setNeedsDisplay()
  }

  // MARK: - Lines

  private func lines(width: Int) -> [Line] {
    let texts = texts
    if texts != wrapped.texts || width != wrapped.width || wrapped.lines.isEmpty {
      let blank = [Line(x: 0, text: TextLine(""))]
      let lines: [[Line]] = texts.map { Self.lines(of: $0, width: width) }
      wrapped = (texts, width, [Line](lines.joined(separator: blank)))
    }
    return wrapped.lines
  }

  /// The reports as paragraphs: those of now have the first numbers.
  private var texts: [String] {
    let (current, earlier) = content()
    let numbered = (current + earlier).enumerated().map { "\($0 + 1). \($1)" }
    let now = current.isEmpty ? ["Nothing is reported now."] : Array(numbered.prefix(current.count))
    let past = numbered.dropFirst(current.count)
    return past.isEmpty ? now : now + ["Earlier, and no more:"] + past
  }

  /// Wraps every line of a text at the column where it starts; what goes on is set in a little more.
  private static func lines(of text: String, width: Int) -> [Line] {
    let hardLines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return hardLines.flatMap { line -> [Line] in
      let blanks = line.prefix { $0 == " " || $0 == "\t" }
      let hanging = 2
      var indent = blanks.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
      // In a narrow panel the text needs the columns more than the order does.
      if indent + hanging > width / 4 { indent = 0 }
      let rest = line[blanks.endIndex...]
      let lines = Paragraph(String(rest)).lines(width: max(1, width - indent - hanging))
      guard !lines.isEmpty else { return [Line(x: 0, text: TextLine(""))] }
      return lines.enumerated().map { index, line in
        Line(x: index == 0 ? indent : indent + hanging, text: line)
      }
    }
  }

  // MARK: - Drawing

  /// A panel of few rows has no frame, for it would leave nothing to read: only a column for signs.
  private func hasFrame(_ height: Int) -> Bool { height >= 4 }

  /// The place of the lines.
  private func inside(of place: CellRect) -> CellRect {
    if hasFrame(place.height) { return place.inset(by: 1) }
    return CellRect(
      x: place.minX, y: place.minY, width: max(0, place.width - 1), height: place.height)
  }

  override func draw(in canvas: Canvas) {
    canvas.fill(canvas.bounds)
    let inside = inside(of: canvas.bounds)
    let lines = lines(width: inside.width)
    let first = max(0, min(top, lines.count - inside.height))
    let text = canvas.subcanvas(inside)
    for (y, line) in lines.dropFirst(first).prefix(inside.height).enumerated() {
      text.draw(line: line.text, at: CellPoint(x: line.x, y: y))
    }
    drawSigns(in: canvas, above: first > 0, below: first + inside.height < lines.count)
  }

  /// Draws the frame, and whether there is more to read.
  private func drawSigns(in canvas: Canvas, above: Bool, below: Bool) {
    let (right, bottom) = (canvas.bounds.maxX - 1, canvas.bounds.maxY - 1)
    guard hasFrame(canvas.bounds.height) else {
      if above { canvas.draw(text: "↑", at: CellPoint(x: right, y: 0)) }
      if below { canvas.draw(text: "↓", at: CellPoint(x: right, y: bottom)) }
      return
    }
    canvas.drawBox(canvas.bounds, .double, style: theme.border)
    canvas.draw(
      text: " Reports ", at: CellPoint(x: 2, y: 0),
      style: isFirstResponder ? theme.selection : theme.unemphasizedSelection)
    let hint = theme.secondaryLabel
    if above { canvas.draw(text: " ↑ more ", at: CellPoint(x: 12, y: 0), style: hint) }
    if below { canvas.draw(text: " ↓ more ", at: CellPoint(x: 2, y: bottom), style: hint) }
  }
}
