import CellDrawing
import TextLayout

extension TextView {
  /// Draws the rows that are seen, bold where the view has the focus and can be edited.
  final func drawRows(in context: DrawingContext) {
    let (page, theme) = (page, context.theme)
    var style = isEnabled ? theme.label : disabledStyle(in: theme)
    if isFirstResponder, isEditable { style.attributes.insert(.bold) }
    let canvas = context.canvas.subcanvas(
      CellRect(
        x: borderWidth, y: borderWidth, width: page.size.width, height: page.size.height))
    let last = min(page.rows.count, firstRow + page.size.height)
    for index in firstRow..<max(firstRow, last) {
      var x = page.origin(ofRow: index)
      let row = page.rows[index]
      for place in row.range {
        let character = page.characters[place]
        canvas.draw(
          text: String(character), at: CellPoint(x: x, y: index - firstRow),
          style: isSelected(place) ? theme.selection : style)
        x += CharacterRows.columns(of: character)
      }
      // A selected line end is a block of one column.
      if row.endsLine, isSelected(row.range.upperBound) {
        canvas.draw(text: " ", at: CellPoint(x: x, y: index - firstRow), style: theme.selection)
      }
    }
  }

  private func isSelected(_ place: Int) -> Bool {
    isFirstResponder && content.selection.contains(place)
  }
}
