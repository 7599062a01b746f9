import AutoLayout
import CellDrawing

extension TableView {
  /// The width of the columns before the rows for selection marks: a mark and a free column. If they are at the right,
  /// there is one more column, which the scroll bar covers.
  final var markWidth: Double {
    guard allowsSelection, allowsMultipleSelection else { return 0 }
    return min(isMirrored ? 3 : 2, insideSize.width)
  }

  /// The width of the rows in layout units: inside of the border, without the selection marks.
  package final var rowWidth: Double { insideSize.width - markWidth }

  /// The distance between the rows and the table's left, inside of the border.
  final var rowInset: Double {
    isMirrored ? 0 : markWidth
  }

  /// Draws the marks, and highlights the focused row in the theme's selection style, over what its cell has drawn: so
  /// it is visible in every theme and without colours.
  final func drawSelection(in context: DrawingContext) {
    guard allowsSelection else { return }
    let inside = context.inset(by: borderWidth)
    for (row, cell) in shownRows {
      let isSelected = selection.rows.contains(row)
      let place = cells(of: cell)
      if isSelected, allowsMultipleSelection {
        let x = isMirrored ? place.maxX - 2 : 0
        inside.canvas.draw(
          text: "✓", at: CellPoint(x: x, y: place.minY), style: context.theme.tint)
      }
      guard let style = style(ofRow: row, isSelected: isSelected, in: context.theme) else {
        continue
      }
      inside.canvas.restyle(place) { $0.highlighted(by: style) }
    }
  }

  /// Returns the style that highlights a row; `nil` if it is not highlighted.
  private func style(ofRow row: Int, isSelected: Bool, in theme: Theme) -> Style? {
    if row == selection.focused, isFirstResponder { return theme.selection }
    return isSelected && !allowsMultipleSelection ? theme.unemphasizedSelection : nil
  }

  /// Returns the cells of a row with its mark and without its separator, relative to the top left inside of the border.
  private func cells(of cell: TableViewCell) -> CellRect {
    let (own, frame) = (cellFrame, cell.cellFrame)
    let separator = min(frame.height, Int(separatorStyle.height))
    return CellRect(
      x: 0, y: frame.minY - own.minY - borderWidth, width: insideCells.width,
      height: frame.height - separator)
  }

  /// The cell of the cursor in the focused row, relative to the table's top left. If the row is scrolled out of sight,
  /// it is in the first or the last line, whichever is nearer, so that the focus is visible; `nil` if no row has the
  /// focus.
  final var focusedRowCursor: CellPoint? {
    let inside = insideCells
    guard let row = selection.focused, let first = shownRows.first?.row, !inside.isEmpty else {
      return nil
    }
    let y = cellForRow(at: row).map { cells(of: $0).minY } ?? (row < first ? 0 : inside.height)
    return CellPoint(
      x: isMirrored ? inside.maxX - 1 : inside.minX,
      y: inside.minY + min(max(0, y), inside.height - 1))
  }
}

extension Style {
  /// Returns the style of a highlighted element whose own style is this one: the highlight's colours and attributes,
  /// plus its own attributes other than dim and reverse.
  func highlighted(by highlight: Style) -> Style {
    var style = highlight
    style.attributes.formUnion(attributes.subtracting([.dim, .reverse]))
    return style
  }
}
