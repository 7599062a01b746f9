import Cassowary

/// A solver and an exact model of what it was told, driven through random calls.
///
/// Every deviation ends up as a sentence in `faults`.
struct RandomHistory {
  var random: RandomNumbers
  var solver = Solver()
  var variables: [Variable] = []
  var variableRanks: [Int] = []
  var live: [(constraint: Constraint, whole: WholeConstraint)] = []
  var edited: [(variable: Variable, constraint: Constraint)] = []
  var added = 0
  var faults: [String] = []
  var log: [String] = []

  static let priorities: [Double] = [1000, 1000, 750.5, 750, 250, 1]
  static let most = 7

  init(seed: UInt64) {
    random = RandomNumbers(seed: seed)
    for index in 0..<random.number(1...3) {
      variables.append(solver.makeVariable("x\(index)"))
      variableRanks.append(index)
    }
  }

  /// Makes random calls until something is wrong.
  mutating func run(steps: Int) {
    for _ in 0..<steps where faults.isEmpty {
      step()
      faults += solver.checkInvariants()
      if !random.once(in: 4) { compare() }
    }
  }

  private mutating func step() {
    switch random.number(0...13) {
    case 0...4 where live.count < RandomHistory.most: addConstraint()
    case 5...6 where !live.isEmpty: removeConstraint()
    case 7...8 where !live.isEmpty: changeConstants()
    case 9 where !live.isEmpty: changePriority()
    case 10 where !live.isEmpty: changeRank()
    case 11: changeVariableRank()
    case 12 where live.count < RandomHistory.most: edit()
    case 13 where !live.isEmpty: suggest()
    default: if live.count < RandomHistory.most { addConstraint() } else { removeConstraint() }
    }
  }

  // MARK: - Calls

  private mutating func addConstraint() {
    var whole = WholeConstraint(
      coefficients: variables.map { _ in random.once(in: 3) ? 0 : random.number(-2...2) },
      constant: random.number(-6...6),
      relation: random.pick([.lessThanOrEqual, .equal, .greaterThanOrEqual]),
      priority: random.pick(RandomHistory.priorities), weight: random.number(1...3),
      rank: added, number: added)
    if random.once(in: 4) { whole.rank = random.number(-2...added + 2) }
    let rank = whole.rank
    let constraint = makeConstraint(whole)
    log.append("add \(constraint) rank \(rank) weight \(whole.weight)")
    attempt(live + [(constraint, whole)]) { solver throws(SolverError) in
      try solver.add(constraint, rank: rank)
    }
  }

  /// With a coefficient split in two now and then.
  private mutating func makeConstraint(_ whole: WholeConstraint) -> Constraint {
    var expression = LinearExpression(Double(whole.constant))
    for (variable, coefficient) in zip(variables, whole.coefficients) {
      let part = random.once(in: 4) ? random.number(-2...2) : 0
      expression.terms.append(Term(variable, coefficient: Double(coefficient - part)))
      if part != 0 { expression.terms.append(Term(variable, coefficient: Double(part))) }
    }
    return Constraint(
      expression, whole.relation, priority: Priority(whole.priority),
      weight: Double(whole.weight))
  }

  private mutating func removeConstraint() {
    let index = random.number(0...live.count - 1)
    let constraint = live[index].constraint
    log.append("remove \(constraint)")
    var wanted = live
    wanted.remove(at: index)
    attempt(wanted) { solver throws(SolverError) in try solver.remove(constraint) }
  }

  private mutating func changeConstants() {
    var wanted = live
    var changes: [(constraint: Constraint, constant: Double)] = []
    for _ in 0..<random.number(1...3) {
      let index = random.number(0...live.count - 1)
      wanted[index].whole.constant = random.number(-6...6)
      changes.append((live[index].constraint, Double(wanted[index].whole.constant)))
    }
    log.append("constants \(changes)")
    attempt(wanted) { [changes] solver throws(SolverError) in
      try solver.setConstants(changes)
    }
  }

  /// Makes an edit variable, which never fails as it is optional, and suggests a whole number.
  private mutating func edit() {
    let index = random.number(0...variables.count - 1)
    let variable = variables[index]
    if edited.contains(where: { $0.variable == variable && solver.contains($0.constraint) }) {
      return
    }
    let value = random.number(-6...6)
    let whole = WholeConstraint(
      coefficients: variables.indices.map { $0 == index ? 1 : 0 }, constant: -value,
      relation: .equal, priority: random.pick([999, 750, 1]), weight: 1, rank: added,
      number: added)
    log.append("edit \(variable) @\(whole.priority), suggest \(value)")
    do throws(SolverError) {
      try solver.addEditVariable(variable, priority: Priority(whole.priority))
      try solver.suggest(Double(value), for: variable)
    } catch {
      faults.append("Could not edit: \(error)")
    }
    for constraint in solver.constraints
    where !live.contains(where: { $0.constraint == constraint }) {
      live.append((constraint, whole))
      edited.append((variable, constraint))
      added += 1
    }
  }

  private mutating func suggest() {
    var wanted = live
    var values: [(variable: Variable, value: Double)] = []
    for (variable, constraint) in edited {
      guard let index = live.firstIndex(where: { $0.constraint == constraint }) else { continue }
      let value = random.number(-6...6)
      wanted[index].whole.constant = -value
      values.append((variable, Double(value)))
    }
    log.append("suggest \(values)")
    attempt(wanted) { [values] solver throws(SolverError) in try solver.suggest(values) }
  }

  private mutating func changePriority() {
    let index = random.number(0...live.count - 1)
    let constraint = live[index].constraint
    let priority = random.pick(RandomHistory.priorities)
    log.append("priority \(priority) of \(constraint)")
    var wanted = live
    wanted[index].whole.priority = priority
    attempt(wanted) { solver throws(SolverError) in
      try solver.setPriority(Priority(priority), of: constraint)
    }
  }

  private mutating func changeRank() {
    let index = random.number(0...live.count - 1)
    let constraint = live[index].constraint
    let rank = random.number(-2...added + 2)
    log.append("rank \(rank) of \(constraint)")
    var wanted = live
    wanted[index].whole.rank = rank
    attempt(wanted) { solver throws(SolverError) in
      try solver.setRank(rank, of: constraint)
    }
  }

  private mutating func changeVariableRank() {
    let index = random.number(0...variables.count - 1)
    let variable = variables[index]
    let rank = random.number(-2...4)
    log.append("rank \(rank) of \(variable)")
    variableRanks[index] = rank
    attempt(live) { solver throws(SolverError) in try solver.setRank(rank, of: variable) }
  }

  // MARK: - Checks

  /// Makes a call that leads to a wanted state, which must succeed just if the state is possible.
  private mutating func attempt(
    _ wanted: [(constraint: Constraint, whole: WholeConstraint)],
    _ call: (inout Solver) throws(SolverError) -> Void
  ) {
    let isPossible = model(wanted).isSatisfiable()
    do throws(SolverError) {
      try call(&solver)
      if !isPossible { faults.append("A contradiction was not noticed.") }
      if wanted.count > live.count { added += 1 }
      live = wanted
    } catch {
      if isPossible { faults.append("Refused without need: \(error)") }
      guard case .unsatisfiable(let conflict) = error else {
        faults.append("Refused with the wrong error: \(error)")
        return
      }
      faults += proofFaults(of: conflict)
      check(conflict.constraints, in: wanted)
    }
  }

  /// A conflict must be a contradiction of required constraints, and irreducible.
  private mutating func check(
    _ conflict: [Constraint], in wanted: [(constraint: Constraint, whole: WholeConstraint)]
  ) {
    let members = wanted.filter { conflict.contains($0.constraint) }
    let ranks = conflict.compactMap { one in members.first { $0.constraint == one } }
      .map { ($0.whole.rank, $0.whole.number) }
    if members.count != conflict.count || members.contains(where: { !$0.whole.isRequired }) {
      faults.append("The conflict has strange members: \(conflict)")
    }
    if zip(ranks, ranks.dropFirst()).contains(where: { $0 >= $1 }) {
      faults.append("The conflict is not in order of rank: \(conflict)")
    }
    if model(members).isSatisfiable() { faults.append("There is no conflict: \(conflict)") }
    for index in members.indices {
      var fewer = members
      fewer.remove(at: index)
      if !model(fewer).isSatisfiable() {
        faults.append("The conflict can be reduced: \(conflict)")
      }
    }
  }

  /// The solver must answer as brute force does, and so must one that is built anew.
  private mutating func compare() {
    do throws(SolverError) {
      let before = variables.map { solver.value(of: $0) }
      try solver.optimize()
      let changed = solver.changedVariables
      faults += solver.checkInvariants()
      let expected = model(live).answer()?.values ?? []
      let values = variables.map { solver.value(of: $0) }
      report(values, expected, "The solver")
      let moved = variables.indices.filter { abs(values[$0] - before[$0]) > 1e-9 }
        .sorted { (variableRanks[$0], $0) < (variableRanks[$1], $1) }.map { variables[$0] }
      if changed.filter(moved.contains) != moved || changed.count > variables.count {
        faults.append("The changes are told wrongly: \(changed), not \(moved)")
      }
      if random.once(in: 4) { report(try valuesBuiltAnew(), expected, "A new solver") }
    } catch {
      faults.append("Could not optimize: \(error)")
    }
  }

  private mutating func report(_ values: [Double], _ expected: [Double], _ who: String) {
    let isSame =
      values.count == expected.count
      && zip(values, expected).allSatisfy { abs($0 - $1) < 1e-9 }
    if !isSame { faults.append("\(who) says \(values), not \(expected)") }
  }

  private func valuesBuiltAnew() throws(SolverError) -> [Double] {
    var fresh = Solver()
    let ours = variableRanks.map { fresh.makeVariable(rank: $0) }
    for (_, whole) in live.sorted(by: { $0.whole.number < $1.whole.number }) {
      let terms = zip(ours, whole.coefficients).map { Term($0, coefficient: Double($1)) }
      let constraint = Constraint(
        LinearExpression(terms: terms, constant: Double(whole.constant)), whole.relation,
        priority: Priority(whole.priority), weight: Double(whole.weight))
      try fresh.add(constraint, rank: whole.rank)
    }
    try fresh.optimize()
    return ours.map { fresh.value(of: $0) }
  }

  private func model(
    _ wanted: [(constraint: Constraint, whole: WholeConstraint)]
  ) -> BruteForce {
    BruteForce(
      variableCount: variables.count,
      variableOrder: variables.indices.sorted {
        (variableRanks[$0], $0) < (variableRanks[$1], $1)
      },
      constraints: wanted.map(\.whole))
  }
}
