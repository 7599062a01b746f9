internal import Cassowary

/// Margins along an axis as a row uses them: numbers, or variables of the solver.
enum MarginTerms {
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

/// Margins of a node, or its border, that rows use.
struct UsedMargins {
  let link: ItemLink
  let kind: LayoutGuide.Kind.Insets
  /// What there is room for.
  var fitted: EdgeInsets
  /// While the room is looked for: variables.
  var soft: (near: PerAxis<Variable>, far: PerAxis<Variable>)?

  @MainActor var node: LayoutNode? { link.item as? LayoutNode }
}

extension Dependence {
  /// The margins or the border of a node.
  static func yieldingInsets(_ kind: LayoutGuide.Kind.Insets, of node: LayoutNode) -> Dependence {
    let key = ObjectIdentifier(node)
    return kind == .border ? .border(key) : .margins(key)
  }
}

extension LayoutEngine {
  /// Solves with the margins that there is room for.
  ///
  /// The room follows from sizes that follow from the margins. First all margins are whole, but for
  /// those of known sizes. Where required constraints contradict, the sizes are found with margins
  /// that yield to everything required. What does not fit into the sizes then shrinks, and what
  /// contradicts now, does so for another reason than the margins.
  func solveWithMargins() throws(SolverError) {
    try setMargins { $0.fittedFirst(_:of:) }
    try apply()
    guard !marginsInOrder.isEmpty else { return }
    if !broken.isEmpty, usedMargins.values.contains(where: { $0.node.map(isSolved) ?? false }) {
      marginsAreSoft = true
      defer { marginsAreSoft = false }
      needsRebuild = true
      try apply()
      needsRebuild = true
    }
    try setMargins { $0.fittedLast(_:of:) }
    if isDirty { try apply() }
  }

  private func isSolved(_ node: LayoutNode) -> Bool { role(of: node) == .solved }

  /// What there is surely room for, before anything is solved.
  private func fittedFirst(_ insets: EdgeInsets, of node: LayoutNode) -> EdgeInsets {
    switch role(of: node) {
    case .solved, .guide: insets
    case .fixed: insets.fitted(into: node.frame.size)
    case .root: insets.fitted(into: knownRootSize)
    }
  }

  /// What there is room for in the sizes that were found.
  private func fittedLast(_ insets: EdgeInsets, of node: LayoutNode) -> EdgeInsets {
    let size = place(of: node).map { solvedSize(of: records[$0]) }
    return insets.fitted(into: size ?? .zero)
  }

  private func setMargins(
    _ fit: (LayoutEngine) -> (EdgeInsets, LayoutNode) -> EdgeInsets
  ) throws(SolverError) {
    for key in marginsInOrder {
      guard let used = usedMargins[key], let node = used.node else { continue }
      let fitted = fit(self)(node.yieldingInsets(used.kind), node)
      guard fitted != used.fitted else { continue }
      usedMargins[key]?.fitted = fitted
      try refreshRows(dependingOn: key)
    }
  }

  /// The margins or the border of a node along an axis; from then on they are looked after.
  func marginTerms(
    _ kind: LayoutGuide.Kind.Insets, of node: LayoutNode, along axis: LayoutAxis
  ) throws(SolverError) -> MarginTerms {
    let key = Dependence.yieldingInsets(kind, of: node)
    let insets = node.yieldingInsets(kind)
    if !knownMargins.contains(key) {
      knownMargins.insert(key)
      marginsInOrder.append(key)
      if usedMargins[key]?.link !== node.link {
        usedMargins[key] = UsedMargins(
          link: node.link, kind: kind, fitted: fittedFirst(insets, of: node))
      }
      if marginsAreSoft, isSolved(node) {
        usedMargins[key]?.soft = (
          near: try softMargin { insets.leading(along: $0) },
          far: try softMargin { insets.trailing(along: $0) }
        )
      }
    }
    guard let used = usedMargins[key] else { return .known(near: 0, far: 0) }
    if let soft = used.soft { return .soft(near: soft.near[axis], far: soft.far[axis]) }
    return .known(
      near: used.fitted.leading(along: axis), far: used.fitted.trailing(along: axis))
  }

  /// Margins that are as wide as they can be.
  private func softMargin(
    _ wanted: (LayoutAxis) -> Double
  ) throws(SolverError) -> PerAxis<Variable> {
    let margin = PerAxis.each { _ in self.solver.makeVariable("margin") }
    for axis in LayoutAxis.allCases {
      try solver.add(margin[axis] >= 0)
      try solver.add((margin[axis] == wanted(axis)).with(priority: Priority(1000.0.nextDown)))
    }
    return margin
  }
}
