import Ashlar

/// The lines of a page: the content that a page scrolls.
final class PageText: View {
  /// The wrapped page.
  var lines = PageLines(Page(), place: 1) { didSet { setNeedsDisplay() } }
  /// The index of the selected item.
  var chosen = 0 { didSet { setNeedsDisplay() } }
  /// Returns whether the page has the keys.
  var hasKeys: () -> Bool = { false }
  /// Called when an item is clicked.
  var onChoose: (Int) -> Void = { _ in }

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    // The last column is the scroll bar's.
    guard case .press(.left) = event.action, point.x < Int(bounds.width) - 1,
      lines.lines.indices.contains(point.y),
      let item = lines.lines[point.y].paragraph.item
    else { return false }
    onChoose(item)
    return true
  }

  override func draw(in context: DrawingContext) {
    let rows = context.canvas.visibleBounds
    for y in max(0, rows.minY)..<max(0, min(rows.maxY, lines.lines.count)) {
      draw(lines.lines[y], row: y, in: context)
    }
  }

  private func draw(_ line: PageLines.Line, row y: Int, in context: DrawingContext) {
    let (canvas, theme) = (context.canvas, context.theme)
    let paragraph = line.paragraph
    let isChosen = paragraph.item == chosen && paragraph.item != nil
    let isSelected = isChosen && hasKeys()
    if isSelected {
      canvas.fill(
        CellRect(x: 0, y: y, width: canvas.bounds.width, height: 1), style: theme.selection)
    }
    func style(_ look: Page.Look) -> Style { isSelected ? theme.selection : theme.style(of: look) }
    if line.isFirst {
      let sign = paragraph.isDone ? "✓" : isChosen && !isSelected ? "▸" : ""
      canvas.draw(text: sign, at: CellPoint(x: 0, y: y), style: style(.heading))
      if let mark = paragraph.mark.line(width: canvas.bounds.width - lines.margin) {
        canvas.draw(
          line: mark, at: CellPoint(x: lines.margin, y: y), style: style(paragraph.markLook))
      }
    }
    canvas.draw(
      line: line.text, at: CellPoint(x: lines.margin + line.x, y: y), style: style(paragraph.look))
  }
}

extension Theme {
  fileprivate func style(of look: Page.Look) -> Style {
    switch look {
    case .body: label
    case .heading: tint
    case .key: label.with(.bold)
    case .secondary: secondaryLabel
    case .warning: warning
    }
  }
}
