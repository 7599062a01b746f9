import AutoLayout
import CellDrawing

extension TableView {
  /// The columns before the rows for the marks of selected ones: a mark and a free column, and at the right one more,
  /// which the scroll bar is drawn over.
  final var markWidth: Double {
    guard allowsSelection, allowsMultipleSelection else { return 0 }
    return min(isMirrored ? 3 : 2, insideSize.width)
  }

  /// The width of the rows, in layout units: inside of the border, without the marks.
  package final var rowWidth: Double { insideSize.width - markWidth }

  /// The distance of the rows from the table's left inside of the border.
  final var rowInset: Double {
    isMirrored ? 0 : markWidth
  }

  /// Draws the marks, and the focused row in the style of the theme's selection, over whatever the cell has drawn: so
  /// it is seen in every theme and without colours.
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

  /// Returns the style that a row is highlighted with; `nil` where it is not.
  private func style(ofRow row: Int, isSelected: Bool, in theme: Theme) -> Style? {
    if row == selection.focused, isFirstResponder { return theme.selection }
    return isSelected && !allowsMultipleSelection ? theme.unemphasizedSelection : nil
  }

  /// Returns the cells of a row with its mark and without its separator, from the top left inside of the border.
  private func cells(of cell: TableViewCell) -> CellRect {
    let (own, frame) = (cellFrame, cell.cellFrame)
    let separator = min(frame.height, Int(separatorStyle.height))
    return CellRect(
      x: 0, y: frame.minY - own.minY - borderWidth, width: insideCells.width,
      height: frame.height - separator)
  }

  /// The cell of the focused row that the cursor stands at, from the table's top left. Where the row is scrolled out of
  /// sight, it is in the first or last line, which is nearest to it, so that the focus is seen; `nil` where no row has
  /// it.
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
  /// Returns the style of a highlighted element that has this one otherwise: in the highlight's colours, with the
  /// attributes of both, as far as they can be told from it.
  func highlighted(by highlight: Style) -> Style {
    var style = highlight
    style.attributes.formUnion(attributes.subtracting([.dim, .reverse]))
    return style
  }
}
