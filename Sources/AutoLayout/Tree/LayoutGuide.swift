/// A rectangle that takes part in the layout of a view, and is never drawn.
///
/// A guide is made and added to its owner with ``LayoutNode/addLayoutGuide(_:)``, or is one of those that
/// every view has, like ``LayoutNode/layoutMarginsGuide``. UIKit's name: `UILayoutGuide`.
@MainActor public final class LayoutGuide: LayoutItem {
  /// What fixes a guide, beside constraints.
  enum Kind: Hashable {
    /// Nothing.
    case free
    /// It is the owner less insets.
    case inset(InsetKind)
    /// It is what the safe area leaves out above, or below.
    case topBar, bottomBar
    /// It is the owner inside of its border, as it stands on the screen whatever is scrolled.
    case frame
    /// It is what the owner scrolls: it begins at the origin of the owner's coordinates.
    case content
    /// It is in the middle of the margins, and not too wide to read.
    case readable
  }

  let kind: Kind
  /// What the engine computed.
  final var solvedFrame = Rect.zero

  /// Creates a guide that belongs to no view yet.
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

  /// The view that the guide was added to; absent before, and once that view is gone.
  public var owningView: LayoutNode? { container }

  override var node: LayoutNode? { container }

  /// The rectangle in the coordinates of the owner, as of the last layout; empty for a guide that
  /// no constraint mentions. Of a view that is smaller than its safe area's insets, the safe area has a
  /// negative length: each of its edges is an inset away from the view's.
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

  /// The length by which bars reach into the view, in layout units, for the guides above and below:
  /// the height of ``layoutFrame``. UIKit's name: `UILayoutSupport.length`.
  public var length: Double { layoutFrame.height }

  /// Whether the engine has variables for it, rather than reading it off its owner.
  var hasVariables: Bool {
    switch kind {
    case .free, .content, .readable: true
    case .inset, .topBar, .bottomBar, .frame: false
    }
  }
}

extension LayoutNode {
  /// The guides that were added, in order.
  public final var layoutGuides: [LayoutGuide] { guides.filter { $0.kind == .free } }

  /// Makes a guide part of this view; one that is so already stays, and one of another view leaves
  /// that one first. The guides that every view has cannot be added anywhere.
  public final func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.kind == .free, guide.container !== self else { return }
    guide.container?.removeLayoutGuide(guide)
    guide.container = self
    guides.append(guide)
  }

  /// Takes a guide out of this view, and deactivates the constraints that mention it. One of
  /// another view stays where it is.
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

  /// The guide around what the view scrolls, made when it is first asked for.
  @discardableResult final func contentGuide() -> LayoutGuide {
    ownGuide(.content, "contentLayoutGuide")
  }

  /// A guide that every view has, made when it is first asked for.
  final func ownGuide(_ kind: LayoutGuide.Kind, _ identifier: String) -> LayoutGuide {
    if let guide = guides.first(where: { $0.kind == kind }) { return guide }
    let guide = LayoutGuide(kind, of: self, identifier: identifier)
    guides.append(guide)
    return guide
  }
}
