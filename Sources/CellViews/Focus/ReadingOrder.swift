import AutoLayout
import CellDrawing

/// The reading order of rectangles of cells: from top to bottom, and within a row from left to right, or from right to
/// left in a right-to-left layout.
///
///     ┌───┐ 2    A rectangle that spans several rows is read as a column: 1 comes before 2, 2 before 3, and 4, below
///     │ 1 │      all of them, is last.
///     └───┘ 3
///     4 4 4 4
enum ReadingOrder {
  /// Returns the indices of the rectangles in reading order. Rectangles that no straight line separates are sorted by
  /// their tops, then by the side at which a row begins.
  static func indices(of cells: [CellRect], fromRight: Bool) -> [Int] {
    divided(Array(cells.indices), in: cells, fromRight)
  }

  private static func divided(
    _ indices: [Int], in cells: [CellRect], _ fromRight: Bool
  ) -> [Int] {
    guard indices.count > 1 else { return indices }
    let rows = parts(indices) { (cells[$0].minY, cells[$0].maxY) }
    if rows.count > 1 { return rows.flatMap { divided($0, in: cells, fromRight) } }
    let columns = parts(indices) {
      fromRight ? (-cells[$0].maxX, -cells[$0].minX) : (cells[$0].minX, cells[$0].maxX)
    }
    if columns.count > 1 { return columns.flatMap { divided($0, in: cells, fromRight) } }
    return indices.sorted { first, second in
      key(cells[first], fromRight, first) < key(cells[second], fromRight, second)
    }
  }

  private static func key(
    _ cells: CellRect, _ fromRight: Bool, _ index: Int
  ) -> (Int, Int, Int) {
    (cells.minY, fromRight ? -cells.maxX : cells.minX, index)
  }

  /// Splits the indices into groups wherever a line across the axis crosses no rectangle.
  private static func parts(
    _ indices: [Int], _ range: (Int) -> (start: Int, end: Int)
  ) -> [[Int]] {
    let sorted = indices.sorted { (range($0).start, $0) < (range($1).start, $1) }
    var parts: [[Int]] = []
    var end = Int.min
    for index in sorted {
      if range(index).start >= end { parts.append([]) }
      parts[parts.count - 1].append(index)
      end = max(end, range(index).end)
    }
    return parts
  }
}

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
