import Localization

extension LayoutConstraint {
  /// Whether the constraint takes part in the layout. If it is set to true and the views share no tree, it stays false,
  /// ``error`` is set, and the error is reported. Setting an inactive constraint to false clears such an error.
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

  /// Activates constraints in order, as if ``isActive`` of each were set to true. A constraint that cannot be activated
  /// stays inactive, its ``error`` is set and reported, and the others are still activated. UIKit's name.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Activates all the constraints in order, or none of them.
  ///
  /// - Throws: The error of the first one that cannot be activated. Nothing has changed then, and nothing is
  ///   reported.
  public static func activate(
    allOrNone constraints: [LayoutConstraint]
  ) throws(LayoutError) {
    for constraint in constraints { _ = try constraint.legalHolder() }
    for constraint in constraints { try constraint.activate() }
  }

  /// Deactivates constraints in order. Inactive ones are ignored. UIKit's name.
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
    guard let owner else {
      // The caller wants it inactive, so an error of an earlier activation no longer applies.
      storedError = flaw
      return
    }
    watchChange()
    owner.storedConstraints.removeFromNearerEnd(self)
    firstItem?.storedActiveConstraints.removeFromNearerEnd(self)
    setOwner(nil)
    storedError = nil
    owner.tellIsland(.deactivated(self))
  }

  /// Returns the view that would hold the constraint: the closest common ancestor of its items.
  ///
  /// - Throws: The reason why the constraint cannot be activated.
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

  /// Returns a cure for items in two trees: the view or guide to be added.
  private static func cure(for first: LayoutItem, _ second: LayoutItem) -> LocalizedText {
    for item in [first, second] where item.node == nil {
      return LocalizedText(
        "\(item.debugName) belongs to no view: call addLayoutGuide(_:) first.",
        chinese: "\(item.debugName) 不属于任何视图：请先调用 addLayoutGuide(_:)。")
    }
    guard let one = first.node?.treeRoot, let two = second.node?.treeRoot else { return .empty }
    if one.isShownByItself != two.isShownByItself {
      let lonely = one.isShownByItself ? two : one
      return LocalizedText(
        "\(lonely.debugName) has no superview: call addSubview(_:) first.",
        chinese: "\(lonely.debugName) 没有父视图：请先调用 addSubview(_:)。")
    }
    for (item, top) in [(first, one), (second, two)] where item === top && !top.isShownByItself {
      return LocalizedText(
        "\(top.debugName) has no superview: call addSubview(_:) first.",
        chinese: "\(top.debugName) 没有父视图：请先调用 addSubview(_:)。")
    }
    return one.debugName == two.debugName
      ? LocalizedText(
        "There are two \(one.debugName): add both to one tree first.",
        chinese: "有两个 \(one.debugName)：请先把它们加到同一棵视图树。")
      : LocalizedText("Add both to one tree first.", chinese: "请先把它们加到同一棵视图树。")
  }

  /// Returns the innermost island that contains `item` and lies inside `ancestor`; nil if there is none.
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
  /// Returns the constraints in order of their activation.
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

  // The standard library runs a closure only after it has looked up the closure's executor. Where
  // thousands of elements are sorted or filtered, functions and loops avoid that cost.
  nonisolated private static func isEarlier(
    _ one: (serial: Int, index: Int), _ other: (serial: Int, index: Int)
  ) -> Bool { one.serial < other.serial }
}

extension [LayoutConstraint] {
  /// Removes an element. The search runs from both ends, since constraints that are replaced view by view are
  /// mostly near one of them.
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
