import Ashlar

/// What the layout has reported, to be read: in front of the stage, scrolled like a table.
final class ReportsPanel: View {
  private var lines: [TextLine] = []
  private var paragraphs: [Paragraph] = []
  private var top = 0

  override init() {
    super.init()
    border = .double
    isHidden = true
    clipsToBounds = true
  }

  /// Shows reports from the first on.
  func show(_ reports: [LayoutReport]) {
    paragraphs = reports.enumerated().map { Paragraph("\($0 + 1). \($1)") }
    if paragraphs.isEmpty { paragraphs = [Paragraph("Nothing was reported.")] }
    top = 0
    isHidden = false
    setNeedsDisplay()
  }

  override func keyDown(_ key: KeyPress) -> Bool {
    guard let move = ScrollMove(key) else { return false }
    scroll(move)
    return true
  }

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    if let move = ScrollMove(event) { scroll(move) }
    return true
  }

  private func scroll(_ move: ScrollMove) {
    let page = max(1, cellFrame.height - 3)
    switch move {
    case .lines(let lines): top += lines
    case .pages(let pages): top += pages * page
    case .start: top = 0
    case .end: top = lines.count
    }
    top = max(0, min(top, lines.count - (cellFrame.height - 2)))
    setNeedsDisplay()
  }

  override func draw(in canvas: Canvas) {
    let inside = canvas.bounds.inset(by: 1)
    canvas.fill(inside)
    canvas.draw(
      text: " Reports ", at: CellPoint(x: 2, y: 0), style: Style(attributes: .bold))
    let blank = [TextLine("")]
    lines = Array(paragraphs.map { $0.lines(width: inside.width) }.joined(separator: blank))
    let text = canvas.subcanvas(inside)
    for (y, line) in lines.dropFirst(top).prefix(inside.height).enumerated() {
      text.draw(line: line, at: CellPoint(x: 0, y: y))
    }
    if top + inside.height < lines.count {
      canvas.draw(text: " ↓ more ", at: CellPoint(x: 2, y: canvas.bounds.maxY - 1))
    }
  }
}
