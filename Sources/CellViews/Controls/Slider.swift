import AutoLayout
import CellDrawing
import TerminalInterface

/// A control for a number in a range: a knob on a line. UIKit's name: `UISlider`.
///
///     let volume = Slider(value: 0.5)
///     volume.addAction(for: .valueChanged) { [unowned volume] in player.volume = volume.value }
///
///     ━━━━━━━━━●──────────
///
/// Arrows move the knob by a step, Home and End move it to the ends. A press moves it to the mouse, and a drag moves it
/// along. In a right-to-left layout the smallest value is at the right.
@MainActor open class Slider: Control {
  private var range: ValueRange
  private var stored: Double

  /// The value. Setting it sends no event. It is clamped to the range; a number that is not finite is ignored.
  public final var value: Double {
    get { stored }
    set {
      guard let value = range.clamped(newValue), value != stored else { return }
      stored = value
      setNeedsDisplay()
    }
  }
  /// The smallest value; 0 unless set. A smaller `maximumValue` is raised to it. UIKit's name.
  public final var minimumValue: Double {
    get { range.minimum }
    set { change { $0.setMinimum(newValue) } }
  }
  /// The largest value; 1 unless set. A larger `minimumValue` is lowered to it. UIKit's name.
  public final var maximumValue: Double {
    get { range.maximum }
    set { change { $0.setMaximum(newValue) } }
  }
  /// The distance between the values that the user can choose, counted from the smallest one. With 0, the default,
  /// every column is a value, and an arrow moves by a tenth of the range.
  public final var stepValue: Double {
    get { range.step }
    set { change { $0.setStep(newValue) } }
  }
  /// Whether events are sent during a drag and not only at its end; true unless set. UIKit's name.
  public final var isContinuous = true
  /// The value at the time of the press.
  private var pressedValue: Double?

  /// Creates a slider. The value is clamped to the range. An end of the range that is not finite becomes 0 or 1.
  public init(value: Double = 0, in range: ClosedRange<Double> = 0...1, step: Double = 0) {
    self.range = ValueRange(0...1)
    stored = 0
    super.init()
    clipsToBounds = true
    takePrioritiesOfUsualWidth()
    (maximumValue, minimumValue) = (range.upperBound, range.lowerBound)
    stepValue = step
    self.value = value
  }

  /// Creates a slider from 0 to 1. The frame is in the superview's coordinates and holds until constraints decide on
  /// it.
  public override convenience init(frame: Rect) {
    self.init()
    self.frame = frame
  }

  private func change(_ body: (inout ValueRange) -> Void) {
    body(&range)
    stored = range.clamped(stored) ?? range.minimum
    setNeedsDisplay()
  }

  /// Twenty columns and one row, plus the border.
  open override var intrinsicContentSize: Size {
    Size(width: Double(20 + 2 * borderWidth), height: Double(1 + 2 * borderWidth))
  }

  // MARK: - Events

  /// Sets the value for the user, and sends an event if it changes.
  private func choose(_ value: Double?, tells: Bool = true) {
    guard let value = value.flatMap(range.stepped), value != stored else { return }
    self.value = value
    if tells { sendActions(for: [.primaryActionTriggered, .valueChanged]) }
  }

  /// Moves the knob for arrows, Home and End; returns whether the key was one of them. Enter and the space bar are not
  /// used.
  open override func keyDown(_ key: KeyPress) -> Bool {
    guard let value = value(after: key) else { return false }
    choose(value)
    return true
  }

  /// Whether the key is an arrow, Home or End, while the slider is enabled.
  open override func usesKey(_ key: KeyPress) -> Bool { value(after: key) != nil }

  /// Returns the value that a key leads to; `nil` for a key that the slider does not use.
  private func value(after key: KeyPress) -> Double? {
    guard isEnabled, key.modifiers.isEmpty else { return nil }
    let step = range.step > 0 ? range.step : (range.maximum - range.minimum) / 10
    return switch key.key {
    case .right: stored + (isMirrored ? -step : step)
    case .left: stored + (isMirrored ? step : -step)
    case .up: stored + step
    case .down: stored - step
    case .home: range.minimum
    case .end: range.maximum
    default: nil
    }
  }

  /// Moves the knob to the mouse, for a press and a drag.
  open override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    switch event.action {
    case .press(.left):
      guard isEnabled else { return true }
      isHighlighted = true
      pressedValue = stored
      choose(value(at: point), tells: isContinuous)
    case .drag(.left):
      if isHighlighted { choose(value(at: point), tells: isContinuous) }
    case .release(.left): letGo()
    default: return false
    }
    return true
  }

  /// Ends the drag; the value that it has reached stays. An override calls the inherited method.
  open override func mouseCancelled() { letGo() }

  private func letGo() {
    isHighlighted = false
    defer { pressedValue = nil }
    if !isContinuous, let pressedValue, pressedValue != stored {
      sendActions(for: [.primaryActionTriggered, .valueChanged])
    }
  }

  // MARK: - Columns

  private var line: CellRect {
    let inside = insideCells
    return CellRect(
      x: inside.minX, y: inside.minY + inside.height / 2, width: inside.width,
      height: min(1, inside.height))
  }

  /// The column of the knob, from the start of the line's cells.
  private var knob: Int {
    let column = Int((range.fraction(of: stored) * Double(max(0, line.width - 1))).rounded())
    return isMirrored ? line.width - 1 - column : column
  }

  /// Returns the value at a cell of the view; `nil` if the line has no length.
  private func value(at point: CellPoint) -> Double? {
    guard line.width > 1 else { return nil }
    let column = min(max(0, point.x - line.minX), line.width - 1)
    // The knob's own cell stands for the present value.
    if column == knob { return stored }
    let share = Double(isMirrored ? line.width - 1 - column : column) / Double(line.width - 1)
    return range.value(at: share)
  }

  /// The cell of the knob; `nil` if there is no room for it.
  open override var cursorPosition: CellPoint? {
    line.isEmpty ? nil : CellPoint(x: line.minX + knob, y: line.minY)
  }

  // MARK: - Accessibility

  override final var ownTraits: AccessibilityTraits { [.adjustable, .slider] }
  /// The position of the value in the range, such as `50%`, unless another value is set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((range.fraction(of: stored) * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  // MARK: - Drawing

  /// True.
  open override var drawsItself: Bool { true }

  /// Draws the line, heavy up to the value, and the knob.
  open override func draw(in context: DrawingContext) {
    let line = line
    guard !line.isEmpty else { return }
    let (theme, knob) = (context.theme, knob)
    let canvas = context.canvas.subcanvas(line)
    let rest = isEnabled ? theme.separator : disabledStyle(in: theme)
    canvas.drawHorizontalRule(from: .zero, length: line.width, .light, style: rest)
    let start = CellPoint(x: isMirrored ? knob + 1 : 0, y: 0)
    canvas.drawHorizontalRule(
      from: start, length: isMirrored ? line.width - 1 - knob : knob, .heavy,
      style: isEnabled ? theme.tint : disabledStyle(in: theme))
    canvas.draw(text: "●", at: CellPoint(x: knob, y: 0), style: style(theme.tint, in: theme))
  }
}
