import AutoLayout
import CellDrawing
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
