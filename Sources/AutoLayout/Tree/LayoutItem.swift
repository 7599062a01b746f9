/// A weak link to an item.
///
/// A weak variable would do the same, but it makes all later retains and releases of its object slow, and
/// items are retained and released all the time.
@MainActor public final class ItemLink {
  /// The item; nil once it no longer exists. The item clears the link in its deinit.
  public var item: LayoutItem? { reference?.object }
  fileprivate var reference: UncountedReference<LayoutItem>?

  fileprivate init() {}
}

extension ItemLink: @MainActor CustomStringConvertible {
  /// The name of the item in logs, like `Label:title`; `(gone)` once it no longer exists.
  public var description: String { item?.debugName ?? "(gone)" }
}

/// An item of constraints: a view, which is a ``LayoutNode``, or a ``LayoutGuide``.
@MainActor open class LayoutItem: HasLifetime {
  /// A name for paths, logs and tests.
  public var identifier: String? {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }
  private final var storedIdentifier: String?

  /// The node in whose coordinates the item's frame is: a view's superview, a guide's owner. That node clears
  /// the reference in its deinit.
  final var container: LayoutNode? {
    get { containerReference?.object }
    set { containerReference = newValue.map { UncountedReference($0) } }
  }
  private final var containerReference: UncountedReference<LayoutNode>?
  /// A link that others hold instead of the item, so that they do not keep it alive.
  public final let link = ItemLink()
  /// The index of the item's record in the engine that last looked it up; a hint that may be stale.
  final var slot = -1

  /// Whether a constraint on the item was ever active.
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

  // Links are read on the main actor only, so the item has to be deinitialised there.
  isolated deinit { link.reference = nil }

  /// The node that the item belongs to: a view itself, or the owner of a guide.
  var node: LayoutNode? { nil }
  /// Whether constraints decide the frame of a view; false for a guide.
  var isPlacedByConstraints: Bool { false }

  /// The identifier with control characters escaped.
  final var shownIdentifier: String? { identifier?.printable }

  /// The identifier, or else the name in errors.
  final var shortName: String { shownIdentifier ?? debugName }

  /// The name of the item in errors: its class and identifier, else its class and its index among its
  /// superview's subviews or its owner's guides.
  public final var debugName: String {
    let type = String(describing: type(of: self))
    if let shownIdentifier { return "\(type):\(shownIdentifier)" }
    return indexInContainer.map { "\(type)[\($0)]" } ?? type
  }

  /// The index among the superview's subviews and, behind them, the owner's guides.
  private final var indexInContainer: Int? {
    guard let container else { return nil }
    for (index, child) in container.children.enumerated() where child === self { return index }
    return container.layoutGuides.firstIndex { $0 === self }
      .map { container.children.count + $0 }
  }

  /// Returns whether the item is `node` or inside it at any depth.
  public final func isDescendant(of node: LayoutNode) -> Bool {
    var ancestor = self.node
    while let current = ancestor {
      if current === node { return true }
      ancestor = current.container
    }
    return false
  }

  /// Returns the nearest node that contains both items; a node contains itself and its guides. Nil if they
  /// share no tree. It is the node that holds a constraint between them.
  ///
  /// - Complexity: O(*m* × *n*) for items at depths *m* and *n*; constant for neighbours.
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

  /// The names from this item up to the root.
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

// As in UIKit, each item is equal only to itself, so that sets and dictionaries can contain items.

extension LayoutItem: Hashable {
  /// Returns whether both are the same view, or the same guide.
  public nonisolated static func == (one: LayoutItem, other: LayoutItem) -> Bool { one === other }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension LayoutConstraint: Hashable {
  /// Returns whether both are the same constraint.
  public nonisolated static func == (one: LayoutConstraint, other: LayoutConstraint) -> Bool {
    one === other
  }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
