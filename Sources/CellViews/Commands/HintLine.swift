import AutoLayout
import CellDrawing
import Localization
import TerminalInterface
import TextLayout

/// A line that names the keys that can be used now, from ``Window/availableKeyCommands``.
///
///     window.addSubview(hints)  //  [ ] resize  l lesson  ? help  q quit
///
/// Hints are in the order of the commands. If there is no room for all, those with the greatest
/// ``KeyCommand/importance`` are shown; among equal ones the first. A click on a hint performs its command and does not
/// move the focus.
@MainActor open class HintLine: View {
  /// A text at the trailing end of the line, such as a warning, with the command that it offers.
  public struct Notice {
    /// The text, such as `2 reports`.
    public var text: String
    /// A shorter form of the text, such as `2`, for a narrow line.
    public var short: String
    /// The command that a click performs. Its key is shown after the text.
    public var command: KeyCommand
    /// The importance, compared with that of the hints.
    public var importance: Int
    /// The role of the theme for its style.
    public var style: (Theme) -> Style

    /// Creates a notice.
    public init(
      _ text: String, short: String, for command: KeyCommand, importance: Int,
      style: @escaping (Theme) -> Style
    ) {
      self.text = text
      self.short = short
      self.command = command
      self.importance = importance
      self.style = style
    }
  }

  /// The notice at the trailing end; none unless set. An override may compute it while the line is drawn.
  open var notice: Notice? { didSet { setNeedsDisplay() } }
  /// The command on which the mouse button was pressed.
  private var pressed: KeyCommand?

  /// Creates a line.
  public override init() {
    super.init()
    clipsToBounds = true
  }

  /// Creates a line. The frame is in the superview's coordinates and holds until constraints decide on it.
  public override init(frame: Rect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// One row, without an intrinsic width.
  open override var intrinsicContentSize: Size { Size(width: Self.noIntrinsicMetric, height: 1) }

  /// The lower edge of the first row, in which the hints are.
  open override var firstBaseline: Baseline { Baseline(below: .top, by: 1) }
  /// ``firstBaseline``, unless overridden.
  open override var lastBaseline: Baseline { firstBaseline }

  package override final var servesModalSessions: Bool { true }
  override final var followsOthers: Bool { true }

  /// The hints that fit, and their columns.
  private var content: HintRow {
    HintRow(
      KeyHint.hints(of: window?.availableKeyCommands ?? []), notice,
      keyBindings: window?.keyBindings ?? KeyBindings(), localizer, width: cellFrame.width,
      isMirrored: isMirrored)
  }

  /// The hints that fit, as text: `["[ ] resize", "q quit"]`.
  public final var shownHints: [String] { content.hints.map { "\($0.hint)" } }

  // MARK: - Events

  /// Performs the command of a hint that is clicked.
  open override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    let command = point.y == 0 ? content.command(atColumn: point.x) : nil
    switch event.action {
    case .press(.left): pressed = command
    case .release(.left):
      // The keys may have got another meaning since the press.
      if let command, let pressed, command.key == pressed.key,
        command.key != nil || command.title == pressed.title
      {
        command.action()
      }
      pressed = nil
    default: return false
    }
    return true
  }

  /// Ends the press without performing a command.
  public override final func mouseCancelled() { pressed = nil }

  // MARK: - Accessibility

  override final var isElementUnlessSet: Bool { true }
  override final var ownTraits: AccessibilityTraits { .staticText }
  /// The hints and the notice, unless another label is set.
  open override var accessibilityLabel: String? {
    get {
      let texts = shownHints + [content.notice?.text].compactMap { $0 }
      return super.accessibilityLabel
        ?? texts.joined(separator: localizer.string(.comma))
    }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: - Drawing

  /// True: the line draws its text.
  open override var drawsItself: Bool { true }

  /// Draws the hints and the notice.
  open override func draw(in context: DrawingContext) {
    let canvas = context.canvas
    let style = context.theme.secondaryLabel
    var bold = style
    bold.attributes.insert(.bold)
    canvas.fill(canvas.bounds, style: style)
    let content = content
    for (hint, keys, word) in content.hints {
      canvas.draw(cut: hint.keys, at: max(0, keys), style: bold)
      guard word < keys else {
        canvas.draw(cut: hint.word, at: word, style: style)
        continue
      }
      let start = max(0, word)
      if let line = hint.word.line(width: keys - 1 - start) {
        canvas.draw(line: line, at: CellPoint(x: start, y: 0), style: style)
      }
    }
    if let notice = content.notice {
      canvas.draw(cut: notice.text, at: notice.x, style: self.notice?.style(context.theme) ?? style)
    }
  }
}

extension HintLine.Notice: CustomStringConvertible {
  /// The text and the key, if any: `2 reports (m)`.
  public var description: String {
    text.escapedForTerminal() + (command.key.map { " (\($0.notation))" } ?? "")
  }
}

extension Canvas {
  /// Draws a text in the first row from column `x` on, truncated with an ellipsis.
  func draw(cut text: String, at x: Int, style: Style) {
    guard let line = text.line(width: bounds.width - x) else { return }
    draw(line: line, at: CellPoint(x: x, y: 0), style: style)
  }
}

/// The hints and the notice that fit into one row, and their columns. In a right-to-left layout the first hint is at
/// the right, and each word is to the left of its keys.
@MainActor struct HintRow {
  /// The hints, with the first column of their keys and of their words.
  let hints: [(hint: KeyHint, keys: Int, word: Int)]
  let notice: (text: String, command: KeyCommand, x: Int)?

  /// Chooses what fits, by importance. If something does not fit, less important hints may take its room. The most
  /// important hint is always included, even if it is cut.
  init(
    _ all: [KeyHint], _ notice: HintLine.Notice?, keyBindings: KeyBindings, _ localizer: Localizer,
    width: Int, isMirrored: Bool = false
  ) {
    var room = width - 1
    var shownNotice: String?
    var shown: Set<Int> = []
    func showNotice() {
      guard let notice, shownNotice == nil else { return }
      shownNotice = notice.forms(keyBindings, localizer).first { $0.columns < room }
      room -= shownNotice.map { $0.columns + 1 } ?? 0
    }
    let order = all.indices.sorted { (all[$1].importance, $0) < (all[$0].importance, $1) }
    for index in order {
      if let notice, notice.importance >= all[index].importance { showNotice() }
      let needed = all[index].columns + (shown.isEmpty ? 0 : 2)
      guard needed <= room || shown.isEmpty else { continue }
      shown.insert(index)
      room -= needed
    }
    showNotice()
    let chosen = all.indices.filter(shown.contains).map { all[$0] }
    // The margin before the first hint is dropped before its text is cut.
    var x = chosen.first.map { 1 + $0.columns > width ? 0 : 1 } ?? 1
    hints = chosen.map { hint in
      defer { x += hint.columns + 2 }
      let keys = hint.keys.columns
      return isMirrored
        ? (hint, width - x - keys, width - x - hint.columns) : (hint, x, x + keys + 1)
    }
    self.notice = shownNotice.flatMap { text in
      notice.map { (text, $0.command, isMirrored ? 0 : width - text.columns) }
    }
  }

  /// Returns the command to perform for a click at a column; `nil` between hints.
  func command(atColumn column: Int) -> KeyCommand? {
    if let notice, (notice.x..<notice.x + notice.text.columns).contains(column) {
      return notice.command
    }
    for (hint, keys, word) in hints {
      let start = min(keys, word)
      guard (start..<start + hint.columns).contains(column) else { continue }
      // A column before the keys belongs to the word.
      return hint.command(atColumn: column < keys ? hint.columns : column - keys)
    }
    return nil
  }
}

extension HintLine.Notice {
  /// The text with the key in several forms, from the longest to the shortest. The shortest has no spaces around it.
  func forms(_ keyBindings: KeyBindings, _ localizer: Localizer) -> [String] {
    let key = keyBindings.keys(of: command).first.map { ": \($0.keycap(in: localizer))" } ?? ""
    return [" \(text)\(key) ", " \(short)\(key) ", "\(short)\(key)"]
  }
}

extension String {
  /// The width of the text on one line, in columns.
  package var columns: Int { Paragraph(self).naturalSize.columns }

  /// Returns the text on one line, truncated with an ellipsis to `width` columns; `nil` if there is no room.
  package func line(width: Int) -> TextLine? {
    guard width > 0 else { return nil }
    return Paragraph(self).lines(width: width, wrapping: .character, maximumLines: 1).first
  }
}
