import AutoLayout
import CellDrawing

/// The place of the view that had the focus, which finds a view to have it when that one is gone.
@MainActor struct FocusPlace {
  private let link: ItemLink
  private let cells: CellRect
  private let group: String?

  init(of view: View) {
    link = view.link
    cells = view.cellFrame
    group = view.nearestFocusGroup
  }

  /// Returns the view itself if it can have the focus in `root` again; else the one at its place or next to it.
  func view(in root: View) -> View? {
    if let view = link.item as? View, view.isDescendant(of: root), view.canKeepFocus,
      view.canBecomeFirstResponder
    {
      return view
    }
    let stops = FocusOrder(in: root).stops
    let ofGroup = stops.filter { $0.view.nearestFocusGroup == group }
    let candidates = ofGroup.isEmpty ? stops : ofGroup
    let fromRight = root.isMirrored
    return (candidates.first { isBeforeOrAt($0.cells, fromRight) } ?? candidates.last)?.view
  }

  /// Whether the place is before a rectangle in reading order, or at it: the rectangle is lower, or in the place's rows
  /// and further on.
  private func isBeforeOrAt(_ other: CellRect, _ fromRight: Bool) -> Bool {
    if other.minY >= max(cells.maxY, cells.minY + 1) { return true }
    if other.maxY <= cells.minY { return false }
    return fromRight ? other.maxX <= cells.maxX : other.minX >= cells.minX
  }
}
