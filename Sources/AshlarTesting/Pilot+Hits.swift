import AutoLayout
import CellDrawing
import CellViews

extension Pilot {
  /// Returns the cell of the window at which a view is hit: `point`, relative to the view's top left, or with `nil` its
  /// middle.
  ///
  /// - Throws: an error that names what prevents it.
  func cell(
    of view: View, _ point: CellPoint?, for gesture: PilotError.Gesture, _ source: SourceLocation
  ) throws(PilotError) -> CellPoint {
    let cells = view.cellFrame
    let place = point ?? CellPoint(x: (cells.width - 1) / 2, y: (cells.height - 1) / 2)
    let cell = CellPoint(x: cells.minX + place.x, y: cells.minY + place.y)
    if let obstacle = obstacle(to: view, at: cell) {
      throw PilotError(.notHit(view.debugName, gesture, at: cell, obstacle), at: source)
    }
    return cell
  }

  private func obstacle(to view: View, at cell: CellPoint) -> PilotError.Obstacle? {
    guard view.window === window else { return .outsideWindow }
    let hit = window.hitTest(Point(x: Double(cell.x) + 0.5, y: Double(cell.y) + 0.5))
    let isHit = hit?.isDescendant(of: view) ?? false
    if let modal = window.focusSystem.modalView {
      let isReached =
        isHit
        ? hit.map(window.focusSystem.allowsMouse(over:)) ?? false : view.isDescendant(of: modal)
      if !isReached { return .behind(modal.debugName) }
    }
    return isHit ? nil : obstacle(inWayOf: view, at: cell, hit)
  }

  private func obstacle(
    inWayOf view: View, at cell: CellPoint, _ hit: View?
  ) -> PilotError.Obstacle {
    let path = Array(sequence(first: view) { $0.superview }.reversed())
    for view in path {
      if view.isHidden { return .hidden(view.debugName) }
      if !view.isUserInteractionEnabled { return .takesNoEvents(view.debugName) }
    }
    if view.cellFrame.isEmpty { return .empty }
    let clipping = path.dropLast().first {
      ($0 === window || $0.clipsToBounds || $0 is ScrollView || $0 is TableView)
        && !$0.cellFrame.contains(cell)
    }
    if let clipping { return .outside(of: clipping.debugName) }
    return hit.map { .covered(by: $0.debugName) } ?? .outside(of: window.debugName)
  }
}
