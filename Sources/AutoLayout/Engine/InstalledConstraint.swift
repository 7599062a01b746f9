internal import Cassowary

/// A constraint of the program in the solver.
struct InstalledConstraint {
  let constraint: Constraint
  /// The constant of the expression without the constraint's own constant, which is subtracted from it.
  var base: Double
  /// The values, other than variables, from which the expression was computed.
  let dependences: [Dependence]
}

/// A required constraint that is left out because it contradicts earlier ones.
struct BrokenConstraint {
  let key: LeftOutKey
  let constraint: ConstraintOrigin
  /// The constraints of the contradiction with their multipliers in the proof: system constraints first, this one last.
  let members: [BrokenMember]
  /// The amount by which the proof's sum violates its inequality: above 0.
  let excess: Double

  /// The constraints that this one contradicts, system constraints first.
  var opponents: [ConstraintOrigin] { members.dropLast().map(\.origin) }
}

/// The origin of a constraint in the solver.
enum ConstraintOrigin {
  case user(LayoutConstraint)
  case system(SystemConstraint)

  var isSystem: Bool {
    if case .system = self { true } else { false }
  }
}

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
