/// Stands for an item where that must not be kept alive.
///
/// It does what a weak variable does, but an object that a weak variable was ever set to is slow to
/// retain and release from then on, and items are retained and released all the time.
@MainActor public final class ItemLink {
  /// Absent once the item does not exist any more: it takes itself out at its end.
  public var item: LayoutItem? { reference?.object }
  fileprivate var reference: UncountedReference<LayoutItem>?

  fileprivate init() {}
}

extension ItemLink: @MainActor CustomStringConvertible {
  /// The name of the item in logs, like `Label:title`; `(gone)` once it does not exist any more.
  public var description: String { item?.debugName ?? "(gone)" }
}

/// An item that constraints relate: a view, which is a ``LayoutNode``, or a ``LayoutGuide``.
@MainActor open class LayoutItem: HasLifetime {
  /// A name for paths, logs and tests.
  public var identifier: String? {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }
  private final var storedIdentifier: String?

  /// The node in whose coordinates the item stands: a view's superview, a guide's owner.
  /// It takes itself out at its end.
  final var container: LayoutNode? {
    get { containerReference?.object }
    set { containerReference = newValue.map { UncountedReference($0) } }
  }
  private final var containerReference: UncountedReference<LayoutNode>?
  /// A link that others hold in place of the item, so that they do not keep it alive.
  public final let link = ItemLink()
  /// Where the engine that last asked has its record of the item; a hint that may be out of date.
  final var slot = -1

  /// Whether a constraint on it was active at any time.
  final var wasConstrained = false
  /// The active constraints with this item on the left side, in order of activation.
  public final var activeConstraints: [LayoutConstraint] { storedActiveConstraints }
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var storedActiveConstraints: [LayoutConstraint] = []

  #if DEBUG
    let lifetime = Lifetime()
  #endif

  init() { link.reference = UncountedReference(self) }

  // What points here is only read on the main actor, so that is where it has to end.
  isolated deinit { link.reference = nil }

  /// The node that the item belongs to: a view itself, or the owner of a guide.
  var node: LayoutNode? { nil }
  /// Whether constraints decide the frame, of a view; false for a guide, which counts where one mentions it.
  var isPlacedByConstraints: Bool { false }

  /// The identifier as it may be printed.
  final var shownIdentifier: String? { identifier?.printable }

  /// The name of the item in logs: its class and identifier, else its class and its place among its
  /// superview's children or its owner's guides.
  public final var debugName: String {
    let type = String(describing: type(of: self))
    if let shownIdentifier { return "\(type):\(shownIdentifier)" }
    let siblings: [LayoutItem] = (container?.children ?? []) + (container?.layoutGuides ?? [])
    guard let index = siblings.firstIndex(where: { $0 === self }) else { return type }
    return "\(type)[\(index)]"
  }

  /// Whether the item is `node`, or stands in it at any depth.
  public final func isDescendant(of node: LayoutNode) -> Bool {
    var ancestor = self.node
    while let current = ancestor {
      if current === node { return true }
      ancestor = current.container
    }
    return false
  }

  /// The nearest node that holds both items, where a node holds itself and its guides; absent where they
  /// share no tree. It holds a constraint between them.
  ///
  /// - Complexity: the depth of the one times that of the other; constant for neighbours.
  public final func closestCommonAncestor(with other: LayoutItem) -> LayoutNode? {
    guard let own = node, let others = other.node else { return nil }
    // Mostly a view is constrained to its superview or to one beside it.
    if own === others || others.container === own { return own }
    if let superview = own.container, superview === others || superview === others.container {
      return superview
    }
    var ancestor: LayoutNode? = own
    while let current = ancestor, !others.isDescendant(of: current) {
      ancestor = current.container
    }
    return ancestor
  }

  /// The names from this item up to the top of its tree.
  final var ancestorChain: String {
    var names: [String] = []
    var item: LayoutItem? = self
    while let current = item {
      names.append(current.debugName)
      item = current.container
    }
    return names.joined(separator: " < ")
  }
}
