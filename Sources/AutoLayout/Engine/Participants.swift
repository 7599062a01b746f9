/// The participating items of an island in tree order, and their constraints in order of activation. Constraints of
/// stacks come after the others in tree order, so the time of their creation does not matter.
@MainActor struct Participants {
  private(set) var items: [LayoutItem] = []
  let constraints: [LayoutConstraint]
  /// The guides that no constraint mentions.
  private(set) var unmentionedGuides: [LayoutGuide] = []

  /// - Parameter supposition: A hypothetical change; nil in a layout.
  init(of root: LayoutNode, supposing supposition: HypotheticalChange? = nil) {
    var walked: [LayoutItem] = []
    var constraints: [LayoutConstraint] = []
    var arranged: [LayoutConstraint] = []
    func walk(_ node: LayoutNode) {
      walked.append(node)
      for guide in node.guides where guide.hasVariables { walked.append(guide) }
      var isArranged = false
      for constraint in node.constraints {
        if constraint.isArranged { isArranged = true } else { constraints.append(constraint) }
      }
      for child in node.children where !child.isLayoutIsland { walk(child) }
      // Descendants come first, as stacks create their constraints from the leaves up. For each view, its
      // own constraints as a stack come first, then those that it holds for other stacks.
      guard isArranged else { return }
      arranged += node.constraints.filter { $0.arranger === node.link }
      arranged += node.constraints.filter { $0.isArranged && $0.arranger !== node.link }
    }
    walk(root)
    let ordered = LayoutConstraint.inOrderOfActivation(constraints) + arranged
    self.constraints = supposition.map { ordered.compactMap($0.constraint) } ?? ordered

    var mentioned: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    for constraint in self.constraints {
      guard let owner = constraint.owner else { continue }
      // Nodes that constraints lay out always take part. Guides and explicit frames take part only if
      // a constraint refers to them.
      Self.mention(constraint.firstPlaceItem, in: owner, &mentioned)
      Self.mention(constraint.secondPlaceItem, in: owner, &mentioned)
      Self.mention(owner, in: owner, &mentioned)
    }
    items.reserveCapacity(walked.count)
    for item in walked {
      if item.isPlacedByConstraints || item === supposition?.unmasked
        || mentioned.contains(ObjectIdentifier(item))
      {
        items.append(item)
      } else if let guide = item as? LayoutGuide {
        unmentionedGuides.append(guide)
      }
    }
  }

  /// Adds an item and its ancestors up to the holder, since their positions are part of the expression.
  private static func mention(
    _ item: LayoutItem?, in owner: LayoutNode, _ mentioned: inout Set<ObjectIdentifier>
  ) {
    var current = item
    while let item = current {
      if !item.isPlacedByConstraints { mentioned.insert(ObjectIdentifier(item)) }
      current = item === owner ? nil : item.container
    }
  }
}
