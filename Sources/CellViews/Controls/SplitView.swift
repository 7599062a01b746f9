import AutoLayout
import CellDrawing
import TerminalInterface

/// Two views with a line between them that the user can move. AppKit's name: `NSSplitView`.
///
///     let split = SplitView(list, details)
///     split.position = 24
///
///     one   │ details
///     two   │ of one
///
/// The line moves with the mouse; where it has the focus, arrows, Home and End move it. While one of the views is
/// hidden, the other has all of the room, and there is no line.
@MainActor open class SplitView: View {
  /// The first view: the one at the leading side, or above.
  public final let first: View
  /// The second view: the one at the trailing side, or below.
  public final let second: View
  /// The line between the views. It sends ``Control/Event/valueChanged`` when the user has moved it; one that is
  /// disabled stays where it is.
  public final var divider: Control { line }
  private let line = SplitLine()

  /// The axis along which the views follow each other: the horizontal one unless set, so that they are side by side.
  public final var axis: LayoutAxis { didSet { if axis != oldValue { arrange() } } }
  /// The length of the first view in layout units; with `nil`, the default, both are as long as each other. Where there
  /// is not as much room, the views get what there is, and later again what was asked for. A number that is negative or
  /// not finite is ignored.
  public final var position: Double? {
    get { wanted }
    set {
      if let newValue, !newValue.isFinite || newValue < 0 { return }
      wanted = newValue
      positionChanged()
    }
  }
  private var wanted: Double?
  /// The length below which the user can make neither view; 1 unless set. Where there is room for one only, the first
  /// view has it. A number that is negative or not finite is ignored.
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

  /// Creates a view that has two others side by side, or along another axis.
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

  /// Arranges anew where a view comes or goes.
  override final func subviewHiddenChanged(_ view: View) { if view !== line { arrange() } }

  /// Gives both views all of the room. The hidden one has a size, too, so that nothing in it is squeezed or scrolls.
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

  /// Puts the views one after the other, with the line between them.
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
    // A view without a cell has none for the line.
    thickness.priority = LayoutPriority(999)
    lasting.append(thickness)
    for view in [first, line, second] {
      lasting += across.map { Self.equal(view, $0, inside, $0) }
    }
    limits = [first, second].map {
      length(of: $0).constraint(greaterThanOrEqualToConstant: minimum)
    }
    // The first view keeps its length longer. Both come before what the content asks for.
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

  /// Moves the line as the user does, and tells so if it moved.
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
