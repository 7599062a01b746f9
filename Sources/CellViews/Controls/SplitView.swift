import AutoLayout
import CellDrawing
import TerminalInterface

/// Two views with a divider between them that the user can move. AppKit's name: `NSSplitView`.
///
///     let split = SplitView(list, details)
///     split.position = 24
///
///     one   │ details
///     two   │ of one
///
/// The mouse drags the divider. While it has the focus, arrows, Home and End move it. While one of the views is hidden,
/// the other fills the split view and there is no divider.
@MainActor open class SplitView: View {
  /// The first view: at the leading side, or at the top.
  public final let first: View
  /// The second view: at the trailing side, or at the bottom.
  public final let second: View
  /// The divider. It sends ``Control/Event/valueChanged`` when the user has moved it. While it is disabled, the user
  /// cannot move it.
  public final var divider: Control { line }
  private let line = SplitLine()

  /// The axis along which the views are arranged; horizontal unless set: side by side.
  public final var axis: LayoutAxis { didSet { if axis != oldValue { arrange() } } }
  /// The length of the first view in layout units; with `nil`, the default, both views have equal lengths. If there is
  /// too little room, the views share what there is; the length is restored when there is room again. A negative or
  /// non-finite number is ignored.
  public final var position: Double? {
    get { wanted }
    set {
      if let newValue, !newValue.isFinite || newValue < 0 { return }
      wanted = newValue
      positionChanged()
    }
  }
  private var wanted: Double?
  /// The minimum length to which the user can shrink either view, in layout units; 1 unless set. If there is room for
  /// one view only, it is the first. A negative or non-finite number is ignored.
  public final var minimumLength: Double {
    get { minimum }
    set {
      guard newValue.isFinite, newValue >= 0 else { return }
      minimum = newValue
      for constraint in limits { constraint.constant = newValue }
    }
  }
  private var minimum = 1.0

  private var installed: [LayoutConstraint] = []
  private var limits: [LayoutConstraint] = []
  private var halves: LayoutConstraint?
  private var fixed: LayoutConstraint?

  /// Creates a view with two views along an axis; side by side unless given.
  public init(_ first: View, _ second: View, axis: LayoutAxis = .horizontal) {
    self.first = first
    self.second = second
    self.axis = axis
    super.init()
    clipsToBounds = true
    line.onMove = { [weak self] in self?.move($0) }
    for view in [first, line, second] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    arrange()
  }

  // MARK: - Layout

  private func arrange() {
    for constraint in installed { constraint.isActive = false }
    line.isHidden = first.isHidden || second.isHidden
    installed = line.isHidden ? oneView() : twoViews()
    line.axis = axis == .horizontal ? .vertical : .horizontal
    positionChanged()
  }

  /// Arranges the views again when one is hidden or shown.
  override final func subviewHiddenChanged(_ view: View) { if view !== line { arrange() } }

  /// Gives both views all of the room. The hidden view has a size too, so that nothing in it is compressed or scrolled.
  private func oneView() -> [LayoutConstraint] {
    (halves, fixed, limits) = (nil, nil, [])
    let constraints = [first, line, second].flatMap { view in
      [LayoutAttribute.leading, .trailing, .top, .bottom].map {
        Self.equal(view, $0, frameLayoutGuide, $0)
      }
    }
    for constraint in constraints { constraint.isActive = true }
    return constraints
  }

  /// Arranges the views along the axis, with the divider between them.
  private func twoViews() -> [LayoutConstraint] {
    let isRow = axis == .horizontal
    let (start, end, across): (LayoutAttribute, LayoutAttribute, [LayoutAttribute]) =
      isRow ? (.leading, .trailing, [.top, .bottom]) : (.top, .bottom, [.leading, .trailing])
    let inside = frameLayoutGuide
    var lasting = [
      Self.equal(first, start, inside, start), Self.equal(line, start, first, end),
      Self.equal(second, start, line, end), Self.equal(second, end, inside, end),
    ]
    let thickness = length(of: line).constraint(equalToConstant: 1)
    // A split view without cells has no cell for the divider.
    thickness.priority = LayoutPriority(999)
    lasting.append(thickness)
    for view in [first, line, second] {
      lasting += across.map { Self.equal(view, $0, inside, $0) }
    }
    limits = [first, second].map {
      length(of: $0).constraint(greaterThanOrEqualToConstant: minimum)
    }
    // The first view keeps its minimum length longer. Both minimums have priority over the content.
    limits[0].priority = LayoutPriority(902)
    limits[1].priority = LayoutPriority(901)
    let halves = length(of: first).constraint(equalTo: length(of: second))
    let fixed = length(of: first).constraint(equalToConstant: wanted ?? 0)
    for constraint in [halves, fixed] { constraint.priority = LayoutPriority(800) }
    (self.halves, self.fixed) = (halves, fixed)
    lasting += limits
    for constraint in lasting { constraint.isActive = true }
    return lasting + [halves, fixed]
  }

  private static func equal(
    _ first: LayoutItem, _ attribute: LayoutAttribute, _ second: LayoutItem,
    _ secondAttribute: LayoutAttribute
  ) -> LayoutConstraint {
    LayoutConstraint(
      reporting: first, attribute: attribute, relatedBy: .equal, toItem: second,
      attribute: secondAttribute)
  }

  private func length(of view: View) -> LayoutAnchor<LayoutAnchorKinds.Dimension> {
    axis == .horizontal ? view.widthAnchor : view.heightAnchor
  }

  private func positionChanged() {
    if let wanted { fixed?.constant = wanted }
    halves?.isActive = wanted == nil
    fixed?.isActive = wanted != nil
  }

  // MARK: - Moving

  /// Moves the divider for the user, and sends an event if it moves.
  private func move(_ move: SplitLine.Move) {
    let inside = insideCells
    let room = axis == .horizontal ? inside.width : inside.height
    let present = axis == .horizontal ? first.frame.width : first.frame.height
    let most = max(minimum, Double(room - 1) - minimum)
    let target: Double
    switch move {
    case .start: target = minimum
    case .end: target = most
    case .right: target = present + (isMirrored ? -1 : 1)
    case .left: target = present - (isMirrored ? -1 : 1)
    case .down: target = present + 1
    case .up: target = present - 1
    case .to(let cell):
      let own = cellFrame.origin
      let (x, y) = (cell.x - own.x - inside.minX, cell.y - own.y - inside.minY)
      target = Double(axis == .vertical ? y : isMirrored ? inside.width - 1 - x : x)
    }
    let position = min(max(target, minimum), most)
    guard position != present, room > 0 else { return }
    self.position = position
    line.sendActions(for: [.primaryActionTriggered, .valueChanged])
  }
}
