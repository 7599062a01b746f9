internal import Cassowary

extension LayoutSystem {
  /// Builds a system in the canonical order.
  ///
  /// Required system constraints come first, then those of stacks, then those of the program in order of
  /// activation. Each is left out if it contradicts earlier ones. Optional constraints, which never
  /// contradict others, come last. ``Rank`` breaks ties, independently of this order.
  ///
  /// If a required constraint sets a view's length to a number, the view's required intrinsic length comes
  /// after the constraints of the program. In Apple's frameworks such a number wins, too.
  ///
  /// - Throws: An error of the solver other than a contradiction; no constraint of ordinary size causes one.
  static func build(
    from participants: Participants, of root: LayoutNode, fitting: FittingTarget?,
    insets: YieldingInsets, collapsed: Set<ViewLength>, naturalSizes: NaturalSizes,
    supposing supposition: HypotheticalChange? = nil
  ) throws(SolverError) -> LayoutSystem {
    let system = LayoutSystem(
      items: participants.items, of: root, fitting: fitting, insets: insets, collapsed: collapsed,
      supposing: supposition)
    for (place, item) in participants.items.enumerated() {
      guard let size = naturalSizes.size(item) else { continue }
      system.records[place].naturalSize = size
      system.mark(place, by: size)
    }
    let constraints = participants.constraints
    for (index, constraint) in constraints.enumerated() where constraint.isArranged {
      constraint.serial = index
    }
    let numbers = Set(constraints.compactMap(\.requiredNumber))
    let required = constraints.filter { $0.priority == .required }
    for place in system.records.all.indices {
      for axis in LayoutAxis.allCases { try system.addFrame(place, axis) }
    }
    try system.addNaturalLengths { !numbers.contains($0) }
    try system.install(required.filter(\.isArranged))
    try system.install(required.filter { !$0.isArranged })
    try system.addNaturalLengths { numbers.contains($0) }
    try system.install(constraints.filter { $0.priority != .required })
    return system
  }

  private func install(_ constraints: [LayoutConstraint]) throws(SolverError) {
    for constraint in constraints {
      do {
        try install(constraint)
      } catch .unsatisfiable(let conflict) {
        leaveOut(.user(constraint), .user(ObjectIdentifier(constraint)), conflict)
      }
    }
  }
}

/// A length of a view.
struct ViewLength: Hashable {
  let view: ObjectIdentifier
  let axis: LayoutAxis
}

extension LayoutConstraint {
  /// The length that a required equation sets to a number; nil for other constraints.
  fileprivate var requiredNumber: ViewLength? {
    guard priority == .required, relation == .equal, secondAttribute == nil, let firstItem else {
      return nil
    }
    return ViewLength(view: ObjectIdentifier(firstItem), axis: firstAttribute.axis)
  }
}
