internal import Cassowary

/// Changes that wait for the next solve.
struct PendingChanges {
  var added: [LayoutConstraint] = []
  private(set) var removed: [Constraint] = []
  private(set) var constants: [(constraint: Constraint, constant: Double)] = []
  private var constantIndex: [ObjectIdentifier: Int] = [:]
  var priorities: [(constraint: Constraint, priority: Priority)] = []
  /// Something else changed: a natural size, a frame that was overwritten, or what may let a broken
  /// constraint come back.
  var hasChanged = false

  var isEmpty: Bool { !hasChanged && !changeStructure && constants.isEmpty }

  /// Whether constraints come or go, or count more or less than before.
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
