import Localization

extension LayoutNode {
  /// Returns the pitfalls in this view and its subviews, in tree order: code that is allowed, but rarely intended.
  ///
  /// For debugging. If views wait for a layout, the whole tree is laid out first. During a layout, and in a tree
  /// without a size that was never laid out, there is no such layout, and pitfalls that need frames are skipped.
  /// Constraints of stack views are not examined themselves; they count only as far as they place and size views.
  ///
  /// - Complexity: some passes over the tree and its constraints. For views that are squeezed or stretched and linked
  ///   by priorities alone, one solve of the linked constraints and some pivots for each view. Each wrapped text that
  ///   does not fit, and each scroll view with an endless content size, takes some solves. If constraints are missing,
  ///   at most quadratic in the number of views that they would decide.
  public final func diagnose() -> [LayoutDiagnostic] {
    let root = treeRoot
    let hasSize = root.isShownByItself || root.frame.size != .zero
    if hasSize, root.tree.runningPass == nil { root.layoutIfNeeded() }
    return Diagnosis(of: self).found
  }
}

extension LayoutNode {
  /// Whether neither the view nor an ancestor is hidden.
  final var isShownInTree: Bool {
    var node: LayoutNode? = self
    while let current = node {
      if !current.isShown { return false }
      node = current.container
    }
    return true
  }
}

/// The pitfalls in a subtree.
@MainActor struct Diagnosis {
  private var noticed: [(diagnostic: LayoutDiagnostic, count: Int)] = []
  /// The active constraints that are not a stack's, keyed by the item that they lay out.
  private var written: [ObjectIdentifier: [LayoutConstraint]] = [:]
  /// The views that were already reported as members of a tie.
  private var tied = PerAxis<Set<ObjectIdentifier>>(both: [])
  /// The undecided frames of each island that was visited.
  private var undecided: [ObjectIdentifier: UndecidedFrames] = [:]
  /// The index in `noticed` of each kind of missing constraints. Views created in a loop, or cells of one
  /// kind, share a finding.
  private var missing: [LayoutDiagnostic: Int] = [:]
  /// The views that a constraint refers to.
  private var mentioned: Set<ObjectIdentifier> = []
  private var usesMasonry = false

  /// Finds the pitfalls of a view and its subviews, as they are laid out now.
  init(of node: LayoutNode) {
    gather(node.treeRoot)
    if written.isEmpty { usesMasonry = true }
    look(at: node)
  }

  /// Returns the mistakes that led to the present place of a view or guide along an axis. The layout has to be up
  /// to date.
  ///
  /// - Parameter isOpen: Whether other values are possible too, so that constraints may be missing.
  static func mistakes(
    of item: LayoutItem, along axis: LayoutAxis, isOpen: Bool
  ) -> [LayoutDiagnostic] {
    guard let node = item.node, node.isShown else { return [] }
    var diagnosis = Diagnosis()
    diagnosis.gather(node.treeRoot)
    if diagnosis.written.isEmpty { diagnosis.usesMasonry = true }
    diagnosis.lookAtFrame(of: item)
    if isOpen, let node = item as? LayoutNode, let frame = diagnosis.undecidedFrame(of: node),
      frame.values.contains(where: { $0.attribute.axis == axis })
    {
      diagnosis.noteMissing(MissingConstraints(frame).diagnostic)
    }
    return diagnosis.found
  }

  private init() {}

  /// The pitfalls found, in order.
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
      if let tie = SizeTie(of: node, axis, except: tied[axis], source: { holding($0, axis) }) {
        tied[axis].formUnion(tie.members.map { ObjectIdentifier($0) })
        note([tie.diagnostic])
      }
    }
    for child in node.children { look(at: child) }
  }

  private mutating func lookForMissing(at node: LayoutNode) {
    guard let frame = undecidedFrame(of: node) else { return }
    noteMissing(MissingConstraints(frame).diagnostic)
  }

  private mutating func undecidedFrame(of node: LayoutNode) -> UndecidedFrame? {
    guard let (system, _) = node.solvedRecord, system.cachedAnswers[AllDecided.self] == nil else {
      return nil
    }
    let key = ObjectIdentifier(system)
    if undecided[key] == nil { undecided[key] = UndecidedFrames(of: system) }
    return undecided[key]?.frame(of: node)
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
    let constraints = constraints(on: item)
    if item.isSettled { note(constraints.compactMap { EdgeOutside($0)?.diagnostic }) }
    if let mixed = MixedEdges(of: item, constraints) { note([mixed.diagnostic]) }
    lookAtFrame(of: item)
  }

  /// Returns the result of `sourceHolding(_:)` without a search through all constraints of the view's ancestors:
  /// here the constraints are grouped by item already.
  private func holding(_ item: LayoutItem, _ axis: LayoutAxis) -> SourceLocation? {
    var item: LayoutItem? = item
    while let current = item {
      let last = written[ObjectIdentifier(current)]?.last { constraint in
        constraint.source != nil && constraint.firstAttribute.axis == axis
      }
      if let source = last?.source { return source }
      item = current.container
    }
    return nil
  }

  private func constraints(on item: LayoutItem) -> [LayoutConstraint] {
    LayoutConstraint.inOrderOfActivation(written[ObjectIdentifier(item)] ?? [])
  }

  /// Adds the finding on the view's frame: that it is a constraint by mistake, or that it was never set.
  private mutating func lookAtFrame(of item: LayoutItem) {
    guard let node = item as? LayoutNode else { return }
    if let mask = TranslatedMask(of: node, constraints(on: node)) {
      note([mask.diagnostic])
    } else if let unplaced = UnplacedView(
      node, isMentioned: mentioned.contains(ObjectIdentifier(node)), isMasonry: usesMasonry)
    {
      noteMissing(unplaced.diagnostic)
    }
  }
}

extension LayoutDiagnostic {
  /// Returns the diagnostic as one for this view and `count` others.
  fileprivate func told(ofMore count: Int) -> LayoutDiagnostic {
    let sentence: LocalizedText =
      switch (count, source) {
      case (1, nil):
        LocalizedText(
          "\(localizedSentence) So has 1 other.", chinese: "\(localizedSentence)另有 1 个视图也是如此。")
      case (1, _):
        LocalizedText(
          "\(localizedSentence) So has 1 other that was added at that line.",
          chinese: "\(localizedSentence)同一行添加的另外 1 个视图也是如此。")
      case (_, nil):
        LocalizedText(
          "\(localizedSentence) So have \(count) others.",
          chinese: "\(localizedSentence)另有 \(count) 个视图也是如此。")
      case (_, _):
        LocalizedText(
          "\(localizedSentence) So have \(count) others that were added at that line.",
          chinese: "\(localizedSentence)同一行添加的另外 \(count) 个视图也是如此。")
      }
    return LayoutDiagnostic(name: name, sentence: sentence, source: source, cure: localizedCure)
  }
}
