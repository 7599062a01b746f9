internal import Cassowary

/// Insets along an axis as a row uses them: numbers, or variables of the solver.
enum InsetTerms {
  case known(near: Double, far: Double)
  case soft(near: Variable, far: Variable)

  func terms(near nearScale: Double, far farScale: Double) -> [Term] {
    guard case .soft(let near, let far) = self else { return [] }
    return [Term(near, coefficient: nearScale), Term(far, coefficient: farScale)]
  }

  func constant(near nearScale: Double, far farScale: Double) -> Double {
    guard case .known(let near, let far) = self else { return 0 }
    return nearScale * near + farScale * far
  }
}

/// Insets of a node that rows use.
struct UsedInsets {
  let link: ItemLink
  let kind: LayoutGuide.Kind.Insets
  /// What there is room for.
  var fitted: EdgeInsets
  /// While the room is looked for: variables.
  var soft: (near: PerAxis<Variable>, far: PerAxis<Variable>)?

  @MainActor var node: LayoutNode? { link.item as? LayoutNode }
}

extension LayoutEngine {
  /// Solves with the insets that there is room for.
  ///
  /// The room follows from sizes that follow from the insets. First all insets are whole, but for
  /// those of known sizes. Where required constraints contradict, the sizes are found with insets
  /// that yield to everything required. What does not fit into the sizes then shrinks, and what
  /// contradicts now, does so for another reason than the insets.
  func solveWithInsets() throws(SolverError) {
    try setInsets { $0.fittedFirst }
    try apply()
    guard !insetSources.isEmpty else { return }
    if !broken.isEmpty, usedInsets.values.contains(where: { $0.node.map(isSolved) ?? false }) {
      insetsAreSoft = true
      defer { insetsAreSoft = false }
      needsRebuild = true
      try apply()
      needsRebuild = true
    }
    try setInsets { $0.fittedLast }
    if isDirty { try apply() }
  }

  private func isSolved(_ node: LayoutNode) -> Bool { role(of: node) == .solved }

  /// What there is surely room for, before anything is solved.
  private func fittedFirst(_ node: LayoutNode, _ kind: LayoutGuide.Kind.Insets) -> EdgeInsets {
    switch role(of: node) {
    case .solved, .guide: wanted(node, kind)
    case .fixed: wanted(node, kind).fitted(into: node.frame.size)
    case .root: wanted(node, kind).fitted(into: knownRootSize)
    }
  }

  /// What there is room for in the sizes that were found.
  private func fittedLast(_ node: LayoutNode, _ kind: LayoutGuide.Kind.Insets) -> EdgeInsets {
    let size = place(of: node).map { solvedSize(of: records[$0]) }
    return wanted(node, kind).fitted(into: size ?? .zero)
  }

  private func wanted(_ node: LayoutNode, _ kind: LayoutGuide.Kind.Insets) -> EdgeInsets {
    switch kind {
    case .margins: node.currentMargins
    case .safeArea: node.safeAreaInsets
    }
  }

  private func setInsets(
    _ fit: (LayoutEngine) -> (LayoutNode, LayoutGuide.Kind.Insets) -> EdgeInsets
  ) throws(SolverError) {
    for source in insetSources {
      guard let used = usedInsets[source], let node = used.node else { continue }
      let fitted = fit(self)(node, used.kind)
      guard fitted != used.fitted else { continue }
      usedInsets[source]?.fitted = fitted
      try refreshRows(dependingOn: .insets(source))
    }
  }

  /// The insets of a node along an axis; from then on they are looked after.
  func insetTerms(
    of node: LayoutNode, _ kind: LayoutGuide.Kind.Insets, along axis: LayoutAxis
  ) throws(SolverError) -> InsetTerms {
    let source = InsetSource(node, kind)
    if !knownInsets.contains(source) {
      knownInsets.insert(source)
      insetSources.append(source)
      if usedInsets[source]?.link !== node.link {
        usedInsets[source] = UsedInsets(
          link: node.link, kind: kind, fitted: fittedFirst(node, kind))
      }
      if insetsAreSoft, isSolved(node) {
        let wanted = wanted(node, kind)
        usedInsets[source]?.soft = (
          near: try softInset { wanted.leading(along: $0) },
          far: try softInset { wanted.trailing(along: $0) }
        )
      }
    }
    guard let used = usedInsets[source] else { return .known(near: 0, far: 0) }
    if let soft = used.soft { return .soft(near: soft.near[axis], far: soft.far[axis]) }
    return .known(
      near: used.fitted.leading(along: axis), far: used.fitted.trailing(along: axis))
  }

  /// Insets that are as wide as they can be.
  private func softInset(
    _ wanted: (LayoutAxis) -> Double
  ) throws(SolverError) -> PerAxis<Variable> {
    let inset = PerAxis.each { _ in self.solver.makeVariable("inset") }
    for axis in LayoutAxis.allCases {
      try solver.add(inset[axis] >= 0)
      try solver.add((inset[axis] == wanted(axis)).with(priority: Priority(1000.0.nextDown)))
    }
    return inset
  }
}
