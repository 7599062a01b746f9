internal import Cassowary

/// The margins of a node as variables of the solver.
struct SoftMargins {
  let near: PerAxis<Variable>
  let far: PerAxis<Variable>
}

extension LayoutEngine {
  /// Solves with the margins that there is room for.
  ///
  /// The room follows from sizes that follow from the margins. First all margins are whole, but for
  /// those of known sizes. Where required constraints contradict, the sizes are found with margins
  /// that yield to everything required. What does not fit into the sizes then shrinks, and what
  /// contradicts now, does so for another reason than the margins.
  func solveWithMargins() throws(SolverError) {
    if mustRebuild {
      marginUsers = collect().constraints.filter(\.usesMargins)
    } else {
      marginUsers += pending.added.filter(\.usesMargins)
    }
    setMargins { node in
      switch role(of: node) {
      case .solved: node.margins
      case .fixed: node.margins.fitted(into: node.frame.size)
      case .root: node.margins.fitted(into: knownRootSize)
      }
    }
    try apply()
    guard !marginUsers.isEmpty else { return }
    if !broken.isEmpty, marginItems.contains(where: { role(of: $0) == .solved }) {
      marginsAreSoft = true
      defer { marginsAreSoft = false }
      try apply()
      needsRebuild = true
    }
    setMargins { node in
      let size = recordIndex[ObjectIdentifier(node)].map { solvedSize(of: records[$0]) }
      return node.margins.fitted(into: size ?? .zero)
    }
    if isDirty { try apply() }
  }

  /// The nodes whose margins are used, each once.
  private var marginItems: [LayoutNode] {
    var seen: Set<ObjectIdentifier> = []
    return marginUsers.flatMap { [$0.firstItem, $0.secondItem] }.compactMap(\.self).filter {
      seen.insert(ObjectIdentifier($0)).inserted
    }
  }

  private func setMargins(_ margins: (LayoutNode) -> EdgeInsets) {
    for node in marginItems {
      let fitted = margins(node)
      guard fitted != effectiveMargins[ObjectIdentifier(node)] else { continue }
      effectiveMargins[ObjectIdentifier(node)] = fitted
      for constraint in marginUsers
      where constraint.firstItem === node || constraint.secondItem === node {
        refreshConstant(of: constraint)
      }
    }
  }

  // MARK: - Soft margins

  /// Makes the margins of the nodes that the engine gives their sizes variables, which are as wide
  /// as they can be.
  func addSoftMargins() throws(SolverError) {
    softMargins = [:]
    guard marginsAreSoft else { return }
    for node in marginItems where role(of: node) == .solved {
      let wanted = node.margins
      softMargins[ObjectIdentifier(node)] = SoftMargins(
        near: try softMargin { wanted.leading(along: $0) },
        far: try softMargin { wanted.trailing(along: $0) })
    }
  }

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

  /// What an attribute's margins add to its value: numbers, or terms while the margins are soft.
  func marginPart(
    of attribute: LayoutAttribute, of node: LayoutNode
  ) -> (terms: [Term], constant: Double) {
    let form = attribute.form
    guard form.usesMargins else { return ([], 0) }
    if let soft = softMargins[ObjectIdentifier(node)] {
      let near = Term(soft.near[attribute.axis], coefficient: form.nearMargin)
      let far = Term(soft.far[attribute.axis], coefficient: form.farMargin)
      return ([near, far], 0)
    }
    let margins = effectiveMargins[ObjectIdentifier(node)] ?? node.margins
    return (
      [],
      form.nearMargin * margins.leading(along: attribute.axis)
        + form.farMargin * margins.trailing(along: attribute.axis)
    )
  }
}
