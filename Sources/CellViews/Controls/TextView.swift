import AutoLayout
import CellDrawing
import TerminalInterface
import TextLayout

/// A text of several lines that the user edits. It wraps and scrolls. UIKit's name: `UITextView`.
///
///     let note = TextView("A first line")
///     note.isScrollEnabled = false  // as high as its text
///     note.mas.makeConstraints { $0.height.lessThanOrEqualTo(5) }
///
/// With ``isScrollEnabled``, the default, it has no intrinsic size. Otherwise it is as high as its text at its width,
/// and scrolls only if constraints leave less room. The last column is reserved for the cursor and the scroll bar. A
/// view that loses the focus stays scrolled.
@MainActor open class TextView: Control {
  /// The text. Setting it sends no events, is not filtered, clears the undo history, and puts the cursor at the start.
  /// Line ends of all kinds become line feeds; control characters other than tabs are removed.
  public final var text: String {
    get { content.text }
    set {
      content = EditableText(EditableText.lines(newValue))
      content.move(.start)
      history = EditHistory()
      refusal = nil
      firstRow = 0
      changed()
    }
  }
  /// The text to show while the view is empty and editable; none unless set. It does not affect the view's size.
  public final var placeholder: String { didSet { setNeedsDisplay() } }
  /// The range of selected characters, counted from the start of the text; empty at the cursor if none are selected.
  /// Setting it scrolls to the end of the range. A range beyond the text is clamped. UIKit's name.
  public final var selectedRange: Range<Int> {
    get { content.selection }
    set {
      content.move(.to(newValue.lowerBound))
      content.move(.to(newValue.upperBound), selecting: true)
      moved()
    }
  }
  /// Whether the user can change the text; true unless set. If false, they can still select and scroll. UIKit's name.
  public final var isEditable = true { didSet { if isEditable != oldValue { setNeedsDisplay() } } }
  /// Whether the view may be smaller than its text and scrolls; true unless set. If false, its intrinsic size is that
  /// of the text. UIKit's name.
  public final var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Decides about each text that typing, pasting or deleting leads to; with `nil`, all are accepted.
  public final var inputFilter: (@MainActor (String) -> TextField.InputVerdict)?
  /// The reason why the last edit was refused; `nil` if it was accepted.
  public final internal(set) var refusal: String?

  final var content = EditableText()
  final var history = EditHistory()
  private var editCommands = EditCommands()
  /// The first visible row of the text.
  final var firstRow = 0 { didSet { if firstRow != oldValue { setNeedsDisplay() } } }
  /// The column that vertical moves of the cursor keep to.
  final var goal: Int?
  private var interaction = ScrollInteraction()
  /// The rows of the present text, wrapped for a number of columns of the view.
  final var wrapped: (columns: Int, rows: CharacterRows)?
  /// The columns for which the intrinsic height was last measured, and those of the last layout or fitting.
  private var measuredColumns: Int?
  private var laidOutColumns: Int?
  /// The cells of the last layout, not of a fitting, whose sizes are never shown.
  private var laidOutSize: CellSize?

  /// Creates a text view.
  public init(_ text: String = "", placeholder: String = "") {
    self.placeholder = placeholder
    super.init()
    clipsToBounds = true
    takePrioritiesOfUsualWidth()
    setContentHuggingPriority(249, for: .vertical)
    self.text = text
  }

  /// Creates an empty text view. The frame is in the superview's coordinates and holds until constraints decide on it.
  public override convenience init(frame: Rect) {
    self.init()
    self.frame = frame
  }

  // MARK: - Size

  /// The size of the text with a column for the cursor, plus the border: the width of its longest line, and the height
  /// at the view's width. With ``isScrollEnabled`` there is no intrinsic size.
  open override var intrinsicContentSize: Size {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let border = Double(2 * borderWidth)
    let columns = columns
    measuredColumns = columns
    let rows = columns > 0 ? rows(at: columns) : CharacterRows(content.lines, columns: .max)
    return Size(
      width: Double(rows.naturalWidth + 1) + border, height: Double(rows.count) + border)
  }

  /// Returns the size of the text wrapped at the width of `size`, with a column for the cursor, plus the border. It is
  /// at most as high as `size`; a length of 0 is unbounded. It does not depend on ``isScrollEnabled``.
  open override func sizeThatFits(_ size: Size) -> Size {
    let border = 2 * borderWidth
    let room = size.width > 0 ? max(0, CellRounding.columns(size.width) - border) : nil
    let rows = CharacterRows(content.lines, columns: room.map(TextPage.room(in:)) ?? .max)
    let height = Double(rows.count + border)
    return Size(
      width: Double(rows.width + 1 + border),
      height: size.height > 0 ? min(height, size.height) : height)
  }

  /// Sets the size to that of the text, wrapped at the present width. The present height does not limit it.
  open override func sizeToFit() {
    frame.size = sizeThatFits(Size(width: bounds.width, height: 0))
  }

  /// The lower edge of the first visible row.
  open override var firstBaseline: Baseline { .ofFirstRow(of: self) }
  /// The lower edge of the last visible row; if the view is higher than its text, of the last row that has room.
  open override var lastBaseline: Baseline { .ofLastRow(of: self) }

  /// Whether the height depends on the width: true if ``isScrollEnabled`` is false.
  public override var wrapsText: Bool { !isScrollEnabled }

  /// The number of lines that were wrapped since the width changed.
  package final var wrappedLines: Int { wrapped?.rows.wrappedLines ?? 0 }

  /// The columns inside of the border.
  final var columns: Int { max(0, CellRounding.columns(bounds.width) - 2 * borderWidth) }

  private func rows(at columns: Int) -> CharacterRows {
    if let wrapped, wrapped.columns == columns { return wrapped.rows }
    let rows = CharacterRows(content.lines, columns: TextPage.room(in: columns))
    wrapped = (columns, rows)
    return rows
  }

  /// The wrapped rows and the visible size.
  final var page: TextPage {
    let inside = insideCells
    return TextPage(
      lines: content.lines, rows: rows(at: columns),
      size: CellSize(width: min(columns, inside.width), height: inside.height),
      isMirrored: isMirrored)
  }

  /// Wraps the text again if the width has changed. If the view has the focus and is editable, the cursor stays
  /// visible; otherwise the text at the top stays there.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = CellSize(width: columns, height: insideCells.height)
    if !isScrollEnabled, columns != measuredColumns || columns != laidOutColumns {
      remeasureIntrinsicContentSize()
    }
    laidOutColumns = columns
    guard size != laidOutSize, !isBeingFitted else { return }
    defer { laidOutSize = size }
    let top = placeAtTop
    let page = page
    if let top, page.size.height > 0 { firstRow = page.row(of: top) }
    if laidOutSize == nil || isFirstResponder && isEditable {
      firstRow = page.scroll(from: firstRow, to: content.cursor)
    }
    firstRow = min(firstRow, page.lastStart)
  }

  /// The first visible character at the width of the last layout; `nil` if it is no longer known.
  private var placeAtTop: Int? {
    guard let wrapped, let laidOutSize, wrapped.columns == laidOutSize.width,
      firstRow < wrapped.rows.count
    else { return nil }
    return wrapped.rows[firstRow].range.lowerBound
  }

  // MARK: - Events

  /// The editing commands: undo, redo, cut, copy and paste. If the text cannot be edited, only copy, while there is a
  /// selection.
  open override var keyCommands: [KeyCommand] {
    editCommands.commands(of: self, edits: isEditable)
  }

  /// Edits the text, moves the cursor, and selects with Shift; returns whether the text view uses the key. If the text
  /// cannot be edited, arrows and page keys scroll.
  open override func keyDown(_ key: KeyPress) -> Bool {
    guard isEnabled else { return false }
    guard isEditable || !key.modifiers.isEmpty else { return interaction.keyDown(key, in: self) }
    guard let meaning = TextViewKey(key), meaning.isUsed(editing: isEditable) else { return false }
    history.noteKey(at: window?.turnTime)
    switch meaning {
    case .rows(let count, let selecting): moveRows(count, selecting: selecting)
    case .pages(let count, let selecting):
      moveRows(count * max(1, page.size.height - 1), selecting: selecting)
    case .text(let move, let selecting): self.move(move, selecting: selecting)
    case .field(.move(let move, let selecting)):
      self.move(page.move(move, from: content.cursor), selecting: selecting)
    case .field(.insert(let character)):
      edit(.typing) { $0.insert(EditableText.lines(String(character))) }
    case .field(.enter): edit(.typing) { $0.insert("\n") }
    case .field(.delete(let move)):
      edit(.deleting) { $0.delete(page.deletion(move, from: content.cursor)) }
    }
    return true
  }

  /// Whether the key edits the text, moves the cursor, or scrolls where the text cannot be edited.
  open override func usesKey(_ key: KeyPress) -> Bool {
    guard isEnabled else { return false }
    guard isEditable || !key.modifiers.isEmpty else { return interaction.usesKey(key, in: self) }
    return TextViewKey(key)?.isUsed(editing: isEditable) ?? false
  }

  /// Inserts the text.
  open override func paste(_ text: String) -> Bool {
    edit(.pasting) { $0.insert(EditableText.lines(text)) }
    return isEnabled && isEditable
  }

  /// Scrolls for the wheel and the scroll bar. Otherwise a press moves the cursor, a drag selects, and a double click
  /// selects a word.
  open override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    guard isEnabled else { return event.action == .press(.left) }
    if interaction.mouse(event, at: point, in: self) { return true }
    let page = page
    let place = page.place(
      atRow: firstRow + point.y - borderWidth, column: point.x - borderWidth)
    switch event.action {
    case .press(.left) where event.clickCount == 2:
      content.selectWord(at: place)
      history.pause()
      moved()
    case .press(.left) where event.clickCount > 2: selectAll()
    case .press(.left): move(.to(place), selecting: event.modifiers.contains(.shift))
    case .drag(.left): move(.to(place), selecting: true)
    case .release(.left): break
    default: return false
    }
    return true
  }

  /// Ends the drag of the scroll bar. An override calls the inherited method.
  open override func mouseCancelled() { interaction.letGo(in: self) }

  override final func takesFocus(pressedAt point: CellPoint) -> Bool {
    !ScrollInteraction.hasBar(at: point, of: self)
  }

  /// Sends ``Control/Event/editingDidBegin``. An override calls the inherited method.
  open override func didBecomeFirstResponder() {
    super.didBecomeFirstResponder()
    setNeedsDisplay()
    sendActions(for: .editingDidBegin)
  }

  /// Sends ``Control/Event/editingDidEnd``. An override calls the inherited method.
  open override func didResignFirstResponder() {
    super.didResignFirstResponder()
    history.pause()
    setNeedsDisplay()
    sendActions(for: .editingDidEnd)
  }

  // MARK: - Accessibility

  override final var ownTraits: AccessibilityTraits { isEditable ? .textField : .staticText }
  /// The placeholder, unless another label is set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (placeholder.isEmpty ? nil : placeholder) }
    set { super.accessibilityLabel = newValue }
  }
  /// The text, unless another value is set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }

  // MARK: - Drawing

  /// The cell of the cursor; `nil` if it is scrolled out of sight. If the text cannot be edited, it is the first cell,
  /// so that the focus is visible.
  open override var cursorPosition: CellPoint? {
    let page = page
    let row = page.row(of: content.cursor) - firstRow
    guard page.size.width > 0, page.size.height > 0 else { return nil }
    guard (0..<page.size.height).contains(row) else {
      return isEditable ? nil : CellPoint(x: borderWidth, y: borderWidth)
    }
    return CellPoint(x: borderWidth + page.column(of: content.cursor), y: borderWidth + row)
  }

  /// True.
  open override var drawsItself: Bool { true }

  /// Draws the visible rows and the selection, or the placeholder of an empty text.
  open override func draw(in context: DrawingContext) { drawRows(in: context) }

  /// Draws the scroll bar if the text is higher than the view.
  open override func drawForeground(in context: DrawingContext) {
    interaction.draw(in: context, of: self)
  }
}
