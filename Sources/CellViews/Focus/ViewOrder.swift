import AutoLayout
import CellDrawing

/// Views of a tree in reading order, as of the last layout.
///
/// What is inside of one superview stands together, so that no pane is left and entered again. Among the subviews of a
/// view the order of ``ReadingOrder`` counts.
@MainActor struct ViewOrder {
  /// A view with its visible cells in the window; in a scroll view, all of its cells.
  struct Stop {
    let view: View
    let cells: CellRect
  }

  /// Returns the stops of a view, given the one that it would be, which is `nil` where none of its cells are visible, and
  /// a function that returns those inside of it.
  typealias Rule = @MainActor (_ view: View, _ own: Stop?, _ inside: () -> [Stop]) -> [Stop]

  let stops: [Stop]

  /// Creates the order of the views in `root`, which is one of them, with those cells visible that the views around it
  /// leave, or others.
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
