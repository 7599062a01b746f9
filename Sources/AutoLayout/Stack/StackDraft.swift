/// The constraints of a stack while they are being created.
@MainActor struct StackDraft {
  let stack: LayoutNode
  /// All arranged views, including hidden ones.
  let views: [LayoutNode]
  let shown: [LayoutNode]
  let source: StackSource
  private(set) var constraints: [LayoutConstraint] = []
  private(set) var guides: [LayoutGuide] = []

  init(stack: LayoutNode, views: [LayoutNode], shown: [LayoutNode], source: StackSource) {
    self.stack = stack
    self.views = views
    self.shown = shown
    self.source = source
  }

  var options: StackOptions { source.options }

  mutating func addAll() {
    addAlongAxis()
    addAcrossAxis()
  }

  // MARK: - Words

  /// The area that the views fill. Margins are measured from the stack's edges, whether or not it has a border.
  var canvas: LayoutItem { options.isLayoutMarginsRelative ? stack.layoutMarginsGuide : inside }

  /// The area of the stack inside its border.
  var inside: LayoutItem { options.isInsideBorder ? stack.frameLayoutGuide : stack }

  /// The attributes of an axis: near edge, far edge, centre and length.
  struct Attributes {
    let near: LayoutAttribute
    let far: LayoutAttribute
    let center: LayoutAttribute
    let length: LayoutAttribute

    static let horizontal = Attributes(
      near: .leading, far: .trailing, center: .centerX, length: .width)
    static let vertical = Attributes(near: .top, far: .bottom, center: .centerY, length: .height)
  }

  var along: Attributes { options.axis == .horizontal ? .horizontal : .vertical }
  var across: Attributes { options.axis == .horizontal ? .vertical : .horizontal }

  /// The constraints' identifiers, as in UIKit's logs.
  enum Name: String {
    case alignment = "UISV-alignment"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case canvasConnection = "UISV-canvas-connection"
    case canvasFit = "UISV-canvas-fit"
    case distributingEdge = "UISV-distributing-edge"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case hiding = "UISV-hiding"
    case spacing = "UISV-spacing"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case textWidth = "UISV-text-width-disambiguation"
  }

  mutating func add(
    _ name: Name, _ first: LayoutItem, _ attribute: LayoutAttribute,
    _ relation: LayoutRelation = .equal, to second: LayoutItem? = nil,
    _ other: LayoutAttribute? = nil, times multiplier: Double = 1, plus constant: Double = 0,
    priority: LayoutPriority = .required
  ) {
    let constraint = LayoutConstraint(
      flawed: first, attribute, relation, second, other ?? (second == nil ? nil : attribute),
      multiplier, constant, priority, nil)
    constraint.identifier = name.rawValue
    constraint.arranger = stack.link
    constraints.append(constraint)
  }

  mutating func makeGuide(_ identifier: String) -> LayoutGuide {
    let guide = LayoutGuide()
    guide.identifier = identifier
    guides.append(guide)
    return guide
  }
}
