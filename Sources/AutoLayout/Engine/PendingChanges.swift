internal import Cassowary

/// The changes that wait for the next solve.
struct PendingChanges {
  var added: [LayoutConstraint] = []
  private(set) var removed: [Constraint] = []
  private(set) var constants: [(constraint: Constraint, constant: Double)] = []
  private var constantIndex: [ObjectIdentifier: Int] = [:]
  var priorities: [(constraint: Constraint, priority: Priority)] = []
  /// Whether something else changed: an intrinsic size, an overwritten frame, or something that may
  /// make a left-out constraint fit.
  var hasChanged = false

  var isEmpty: Bool { !hasChanged && !changeStructure && constants.isEmpty }

  /// Whether constraints are added or removed, or their priorities change.
  var changeStructure: Bool { !(added.isEmpty && removed.isEmpty && priorities.isEmpty) }

  mutating func setConstant(_ constant: Double, of constraint: Constraint) {
    let key = ObjectIdentifier(constraint)
    if let index = constantIndex[key] {
      constants[index].constant = constant
    } else {
      constantIndex[key] = constants.count
      constants.append((constraint, constant))
    }
  }

  mutating func remove(_ constraint: Constraint) {
    removed.append(constraint)
    priorities.removeAll { $0.constraint === constraint }
    guard constantIndex[ObjectIdentifier(constraint)] != nil else { return }
    let kept = constants.filter { $0.constraint !== constraint }
    constants = []
    constantIndex = [:]
    for change in kept { setConstant(change.constant, of: change.constraint) }
  }
}
