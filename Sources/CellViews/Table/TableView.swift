import AutoLayout
import CellDrawing
import TerminalInterface

/// Rows from top to bottom, each as high as its own constraints say, of which a part is shown.
///
/// Only rows near the visible part have cells and are measured, so a row costs the same in any
/// table. A row is measured when it is first needed, and again when the table's width or the row's
/// content changes (UIKit keeps the old heights there until the table is reloaded). The rows that
/// are seen do not move when rows above them are measured, inserted or deleted. A scroll bar is
/// drawn over the last column, and takes no width from the rows; its thumb can be dragged, and a press beside it
/// goes a page. Rows and bar are inside of the border. UIKit's name: `UITableView`.
@MainActor open class TableView: View {
  /// Stands for a height that is found out: a row's own, or an estimate of it.
  public nonisolated static let automaticDimension = -1.0
  /// The height in cells of a row whose cell asks for none; 44 points in UIKit.
  public nonisolated static let defaultRowHeight = 3.0

  /// The source of the rows and their cells; without one there are none. Setting it reloads the
  /// table.
  public final weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }
  /// The delegate, which is asked for the rows' heights; absent unless set, when ``rowHeight`` and
  /// ``estimatedRowHeight`` count.
  public final weak var delegate: (any TableViewDelegate)? { didSet { measureRowsAgain() } }

  /// The height of every row in cells, its separator included; ``automaticDimension``, which it is
  /// unless set, lets the cells' constraints decide.
  ///
  /// A fraction is rounded up in the layout. A number that is not above 0 or not finite counts as
  /// ``automaticDimension``.
  public final var rowHeight = automaticDimension {
    didSet {
      if rowHeight == 0 || Self.wholeHeight(rowHeight) == nil {
        rowHeight = Self.automaticDimension
      }
      if rowHeight != oldValue { measureRowsAgain() }
    }
  }

  /// The height in cells that a row is taken to have until it is measured, separator included;
  /// unless set ``automaticDimension``, which is ``defaultRowHeight`` and the separator.
  ///
  /// It counts for ``contentSize`` and ``contentOffset`` only, where a fraction is rounded up. With
  /// 0 nothing is estimated: the next layout measures every row, however many there are (UIKit
  /// gives up automatic heights then). A number that is below 0 or not finite counts as
  /// ``automaticDimension``.
  public final var estimatedRowHeight = automaticDimension {
    didSet {
      if estimatedRowHeight != 0, Self.wholeHeight(estimatedRowHeight) == nil {
        estimatedRowHeight = Self.automaticDimension
      }
      if estimatedRowHeight != oldValue { measureRowsAgain() }
    }
  }

  /// The line between rows; none unless set.
  ///
  /// A line takes one cell of the row's height. An automatic height is that much greater; in one
  /// that was given the content gets that much less, as in UIKit.
  public final var separatorStyle = TableViewCell.SeparatorStyle.none {
    didSet { if separatorStyle != oldValue { measureRowsAgain() } }
  }

  /// Whether a bar shows which rows are seen; true unless set. UIKit's name.
  public final var showsVerticalScrollIndicator = true { didSet { setNeedsDisplay() } }

  /// The reports about the rows, in order; the last hundred. The window's `reports` have them, too.
  public final internal(set) var tableReports: [TableReport] = []

  let cells = RowCells()
  var heights = RowHeights(count: 0, estimate: 0)
  var rowCount: Int { heights.count }
  /// The delegate's estimates were not asked for yet.
  var estimatesAreStale = false
  var measuredWidth = 0.0
  var needsReload = true
  /// The classes of cells that were reported to ask for no height.
  var reportedCells: Set<ObjectIdentifier> = []

  /// The updates that the next layout applies, in order.
  var queuedUpdates: [QueuedUpdates] = []
  var openUpdates = RowUpdates()
  var updateDepth = 0
  var observers: [WeakRowObserver] = []

  /// Where the visible part starts, as it was scrolled to; sizes that cannot show it so do not
  /// change it.
  var wanted = RowPosition.start
  var moves: [Move] = []
  var shownTop = RowPosition.start
  /// What there was to scroll after the last layout, in rows.
  var shownExtent = ScrollExtent(content: 0, visible: 0, offset: 0)
  private var interaction = ScrollInteraction()

  /// Creates a table without rows.
  public override init() {
    super.init()
    clipsToBounds = true
  }

  /// Creates a table without rows, with a frame that holds until constraints decide on it.
  public override init(frame: Rect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  // MARK: - Rows

  /// The number of rows, as of the last layout.
  public final var numberOfRows: Int { rowCount }
  /// The rows that are at least partly visible, as of the last layout. UIKit's name:
  /// `indexPathsForVisibleRows`.
  public final var visibleRows: [Int] { cells.shown.map(\.row) }
  /// The cells of ``visibleRows``, in the same order.
  public final var visibleCells: [TableViewCell] { cells.shown.map(\.cell) }

  /// The cell that shows a row, as of the last layout; absent where the row is not visible.
  public final func cellForRow(at row: Int) -> TableViewCell? {
    cells.shown.first { $0.row == row }?.cell
  }

  /// The row that a cell shows, as of the last layout; absent where it shows none. UIKit's name:
  /// `indexPath(for:)`.
  public final func row(for cell: TableViewCell) -> Int? {
    cells.shown.first { $0.cell === cell }?.row
  }

  /// A cell that is not shown any more, or a new one.
  public final func dequeueReusableCell<Cell: TableViewCell>(_ type: Cell.Type) -> Cell {
    guard let cell = cells.takeSpare(type) else { return Cell() }
    cell.prepareForReuse()
    return cell
  }

  /// Asks the data source for everything again in the next layout; the scroll position stays where
  /// it can.
  public final func reloadData() {
    needsReload = true
    queuedUpdates = []
    setNeedsLayout()
    tell(.reload)
  }

  // MARK: - Events

  /// Takes the arrow keys up and down, Page Up, Page Down, Home and End where they move what is seen; any other
  /// goes to the superview.
  open override func keyDown(_ key: KeyPress) -> Bool { interaction.keyDown(key, in: self) }

  /// Takes the steps of the wheel as ``keyDown(_:)`` takes keys, and what is done to the scroll bar; the rest
  /// goes to the superview.
  open override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    interaction.mouse(event, at: point, in: self)
  }

  // MARK: - Layout

  override final func subviewNeedsMeasuring(_ view: View) { setNeedsLayout() }

  /// Asks the data source for the rows that come into sight, measures them and places their cells.
  ///
  /// - Complexity: the rows in sight, whatever the number of rows; all rows after a reload where
  ///   ``estimatedRowHeight`` is 0.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // A fitting tries sizes; rows and the place they are scrolled to belong to the real one.
    if isBeingFitted { return }
    cells.limit = 64 + Int(min(max(0, insideSize.height), 10_000))
    if needsReload { reload() } else { applyUpdates() }
    if insideSize.width != measuredWidth {
      measuredWidth = insideSize.width
      heights.forgetAll()
    }
    if estimatedRowHeight == 0 { measureAllRows() }
    let moves = self.moves
    self.moves = []
    for move in moves { apply(move) }
    shownTop = top(for: wanted)
    showRows()
    // Cells that were made only now may have other heights than those that were measured before.
    let top = top(for: wanted)
    if top != shownTop {
      shownTop = top
      showRows()
    }
    shownExtent = extentInRows
    setNeedsDisplay()
  }

  // MARK: - Scroll bar

  /// Draws the scroll bar inside of the border, over the last column; none where all rows are seen.
  open override func drawForeground(in context: DrawingContext) {
    interaction.draw(in: context, of: self)
  }

  override final func mouseCancelled() { interaction.letGo(in: self) }

  override final func coversSubviews(at point: CellPoint) -> Bool {
    ScrollInteraction.hasThumb(at: point, of: self)
  }
}
