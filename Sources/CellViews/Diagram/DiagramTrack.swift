import AutoLayout
import CellDrawing

/// A row or a column of cells, on which an arrow or a spring is drawn.
struct DiagramTrack {
  let axis: LayoutAxis
  /// The first cell.
  let origin: CellPoint
  let length: Int

  /// Creates a track along a rectangle, one cell thick whatever the rectangle's thickness is.
  init(_ axis: LayoutAxis, _ rect: CellRect) {
    self.init(axis, rect.origin, axis == .horizontal ? rect.width : rect.height)
  }

  private init(_ axis: LayoutAxis, _ origin: CellPoint, _ length: Int) {
    self.axis = axis
    self.origin = origin
    self.length = length
  }

  /// The cells as a rectangle, one cell thick.
  var cells: CellRect { rect(length: length) }

  /// The cells; for an empty track the cell at its origin.
  var widened: CellRect { rect(length: max(1, length)) }

  private func rect(length: Int) -> CellRect {
    axis == .horizontal
      ? CellRect(x: origin.x, y: origin.y, width: length, height: 1)
      : CellRect(x: origin.x, y: origin.y, width: 1, height: length)
  }

  /// The track and the parallel ones beside it, the nearest first: up to two rows or four columns away.
  var alternatives: [DiagramTrack] {
    let reach = axis == .horizontal ? 2 : 4
    return [self] + (1...reach).flatMap { [moved($0), moved(-$0)] }
  }

  private func moved(_ cells: Int) -> DiagramTrack {
    let by = axis == .horizontal ? CellPoint(x: 0, y: cells) : CellPoint(x: cells, y: 0)
    return DiagramTrack(axis, rect(length: 1).offset(by: by).origin, length)
  }

  // MARK: - Glyphs

  /// Returns the number of cells between the start and a cell.
  func index(of point: CellPoint) -> Int {
    axis == .horizontal ? point.x - origin.x : point.y - origin.y
  }

  func isEnd(_ point: CellPoint) -> Bool { [0, length - 1].contains(index(of: point)) }

  /// Returns a cell of an arrow: `←──→`. A single cell has both heads.
  func arrow(at index: Int) -> Character {
    outwards(at: index) ?? (axis == .horizontal ? "─" : "│")
  }

  /// Returns a cell of a spring: `→/\/\←` pulls its ends inwards, `←/\/\→` pushes them outwards, `/\/\/\` does neither.
  func spring(_ spring: LayoutSpring, at index: Int) -> Character {
    func coil(from start: Int) -> Character {
      (index - start).isMultiple(of: 2) ? "/" : "\\"
    }
    return switch spring {
    case .hugging: inwards(at: index) ?? coil(from: 1)
    case .compressionResistance: outwards(at: index) ?? coil(from: 1)
    case .relaxed: coil(from: 0)
    }
  }

  private func outwards(at index: Int) -> Character? {
    axis == .horizontal
      ? end(at: index, "←", "→", both: "↔") : end(at: index, "↑", "↓", both: "↕")
  }

  private func inwards(at index: Int) -> Character? {
    axis == .horizontal
      ? end(at: index, "→", "←", both: "×") : end(at: index, "↓", "↑", both: "×")
  }

  private func end(
    at index: Int, _ first: Character, _ last: Character, both: Character
  ) -> Character? {
    if length == 1 { return both }
    return index == 0 ? first : index == length - 1 ? last : nil
  }

  // MARK: - Text

  /// Returns the places where a text can begin, the best first. On a horizontal track this is the middle of its visible
  /// part, if the text leaves the ends free; then come places beside the track. A later group is used only if no place
  /// of the earlier ones is free.
  func places(of width: Int, within seen: CellRect) -> [[CellPoint]] {
    let part = widened.intersection(seen)
    guard !part.isEmpty else { return [] }
    func place(_ x: Int, _ y: Int) -> CellPoint { CellPoint(x: x, y: y) }
    if axis == .horizontal {
      let (low, high) = (max(part.minX, origin.x + 1), min(part.maxX, origin.x + length - 1))
      let inside = high - low >= width ? [place(low + (high - low - width) / 2, origin.y)] : []
      let columns = nearest(
        to: part.minX + (min(length, part.width) - width) / 2, in: part.minX - width + 1..<part.maxX
      )
      return [
        inside + [place(origin.x + length, origin.y), place(origin.x - width, origin.y)]
          + columns.map { place($0, origin.y + 1) } + columns.map { place($0, origin.y - 1) }
      ]
    }
    let rows = nearest(to: part.minY + (part.height - 1) / 2, in: part.minY..<part.maxY)
    // Before the start or after the end of a vertical track, a text would seem to belong to its neighbours.
    return [
      rows.flatMap { [place(origin.x + 1, $0), place(origin.x - width, $0)] },
      [place(origin.x, origin.y + length), place(origin.x, origin.y - 1)],
    ]
  }

  /// Returns the numbers of a range, sorted by their distance from `middle`.
  private func nearest(to middle: Int, in range: Range<Int>) -> [Int] {
    range.sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
  }
}
