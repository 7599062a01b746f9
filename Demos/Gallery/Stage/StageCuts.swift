import Ashlar

/// The places at which an edge of the stage cuts views of the demo, in cells of the stage. For each view that extends
/// beyond an edge it is the middle of the view's visible part.
struct StageCuts: Equatable {
  /// Rows.
  private(set) var left: [Int] = []
  private(set) var right: [Int] = []
  /// Columns.
  private(set) var top: [Int] = []
  private(set) var bottom: [Int] = []

  private let size: CellSize

  /// Finds the cuts of a demo for a stage of a size; both have the same top left corner.
  @MainActor init(of demo: View, size: CellSize) {
    self.size = size
    guard size.width > 0, size.height > 0 else { return }
    for view in demo.subviews { find(in: view, origin: demo.cellFrame.origin) }
  }

  /// `table` is the frame of the enclosing table, in the same coordinates as the view's frame.
  @MainActor private mutating func find(
    in view: View, origin: CellPoint, table: CellRect? = nil
  ) {
    guard !view.isHidden else { return }
    let seen = view.cellFrame
    if view.drawsItself || (view as? Label)?.text.isEmpty == false {
      let frame = seen.offset(by: CellPoint(x: -origin.x, y: -origin.y))
      if let table {
        // A table scrolls vertically and shows itself that there are more rows.
        if seen.minY < table.maxY, seen.maxY > table.minY { addSides(frame) }
      } else {
        addSides(frame)
        addEnds(frame)
      }
    }
    // Views inside of a scroll view can be scrolled to, and views inside of a control belong to it.
    guard !(view is ScrollView || view is Control) else { return }
    let inner = view is TableView ? seen : table
    for child in view.subviews { find(in: child, origin: origin, table: inner) }
  }

  /// Adds the cuts of outlines among marks, in the stage's coordinates.
  mutating func add(outlinesIn marks: [LayoutMark]) {
    for case .outline(let rect, _, _) in marks {
      let (left, top) = (LayoutUnit.cell(rect.minX), LayoutUnit.cell(rect.minY))
      let frame = CellRect(
        x: left, y: top, width: LayoutUnit.cell(rect.maxX) - left,
        height: LayoutUnit.cell(rect.maxY) - top)
      addSides(frame)
      addEnds(frame)
    }
  }

  private mutating func addSides(_ frame: CellRect) {
    guard frame.width > 0, frame.height > 0 else { return }
    let row = Self.middle(frame.minY, frame.maxY, within: size.height)
    if frame.minX < 0 { left.append(row) }
    if frame.maxX > size.width { right.append(row) }
  }

  private mutating func addEnds(_ frame: CellRect) {
    guard frame.width > 0, frame.height > 0 else { return }
    let column = Self.middle(frame.minX, frame.maxX, within: size.width)
    if frame.minY < 0 { top.append(column) }
    if frame.maxY > size.height { bottom.append(column) }
  }

  /// The middle of the part of a range that is within a length; if there is none, the end of the length that is nearest
  /// to the range.
  private static func middle(_ start: Int, _ end: Int, within length: Int) -> Int {
    min(max((max(start, 0) + min(end, length) - 1) / 2, 0), length - 1)
  }
}

extension StageCuts {
  /// Draws a sign at each cut. `corner` is where the right and the bottom edge meet. If the stage leaves no row for its
  /// bottom edge, a single sign for it is drawn in the corner. There are no lines at the left and the top, so the signs
  /// for these are inside the stage.
  @MainActor func draw(on canvas: Canvas, corner: CellPoint, style: Style) {
    let below = corner.y < size.height && !bottom.isEmpty ? [corner.x] : bottom
    for y in left { canvas.draw(text: "‹", at: CellPoint(x: 0, y: y), style: style) }
    for x in top { canvas.draw(text: "↑", at: CellPoint(x: x, y: 0), style: style) }
    for y in right {
      // The corner is not covered.
      let y = max(0, min(y, corner.y - 1))
      canvas.draw(text: "›", at: CellPoint(x: corner.x, y: y), style: style)
    }
    for x in below { canvas.draw(text: "↓", at: CellPoint(x: x, y: corner.y), style: style) }
  }
}
