import Ashlar

/// The right and the bottom edge of a stage: lines just outside of it, with a grip in the middle of each. They can be
/// dragged.
struct StageEdges: Equatable {
  /// The size of the stage, and of its available area, in cells.
  let size, room: CellSize

  /// The distances in cells from a press to the edges that it drags; `nil` for an edge that it does not drag.
  struct Hold: Equatable {
    var right: Int?
    var bottom: Int?

    var isEmpty: Bool { right == nil && bottom == nil }
  }

  /// The cell in which the edges meet.
  var corner: CellPoint { CellPoint(x: size.width, y: min(size.height, room.height - 1)) }

  /// Returns what a press at a point holds. If the stage fills the available height, its last row also drags the bottom
  /// edge.
  func hold(at point: CellPoint) -> Hold {
    let isLast = size.height == room.height && point.y == size.height - 1
    return Hold(
      right: point.x == size.width && point.y <= size.height ? 0 : nil,
      bottom: point.x <= size.width && (point.y == size.height || isLast)
        ? size.height - point.y : nil)
  }

  /// Returns the lengths to which a held edge is dragged; `nil` for an edge that is not held. There is no row below the
  /// available area, so dragging to its last row makes the stage fill it.
  func lengths(of hold: Hold, draggedTo point: CellPoint) -> (width: Int?, height: Int?) {
    (
      hold.right.map { point.x + $0 },
      hold.bottom.map { point.y >= room.height - 1 ? room.height : point.y + $0 }
    )
  }

  /// Returns the cells of an edge's grip: three in its middle, fewer on a short edge.
  private static func grip(of length: Int) -> Range<Int> {
    let size = min(3, max(0, length - 2))
    let start = (length - size) / 2
    return start..<start + size
  }
}

extension StageEdges {
  /// Draws the edges. An edge at the end of the available area is less prominent, or not drawn if it has no row.
  @MainActor func draw(in context: DrawingContext, areMoved: Bool) {
    let canvas = context.canvas
    let moved = areMoved ? context.theme.tint.with(.bold) : context.theme.tint
    // In reverse, so that it is visible without colours.
    let grip = moved.with(.reverse)
    canvas.drawVerticalRule(
      from: CellPoint(x: size.width, y: 0), length: size.height,
      style: size.width < room.width ? moved : context.theme.separator)
    for y in Self.grip(of: size.height) {
      canvas.draw(text: "║", at: CellPoint(x: size.width, y: y), style: grip)
    }
    if size.height < room.height {
      canvas.drawHorizontalRule(
        from: CellPoint(x: 0, y: size.height), length: size.width, style: moved)
      for x in Self.grip(of: size.width) {
        canvas.draw(text: "═", at: CellPoint(x: x, y: size.height), style: grip)
      }
    }
    canvas.draw(text: "┘", at: corner, style: moved)
  }

  /// Draws the size beside the grip that moves, outside of the stage if there is room.
  @MainActor func drawSize(in context: DrawingContext, besideBottom isLower: Bool) {
    let text = " \(size.width)×\(size.height) "
    let beyond = size.width + 1 + text.columns <= context.canvas.bounds.width
    let place =
      isLower
      ? CellPoint(
        x: min(Self.grip(of: size.width).upperBound + 1, size.width - text.columns),
        y: min(size.height, room.height - 1))
      : CellPoint(
        x: beyond ? size.width + 1 : size.width - text.columns, y: max(0, (size.height - 1) / 2))
    context.canvas.draw(
      text: text, at: CellPoint(x: max(0, place.x), y: place.y), style: context.theme.selection)
  }
}
