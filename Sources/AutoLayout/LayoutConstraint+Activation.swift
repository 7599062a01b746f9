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
  /// - Throws: the first error; no constraint of the list is active then that was not before.
  public static func activate(_ constraints: [LayoutConstraint]) throws(LayoutError) {
    var activated: [LayoutConstraint] = []
    for constraint in constraints where !constraint.isActive {
      do throws(LayoutError) {
        try constraint.activate()
      } catch {
        for constraint in activated { constraint.deactivate() }
        throw error
      }
      activated.append(constraint)
    }
  }

  /// Deactivates constraints; inactive ones stay so.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  func activate() throws(LayoutError) {
    guard !isActive else { return }
    if let flaw { throw flaw }
    guard let first = firstItem, secondAttribute == nil || secondItem != nil else {
      throw .itemGone(constraint: debugDescription)
    }
    let second = secondItem ?? first
    guard let ancestor = first.closestCommonAncestor(with: second) else {
      throw .noCommonAncestor(
        constraint: debugDescription, first: first.debugName, firstChain: first.ancestorChain,
        second: second.debugName, secondChain: second.ancestorChain, source: source)
    }
    for item in [first, second] {
      if let island = Self.island(between: item, and: ancestor) {
        throw .crossesIsland(
          constraint: debugDescription, island: island.debugName, source: source)
      }
    }
    error = nil
    serial = ancestor.treeRoot.takeActivationNumber()
    setOwner(ancestor)
    ancestor.constraints.append(self)
    ancestor.island.engine?.activated(self)
  }

  func deactivate() {
    guard let owner else { return }
    let engine = owner.island.engine
    owner.constraints.removeAll { $0 === self }
    setOwner(nil)
    isBroken = false
    engine?.deactivated(self)
  }

  /// The island whose edge lies between an item and its ancestor, if there is one.
  private static func island(
    between item: LayoutNode, and ancestor: LayoutNode
  ) -> LayoutNode? {
    var node: LayoutNode? = item
    while let current = node, current !== ancestor {
      if current.isLayoutIsland { return current }
      node = current.parent
    }
    return nil
  }
}
