import AutoLayout
import CellDrawing
import TerminalInterface

/// A control that decreases or increases a number in steps. UIKit's name: `UIStepper`.
///
///     let count = Stepper(value: 3, in: 0...10)
///     count.addAction(for: .valueChanged) { [unowned count] in label.text = "\(count.value)" }
///
///     [ - │ + ]
///
/// It does not show its value; use a label beside it. Arrows, `-`, `+` and clicks on its halves change the value.
@MainActor open class Stepper: Control {
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
  /// The smallest value; 0 unless set; minus infinity for no limit. A smaller `maximumValue` is raised to it. UIKit's
  /// name.
  public final var minimumValue: Double {
    get { range.minimum }
    set { change { $0.setMinimum(newValue) } }
  }
  /// The largest value; 100 unless set; infinity for no limit. A larger `minimumValue` is lowered to it. UIKit's
  /// name.
  public final var maximumValue: Double {
    get { range.maximum }
    set { change { $0.setMaximum(newValue) } }
  }
  /// The change of one step; 1 unless set. A number that is 0, negative or not finite is ignored. UIKit's name.
  public final var stepValue: Double {
    get { range.step }
    set { if newValue > 0 { change { $0.setStep(newValue) } } }
  }
  /// Whether a step beyond one end of a finite range leads to the other end; false unless set. UIKit's name.
  public final var wraps = false { didSet { setNeedsDisplay() } }

  private let minus = Label("-")
  private let plus = Label("+")
  /// The half that is pressed.
  private var pressed: Label?

  /// Creates a stepper. The value is clamped to the range, which may be unbounded: `0 ... .infinity`.
  public init(value: Double = 0, in range: ClosedRange<Double> = 0...100, step: Double = 1) {
    self.range = ValueRange(0...100, step: 1, mayBeEndless: true)
    stored = 0
    super.init()
    clipsToBounds = true
    (maximumValue, minimumValue) = (range.upperBound, range.lowerBound)
    stepValue = step
    self.value = value
    arrange()
  }

  /// Creates a stepper from 0 to 100. The frame is in the superview's coordinates and holds until constraints decide on
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

  /// The width of a half, and of the bracket or the line beside it, in columns.
  private static let (half, edge) = (3.0, 1.0)

  private func arrange() {
    let inside = frameLayoutGuide
    for (label, constant) in [(minus, Self.edge), (plus, 2 * Self.edge + Self.half)] {
      addSubview(label)
      label.textAlignment = .center
      label.translatesAutoresizingMaskIntoConstraints = false
      label.setTextStyle { [weak self, unowned label] theme in
        self?.style(of: label, in: theme) ?? theme.tint
      }
      for constraint in [
        label.leadingAnchor.constraint(equalTo: inside.leadingAnchor, constant: constant),
        label.widthAnchor.constraint(equalToConstant: Self.half),
        label.centerYAnchor.constraint(equalTo: centerYAnchor),
      ] { constraint.isActive = true }
    }
  }

  /// Nine columns and one row, plus the border.
  open override var intrinsicContentSize: Size {
    Size(
      width: 2 * Self.half + 3 * Self.edge + Double(2 * borderWidth),
      height: Double(1 + 2 * borderWidth))
  }

  // MARK: - Events

  /// Returns the value after a step up or down; `nil` if the range has none.
  private func value(after half: Label) -> Double? {
    let next = half === plus ? stored + range.step : stored - range.step
    if wraps, (range.maximum - range.minimum).isFinite {
      if next > range.maximum { return stored < range.maximum ? range.maximum : range.minimum }
      if next < range.minimum { return stored > range.minimum ? range.minimum : range.maximum }
    }
    guard let value = range.clamped(next), value != stored else { return nil }
    return value
  }

  private func step(_ half: Label) {
    guard isEnabled, let value = value(after: half), value != stored else { return }
    self.value = value
    sendActions(for: [.primaryActionTriggered, .valueChanged])
  }

  /// Changes the value for arrows, `+` and `-`; returns whether the key was one of them. Enter and the space bar are
  /// not used.
  open override func keyDown(_ key: KeyPress) -> Bool {
    guard let half = half(for: key) else { return false }
    step(half)
    return true
  }

  /// Whether the key is an arrow, `+` or `-`, while the stepper is enabled.
  open override func usesKey(_ key: KeyPress) -> Bool { half(for: key) != nil }

  /// Returns the half that a key presses; `nil` for a key that the stepper does not use.
  private func half(for key: KeyPress) -> Label? {
    guard isEnabled, key.modifiers.isEmpty else { return nil }
    return switch key.key {
    case .up, .character("+"): plus
    case .down, .character("-"): minus
    case .right: isMirrored ? minus : plus
    case .left: isMirrored ? plus : minus
    default: nil
    }
  }

  private func half(at point: CellPoint) -> Label? {
    let cells = cellFrame
    let cell = CellPoint(x: cells.minX + point.x, y: cells.minY + point.y)
    guard cells.contains(cell) else { return nil }
    return [minus, plus].first { $0.cellFrame.contains(cell) }
  }

  /// Changes the value by a step when a half is pressed and released.
  open override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    switch event.action {
    case .press(.left):
      pressed = isEnabled ? half(at: point) : nil
      isHighlighted = pressed != nil
    case .drag(.left): isHighlighted = pressed != nil && half(at: point) === pressed
    case .release(.left):
      // Not every terminal reports the moves in between.
      let half = isHighlighted && half(at: point) === pressed ? pressed : nil
      mouseCancelled()
      if let half { step(half) }
    default: return false
    }
    return true
  }

  /// Ends the press without a step. An override calls the inherited method.
  open override func mouseCancelled() {
    isHighlighted = false
    pressed = nil
  }

  /// The cell of the half that increases the value.
  open override var cursorPosition: CellPoint? {
    let (cells, half) = (cellFrame, plus.cellFrame)
    return insideCells.nearest(
      CellPoint(x: half.minX + half.width / 2 - cells.minX, y: half.minY - cells.minY))
  }

  // MARK: - Accessibility

  override final var ownTraits: AccessibilityTraits { [.adjustable, .stepper] }
  /// The value, unless another one is set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? LayoutUnit.text(of: stored) }
    set { super.accessibilityValue = newValue }
  }

  // MARK: - Drawing

  private func style(of half: Label, in theme: Theme) -> Style {
    guard isEnabled else { return disabledStyle(in: theme) }
    var style = style(theme.tint, in: theme)
    guard value(after: half) != nil else {
      // Dim, but still part of the reversed block if there is one.
      guard style.attributes.contains(.reverse) else { return disabledStyle(in: theme) }
      style.attributes.remove(.bold)
      style.attributes.insert(.dim)
      return style
    }
    if isHighlighted, half === pressed { style.attributes.insert(.underline) }
    return style
  }

  /// True: the stepper draws its brackets.
  open override var drawsItself: Bool { true }

  /// Draws the brackets and the line between the halves.
  open override func draw(in context: DrawingContext) {
    let own = cellFrame.origin
    let halves = [minus, plus].map { $0.cellFrame.offset(by: CellPoint(x: -own.x, y: -own.y)) }
      .sorted { $0.minX < $1.minX }
    let inside = insideCells
    let canvas = context.canvas.subcanvas(inside)
    let start = CellPoint(x: halves[0].minX - 1 - inside.minX, y: halves[0].minY - inside.minY)
    canvas.draw(
      text: "[   │   ]", at: start, style: style(context.theme.tint, in: context.theme))
  }
}
