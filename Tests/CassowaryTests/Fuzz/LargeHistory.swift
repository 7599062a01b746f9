import Cassowary
import SeededNumbers

/// A solver of some dozens of variables, driven through random calls with numbers of all kinds.
///
/// Too large for brute force: after any history it must answer as one that is built anew.
struct LargeHistory {
  var random: SeededGenerator
  var solver = Solver()
  var variables: [Variable] = []
  /// Variables that no random constraint has.
  var others: [Variable] = []
  var live: [Constraint] = []
  var faults: [String] = []
  /// Required constraints that an answer misses, as sentences.
  var missed: [String] = []
  var refusals = 0
  /// Numbers that a constraint may have.
  var coefficients = [1, 1, 1, -1, -1, -1, 2, -2, 0.5, 1.0 / 3, -0.7]
  var scales = [1, 1, 1.0 / 7, 0]

  /// - Parameter isWide: With constants of very different sizes too.
  init(seed: UInt64, isWide: Bool) {
    random = SeededGenerator(seed: seed)
    if isWide {
      coefficients += [3, 0.25]
      scales += [1e-3, 1e3]
    }
    makeVariables(4...24)
  }

  /// With coefficients that differ by much.
  init(seed: UInt64, coefficients: [Double], variables: ClosedRange<Int>) {
    random = SeededGenerator(seed: seed)
    self.coefficients = coefficients.flatMap { [$0, -$0] }
    makeVariables(variables)
  }

  private mutating func makeVariables(_ counts: ClosedRange<Int>) {
    for index in 0..<random.number(counts) { variables.append(solver.makeVariable("x\(index)")) }
  }

  mutating func run(steps: Int) {
    for step in 0..<steps where faults.isEmpty {
      do throws(SolverError) {
        try call()
      } catch .unsatisfiable(let conflict) {
        refusals += 1
        if conflict.members.isEmpty { faults.append("A conflict is empty.") }
      } catch {
        faults.append("\(error)")
      }
      faults += solver.checkInvariants()
      if step % 8 == 7 { compare() }
    }
  }

  private mutating func call() throws(SolverError) {
    let most = variables.count * 3
    let kind = random.number(0...9)
    if live.count < most / 2 || (kind < 4 && live.count < most) {
      let constraint = makeConstraint()
      try solver.add(constraint)
      live.append(constraint)
    } else if kind < 6 {
      let index = random.number(0...live.count - 1)
      try solver.remove(live[index])
      live.remove(at: index)
    } else if kind < 9 {
      let changes = (0..<random.number(1...3)).map { _ in
        (constraint: random.pick(live), constant: makeConstant())
      }
      try solver.setConstants(changes)
    } else {
      try solver.setPriority(
        random.pick([.required, 750.5, 750, 500, 250, 1]), of: random.pick(live))
    }
  }

  private mutating func makeConstraint() -> Constraint {
    var expression = LinearExpression(makeConstant())
    for _ in 0..<random.number(1...4) {
      let coefficient = random.pick(coefficients)
      expression.terms.append(Term(random.pick(variables), coefficient: coefficient))
    }
    return Constraint(
      expression, random.pick([.lessThanOrEqual, .equal, .greaterThanOrEqual]),
      priority: random.pick([.required, 750.5, 750, 500, 250, 1]),
      weight: random.pick([1, 1, 1, 0.5, 100]))
  }

  private mutating func makeConstant() -> Double {
    Double(random.number(-100...100)) * random.pick(scales)
  }

  private mutating func compare() {
    do throws(SolverError) {
      try solver.optimize()
      faults += solver.checkInvariants()
      missed += missedRequirements()
      var (fresh, counterparts) = try solver.builtAnew(with: variables + others)
      try fresh.optimize()
      let largest = variables.reduce(0) { max($0, abs(solver.value(of: $1))) }
      for (variable, other) in zip(variables, counterparts) {
        let (value, expected) = (solver.value(of: variable), fresh.value(of: other))
        if abs(value - expected) > 1e-6 * max(1, abs(expected)) + 1e-11 * largest {
          faults.append("\(variable) is \(value), not \(expected)")
        }
      }
    } catch {
      faults.append("\(error)")
    }
  }

  /// The required constraints that do not hold to a millionth of their terms.
  private func missedRequirements() -> [String] {
    live.filter { solver.priority(of: $0) == .required }.compactMap { constraint in
      let constant = solver.constant(of: constraint) ?? 0
      let terms = constraint.expression.terms.map { $0.coefficient * solver.value(of: $0.variable) }
      let value = terms.reduce(constant, +)
      let size = terms.reduce(abs(constant)) { max($0, abs($1)) }
      let error =
        switch constraint.relation {
        case .lessThanOrEqual: value
        case .equal: abs(value)
        case .greaterThanOrEqual: -value
        }
      return error <= 1e-6 * max(1, size) ? nil : "\(constraint) is missed by \(error)."
    }
  }
}
