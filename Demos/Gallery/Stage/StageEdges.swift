import Ashlar

/// The size of a stage: its whole available area, or less if its edges were moved.
struct StageSize: Equatable {
  /// The available area in cells.
  var room: CellSize
  /// The lengths that the user has set; `nil` fills the area along that axis.
  private var chosenWidth: Int?
  private var chosenHeight: Int?

  init(room: CellSize) { self.room = room }

  var size: CellSize {
    CellSize(
      width: min(chosenWidth ?? room.width, room.width),
      height: min(chosenHeight ?? room.height, room.height))
  }

  var isFilled: Bool { size == room }

  /// Sets the width, the height or both. A length that is at least that of the area fills it again.
  mutating func resize(width: Int? = nil, height: Int? = nil) {
    if let width { chosenWidth = width < room.width ? max(0, width) : nil }
    if let height { chosenHeight = height < room.height ? max(0, height) : nil }
  }

  /// Copies the lengths that were set in another size.
  mutating func restore(_ other: StageSize) {
    chosenWidth = other.chosenWidth
    chosenHeight = other.chosenHeight
  }

  mutating func fill() {
    chosenWidth = nil
    chosenHeight = nil
  }
}

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
