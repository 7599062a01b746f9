/// A rectangle that takes part in the layout of a view and is never drawn.
///
/// Create a guide and add it with ``LayoutNode/addLayoutGuide(_:)``, or use one that every view has, such as
/// ``LayoutNode/layoutMarginsGuide``. UIKit's name: `UILayoutGuide`.
@MainActor public final class LayoutGuide: LayoutItem {
  /// The rule that fixes a guide's frame, besides constraints.
  enum Kind: Hashable {
    /// No rule: only constraints.
    case free
    /// The owner's bounds, reduced by insets.
    case inset(InsetKind)
    /// The strip that the safe area excludes at the top or the bottom.
    case topBar, bottomBar
    /// The owner's rectangle inside its border. It does not move when the owner scrolls.
    case frame
    /// The owner's scrolled content, which begins at the origin of the owner's coordinates.
    case content
    /// A column in the middle of the margins, narrow enough to read.
    case readable
  }

  let kind: Kind
  /// The frame from the last solve, in the owner's coordinates.
  final var solvedFrame = Rect.zero

  /// Creates a guide without an owner.
  public override init() {
    kind = .free
    super.init()
  }

  init(_ kind: Kind, of owner: LayoutNode, identifier: String) {
    self.kind = kind
    super.init()
    container = owner
    self.identifier = identifier
  }

  /// The view that the guide was added to; nil before that and once the view no longer exists.
  public var owningView: LayoutNode? { container }

  override var node: LayoutNode? { container }

  /// The frame in the owner's coordinates, as of the last layout; empty for a guide that no constraint
  /// mentions. In a view smaller than its safe area's insets, the safe area has a negative length: each edge
  /// keeps its distance from the view's edge.
  public var layoutFrame: Rect {
    guard let owner = container else { return .zero }
    let bounds = owner.bounds
    switch kind {
    case .free, .content, .readable: return solvedFrame
    case .frame, .inset(.border): return bounds.inset(by: owner.wholeInsets(.border))
    case .inset(.margins): return bounds.inset(by: owner.wholeInsets(.margins))
    case .inset(.safeArea):
      let insets = owner.safeAreaInsets
      return Rect(
        x: bounds.minX + insets.left, y: bounds.minY + insets.top,
        width: bounds.width - insets.left - insets.right,
        height: bounds.height - insets.top - insets.bottom)
    case .topBar:
      return Rect(
        x: bounds.minX, y: bounds.minY, width: bounds.width, height: owner.safeAreaInsets.top)
    case .bottomBar:
      let height = owner.safeAreaInsets.bottom
      return Rect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }
  }

  /// The height of ``layoutFrame`` in layout units. For the top and bottom layout guides it is the height
  /// covered by bars. UIKit's name: `UILayoutSupport.length`.
  public var length: Double { layoutFrame.height }

  /// Whether the engine has variables for the guide. If not, its frame follows from its owner's.
  var hasVariables: Bool {
    switch kind {
    case .free, .content, .readable: true
    case .inset, .topBar, .bottomBar, .frame: false
    }
  }
}

extension LayoutNode {
  /// The added guides, in order.
  public final var layoutGuides: [LayoutGuide] { guides.filter { $0.kind == .free } }

  /// Adds a guide to this view. A guide of another view leaves that view first; a guide of this view, or one
  /// that every view has, is ignored.
  public final func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.kind == .free, guide.container !== self else { return }
    guide.container?.removeLayoutGuide(guide)
    guide.container = self
    guides.append(guide)
  }

  /// Removes a guide from this view and deactivates the constraints that mention it. A guide of another view
  /// is ignored.
  public final func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.kind == .free, guide.container === self else { return }
    var holder: LayoutNode? = self
    while let node = holder {
      for constraint in node.constraints.filter({ $0.mentions(guide) }) { constraint.deactivate() }
      holder = node.container
    }
    guides.removeAll { $0 === guide }
    guide.container = nil
    guide.solvedFrame = .zero
    tellIsland(.structure)
  }

  /// Returns the guide around the scrolled content, created at the first call.
  @discardableResult final func contentGuide() -> LayoutGuide {
    ownGuide(.content, "contentLayoutGuide")
  }

  /// Returns a guide that every view has, created at the first call.
  final func ownGuide(_ kind: LayoutGuide.Kind, _ identifier: String) -> LayoutGuide {
    if let guide = guides.first(where: { $0.kind == kind }) { return guide }
    let guide = LayoutGuide(kind, of: self, identifier: identifier)
    guides.append(guide)
    return guide
  }
}
