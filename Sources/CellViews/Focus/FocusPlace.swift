import AutoLayout
import CellDrawing

/// The place of a view that had the focus. It finds a replacement when that view is gone.
@MainActor struct FocusPlace {
  private let link: ItemLink
  private let cells: CellRect
  private let group: String?

  init(of view: View) {
    link = view.link
    cells = view.cellFrame
    group = view.nearestFocusGroup
  }

  /// Returns the view itself if it can have the focus in `root` again; otherwise the first focusable view at its place
  /// or after it, or else the last one before it, in its group if there is one.
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

  /// Whether the place is at a rectangle or before it in reading order: the rectangle is below it, or shares rows with
  /// it and does not begin before it.
  private func isBeforeOrAt(_ other: CellRect, _ fromRight: Bool) -> Bool {
    if other.minY >= max(cells.maxY, cells.minY + 1) { return true }
    if other.maxY <= cells.minY { return false }
    return fromRight ? other.maxX <= cells.maxX : other.minX >= cells.minX
  }
}

/// A session during which the focus stays inside of one view.
@MainActor struct ModalSession {
  private let link: ItemLink
  /// The place of the view that had the focus before.
  let former: FocusPlace?
  /// Whether the session has to be removed.
  var isOver = false

  init(_ view: View, former: FocusPlace?) {
    link = view.link
    self.former = former
  }

  /// The view of the session; `nil` once it is released.
  var view: View? { link.item as? View }
  /// Whether the session has ended, or its view has left the window or is hidden.
  var isToEnd: Bool { isOver || !(view?.canKeepFocus ?? false) }
}
