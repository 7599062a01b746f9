import CellDrawing
import TextLayout

extension TextView {
  /// Draws the visible rows; in bold if the view has the focus and can be edited. If the text is empty, draws the
  /// placeholder.
  final func drawRows(in context: DrawingContext) {
    let (page, theme) = (page, context.theme)
    var style = isEnabled ? theme.label : disabledStyle(in: theme)
    if isFirstResponder, isEditable { style.attributes.insert(.bold) }
    let canvas = context.canvas.subcanvas(
      CellRect(
        x: borderWidth, y: borderWidth, width: page.size.width, height: page.size.height))
    if page.lines.count == 0, isEnabled, isEditable {
      drawPlaceholder(on: canvas, theme.secondaryLabel, style)
    }
    let last = min(page.rows.count, firstRow + page.size.height)
    for index in firstRow..<max(firstRow, last) {
      let y = index - firstRow
      let end = draw(row: index, of: page, on: canvas, y: y) { place in
        isSelected(place) ? theme.selection : style
      }
      // A selected line end is drawn as one selected column.
      let row = page.rows[index]
      if row.endsLine, isSelected(row.range.upperBound) {
        canvas.draw(text: " ", at: CellPoint(x: end, y: y), style: theme.selection)
      }
    }
  }

  private func drawPlaceholder(on canvas: Canvas, _ faint: Style, _ text: Style) {
    let page = placeholderPage
    var style = faint
    style.attributes.formUnion(text.attributes)
    for y in 0..<min(page.rows.count, page.size.height) {
      _ = draw(row: y, of: page, on: canvas, y: y) { _ in style }
    }
  }

  /// Draws a row of a page; returns the column after it.
  private func draw(
    row index: Int, of page: TextPage, on canvas: Canvas, y: Int, style: (Int) -> Style
  ) -> Int {
    var x = page.origin(ofRow: index)
    let range = page.rows[index].range
    for (place, character) in zip(range, page.lines.characters(in: range)) {
      canvas.draw(text: String(character), at: CellPoint(x: x, y: y), style: style(place))
      x += CharacterRows.columns(of: character)
    }
    return x
  }

  private func isSelected(_ place: Int) -> Bool {
    isFirstResponder && content.selection.contains(place)
  }

  /// The rows of the placeholder, wrapped like a text.
  private var placeholderPage: TextPage {
    let lines = CharacterLines(EditableText.lines(placeholder))
    return TextPage(
      lines: lines, rows: CharacterRows(lines, columns: TextPage.room(in: columns)),
      size: page.size, isMirrored: isMirrored)
  }
}
