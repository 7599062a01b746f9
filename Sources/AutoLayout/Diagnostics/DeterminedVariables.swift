internal import Cassowary

/// The variables that have the same value in all optimal solutions, as far as substitution in one constraint
/// after another can show that. The solver is asked only about the rest.
///
/// A constraint is sure if it holds in all optimal solutions. A sure equation settles its last unsettled
/// variable. A variable at a sure lower limit and at a sure upper limit is settled, too. Required constraints
/// are sure. So are the constraints of a priority that has no error among linked variables: the sum of these
/// errors is the same in all optimal solutions, and an error is never negative.
@MainActor struct DeterminedVariables {
  /// The constraints that can settle a variable.
  enum Ground {
    /// Required constraints alone, without intrinsic lengths.
    case limits
    case allConstraints
  }

  /// Whether a variable is settled, indexed by its number. The variables of the root and of
  /// explicit frames are settled from the beginning.
  private(set) var isSettled: [Bool]
  /// The number of visits of constraints so far.
  private(set) var steps = 0
  private var members: [Member] = []
  /// The members that contain each variable, stored as consecutive lists.
  private var users: [Int] = []
  private var userStarts: [Int] = []
  private var isAtLower: [Bool]
  private var isAtUpper: [Bool]
  /// The sure members with a single unsettled variable, which they may settle.
  private var waiting: [Int] = []

  private struct Member {
    let terms: [NullSpace.Term]
    let relation: Relation
    /// Nil for a required constraint.
    let priority: Priority?
    let isMet: Bool
    let isTight: Bool
    /// Whether the constraint holds in all optimal solutions.
    var isSure: Bool
    /// The number of terms that are not settled.
    var open: Int
  }

  /// The tolerance for rounding errors, relative to the sum of the magnitudes, or to 1 if that is larger.
  private static let noise = 1e-9
  /// The maximal number of rounds, each a pass over all members. Further rounds settle hardly more, and the solver is
  /// asked about the rest.
  private static let mostRounds = 8

  /// - Complexity: some passes over the constraints.
  init(of system: LayoutSystem, constraints: [Constraint], by ground: Ground) {
    let largest = constraints.reduce(system.records.variableCount - 1) { largest, constraint in
      constraint.expression.terms.reduce(largest) { max($0, $1.variable.number) }
    }
    isSettled = Array(repeating: false, count: largest + 1)
    isAtLower = isSettled
    isAtUpper = isSettled
    for record in system.records.all where record.role == .root || record.role == .fixed {
      for axis in LayoutAxis.allCases {
        isSettled[record.extent[axis].number] = true
        if let origin = record.origin[axis] { isSettled[origin.number] = true }
      }
    }
    members.reserveCapacity(constraints.count)
    for constraint in constraints { add(constraint, of: system, by: ground) }
    findUsers()
    settle()
    guard ground == .allConstraints else { return }
    var rounds = 0
    while rounds < Self.mostRounds, trustMetPriorities() {
      settle()
      rounds += 1
    }
  }

  private mutating func add(_ constraint: Constraint, of system: LayoutSystem, by ground: Ground) {
    let solver = system.solver
    var value = solver.constant(of: constraint) ?? constraint.expression.constant
    var size = abs(value)
    for term in constraint.expression.terms {
      let part = term.coefficient * solver.value(of: term.variable)
      value += part
      size += abs(part)
    }
    let noise = Self.noise * max(1, size)
    let error =
      switch constraint.relation {
      case .equal: abs(value)
      case .lessThanOrEqual: value
      case .greaterThanOrEqual: -value
      }
    let terms = NullSpace.collected(
      constraint.expression.terms.map { ($0.variable.number, $0.coefficient) })
    let priority = solver.priority(of: constraint) ?? constraint.priority
    let isRequired = priority == .required
    if ground == .limits, !isRequired || Self.isNatural(constraint, in: system) { return }
    members.append(
      Member(
        terms: terms, relation: constraint.relation, priority: isRequired ? nil : priority,
        isMet: error <= noise, isTight: abs(value) <= noise, isSure: isRequired,
        open: terms.count { !isSettled[$0.unknown] }))
  }

  private static func isNatural(_ constraint: Constraint, in system: LayoutSystem) -> Bool {
    guard case .system(let known) = system.origins[ObjectIdentifier(constraint)] else {
      return false
    }
    return known.kind == .hugging || known.kind == .compressionResistance
  }

  private mutating func findUsers() {
    var ends = Array(repeating: 0, count: isSettled.count + 1)
    for member in members { for term in member.terms { ends[term.unknown + 1] += 1 } }
    for variable in isSettled.indices { ends[variable + 1] += ends[variable] }
    userStarts = ends
    users = Array(repeating: 0, count: ends[isSettled.count])
    for (index, member) in members.enumerated() {
      for term in member.terms {
        users[ends[term.unknown]] = index
        ends[term.unknown] += 1
      }
      if member.isSure, member.open == 1 { waiting.append(index) }
    }
  }

  // MARK: - Substitution

  private mutating func settle() {
    while let index = waiting.popLast() {
      steps += 1
      let member = members[index]
      guard let last = member.terms.first(where: { !isSettled[$0.unknown] }) else { continue }
      if member.relation != .equal {
        guard member.isTight else { continue }
        if (member.relation == .lessThanOrEqual) == (last.coefficient > 0) {
          isAtUpper[last.unknown] = true
        } else {
          isAtLower[last.unknown] = true
        }
        guard isAtLower[last.unknown], isAtUpper[last.unknown] else { continue }
      }
      settle(last.unknown)
    }
  }

  private mutating func settle(_ variable: Int) {
    isSettled[variable] = true
    for index in users[userStarts[variable]..<userStarts[variable + 1]] {
      steps += 1
      members[index].open -= 1
      if members[index].open == 1, members[index].isSure { waiting.append(index) }
    }
  }

  // MARK: - Priorities

  /// A priority among the variables that constraints link.
  private struct Level: Hashable {
    let group: Int
    let priority: Priority
  }

  /// Marks the constraints of each priority without errors as sure.
  ///
  /// - Returns: Whether a constraint may now settle a variable.
  private mutating func trustMetPriorities() -> Bool {
    let isSettled = isSettled
    var groups = DisjointNumbers(count: isSettled.count)
    for member in members where member.open > 1 {
      steps += 1
      groups.join(member.terms.lazy.map(\.unknown).filter { !isSettled[$0] })
    }
    var missed: Set<Level> = []
    for index in members.indices where !members[index].isMet {
      if let level = level(of: index, in: &groups) { missed.insert(level) }
    }
    for index in members.indices where !members[index].isSure {
      guard let level = level(of: index, in: &groups), !missed.contains(level) else { continue }
      members[index].isSure = true
      if members[index].open == 1 { waiting.append(index) }
    }
    return !waiting.isEmpty
  }

  private func level(of index: Int, in groups: inout DisjointNumbers) -> Level? {
    let member = members[index]
    guard let priority = member.priority,
      let open = member.terms.first(where: { !isSettled[$0.unknown] })
    else { return nil }
    return Level(group: groups.representative(of: open.unknown), priority: priority)
  }
}

/// Disjoint sets of numbers, joined one by one.
struct DisjointNumbers {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func representative(of number: Int) -> Int {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  mutating func join(_ one: Int, _ other: Int) {
    let (first, second) = (representative(of: one), representative(of: other))
    if first != second { parents[max(first, second)] = min(first, second) }
  }

  /// Joins the sets of all the numbers.
  mutating func join(_ numbers: some Sequence<Int>) {
    var first: Int?
    for number in numbers {
      if let first { join(first, number) } else { first = number }
    }
  }
}
