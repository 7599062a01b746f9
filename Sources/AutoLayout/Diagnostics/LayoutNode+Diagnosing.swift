extension LayoutNode {
  /// The pitfalls that this view and what is in it have fallen into, in tree order: what is allowed,
  /// and seldom meant.
  ///
  /// It is meant for debugging. Views that wait for a layout are laid out first, in the whole tree.
  /// In a tree that was never laid out and has no size, and while a layout runs, that is not done,
  /// and what needs frames is left out. Constraints that were made in any way count; those of
  /// stacks only in that they place and size their views.
  ///
  /// - Complexity: a pass over the tree and its constraints, and some solves of what it is linked with for
  ///   each view that is squeezed or stretched, each wrapped text that does not fit, and each scroll view;
  ///   where constraints are missing, at most quadratic in the views that these would decide.
  public final func diagnose() -> [LayoutDiagnostic] {
    let root = treeRoot
    let hasSize = root.isShownByItself || root.frame.size != .zero
    if hasSize, root.tree.runningPass == nil { root.layoutIfNeeded() }
    return Diagnosis(of: self).found
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
  private var noticed: [(diagnostic: LayoutDiagnostic, count: Int)] = []
  /// The active constraints that were written, by the item that they are about.
  private var written: [ObjectIdentifier: [LayoutConstraint]] = [:]
  /// The views that were told to share a tie.
  private var tied = PerAxis<Set<ObjectIdentifier>>(both: [])
  /// What is undecided in the islands that the walk has come to.
  private var undecided: [ObjectIdentifier: UndecidedFrames] = [:]
  /// Where what is missing was noticed: views that are made in a loop, or cells of one kind, lack the same.
  private var missing: [LayoutDiagnostic: Int] = [:]
  /// The views that a constraint counts with.
  private var mentioned: Set<ObjectIdentifier> = []
  private var usesMasonry = false

  /// What a view and those in it have fallen into, as they are laid out now.
  init(of node: LayoutNode) {
    gather(node.treeRoot)
    if written.isEmpty { usesMasonry = true }
    look(at: node)
  }

  /// What was found, in order.
  var found: [LayoutDiagnostic] {
    noticed.map { diagnostic, count in
      count == 1 ? diagnostic : diagnostic.told(ofMore: count - 1)
    }
  }

  private mutating func gather(_ node: LayoutNode) {
    for constraint in node.constraints where !constraint.isArranged {
      guard let item = constraint.subject else { continue }
      written[ObjectIdentifier(item), default: []].append(constraint)
      for node in [constraint.firstItem?.node, constraint.secondItem?.node].compactMap(\.self) {
        mentioned.insert(ObjectIdentifier(node))
      }
      if constraint.form == .masonry { usesMasonry = true }
    }
    for child in node.children { gather(child) }
  }

  mutating func look(at node: LayoutNode) {
    guard node.isShown else { return }
    look(at: node as LayoutItem)
    for guide in node.guides { look(at: guide as LayoutItem) }
    lookForMissing(at: node)
    note(node.layoutDelegate?.ownDiagnostics() ?? [])
    for axis in LayoutAxis.allCases {
      if let tie = SizeTie(of: node, axis, except: tied[axis]) {
        tied[axis].formUnion(tie.members.map { ObjectIdentifier($0) })
        note([tie.diagnostic])
      }
    }
    for child in node.children { look(at: child) }
  }

  private mutating func lookForMissing(at node: LayoutNode) {
    guard let (system, _) = node.solvedRecord, system.cachedAnswers[AllDecided.self] == nil else {
      return
    }
    let key = ObjectIdentifier(system)
    if undecided[key] == nil { undecided[key] = UndecidedFrames(of: system) }
    guard let frame = undecided[key]?.frame(of: node) else { return }
    noteMissing(MissingConstraints(frame).diagnostic)
  }

  private mutating func note(_ diagnostics: [LayoutDiagnostic]) {
    noticed += diagnostics.map { ($0, 1) }
  }

  private mutating func noteMissing(_ diagnostic: LayoutDiagnostic) {
    if let place = missing[diagnostic] {
      noticed[place].count += 1
    } else {
      missing[diagnostic] = noticed.count
      note([diagnostic])
    }
  }

  private mutating func look(at item: LayoutItem) {
    let constraints = LayoutConstraint.inOrderOfActivation(written[ObjectIdentifier(item)] ?? [])
    if item.isSettled { note(constraints.compactMap { EdgeOutside($0)?.diagnostic }) }
    if let mixed = MixedEdges(of: item, constraints) { note([mixed.diagnostic]) }
    guard let node = item as? LayoutNode else { return }
    if let mask = TranslatedMask(of: node, constraints) {
      note([mask.diagnostic])
    } else if let unplaced = UnplacedView(
      node, isMentioned: mentioned.contains(ObjectIdentifier(node)), isMasonry: usesMasonry)
    {
      noteMissing(unplaced.diagnostic)
    }
  }
}

extension LayoutDiagnostic {
  /// The same, told of several views at once.
  fileprivate func told(ofMore count: Int) -> LayoutDiagnostic {
    let others = count == 1 ? "So has 1 other" : "So have \(count) others"
    let place = source == nil ? "" : " that \(count == 1 ? "was" : "were") added at that line"
    return LayoutDiagnostic(
      name: name, sentence: "\(sentence) \(others)\(place).", source: source, cure: cure)
  }
}
