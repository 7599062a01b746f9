import AutoLayout
import CellDrawing
import CellViews
import TerminalInterface

extension Pilot {
  /// Presses and releases a button on a view.
  ///
  /// - Parameters:
  ///   - view: the view to hit, itself or a view inside of it.
  ///   - point: the cell, relative to the view's top left; with `nil`, the one in its middle.
  ///   - button: the button.
  ///   - modifiers: the modifier keys held meanwhile.
  ///   - file: the file that the error names.
  ///   - line: the line that the error names.
  /// - Throws: an error that names what prevents it, such as another view at that cell.
  public func click(
    _ view: View, at point: CellPoint? = nil, button: MouseEvent.Button = .left,
    modifiers: KeyPress.Modifiers = [], file: String = #fileID, line: Int = #line
  ) throws(PilotError) {
    let source = SourceLocation(file: file, line: line)
    click(at: try cell(of: view, point, for: .click, source), button: button, modifiers: modifiers)
  }

  /// Presses and releases a button at a cell of the window. It never counts as a double click with an earlier click.
  public func click(
    at cell: CellPoint, button: MouseEvent.Button = .left, modifiers: KeyPress.Modifiers = []
  ) {
    pause()
    clickAgain(at: cell, button, modifiers)
  }

  /// Double-clicks a view with the left button.
  ///
  /// - Parameters:
  ///   - view: the view to hit, itself or a view inside of it.
  ///   - point: the cell, relative to the view's top left; with `nil`, the one in its middle.
  ///   - file: the file that the error names.
  ///   - line: the line that the error names.
  /// - Throws: an error that names what prevents it, such as another view at that cell.
  public func doubleClick(
    _ view: View, at point: CellPoint? = nil, file: String = #fileID, line: Int = #line
  ) throws(PilotError) {
    let cell = try cell(of: view, point, for: .click, SourceLocation(file: file, line: line))
    click(at: cell)
    clickAgain(at: cell, .left, [])
  }

  private func clickAgain(
    at cell: CellPoint, _ button: MouseEvent.Button, _ modifiers: KeyPress.Modifiers
  ) {
    send(MouseEvent(.press(button), at: cell, modifiers: modifiers))
    send(MouseEvent(.release(button), at: cell, modifiers: modifiers))
  }

  /// Moves the mouse over a view, with no button pressed.
  ///
  /// - Parameters:
  ///   - view: the view to hit, itself or a view inside of it.
  ///   - point: the cell, relative to the view's top left; with `nil`, the one in its middle.
  ///   - file: the file that the error names.
  ///   - line: the line that the error names.
  /// - Throws: an error that names what prevents it, such as another view at that cell.
  public func hover(
    over view: View, at point: CellPoint? = nil, file: String = #fileID, line: Int = #line
  ) throws(PilotError) {
    let source = SourceLocation(file: file, line: line)
    send(MouseEvent(.move, at: try cell(of: view, point, for: .hover, source)))
  }

  /// Presses a button on a view, drags it to a cell of the window through all cells in between, and releases it.
  ///
  /// - Parameters:
  ///   - view: the view to hit, itself or a view inside of it.
  ///   - point: the cell where the drag begins, relative to the view's top left; with `nil`, the one in its middle.
  ///   - end: the cell of the window where it ends.
  ///   - button: the button.
  ///   - modifiers: the modifier keys held meanwhile.
  ///   - file: the file that the error names.
  ///   - line: the line that the error names.
  /// - Throws: an error that names what prevents it, such as another view at the first cell.
  public func drag(
    _ view: View, at point: CellPoint? = nil, to end: CellPoint,
    button: MouseEvent.Button = .left, modifiers: KeyPress.Modifiers = [],
    file: String = #fileID, line: Int = #line
  ) throws(PilotError) {
    let start = try cell(of: view, point, for: .drag, SourceLocation(file: file, line: line))
    drag(from: start, to: end, button: button, modifiers: modifiers)
  }

  /// Drags from one cell of the window to another, through all cells in between.
  public func drag(
    from start: CellPoint, to end: CellPoint, button: MouseEvent.Button = .left,
    modifiers: KeyPress.Modifiers = []
  ) {
    pause()
    send(MouseEvent(.press(button), at: start, modifiers: modifiers))
    let (columns, rows) = (end.x - start.x, end.y - start.y)
    let steps = max(abs(columns), abs(rows))
    for step in 0..<steps {
      let cell = CellPoint(
        x: start.x + columns * (step + 1) / steps, y: start.y + rows * (step + 1) / steps)
      send(MouseEvent(.drag(button), at: cell, modifiers: modifiers))
    }
    send(MouseEvent(.release(button), at: end, modifiers: modifiers))
  }

  /// Turns the wheel over a view.
  ///
  /// - Parameters:
  ///   - view: the view to hit, itself or a view inside of it.
  ///   - steps: the number of steps, down or to the right; up or to the left if negative.
  ///   - axis: the axis of the wheel.
  ///   - point: the cell, relative to the view's top left; with `nil`, the one in its middle.
  ///   - modifiers: the modifier keys held meanwhile.
  ///   - file: the file that the error names.
  ///   - line: the line that the error names.
  /// - Throws: an error that names what prevents it, such as another view at that cell.
  public func scroll(
    _ view: View, by steps: Int, along axis: LayoutAxis = .vertical, at point: CellPoint? = nil,
    modifiers: KeyPress.Modifiers = [], file: String = #fileID, line: Int = #line
  ) throws(PilotError) {
    let cell = try cell(of: view, point, for: .scroll, SourceLocation(file: file, line: line))
    let step: MouseEvent.Action =
      switch axis {
      case .vertical: steps < 0 ? .scrollUp : .scrollDown
      case .horizontal: steps < 0 ? .scrollLeft : .scrollRight
      }
    for _ in 0..<abs(steps) { send(MouseEvent(step, at: cell, modifiers: modifiers)) }
  }
}
