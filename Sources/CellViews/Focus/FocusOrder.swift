import AutoLayout
import CellDrawing

/// The views that can have the focus, in the order of Tab, as of the last layout.
///
/// What is inside of one superview stands together, so that no pane is left and entered again. Among the subviews of a
/// view the reading order counts.
@MainActor struct FocusOrder {
  /// A view with its visible cells in the window; in a scroll view, all of its cells.
  struct Stop {
    let view: View
    let cells: CellRect
  }

  let stops: [Stop]

  /// Creates the order of the views in `root`, which is one of them.
  init(in root: View) {
    stops = Self.stops(in: root, origin: root.superviewOrigin, clip: Focusability.screen(of: root))
  }

  /// The index of a view; `nil` where it is not among them.
  func index(of view: View?) -> Int? { stops.firstIndex { $0.view === view } }

  private static func stops(in view: View, origin: Point, clip: CellRect) -> [Stop] {
    guard !view.isHidden, view.isUserInteractionEnabled else { return [] }
    let absolute = Rect(
      x: origin.x + view.frame.minX, y: origin.y + view.frame.minY, width: view.frame.width,
      height: view.frame.height)
    let visible = clip.intersection(CellRounding.rect(absolute))
    let inside = subviewStops(of: view, absolute, clip: view.focusClip(visible, in: clip))
    let takesFocus = view.canBecomeFocused && view.canBecomeFirstResponder && !visible.isEmpty
    guard takesFocus, inside.isEmpty || !view.leavesFocusToContent else { return inside }
    return [Stop(view: view, cells: visible)] + inside
  }

  private static func subviewStops(of view: View, _ absolute: Rect, clip: CellRect) -> [Stop] {
    guard !clip.isEmpty else { return [] }
    let origin = view.contentOrigin(absolute)
    let parts = view.subviews.map { stops(in: $0, origin: origin, clip: clip) }
      .filter { !$0.isEmpty }
    guard parts.count > 1 else { return parts.first ?? [] }
    let order = ReadingOrder.indices(
      of: parts.map(area), fromRight: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return order.flatMap { parts[$0] }
  }

  /// Returns the rectangle around the cells of some stops.
  private static func area(of stops: [Stop]) -> CellRect {
    guard let first = stops.first?.cells else { return .zero }
    return stops.dropFirst().reduce(first) { area, stop in
      let (x, y) = (min(area.minX, stop.cells.minX), min(area.minY, stop.cells.minY))
      return CellRect(
        x: x, y: y, width: max(area.maxX, stop.cells.maxX) - x,
        height: max(area.maxY, stop.cells.maxY) - y)
    }
  }
}

extension View {
  /// Returns the cells of the window in which subviews can have the focus, where `visible` are those of the view that
  /// are seen, of the cells `clip`. What a scroll view has scrolled away counts, since it can be scrolled to.
  final func focusClip(_ visible: CellRect, in clip: CellRect) -> CellRect {
    if scrollsContent { return visible.isEmpty ? visible : Focusability.everywhere }
    return clipsToBounds ? visible : clip
  }
}
