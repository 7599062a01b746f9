import AutoLayout
import CellDrawing
import TerminalInterface
import TextLayout

/// A single line of text that the user edits. UIKit's name: `UITextField`.
///
///     let name = TextField(placeholder: "Name")
///     name.addAction(for: .editingChanged) { [weak self] in self?.check() }
///
/// The field is underlined over its whole width. The terminal's cursor is where the next character goes. A text that is
/// longer than the field scrolls with the cursor, and stays scrolled when the field loses the focus. The unit of
/// editing is a grapheme cluster: a letter with its combining marks, or a wide character, is deleted as one.
@MainActor open class TextField: Control {
  /// The text. Setting it sends no events, is not filtered, clears the undo history, and puts the cursor at the end.
  /// Several lines are joined with spaces; control characters are removed.
  public final var text: String {
    get { content.text }
    set {
      content = EditableText(EditableText.line(newValue))
      history = EditHistory()
      refusal = nil
      changed()
    }
  }
  /// The text to show while the field is empty; none unless set.
  public final var placeholder: String { didSet { setNeedsDisplay() } }
  /// Whether each character is shown as a dot; false unless set. UIKit's name.
  public final var isSecureTextEntry = false { didSet { changed() } }
  /// When the clear button is shown; never unless set. UIKit's name.
  public final var clearButtonMode = ClearButtonMode.never { didSet { changed() } }
  /// The intrinsic width in columns, without the border; 20 unless set. It does not depend on the text.
  public final var preferredColumns = 20 {
    didSet { if preferredColumns != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether the field is underlined, and bold while it has the focus; true unless set. If false, only the cursor shows
  /// that the field has the focus.
  public final var isUnderlined = true {
    didSet { if isUnderlined != oldValue { setNeedsDisplay() } }
  }
  /// Decides about each text that typing, pasting or deleting leads to; with `nil`, all are accepted.
  public final var inputFilter: (@MainActor (String) -> InputVerdict)?
  /// The reason why the last edit was refused; `nil` if it was accepted.
  public final internal(set) var refusal: String?

  /// The range of selected characters, counted from the start of the text; empty at the cursor if none are selected.
  /// Setting it sends no events and scrolls to the end of the range. A range beyond the text is clamped. UIKit's name,
  /// from its text view.
  public final var selectedRange: Range<Int> {
    get { content.selection }
    set {
      move(.to(newValue.lowerBound), selecting: false)
      move(.to(newValue.upperBound), selecting: true)
    }
  }

  final var content = EditableText()
  final var history = EditHistory()
  private var editCommands = EditCommands()
  /// The column of the text that is shown in the field's first column.
  private var firstColumn = 0

  /// Creates a field.
  public init(_ text: String = "", placeholder: String = "") {
    self.placeholder = placeholder
    super.init()
    clipsToBounds = true
    takePrioritiesOfUsualWidth()
    setContentHuggingPriority(249, for: .vertical)
    self.text = text
  }

  /// Creates an empty field. The frame is in the superview's coordinates and holds until constraints decide on it.
  public override convenience init(frame: Rect) {
    self.init()
    self.frame = frame
  }

  /// ``preferredColumns`` and one row, plus the border.
  open override var intrinsicContentSize: Size {
    Size(
      width: Double(max(0, preferredColumns) + 2 * borderWidth),
      height: Double(1 + 2 * borderWidth))
  }

  // MARK: - Events

  /// The editing commands: undo, redo, cut, copy and paste.
  open override var keyCommands: [KeyCommand] { editCommands.commands(of: self) }

  /// Edits the text, moves the cursor, and selects with Shift; returns whether the field uses the key. It uses Enter if
  /// it has an action for ``Control/Event/primaryActionTriggered``.
  open override func keyDown(_ key: KeyPress) -> Bool {
    guard usesKey(key), let meaning = TextFieldKey(key) else { return false }
    history.noteKey(at: window?.turnTime)
    switch meaning {
    case .insert(let character): edit(.typing) { $0.insert(EditableText.line(String(character))) }
    case .move(let move, let selecting): self.move(move, selecting: selecting)
    case .delete(let move): edit(.deleting) { $0.delete(isSecureTextEntry ? move.ofSecret : move) }
    case .enter: performPrimaryAction()
    }
    return true
  }

  /// Whether the key edits the text or moves the cursor. Enter counts if the field has a primary action.
  open override func usesKey(_ key: KeyPress) -> Bool {
    isEnabled && TextFieldKey(key)?.isUsed(enter: hasActions(for: .primaryActionTriggered)) ?? false
  }

  /// Inserts the text, as one line.
  open override func paste(_ text: String) -> Bool {
    edit(.pasting) { $0.insert(EditableText.line(text)) }
    return isEnabled
  }

  /// A press moves the cursor, a drag selects, a double click selects a word, and a click on the clear button clears
  /// the field.
  open override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    guard isEnabled else { return event.action == .press(.left) }
    switch event.action {
    case .press(.left):
      if let clearColumn, point.x == clearColumn {
        edit(.pasting) { $0 = EditableText() }
      } else if event.clickCount > 2 || event.clickCount == 2 && isSecureTextEntry {
        selectAll()
      } else if event.clickCount == 2 {
        content.selectWord(at: place(at: point))
        history.pause()
        changed()
      } else {
        move(.to(place(at: point)), selecting: event.modifiers.contains(.shift))
      }
    case .drag(.left): move(.to(place(at: point)), selecting: true)
    case .release(.left): break
    default: return false
    }
    return true
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

  // MARK: - Columns

  /// The text as it is shown.
  private var line: FieldLine {
    let characters = content.characters
    return FieldLine(
      characters: isSecureTextEntry ? characters.map { _ in "•" } : characters,
      isPlain: content.isPlain && !isSecureTextEntry, room: insideColumns - clearColumns,
      isMirrored: isMirrored)
  }

  private var insideColumns: Int { max(0, cellFrame.width - 2 * borderWidth) }

  /// The first column of the text area, from the field's left.
  private var textStart: Int { borderWidth + (isMirrored ? clearColumns : 0) }

  private var showsClearButton: Bool {
    guard isEnabled, content.count > 0 else { return false }
    switch clearButtonMode {
    case .never: return false
    case .whileEditing: return isFirstResponder
    case .always: return true
    }
  }

  /// The columns of the clear button and the gap before it. They are reserved whenever the button may be shown, so that
  /// the text does not move when it appears.
  private var clearColumns: Int { clearButtonMode == .never || insideColumns < 4 ? 0 : 2 }

  /// The column of the clear button, from the field's left; `nil` if it is not shown.
  private var clearColumn: Int? {
    guard showsClearButton, clearColumns > 0 else { return nil }
    return isMirrored ? borderWidth : borderWidth + insideColumns - 1
  }

  private var textRow: Int { cellFrame.height / 2 }

  private func place(at point: CellPoint) -> Int {
    line.place(at: point.x - textStart, scrolledBy: firstColumn)
  }

  final func scrollToCursor() {
    firstColumn = line.scroll(from: firstColumn, to: content.cursor)
  }

  /// Scrolls to the cursor when the width has changed.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // The sizes of a fitting are never shown.
    if !isBeingFitted { scrollToCursor() }
  }

  /// The cell of the cursor; `nil` if the field has no column for it.
  open override var cursorPosition: CellPoint? {
    let line = line
    guard line.room > 0 else { return nil }
    let column = line.origin(scrolledBy: firstColumn) + line.width(before: content.cursor)
    return CellPoint(x: textStart + min(max(column, 0), line.room - 1), y: textRow)
  }

  // MARK: - Accessibility

  override final var ownTraits: AccessibilityTraits { .textField }
  /// The placeholder, unless another label is set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (placeholder.isEmpty ? nil : placeholder) }
    set { super.accessibilityLabel = newValue }
  }
  /// The text, or a dot for each character of a secret, unless another value is set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? String(line.characters) }
    set { super.accessibilityValue = newValue }
  }

  // MARK: - Drawing

  /// True: the field draws its underline.
  open override var drawsItself: Bool { true }

  /// Draws the underline, the text or the placeholder, the selection, and the clear button.
  open override func draw(in context: DrawingContext) {
    let (theme, line) = (context.theme, line)
    var style = isEnabled ? theme.label : theme.secondaryLabel
    if isEnabled, isUnderlined { style.attributes.insert(.underline) }
    if isFirstResponder, isUnderlined { style.attributes.insert(.bold) }
    let place = context.canvas.subcanvas(
      CellRect(x: textStart, y: textRow, width: line.room, height: 1))
    place.fill(place.bounds, style: style)
    if line.characters.isEmpty {
      var faint = theme.secondaryLabel
      faint.attributes.formUnion(style.attributes)
      // Where a text of this length begins.
      let columns = TextLine(placeholder).width
      place.draw(
        cut: placeholder, at: line.isMirrored ? max(0, line.room - columns - 1) : 0, style: faint)
    }
    let cuts = line.cuts(scrolledBy: firstColumn, cursor: content.cursor)
    let (left, right) = (cuts.left ? 1 : 0, cuts.right ? 1 : 0)
    if cuts.left { place.draw(text: "…", at: .zero, style: style) }
    if cuts.right { place.draw(text: "…", at: CellPoint(x: line.room - 1, y: 0), style: style) }
    let whole = place.subcanvas(
      CellRect(x: left, y: 0, width: line.room - left - right, height: 1))
    var x = line.origin(scrolledBy: firstColumn) - left
    for piece in line.pieces(around: content.selection) where !piece.isEmpty {
      let isSelected = isFirstResponder && content.selection.contains(piece.lowerBound)
      whole.draw(
        line: line.line(piece), at: CellPoint(x: x, y: 0),
        style: isSelected ? theme.selection : style)
      x += line.columns(of: piece)
    }
    if let clearColumn {
      context.canvas.draw(
        text: "✕", at: CellPoint(x: clearColumn, y: textRow), style: theme.secondaryLabel)
    }
  }
}
