import AutoLayout
import CellDrawing
import CellViews
import TerminalInterface

extension Pilot {
  /// Presses and releases a button on a view.
  ///
  /// - Parameters:
  ///   - view: the view to hit, itself or a view inside of it.
  ///   - point: the cell, from the view's top left; with `nil` the one in its middle.
  ///   - button: the button.
  /// - Throws: an error that says which view is hit there instead.
  public func click(
    _ view: View, at point: CellPoint? = nil, button: MouseEvent.Button = .left
  ) throws {
    click(at: try cell(of: view, point), button: button)
  }

  /// Presses and releases a button at a cell of the window. However soon it comes after another click, it is one of its
  /// own.
  public func click(at cell: CellPoint, button: MouseEvent.Button = .left) {
    pause()
    clickAgain(at: cell, button)
  }

  /// Clicks twice on a view with the left button.
  ///
  /// - Parameters:
  ///   - view: the view to hit, itself or a view inside of it.
  ///   - point: the cell, from the view's top left; with `nil` the one in its middle.
  /// - Throws: an error that says which view is hit there instead.
  public func doubleClick(_ view: View, at point: CellPoint? = nil) throws {
    let cell = try cell(of: view, point)
    click(at: cell)
    clickAgain(at: cell, .left)
  }

  private func clickAgain(at cell: CellPoint, _ button: MouseEvent.Button) {
    send(MouseEvent(.press(button), at: cell))
    send(MouseEvent(.release(button), at: cell))
  }

  /// Moves the mouse over a view, with no button pressed.
  ///
  /// - Throws: an error that says which view is there instead.
  public func hover(over view: View, at point: CellPoint? = nil) throws {
    send(MouseEvent(.move, at: try cell(of: view, point)))
  }

  /// Presses the left button on a view, drags it to a cell of the window through all cells on the way, and releases it.
  public func drag(_ view: View, at point: CellPoint? = nil, to end: CellPoint) throws {
    drag(from: try cell(of: view, point), to: end)
  }

  /// Drags with the left button from a cell of the window to another, through all cells on the way.
  public func drag(from start: CellPoint, to end: CellPoint) {
    pause()
    send(MouseEvent(.press(.left), at: start))
    let (columns, rows) = (end.x - start.x, end.y - start.y)
    let steps = max(abs(columns), abs(rows))
    for step in 0..<steps {
      let cell = CellPoint(
        x: start.x + columns * (step + 1) / steps, y: start.y + rows * (step + 1) / steps)
      send(MouseEvent(.drag(.left), at: cell))
    }
    send(MouseEvent(.release(.left), at: end))
  }

  /// Turns the wheel over a view, down by a number of steps or up where it is negative.
  public func scroll(_ view: View, by steps: Int, at point: CellPoint? = nil) throws {
    let cell = try cell(of: view, point)
    for _ in 0..<abs(steps) { send(MouseEvent(steps < 0 ? .scrollUp : .scrollDown, at: cell)) }
  }

  /// Returns the cell of the window where a view is hit.
  private func cell(of view: View, _ point: CellPoint?) throws -> CellPoint {
    let cells = view.cellFrame
    let place = point ?? CellPoint(x: (cells.width - 1) / 2, y: (cells.height - 1) / 2)
    let cell = CellPoint(x: cells.minX + place.x, y: cells.minY + place.y)
    let hit = window.hitTest(Point(x: Double(cell.x) + 0.5, y: Double(cell.y) + 0.5))
    guard view.window === window, let hit, hit.isDescendant(of: view) else {
      throw PilotError.notHit(view.debugName, at: cell, instead: hit?.debugName)
    }
    return cell
  }
}
