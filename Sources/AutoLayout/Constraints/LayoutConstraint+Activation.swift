extension LayoutConstraint {
  /// Whether the constraint takes part in the layout. Setting it to true where the views share no
  /// tree leaves it false, sets ``error`` and reports it.
  public var isActive: Bool {
    get { owner != nil }
    set {
      if newValue {
        do { try activate() } catch { refuse(error) }
      } else {
        deactivate()
      }
    }
  }

  /// Activates constraints in order.
  ///
  /// - Throws: the first error; nothing of the list is activated then.
  public static func activate(_ constraints: [LayoutConstraint]) throws(LayoutError) {
    for constraint in constraints { _ = try constraint.holder() }
    for constraint in constraints { try constraint.activate() }
  }

  /// Deactivates constraints; inactive ones stay so.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  func activate() throws(LayoutError) {
    guard !isActive else { return }
    let ancestor = try holder()
    error = nil
    serial = ancestor.takeActivationNumber()
    setOwner(ancestor)
    ancestor.watchChange(of: self)
    ancestor.watchFirst(self)
    ancestor.constraints.append(self)
    ancestor.tellIsland { $0.activated(self) }
  }

  func deactivate() {
    guard let owner else { return }
    owner.watchChange(of: self)
    owner.constraints.removeAll { $0 === self }
    setOwner(nil)
    error = nil
    owner.tellIsland { $0.deactivated(self) }
  }

  /// The view that holds the constraint while it is active.
  private func holder() throws(LayoutError) -> LayoutNode {
    if let flaw { throw flaw }
    guard let first = firstItem, secondAttribute == nil || secondItem != nil else {
      throw .itemGone(constraint: placeDescription)
    }
    let second = secondItem ?? first
    guard let ancestor = first.closestCommonAncestor(with: second) else {
      throw .noCommonAncestor(
        constraint: placeDescription, first: first.debugName, firstChain: first.ancestorChain,
        second: second.debugName, secondChain: second.ancestorChain, source: source)
    }
    for item in [first.node, second.node] {
      if let island = Self.island(between: item, and: ancestor) {
        throw .crossesIsland(
          constraint: placeDescription, island: island.debugName, source: source)
      }
    }
    return ancestor
  }

  /// The island whose edge lies between an item and its ancestor, if there is one.
  private static func island(
    between item: LayoutNode?, and ancestor: LayoutNode
  ) -> LayoutNode? {
    var node = item
    while let current = node, current !== ancestor {
      if current.isLayoutIsland { return current }
      node = current.parent
    }
    return nil
  }
}
