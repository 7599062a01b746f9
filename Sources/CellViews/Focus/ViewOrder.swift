import AutoLayout
import CellDrawing

/// Selected views of a tree in reading order, as of the last layout.
///
/// The views inside of one superview are consecutive, so that no pane is left and entered again. The subviews of a view
/// are sorted by ``ReadingOrder``.
@MainActor struct ViewOrder {
  /// A view with its visible cells, in the window's coordinates. Inside of a scroll view all of its cells count.
  struct Stop {
    let view: View
    let cells: CellRect
  }

  /// Returns the stops for a view and its contents. `own` is the view's own stop, `nil` if none of its cells are
  /// visible; `inside` returns the stops inside of it.
  typealias Rule = @MainActor (_ view: View, _ own: Stop?, _ inside: () -> [Stop]) -> [Stop]

  let stops: [Stop]

  /// Creates the order of the views in `root`, including `root` itself. `clip` is the part of the window that counts as
  /// visible around `root`; with `nil`, the part that its superviews leave visible.
  init(in root: View, clip: CellRect? = nil, rule: @escaping Rule) {
    stops = Self.stops(
      in: root, origin: root.superviewOrigin, clip: clip ?? Focusability.screen(of: root), rule)
  }

  private static func stops(
    in view: View, origin: Point, clip: CellRect, _ rule: @escaping Rule
  ) -> [Stop] {
    let absolute = Rect(
      x: origin.x + view.frame.minX, y: origin.y + view.frame.minY, width: view.frame.width,
      height: view.frame.height)
    let visible = clip.intersection(CellRounding.rect(absolute))
    return rule(view, visible.isEmpty ? nil : Stop(view: view, cells: visible)) {
      stopsInside(of: view, absolute, clip: view.focusClip(visible, in: clip), rule)
    }
  }

  private static func stopsInside(
    of view: View, _ absolute: Rect, clip: CellRect, _ rule: @escaping Rule
  ) -> [Stop] {
    guard !clip.isEmpty else { return [] }
    let origin = view.contentOrigin(absolute)
    let parts = view.subviews.map { stops(in: $0, origin: origin, clip: clip, rule) }
      .filter { !$0.isEmpty }
    guard parts.count > 1 else { return parts.first ?? [] }
    let order = ReadingOrder.indices(
      of: parts.map(area), fromRight: view.isMirrored)
    return order.flatMap { parts[$0] }
  }

  /// Returns the smallest rectangle that contains the cells of the stops.
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
  /// Returns the cells of the window in which subviews can have the focus. `visible` are the view's visible cells, a
  /// part of `clip`. In a scroll view all cells count, since the user can scroll to them.
  final func focusClip(_ visible: CellRect, in clip: CellRect) -> CellRect {
    if scrollsContent { return visible.isEmpty ? visible : Focusability.everywhere }
    return clipsToBounds ? visible : clip
  }
}
