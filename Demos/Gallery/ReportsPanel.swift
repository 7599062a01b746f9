import Ashlar

/// What the layout has reported, to be read: in front of the stage, scrolled like a table.
final class ReportsPanel: View {
  /// A line of a report, with the column it starts at.
  private struct Line {
    var x: Int
    var text: TextLine
  }

  /// What there is to read; asked for whenever it is drawn.
  var content: () -> [LayoutReport] = { [] }
  private var top = 0
  /// Wrapping many reports takes longer than drawing a few lines of them.
  private var wrapped: (reports: [LayoutReport], width: Int, lines: [Line]) = ([], 0, [])

  override init() {
    super.init()
    border = .double
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
    let inside = cellFrame.inset(by: 1)
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
    let reports = content()
    if reports != wrapped.reports || width != wrapped.width || wrapped.lines.isEmpty {
      let texts =
        reports.isEmpty
        ? ["Nothing was reported."] : reports.enumerated().map { "\($0 + 1). \($1)" }
      let blank = [Line(x: 0, text: TextLine(""))]
      let lines: [[Line]] = texts.map { Self.lines(of: $0, width: width) }
      wrapped = (reports, width, [Line](lines.joined(separator: blank)))
    }
    return wrapped.lines
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

  override func draw(in canvas: Canvas) {
    let inside = canvas.bounds.inset(by: 1)
    canvas.fill(inside)
    canvas.draw(
      text: " Reports ", at: CellPoint(x: 2, y: 0),
      style: Style(attributes: isFirstResponder ? [.reverse, .bold] : .bold))
    let lines = lines(width: inside.width)
    let first = max(0, min(top, lines.count - inside.height))
    let text = canvas.subcanvas(inside)
    for (y, line) in lines.dropFirst(first).prefix(inside.height).enumerated() {
      text.draw(line: line.text, at: CellPoint(x: line.x, y: y))
    }
    if first > 0 { canvas.draw(text: " ↑ more ", at: CellPoint(x: 12, y: 0)) }
    if first + inside.height < lines.count {
      canvas.draw(text: " ↓ more ", at: CellPoint(x: 2, y: canvas.bounds.maxY - 1))
    }
  }
}
