extension LayoutNode {
  /// The pitfalls that this view and what is in it have fallen into, in tree order: what is allowed,
  /// and seldom meant.
  ///
  /// It is meant for debugging and answers as of the last layout; while changes wait for one, what needs
  /// frames is left out. Constraints that were made in any way count, but not those of stacks.
  ///
  /// - Complexity: a pass over the tree and its constraints, and some solves of what it is linked with for
  ///   each view that is squeezed or stretched, each wrapped text that does not fit, and each scroll view.
  public final func diagnose() -> [LayoutDiagnostic] {
    var diagnosis = Diagnosis(of: treeRoot)
    diagnosis.look(at: self)
    return diagnosis.found
  }
}

/// What a walk through a tree has found.
@MainActor struct Diagnosis {
  private(set) var found: [LayoutDiagnostic] = []
  /// The active constraints that were written, by the item that they are about.
  private var written: [ObjectIdentifier: [LayoutConstraint]] = [:]
  /// The views that were told to share a tie.
  private var tied = PerAxis<Set<ObjectIdentifier>>(both: [])

  init(of root: LayoutNode) { gather(root) }

  private mutating func gather(_ node: LayoutNode) {
    for constraint in node.constraints where !constraint.isArranged {
      guard let item = constraint.subject else { continue }
      written[ObjectIdentifier(item), default: []].append(constraint)
    }
    for child in node.children { gather(child) }
  }

  mutating func look(at node: LayoutNode) {
    guard node.isShown else { return }
    look(at: node as LayoutItem)
    for guide in node.guides { look(at: guide as LayoutItem) }
    found += node.ownDiagnostics()
    for axis in LayoutAxis.allCases {
      if let tie = SizeTie(of: node, axis, except: tied[axis]) {
        tied[axis].formUnion(tie.members.map { ObjectIdentifier($0) })
        found.append(tie.diagnostic)
      }
    }
    for child in node.children { look(at: child) }
  }

  private mutating func look(at item: LayoutItem) {
    let constraints = LayoutEngine.inOrderOfActivation(written[ObjectIdentifier(item)] ?? [])
    if item.isSettled { found += constraints.compactMap { EdgeOutside($0)?.diagnostic } }
    if let mixed = MixedEdges(of: item, constraints) { found.append(mixed.diagnostic) }
  }
}
