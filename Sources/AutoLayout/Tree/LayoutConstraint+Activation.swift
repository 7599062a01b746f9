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
    for constraint in constraints { _ = try constraint.legalHolder() }
    for constraint in constraints { try constraint.activate() }
  }

  /// Deactivates constraints; inactive ones stay so.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  func activate() throws(LayoutError) {
    guard !isActive else { return }
    let ancestor = try legalHolder()
    storedError = nil
    let tree = ancestor.tree
    serial = tree.takeActivationNumber()
    setOwner(ancestor)
    tree.watchChange(of: self, heldBy: ancestor)
    tree.watchFirst(self)
    ancestor.storedConstraints.append(self)
    firstItem?.storedActiveConstraints.append(self)
    ancestor.tellIsland(.activated(self))
  }

  func deactivate() {
    guard let owner else { return }
    watchChange()
    owner.storedConstraints.removeFromNearerEnd(self)
    firstItem?.storedActiveConstraints.removeFromNearerEnd(self)
    setOwner(nil)
    storedError = nil
    owner.tellIsland(.deactivated(self))
  }

  /// The view that holds the constraint while it is active.
  private func legalHolder() throws(LayoutError) -> LayoutNode {
    findSuperview()
    if let flaw { throw flaw }
    guard let first = firstItem, secondAttribute == nil || secondItem != nil else {
      throw .itemGone(constraint: placeDescription)
    }
    let second = secondItem ?? first
    guard let ancestor = first.closestCommonAncestor(with: second) else {
      throw .noCommonAncestor(
        constraint: placeDescription, first: first.debugName, firstChain: first.ancestorChain,
        second: second.debugName, secondChain: second.ancestorChain,
        cure: Self.cure(for: first, second), source: source)
    }
    for item in [first.node, second.node] {
      if let island = Self.island(between: item, and: ancestor) {
        throw .crossesIsland(
          constraint: placeDescription, island: island.debugName, source: source)
      }
    }
    return ancestor
  }

  /// What brings two items into one tree: adding what is at the top of the one that is not shown.
  private static func cure(for first: LayoutItem, _ second: LayoutItem) -> String {
    for item in [first, second] where item.node == nil {
      return "\(item.debugName) belongs to no view: call addLayoutGuide(_:) before."
    }
    guard let one = first.node?.treeRoot, let two = second.node?.treeRoot else { return "" }
    if one.isShownByItself != two.isShownByItself {
      let lonely = one.isShownByItself ? two : one
      return "\(lonely.debugName) has no superview: call addSubview(_:) before."
    }
    for (item, top) in [(first, one), (second, two)] where item === top && !top.isShownByItself {
      return "\(top.debugName) has no superview: call addSubview(_:) before."
    }
    return one.debugName == two.debugName
      ? "There are two \(one.debugName): add both to one tree before."
      : "Add both to one tree before."
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

extension LayoutConstraint {
  /// Constraints in the order in which they were activated.
  static func inOrderOfActivation(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] {
    var order: [(serial: Int, index: Int)] = []
    order.reserveCapacity(constraints.count)
    var isInOrder = true
    for (index, constraint) in constraints.enumerated() {
      if let last = order.last, last.serial > constraint.serial { isInOrder = false }
      order.append((constraint.serial, index))
    }
    if isInOrder { return constraints }
    order.sort(by: isEarlier)
    var sorted: [LayoutConstraint] = []
    sorted.reserveCapacity(order.count)
    for (_, index) in order { sorted.append(constraints[index]) }
    return sorted
  }

  // Closures that are passed to the standard library look up their executor at every call: where
  // thousands of things are compared or filtered, functions and loops stand in for them.
  nonisolated private static func isEarlier(
    _ one: (serial: Int, index: Int), _ other: (serial: Int, index: Int)
  ) -> Bool { one.serial < other.serial }
}

extension [LayoutConstraint] {
  /// Takes an element out that mostly is among the first, where constraints are made anew one view after
  /// the other, or among the last.
  mutating func removeFromNearerEnd(_ element: LayoutConstraint) {
    var (low, high) = (0, count - 1)
    while low <= high {
      if self[low] === element {
        remove(at: low)
        return
      }
      if self[high] === element {
        remove(at: high)
        return
      }
      low += 1
      high -= 1
    }
  }
}
