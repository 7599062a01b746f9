import AutoLayout
import CellDrawing
import TerminalInterface

/// A scrolling list of rows whose own constraints define their heights. UIKit's name: `UITableView`.
///
/// Only rows near the viewport have cells and are measured, so the cost of a row does not depend on the number of rows.
/// A row is measured when it is first needed, and again when the table's width or the row's content changes (UIKit
/// keeps the old heights until a reload). When rows above are measured, inserted or deleted, the visible rows stay in
/// place. The scroll bar is drawn over the last column and takes no width from the rows. Its thumb can be dragged, and
/// a press on the track scrolls by a page. Rows and bar are inside of the border.
@MainActor open class TableView: View {
  /// The value of a height or an estimate that means automatic.
  public nonisolated static let automaticDimension = -1.0
  /// The height in cells, without the separator, of a row whose cell defines none; UIKit has 44 points.
  public nonisolated static let defaultRowHeight = 3.0

  /// Provides the rows and their cells; held weakly. Without a data source the table is empty. Setting it reloads the
  /// table.
  public final weak var dataSource: (any TableViewDataSource)? {
    didSet {
      given.dataSource = dataSource != nil
      reloadData()
    }
  }
  /// Provides row heights and estimates, and is told about selection and scrolling; held weakly. Without a delegate,
  /// ``rowHeight`` and ``estimatedRowHeight`` apply.
  public final weak var delegate: (any TableViewDelegate)? {
    didSet {
      given.delegate = delegate != nil
      measureRowsAgain()
    }
  }
  /// Whether a data source and a delegate were set, even if they were released since.
  private(set) var given = (dataSource: false, delegate: false)

  /// The height of every row in cells, with the separator; with ``automaticDimension``, the default, the cells'
  /// constraints define it.
  ///
  /// A fraction is rounded up. A value that is not above 0 or not finite counts as ``automaticDimension``.
  public final var rowHeight = automaticDimension {
    didSet {
      if rowHeight == 0 || Self.wholeHeight(rowHeight) == nil {
        rowHeight = Self.automaticDimension
      }
      if rowHeight != oldValue { measureRowsAgain() }
    }
  }

  /// The estimated height in cells of a row that was not measured, with the separator. The default,
  /// ``automaticDimension``, means ``defaultRowHeight`` plus the separator.
  ///
  /// It affects only ``contentSize`` and ``contentOffset``. A fraction is rounded up. With 0, the next layout measures
  /// every row, however many there are (in UIKit, 0 turns automatic heights off). A negative or non-finite value counts
  /// as ``automaticDimension``.
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
  /// The line takes one cell of the row's height. It makes an automatic height one cell larger; with a given height,
  /// the content gets one cell less, as in UIKit.
  public final var separatorStyle = TableViewCell.SeparatorStyle.none {
    didSet { if separatorStyle != oldValue { measureRowsAgain() } }
  }

  /// The extra room above the first row and below the last one to which the user can scroll; zero unless set. UIKit's
  /// name.
  ///
  /// Rows that are scrolled to are placed between the insets, so use insets as large as whatever covers the table
  /// there. A table at its start stays there, with the top inset visible; at least one line of the rows always stays
  /// visible. Left and right are ignored. A fraction is rounded up; a negative or non-finite number counts as 0.
  public final var contentInset = EdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      if wanted == Self.start(with: oldValue) { wanted = start }
      setNeedsLayout()
    }
  }

  /// Whether the scroll bar is shown; true unless set. UIKit's name.
  public final var showsVerticalScrollIndicator = true { didSet { setNeedsDisplay() } }

  /// The last hundred reports about the rows, in order. They are also among the window's `reports`.
  public final internal(set) var tableReports: [TableReport] = []

  let cells = RowCells()
  var heights = RowHeights(count: 0, estimate: 0)
  /// The sections, rows, headers and footers, as of the last layout.
  var parts = TableParts(rowCount: 0)
  var partCount: Int { parts.count }
  var rowCount: Int { parts.rowCount }
  /// The visible rows and their cells, in order.
  var shownRows: [(row: Int, cell: TableViewCell)] {
    cells.shown.compactMap { shown in parts.row(ofPart: shown.part).map { ($0, shown.cell) } }
  }
  /// Whether the delegate has to be asked for its estimates again.
  var estimatesAreStale = false
  var measuredWidth = 0.0
  var needsReload = true
  /// The cell classes that were reported because their constraints define no height.
  var reportedCells: Set<ObjectIdentifier> = []

  /// The updates that the next layout applies, in order.
  var queuedUpdates: [QueuedUpdates] = []
  var openUpdates = RowUpdates()
  var updateDepth = 0
  var observers: [WeakRowObserver] = []

  /// The requested scroll position. The layout shows the nearest valid one (``shownTop``) and leaves this unchanged.
  var wanted = RowPosition.start
  var moves: [Move] = []
  var shownTop = RowPosition.start
  /// The extent after the last layout, in rows.
  var shownExtent = ScrollExtent(content: 0, visible: 0, offset: 0)
  private var interaction = ScrollInteraction()
  /// The running scroll animation and its move; `nil` if there is none.
  var scrollAnimation: ScrollAnimation?
  var animatedMove: Move?
  /// What the delegate has to be told after the layout.
  var news = TableNews()

  /// Whether a table that shows its end keeps showing it when rows are added or grow, and when the table shrinks; false
  /// unless set. Scrolling up leaves the end, and scrolling back to the end returns to it. Before its first layout a
  /// table counts as at its end.
  public final var sticksToEnd = false { didSet { if sticksToEnd { setNeedsLayout() } } }
  /// Whether the end was visible after the last layout.
  private var isAtEnd = true

  var storedAllowsSelection = false
  /// The focused row and the selected ones, by their indices after all queued updates.
  var selection = RowSelection()
  /// The selected rows that the delegate was last told.
  var toldRows: Set<Int> = []

  /// Creates a table without rows.
  public override init() {
    super.init()
    clipsToBounds = true
  }

  /// Creates a table without rows. The frame is in the superview's coordinates and holds until
  /// constraints decide on it.
  public override init(frame: Rect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  package override func ownDiagnostics() -> [LayoutDiagnostic] {
    var found = super.ownDiagnostics()
    if given.dataSource, dataSource == nil {
      found.append(.goneDataSource(of: debugName, source: addedAt))
    }
    if given.delegate, delegate == nil {
      found.append(.goneDelegate(of: debugName, source: addedAt))
    }
    return found
  }

  // MARK: - Rows

  /// Reloads all rows from the data source in the next layout. The scroll position is kept as far as possible.
  public final func reloadData() {
    endScrollAnimation()
    needsReload = true
    queuedUpdates = []
    setNeedsLayout()
    tell(.reload)
  }

  // MARK: - Events

  /// Scrolls for the up and down arrows, Page Up, Page Down, Home and End; returns whether the content moved. Other
  /// keys go to the superview.
  ///
  /// With ``allowsSelection``, these keys move the focus from row to row, and scroll if there is no other row. Enter
  /// performs the primary action on the focused row. With multiple selection, the space bar selects the focused row,
  /// and Shift selects the rows that the focus passes. If the delegate has a title for the primary action, Enter is one
  /// of the ``keyCommands`` instead.
  open override func keyDown(_ key: KeyPress) -> Bool {
    selectionKeyDown(key) || interaction.keyDown(key, in: self)
  }

  /// Whether the key would scroll, or with ``allowsSelection`` move the focus to another row, select the focused row,
  /// or perform its primary action. Commands that ``ScrollMove`` creates for keys that scroll are listed nevertheless,
  /// since they describe them.
  open override func usesKey(_ key: KeyPress) -> Bool {
    selectionUsesKey(key) || interaction.usesKey(key, in: self)
  }

  /// The commands of the selection: Enter with the delegate's title for the primary action, if there is one, and with
  /// multiple selection Ctrl-A.
  open override var keyCommands: [KeyCommand] { selectionCommands }

  /// Scrolls for the wheel and for drags and presses on the scroll bar. With ``allowsSelection``, a press focuses a
  /// row, and a double click performs its primary action. Returns whether the event was used.
  open override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    let wasDragging = isDragging
    defer { tellDragging(since: wasDragging) }
    return interaction.mouse(event, at: point, in: self) || selectionMouse(event, at: point)
  }

  /// Whether the user holds the thumb of the scroll bar. UIKit's name.
  public final var isDragging: Bool { interaction.isHeld }

  // MARK: - Layout

  /// The frames of the parts follow from the table's frame and the measured heights.
  open override func reasonForFrame(
    of child: LayoutNode, _ attribute: LayoutAttribute
  ) -> FrameReason? { reasonForRow(child, attribute) }

  override final func subviewNeedsMeasuring(_ view: View) { setNeedsLayout() }

  /// Measures the rows that come into the viewport and sets their cells' frames.
  ///
  /// - Complexity: O(visible rows); O(all rows) after a reload if ``estimatedRowHeight`` is 0.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // A fitting tries sizes; the rows and the scroll position belong to the real size.
    if isBeingFitted { return }
    cells.beginRecycling(focused: cellWithFocus)
    cells.limit = 64 + Int(min(max(0, insideSize.height), 10_000))
    if needsReload { reload() } else { applyUpdates() }
    selection.clamp(toRowCount: rowCount)
    if rowWidth != measuredWidth {
      measuredWidth = rowWidth
      heights.forgetAll()
    }
    if estimatedRowHeight == 0 { measureAllRows() }
    let moves = self.moves
    self.moves = []
    let sticks = sticksToEnd && isAtEnd
    if sticks { wanted = end }
    for move in moves { apply(move) }
    shownTop = top(for: wanted)
    showRows()
    // Cells that were created only now may have other heights than those that were measured before.
    if sticks, moves.isEmpty { wanted = end }
    let top = top(for: wanted)
    if top != shownTop {
      shownTop = top
      showRows()
    }
    shownExtent = extentInRows
    if insideSize.height > 0 { isAtEnd = shownExtent.offset >= shownExtent.limit }
    setNeedsDisplay()
    focusFirstRowIfNeeded()
    guard hasNews else { return }
    if let window { window.callAfterLayout(self) } else { tellNews() }
  }

  override final func layoutIsOver() { tellNews() }

  // MARK: - Scroll bar

  /// Draws the marks and the highlight of selected rows, and the scroll bar inside of the border, over the last column.
  /// There is no bar if all rows are visible.
  open override func drawForeground(in context: DrawingContext) {
    drawSelection(in: context)
    interaction.draw(in: context, of: self)
  }

  /// Ends the drag of the scroll bar.
  public override final func mouseCancelled() {
    let wasDragging = isDragging
    interaction.letGo(in: self)
    tellDragging(since: wasDragging)
  }

  override final func coversSubviews(at point: CellPoint) -> Bool {
    ScrollInteraction.hasThumb(at: point, of: self)
  }

  /// Whether the press is outside of the scroll bar: a press on the bar scrolls and does not move the focus.
  override final func takesFocus(pressedAt point: CellPoint) -> Bool {
    !ScrollInteraction.hasBar(at: point, of: self)
  }

  // MARK: - Accessibility

  override final var ownTraits: AccessibilityTraits { .list }
  override final var holdsReadingFocus: Bool { holdsFocusWithoutRow }

  // MARK: - Focus

  /// True. If views in the visible rows are focusable, they get the focus instead of the table; with
  /// ``allowsSelection`` the table comes first in the order of Tab.
  open override var canBecomeFocused: Bool { true }

  override final var leavesFocusToContent: Bool { !allowsSelection }

  /// The first cell of the focused row; if it is out of sight, a cell in the line nearest to it. With
  /// ``allowsSelection`` false, the table's first cell.
  open override var cursorPosition: CellPoint? {
    allowsSelection ? focusedRowCursor : super.cursorPosition
  }

  /// With ``allowsSelection``, focuses a row if none has the focus.
  open override func didBecomeFirstResponder() {
    super.didBecomeFirstResponder()
    focusFirstRowIfNeeded()
    if allowsSelection { setNeedsLayout() }
  }

  /// Focuses the row that contains the view with the focus, and scrolls to it.
  open override func didUpdateFocus(in context: FocusUpdateContext) {
    super.didUpdateFocus(in: context)
    followFocusInside()
    if let row = rowWithFocus { scrollToRow(at: row, at: .none) }
  }
}
