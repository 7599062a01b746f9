import AutoLayout
import CellDrawing
import TerminalInterface

/// A scrolling list of rows, each as high as its own constraints define. UIKit's name:
/// `UITableView`.
///
/// Only rows near the viewport have cells and are measured, so the cost of a row does not depend on
/// the number of rows. A row is measured when it is first needed, and again when the table's width
/// or the row's content changes (UIKit keeps the old heights there until the table is reloaded).
/// The visible rows stay where they are when rows above them are measured, inserted or deleted. The
/// scroll bar is drawn over the last column and takes no width from the rows; its thumb can be
/// dragged, and a press on the track scrolls a page. Rows and bar are inside of the border.
@MainActor open class TableView: View {
  /// The value of a height or an estimate that stands for an automatic one.
  public nonisolated static let automaticDimension = -1.0
  /// The height in cells, without the separator, of a row whose cell defines none; 44 points in
  /// UIKit.
  public nonisolated static let defaultRowHeight = 3.0

  /// The source of the rows and their cells, held weakly; without one the table is empty. Setting
  /// it reloads the table.
  public final weak var dataSource: (any TableViewDataSource)? {
    didSet {
      given.dataSource = dataSource != nil
      reloadData()
    }
  }
  /// The delegate, which is told of selection and scrolling and gives row heights and estimates, held
  /// weakly. Without one ``rowHeight`` and ``estimatedRowHeight`` apply.
  public final weak var delegate: (any TableViewDelegate)? {
    didSet {
      given.delegate = delegate != nil
      measureRowsAgain()
    }
  }
  /// Whether the table was given what it holds weakly, which may be gone since.
  private(set) var given = (dataSource: false, delegate: false)

  /// The height of every row in cells, separator included; ``automaticDimension``, the default,
  /// lets the cells' constraints define it.
  ///
  /// The layout rounds a fraction up. A value that is not above 0 or not finite counts as
  /// ``automaticDimension``.
  public final var rowHeight = automaticDimension {
    didSet {
      if rowHeight == 0 || Self.wholeHeight(rowHeight) == nil {
        rowHeight = Self.automaticDimension
      }
      if rowHeight != oldValue { measureRowsAgain() }
    }
  }

  /// The estimated height in cells of a row that was not measured, separator included. The default,
  /// ``automaticDimension``, stands for ``defaultRowHeight`` and the separator.
  ///
  /// It affects ``contentSize`` and ``contentOffset`` only, where a fraction is rounded up. With 0
  /// the next layout measures every row, however many there are (UIKit gives up automatic heights
  /// then). A value that is negative or not finite counts as ``automaticDimension``.
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
  /// A line is one cell of the row's height. It makes an automatic height one cell larger; in a
  /// given height the content gets one cell less, as in UIKit.
  public final var separatorStyle = TableViewCell.SeparatorStyle.none {
    didSet { if separatorStyle != oldValue { measureRowsAgain() } }
  }

  /// The room above the first row and below the last one that can be scrolled to; none unless set. UIKit's name.
  ///
  /// Rows that are scrolled to come to stand between the insets: they may be as large as what covers the table there. A
  /// table at its start stays there, with the top inset in sight, and of the rows at least a line is always seen. Left
  /// and right mean nothing. A fraction is rounded up; a number that is negative or not finite counts as 0.
  public final var contentInset = EdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      if wanted == Self.start(with: oldValue) { wanted = start }
      setNeedsLayout()
    }
  }

  /// Whether the scroll bar is shown; true unless set. UIKit's name.
  public final var showsVerticalScrollIndicator = true { didSet { setNeedsDisplay() } }

  /// The last hundred reports about the rows, in order. They are among the window's `reports`, too.
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
  /// Whether the delegate has to be asked for its estimates.
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

  /// The scroll position that was asked for. The layout shows the nearest possible one
  /// (``shownTop``) and leaves this as it is.
  var wanted = RowPosition.start
  var moves: [Move] = []
  var shownTop = RowPosition.start
  /// The extent after the last layout, in rows.
  var shownExtent = ScrollExtent(content: 0, visible: 0, offset: 0)
  private var interaction = ScrollInteraction()
  /// The animation that scrolls, and the move that it leads to; `nil` where none does.
  var scrollAnimation: ScrollAnimation?
  var animatedMove: Move?
  /// What the delegate is still to be told of.
  var news = TableNews()

  /// Whether a table that shows its end goes on showing it when rows come or become higher, and when the table becomes
  /// lower; false unless set. Whatever scrolls up leaves the end, and whatever scrolls there returns to it. A table that
  /// was not laid out yet counts as at its end.
  public final var sticksToEnd = false { didSet { if sticksToEnd { setNeedsLayout() } } }
  /// Whether the end was seen after the last layout.
  private var isAtEnd = true

  var storedAllowsSelection = false
  /// The focused row and the selected ones, by their indices in the data source, updates included that wait for the
  /// layout.
  var selection = RowSelection()
  /// The selected rows that the delegate knows of.
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

  /// Reloads all rows from the data source in the next layout. The scroll position stays where
  /// possible.
  public final func reloadData() {
    endScrollAnimation()
    needsReload = true
    queuedUpdates = []
    setNeedsLayout()
    tell(.reload)
  }

  // MARK: - Events

  /// Scrolls for the arrows up and down, Page Up, Page Down, Home and End; returns whether the
  /// content moved. Other keys go to the superview.
  ///
  /// With ``allowsSelection`` these keys move the focus from row to row, and scroll where they lead to no other row.
  /// Enter acts on the focused row, and the space bar selects it where several can be selected, as does Shift on the
  /// way. Where the delegate has a title for what Enter does, that is one of the ``keyCommands`` instead.
  open override func keyDown(_ key: KeyPress) -> Bool {
    selectionKeyDown(key) || interaction.keyDown(key, in: self)
  }

  /// Whether the key would scroll, or with ``allowsSelection`` move the focus to another row, select the focused one,
  /// or act on it. Commands that ``ScrollMove`` makes of keys that scroll are listed nevertheless: they say what these
  /// do.
  open override func usesKey(_ key: KeyPress) -> Bool {
    selectionUsesKey(key) || interaction.usesKey(key, in: self)
  }

  /// The commands of the selection: what Enter does with the focused row, where the delegate has a title for it, and
  /// Ctrl-A, where several rows can be selected.
  open override var keyCommands: [KeyCommand] { selectionCommands }

  /// Scrolls for the wheel and for drags and presses on the scroll bar, and with ``allowsSelection`` focuses the row
  /// under a press and acts on it for a double click; returns whether the event was used.
  open override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    let wasDragging = isDragging
    defer { tellDragging(since: wasDragging) }
    return interaction.mouse(event, at: point, in: self) || selectionMouse(event, at: point)
  }

  /// Whether the user holds the thumb of the scroll bar. UIKit's name.
  public final var isDragging: Bool { interaction.isHeld }

  // MARK: - Layout

  /// The frames of the parts follow from the table's and from what was measured.
  open override func reasonForFrame(
    of child: LayoutNode, _ attribute: LayoutAttribute
  ) -> FrameReason? { reasonForRow(child, attribute) }

  override final func subviewNeedsMeasuring(_ view: View) { setNeedsLayout() }

  /// Measures the rows that come into the viewport and sets their cells' frames.
  ///
  /// - Complexity: O(visible rows); O(all rows) after a reload where ``estimatedRowHeight`` is 0.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // A fitting tries sizes; rows and the place they are scrolled to belong to the real one.
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
    // Cells that were made only now may have other heights than those that were measured before.
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

  /// Draws the marks and the highlight of selected rows, and inside of the border, over the last column, the scroll
  /// bar; none where all rows are visible.
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

  /// Whether the press is not on a scroll bar: that scrolls, and moves no focus.
  override final func takesFocus(pressedAt point: CellPoint) -> Bool {
    !ScrollInteraction.hasBar(at: point, of: self)
  }

  // MARK: - Accessibility

  override final var ownTraits: AccessibilityTraits { .list }
  override final var holdsReadingFocus: Bool { holdsFocusWithoutRow }

  // MARK: - Focus

  /// True. Where views in the visible rows can have the focus, they have it in place of the table, unless rows can be
  /// selected: then Tab comes to the table first.
  open override var canBecomeFocused: Bool { true }

  override final var leavesFocusToContent: Bool { !allowsSelection }

  /// The first cell of the focused row, or the line nearest to it where it is out of sight; with ``allowsSelection``
  /// false the table's.
  open override var cursorPosition: CellPoint? {
    allowsSelection ? focusedRowCursor : super.cursorPosition
  }

  /// Gives the focus to a row, where rows can be selected and none has it.
  open override func didBecomeFirstResponder() {
    super.didBecomeFirstResponder()
    focusFirstRowIfNeeded()
    if allowsSelection { setNeedsLayout() }
  }

  /// Takes the focus to the row that has the view with the focus, and shows that row.
  open override func didUpdateFocus(in context: FocusUpdateContext) {
    super.didUpdateFocus(in: context)
    followFocusInside()
    if let row = rowWithFocus { scrollToRow(at: row, at: .none) }
  }
}
