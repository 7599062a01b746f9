import AutoLayout
import CellDrawing
import TerminalInterface

/// What a table shows. UIKit's name: `UITableViewDataSource`.
@MainActor public protocol TableViewDataSource: AnyObject {
  func numberOfRows(in tableView: TableView) -> Int
  /// A cell for a row, best one from ``TableView/dequeueReusableCell(_:)``.
  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell
}

/// Rows from top to bottom, each as high as its own constraints say, of which a part is shown.
///
/// Only rows near the visible part have cells, so a row costs the same in any table. A row is
/// measured when it is first shown, and again when the table's width or the row's content changes
/// (UIKit keeps the old heights there until the table is reloaded). A scroll bar is drawn over the
/// last column; it takes no width from the rows. UIKit's name: `UITableView`.
@MainActor public final class TableView: View {
  public weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }

  /// The cells that are shown, with their rows in order.
  private(set) var visible: [(row: Int, cell: TableViewCell)] = []
  /// Cells that were measured or shown and whose row is not shown any more.
  private var prepared: [Int: TableViewCell] = [:]
  private var reusable: [ObjectIdentifier: [TableViewCell]] = [:]
  private var heights: [Int: Double] = [:]
  private var measuredWidth = 0.0
  private var rowCount = 0
  private var needsReload = true
  /// Where the visible part starts, as it was scrolled to; sizes that cannot show it so do not
  /// change it.
  private var wanted = RowPosition.start
  private var moves: [ScrollMove] = []
  private(set) var shownTop = RowPosition.start

  public override init() {
    super.init()
    clipsToBounds = true
  }

  /// The rows that are at least partly visible, as of the last layout.
  public var visibleRows: [Int] { visible.map(\.row) }
  /// The cells of ``visibleRows``, in the same order.
  public var visibleCells: [TableViewCell] { visible.map(\.cell) }

  /// Asks the data source for everything again in the next layout; the scroll position stays where
  /// it can.
  public func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  private func reload() {
    needsReload = false
    for (_, cell) in visible { recycle(cell) }
    visible = []
    recyclePrepared()
    heights = [:]
    rowCount = max(0, dataSource?.numberOfRows(in: self) ?? 0)
  }

  /// A cell that is not shown any more, or a new one.
  public func dequeueReusableCell<Cell: TableViewCell>(_ type: Cell.Type) -> Cell {
    if let cell = reusable[ObjectIdentifier(type)]?.popLast() as? Cell {
      cell.prepareForReuse()
      return cell
    }
    return Cell()
  }

  // MARK: - Scrolling

  /// Scrolls in the next layout, as far as there are rows.
  public func scroll(_ move: ScrollMove) {
    moves.append(move)
    setNeedsLayout()
  }

  public override func keyDown(_ key: KeyPress) -> Bool {
    guard let move = ScrollMove(key) else { return false }
    scroll(move)
    return true
  }

  public override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    guard let move = ScrollMove(event) else { return false }
    scroll(move)
    return true
  }

  // MARK: - Layout

  public override func layoutSubviews() {
    super.layoutSubviews()
    // A fitting tries sizes; rows and the place they are scrolled to belong to the real one.
    if isBeingFitted { return }
    if needsReload { reload() }
    if bounds.width != measuredWidth {
      measuredWidth = bounds.width
      heights = [:]
    }
    let viewport = bounds.height
    let moves = self.moves
    self.moves = []
    for move in moves { apply(move, viewport: viewport) }
    shownTop = top(for: wanted, viewport: viewport)
    showRows(viewport: viewport)
    setNeedsDisplay()
  }

  /// Places the rows that reach into the viewport and lets go of the others.
  private func showRows(viewport: Double) {
    var shown: [(row: Int, cell: TableViewCell)] = []
    var row = shownTop.row
    var y = -shownTop.offset
    while row < rowCount, y < viewport, viewport > 0 {
      let cell = cell(for: row)
      prepared[row] = nil
      if cell.needsMeasuring { heights[row] = nil }
      let height = heights[row] ?? measure(row, in: cell)
      cell.frame = Rect(x: 0, y: y, width: bounds.width, height: height)
      shown.append((row, cell))
      y += height
      row += 1
    }
    let rows = Set(shown.map(\.row))
    for (row, cell) in visible where !rows.contains(row) { recycle(cell) }
    visible = shown
    for (index, (row, cell)) in shown.enumerated() {
      cell.identifier = "row\(row)"
      guard children.firstIndex(where: { $0 === cell }) != index else { continue }
      insertSubview(cell, at: index)
    }
    recyclePrepared()
  }

  /// The cell that shows a row, or that measured it in this layout, if there is one.
  private func presentCell(for row: Int) -> TableViewCell? {
    visible.first { $0.row == row }?.cell ?? prepared[row]
  }

  private func cell(for row: Int) -> TableViewCell {
    if let cell = presentCell(for: row) { return cell }
    var cell = dataSource?.tableView(self, cellForRowAt: row) ?? TableViewCell()
    // One cell cannot be in two places: the second row stays empty.
    let isTaken =
      prepared.values.contains { $0 === cell }
      || visible.contains { $0.row != row && $0.cell === cell }
    if isTaken { cell = TableViewCell() }
    prepared[row] = cell
    return cell
  }

  /// The height in rows of a cell whose constraints ask for none.
  public static let defaultRowHeight = 3.0
  private static let mostPreparedCells = 64

  /// A row's height at the table's width.
  private func height(of row: Int) -> Double {
    let needsMeasuring = presentCell(for: row)?.needsMeasuring ?? false
    if !needsMeasuring, let height = heights[row] { return height }
    // A long way through a table takes no more cells than a short one.
    if prepared.count > Self.mostPreparedCells { recyclePrepared() }
    return measure(row, in: cell(for: row))
  }

  private func measure(_ row: Int, in cell: TableViewCell) -> Double {
    let fitting = cell.fittingHeight(forWidth: bounds.width)
    let height = fitting > 0 ? fitting : Self.defaultRowHeight
    heights[row] = height
    return height
  }

  private func recycle(_ cell: TableViewCell) {
    cell.removeFromSuperview()
    // A data source may hand out cells of its own again and again.
    let pool = reusable[ObjectIdentifier(type(of: cell)), default: []]
    guard pool.count < Self.mostPreparedCells, !pool.contains(where: { $0 === cell }) else {
      return
    }
    reusable[ObjectIdentifier(type(of: cell))] = pool + [cell]
  }

  private func recyclePrepared() {
    for row in prepared.keys.sorted() {
      if let cell = prepared[row] { recycle(cell) }
    }
    prepared = [:]
  }

  // MARK: - Position

  /// The position itself, or the last one at which the rows still fill the viewport.
  private func top(for position: RowPosition, viewport: Double) -> RowPosition {
    var position = position
    if position.row >= rowCount { position = RowPosition(row: max(0, rowCount - 1), offset: 0) }
    if position.row < rowCount {
      position.offset = min(position.offset, max(0, height(of: position.row) - 1))
    }
    var room = viewport + position.offset
    for row in position.row..<max(position.row, rowCount) {
      room -= height(of: row)
      if room <= 0 { return position }
    }
    return room > 0 ? moved(position, by: -room) : position
  }

  /// The position a number of lines further down, or up where negative; within the rows.
  private func moved(_ position: RowPosition, by lines: Double) -> RowPosition {
    var position = position
    position.offset += lines
    while position.offset < 0, position.row > 0 {
      position.row -= 1
      position.offset += height(of: position.row)
    }
    while position.row < rowCount - 1, position.offset >= height(of: position.row) {
      position.offset -= height(of: position.row)
      position.row += 1
    }
    position.offset = max(0, position.offset)
    return position
  }

  private func apply(_ move: ScrollMove, viewport: Double) {
    let start = top(for: wanted, viewport: viewport)
    switch move {
    case .lines(let lines): wanted = moved(start, by: Double(lines))
    case .pages(let pages):
      wanted = moved(start, by: Double(pages) * max(1, viewport - 1))
    case .start: wanted = .start
    case .end: wanted = RowPosition(row: max(0, rowCount - 1), offset: 0)
    }
    wanted = top(for: wanted, viewport: viewport)
  }

  // MARK: - Scroll bar

  public override func drawForeground(in canvas: Canvas) {
    let height = canvas.bounds.height
    guard let last = visible.last, height > 0, rowCount > 0 else { return }
    let end = last.cell.frame.maxY
    guard shownTop != .start || last.row < rowCount - 1 || end > bounds.height else { return }
    let length = max(1, height * visible.count / rowCount)
    let isAtEnd = last.row == rowCount - 1 && end <= bounds.height
    let start =
      isAtEnd ? height - length : min(height - length, height * shownTop.row / rowCount)
    canvas.drawVerticalRule(
      from: CellPoint(x: canvas.bounds.maxX - 1, y: start), length: length, .heavy)
  }
}

/// A place in a table: a row and the lines of it that are above the edge.
struct RowPosition: Equatable {
  var row: Int
  var offset: Double

  static let start = RowPosition(row: 0, offset: 0)
}
