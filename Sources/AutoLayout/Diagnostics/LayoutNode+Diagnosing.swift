extension LayoutNode {
  /// The pitfalls that this view and what is in it have fallen into, in tree order: what is allowed,
  /// and seldom meant.
  ///
  /// It is meant for debugging and answers as of the last layout; while changes wait for one, what needs
  /// frames is left out. Constraints that were made in any way count; those of stacks only in that they
  /// place and size their views.
  ///
  /// - Complexity: a pass over the tree and its constraints, and some solves of what it is linked with for
  ///   each view that is squeezed or stretched, each wrapped text that does not fit, and each scroll view;
  ///   where constraints are missing, at most quadratic in the views that these would decide.
  public final func diagnose() -> [LayoutDiagnostic] {
    var diagnosis = Diagnosis(of: treeRoot)
    diagnosis.look(at: self)
    return diagnosis.found
  }
}

extension LayoutNode {
  /// Whether neither the view nor one around it is hidden.
  final var isShownInTree: Bool {
    var node: LayoutNode? = self
    while let current = node {
      if !current.isShown { return false }
      node = current.container
    }
    return true
  }
}

/// What a walk through a tree has found.
@MainActor struct Diagnosis {
  private(set) var found: [LayoutDiagnostic] = []
  /// The active constraints that were written, by the item that they are about.
  private var written: [ObjectIdentifier: [LayoutConstraint]] = [:]
  /// The views that were told to share a tie.
  private var tied = PerAxis<Set<ObjectIdentifier>>(both: [])
  /// What is undecided in the islands that the walk has come to.
  private var undecided: [ObjectIdentifier: UndecidedFrames] = [:]
  /// Cells of one kind lack the same.
  private var missing: Set<LayoutDiagnostic> = []

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
    lookForMissing(at: node)
    found += node.ownDiagnostics()
    for axis in LayoutAxis.allCases {
      if let tie = SizeTie(of: node, axis, except: tied[axis]) {
        tied[axis].formUnion(tie.members.map { ObjectIdentifier($0) })
        found.append(tie.diagnostic)
      }
    }
    for child in node.children { look(at: child) }
  }

  private mutating func lookForMissing(at node: LayoutNode) {
    guard let (engine, _) = node.solvedRecord, !engine.isDecided else { return }
    let key = ObjectIdentifier(engine)
    if undecided[key] == nil { undecided[key] = UndecidedFrames(of: engine) }
    guard let frame = undecided[key]?.frame(of: node) else { return }
    let diagnostic = MissingConstraints(frame).diagnostic
    if missing.insert(diagnostic).inserted { found.append(diagnostic) }
  }

  private mutating func look(at item: LayoutItem) {
    let constraints = LayoutEngine.inOrderOfActivation(written[ObjectIdentifier(item)] ?? [])
    if item.isSettled { found += constraints.compactMap { EdgeOutside($0)?.diagnostic } }
    if let mixed = MixedEdges(of: item, constraints) { found.append(mixed.diagnostic) }
    if let node = item as? LayoutNode, let mask = TranslatedMask(of: node, constraints) {
      found.append(mask.diagnostic)
    }
  }
}
