import AutoLayout
import CellDrawing
import TerminalInterface
import TextLayout

/// A line that names the keys that can be used now, made from ``Window/availableKeyCommands``.
///
///     window.addSubview(hints)  //  [ ] resize  l lesson  ? help  q quit
///
/// Hints stand in the order of the commands. Where there is no room for all, those with the greatest
/// ``KeyCommand/importance`` stay, and of equal ones the first. A click on a hint does what its key does; it moves no
/// focus.
@MainActor open class HintLine: View {
  /// A text at the right end, such as a warning, that stands for a command.
  public struct Notice {
    /// The text, such as `2 reports`.
    public var text: String
    /// A form of the text for little room, such as `2`.
    public var short: String
    /// The command that a click performs, and whose key stands behind the text.
    public var command: KeyCommand
    /// How much it matters, among the hints.
    public var importance: Int
    /// The role of the theme that it is drawn in.
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

  /// The notice at the right end; none unless set. An override may find it out when the line is drawn.
  open var notice: Notice? { didSet { setNeedsDisplay() } }
  /// The command under the button of the mouse.
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

  /// A row, of any width.
  open override var intrinsicContentSize: Size { Size(width: Self.noIntrinsicMetric, height: 1) }

  /// The lower edge of the hints, which stand in the first row.
  open override var firstBaseline: Baseline { Baseline(below: .top, by: 1) }
  /// ``firstBaseline``, unless overridden.
  open override var lastBaseline: Baseline { firstBaseline }

  package override final var servesModalSessions: Bool { true }
  override final var followsOthers: Bool { true }

  /// The hints that the line has room for, and their places.
  private var content: HintRow {
    HintRow(
      KeyHint.hints(of: window?.availableKeyCommands ?? []), notice,
      keyBindings: window?.keyBindings ?? KeyBindings(), localizer, width: cellFrame.width,
      isMirrored: isMirrored)
  }

  /// The hints that the line has room for, as it shows them: `["[ ] resize", "q quit"]`.
  public final var shownHints: [String] { content.hints.map { "\($0.hint)" } }

  // MARK: - Events

  /// Performs the command of a hint that is clicked.
  open override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    let command = point.y == 0 ? content.command(atColumn: point.x) : nil
    switch event.action {
    case .press(.left): pressed = command
    case .release(.left):
      // What the keys mean may have changed meanwhile.
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

  /// Forgets the hint that is pressed.
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

  /// True: the line is its text.
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
  /// The text and the key, if there is one: `2 reports (m)`.
  public var description: String {
    text.escapedForTerminal() + (command.key.map { " (\($0.notation))" } ?? "")
  }
}

extension Canvas {
  /// Draws a text in the first row from a column on, truncated with an ellipsis.
  func draw(cut text: String, at x: Int, style: Style) {
    guard let line = text.line(width: bounds.width - x) else { return }
    draw(line: line, at: CellPoint(x: x, y: 0), style: style)
  }
}
