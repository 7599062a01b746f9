import AutoLayout

/// The cells of a table: those assigned to parts (rows, headers and footers), and spare ones to reuse.
@MainActor final class RowCells {
  /// The visible cells with their parts, in order.
  private(set) var shown: [(part: Int, cell: TableViewCell)] = []
  /// All cells that are assigned to a part: visible ones, and cells that were only measured.
  private var byPart: [Int: TableViewCell] = [:]
  private var parts: [ObjectIdentifier: Int] = [:]
  private var spare: [ObjectIdentifier: [TableViewCell]] = [:]

  /// The maximum number of cells that are measured but not visible, and of spare cells of a class. It exceeds what a
  /// viewport needs and limits the memory that a long scroll takes.
  var limit = 64

  /// The number of cells that are assigned to a part but not visible.
  var preparedCount: Int { byPart.count - shown.count }

  /// Returns the cell assigned to a part, or `nil`.
  func cell(for part: Int) -> TableViewCell? { byPart[part] }

  /// Returns the part that a cell is assigned to, or `nil`.
  func part(of cell: TableViewCell) -> Int? { parts[ObjectIdentifier(cell)] }

  /// Assigns a cell to a part.
  func put(_ cell: TableViewCell, for part: Int) {
    byPart[part] = cell
    parts[ObjectIdentifier(cell)] = part
  }

  /// Removes and returns a spare cell of a class; `nil` where there is none.
  func takeSpare<Cell: TableViewCell>(_ type: Cell.Type) -> Cell? {
    spare[ObjectIdentifier(type)]?.popLast() as? Cell
  }

  /// The cell that contains the view with the focus. It stays assigned to its part while it is not visible.
  private(set) var focused: TableViewCell?

  /// The number of visible cells when recycling began; `nil` while visible cells must not be recycled.
  private var recycledFrom: Int?

  /// Allows ``recycle(farFrom:)`` to take visible cells until the next ``release(outside:)``.
  func beginRecycling(focused: TableViewCell?) {
    recycledFrom = recycledFrom ?? shown.count
    self.focused = focused
  }

  /// Makes the visible cell that is furthest from a part spare, if it is too far away to be visible together with that
  /// part. So a scroll over a long distance needs few more cells than are visible.
  func recycle(farFrom part: Int) {
    guard let reach = recycledFrom, let first = shown.first, let last = shown.last else { return }
    let furthest = abs(part - first.part) > abs(part - last.part) ? first : last
    guard abs(part - furthest.part) > reach, furthest.cell !== focused else { return }
    shown.removeAll { $0.part == furthest.part }
    release(furthest.part)
  }

  /// Makes the visible cells outside of some parts spare. The cells of these parts are about to be shown, so recycling
  /// ends.
  func release(outside parts: Range<Int>) {
    recycledFrom = nil
    let gone = shown.filter { !parts.contains($0.part) && $0.cell !== focused }
    shown.removeAll { !parts.contains($0.part) }
    for (part, _) in gone { release(part) }
  }

  /// Makes `cells` the visible ones. All others become spare, except the one with the focus. At most two spare cells of
  /// a class are kept.
  func show(_ cells: [(part: Int, cell: TableViewCell)], focused: TableViewCell?) {
    shown = cells
    recycledFrom = nil
    self.focused = focused
    releasePrepared()
    spare = spare.mapValues { Array($0.suffix(2)) }
  }

  /// Makes all cells spare that are not visible, except the one with the focus.
  func releasePrepared() {
    guard preparedCount > 0 else { return }
    let parts = Set(shown.map(\.part))
    for part in byPart.keys.sorted() where !parts.contains(part) && byPart[part] !== focused {
      release(part)
    }
  }

  /// Makes all cells spare.
  func releaseAll() {
    shown = []
    focused = nil
    releasePrepared()
  }

  /// Assigns the cells to the new indices of their rows. Cells of other parts become spare.
  func apply(_ changes: PartChanges) {
    let old = byPart
    let shownParts = Set(shown.map(\.part))
    shown = []
    for part in old.keys.sorted() where changes.keptPart(of: part) == nil { release(part) }
    let kept = byPart
    byPart = [:]
    parts = [:]
    for part in kept.keys.sorted() {
      guard let cell = kept[part], let new = changes.keptPart(of: part) else { continue }
      put(cell, for: new)
      if shownParts.contains(part) { shown.append((new, cell)) }
    }
    shown.sort { $0.part < $1.part }
  }

  private func release(_ part: Int) {
    guard let cell = byPart.removeValue(forKey: part) else { return }
    parts[ObjectIdentifier(cell)] = nil
    cell.removeFromSuperview()
    let kind = ObjectIdentifier(type(of: cell))
    let cells = spare[kind, default: []]
    // A data source may return its own cells again and again.
    guard cells.count < limit, !cells.contains(where: { $0 === cell }) else { return }
    spare[kind] = cells + [cell]
  }
}
