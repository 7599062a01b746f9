import AutoLayout
import CellDrawing
import Localization
import TerminalInterface

/// The divider between the two views of a ``SplitView``, which the user moves.
@MainActor final class SplitLine: Control {
  /// A move of the divider.
  enum Move {
    case left, right, up, down
    case start, end
    /// To a cell of the window.
    case to(CellPoint)

    /// Creates the move of a key for a divider of a split along an axis; `nil` for other keys.
    init?(_ key: KeyPress, along axis: LayoutAxis) {
      guard key.modifiers.isEmpty else { return nil }
      switch (key.key, axis) {
      case (.left, .horizontal): self = .left
      case (.right, .horizontal): self = .right
      case (.up, .vertical): self = .up
      case (.down, .vertical): self = .down
      case (.home, _): self = .start
      case (.end, _): self = .end
      default: return nil
      }
    }
  }

  /// The direction of the line.
  var axis = LayoutAxis.vertical { didSet { setNeedsDisplay() } }
  /// Called for each move by the user.
  var onMove: @MainActor (Move) -> Void = { _ in }

  private var way: LayoutAxis { axis == .vertical ? .horizontal : .vertical }

  override func keyDown(_ key: KeyPress) -> Bool {
    guard isEnabled, let move = Move(key, along: way) else { return false }
    onMove(move)
    return true
  }

  override func usesKey(_ key: KeyPress) -> Bool { isEnabled && Move(key, along: way) != nil }

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    switch event.action {
    case .press(.left): isHighlighted = isEnabled
    case .drag(.left): if isHighlighted { onMove(.to(event.position)) }
    case .release(.left): isHighlighted = false
    default: return false
    }
    return true
  }

  /// False: the focus stays where it is while the user drags the divider. Tab can focus it.
  override func takesFocus(pressedAt point: CellPoint) -> Bool { false }

  override var ownTraits: AccessibilityTraits { .adjustable }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? localizer.string(LocalizedText("divider", chinese: "分隔条")) }
    set { super.accessibilityLabel = newValue }
  }
  /// The length of the first view.
  override var accessibilityValue: String? {
    get {
      let first = (superview as? SplitView)?.first.cellFrame.size
      return super.accessibilityValue
        ?? first.map { "\(way == .horizontal ? $0.width : $0.height)" }
    }
    set { super.accessibilityValue = newValue }
  }

  override var drawsItself: Bool { true }

  override func draw(in context: DrawingContext) {
    let (canvas, theme) = (context.canvas, context.theme)
    let isUsed = !state.isDisjoint(with: [.focused, .highlighted, .hovered])
    let style =
      state.isDisjoint(with: [.focused, .highlighted]) ? theme.separator : theme.selection
    let line = isUsed && isEnabled ? BoxStyle.heavy : .light
    switch axis {
    case .vertical:
      canvas.drawVerticalRule(from: .zero, length: canvas.bounds.height, line, style: style)
    case .horizontal:
      canvas.drawHorizontalRule(from: .zero, length: canvas.bounds.width, line, style: style)
    }
  }
}
