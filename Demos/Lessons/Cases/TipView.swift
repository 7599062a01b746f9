import Ashlar

/// A container with a tip that wishes to be at a point and has to stay inside.
final class TipView: View {
  /// The tip.
  let tip = Label(" tip ")
  /// The centre that the tip wishes for, in the container's coordinates.
  var wish = Point.zero { didSet { if wish != oldValue { showWish() } } }
  /// The priority of the wish.
  var priority: LayoutPriority = 750 { didSet { if priority != oldValue { showWish() } } }
  /// Called with a point where the mouse is pressed or dragged.
  var onMove: (Point) -> Void = { _ in }
  private var wishes: [LayoutConstraint] = []

  override init() {
    super.init()
    border = .rounded
    setBorderStyle(\.separator)
    clipsToBounds = true
    tip.identifier = "tip"
    tip.setTextStyle(\.systemBlue)
    Self.keepWhole(tip)
    addSubview(tip)
    constrain()
  }

  /// Lets a label keep its size, unless the container is too small for it. What hangs on it does not stretch it.
  static func keepWhole(_ label: Label) {
    for axis in [LayoutAxis.horizontal, .vertical] {
      label.setContentHuggingPriority(999, for: axis)
      label.setContentCompressionResistancePriority(999, for: axis)
    }
  }

  // MARK: - Constraints

  private func constrain() {
    // It has to stay within the border: required.
    tip.mas.makeConstraints { make in
      make.left.top.greaterThanOrEqualTo(self).offset(1)
      make.right.bottom.lessThanOrEqualTo(self).offset(-1)
    }
    // It wishes for a centre: the priority is lower.
    // Where the border forbids that, it comes near it.
    wishes = tip.mas.makeConstraints { make in
      make.centerX.equalTo(self.mas.left)
        .offset(wish.x).priority(priority)
      make.centerY.equalTo(self.mas.top)
        .offset(wish.y).priority(priority)
    }
  }

  // MARK: - The wish

  /// Whether the last layout left the wish along an axis out, as it contradicts the edges.
  func isWishLeftOut(_ axis: LayoutAxis) -> Bool {
    (axis == .horizontal ? wishes.first : wishes.last)?.isBroken ?? false
  }

  private func showWish() {
    for (constraint, value) in zip(wishes, [wish.x, wish.y]) {
      constraint.constant = value
      guard constraint.priority != priority else { continue }
      // Between required and optional it does not change while it is active.
      constraint.isActive = false
      constraint.priority = priority
      constraint.isActive = true
    }
    setNeedsDisplay()
  }

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    switch event.action {
    case .press(.left), .drag(.left):
      onMove(Point(x: Double(point.x) + 0.5, y: Double(point.y) + 0.5))
    case .release(.left): break
    default: return false
    }
    return true
  }

  /// The point of the wish: a cross, and lines through all of the container, as the tip may hide the cross.
  override func draw(in context: DrawingContext) {
    let inside = context.canvas.subcanvas(context.canvas.bounds.inset(by: 1))
    let point = CellPoint(x: Int(wish.x.rounded(.down)), y: Int(wish.y.rounded(.down)))
    for x in 0..<inside.bounds.width {
      inside.draw(text: "┈", at: CellPoint(x: x, y: point.y - 1), style: context.theme.separator)
    }
    for y in 0..<inside.bounds.height {
      inside.draw(text: "┊", at: CellPoint(x: point.x - 1, y: y), style: context.theme.separator)
    }
    context.canvas.draw(text: "+", at: point, style: context.theme.tint)
  }
}
