import Cassowary
import Testing

extension Solver {
  /// Adds steps, each at least so much farther right than the one before, that want to be at the left, and optimizes.
  mutating func addStaircase(_ count: Int) throws -> (first: Variable, steps: [Variable]) {
    let first = makeVariable()
    try addEditVariable(first, priority: 900)
    let steps = (0..<count).map { _ in makeVariable() }
    for (before, step) in zip([first] + steps, steps) {
      try add(step - before >= 2)
      try add((step == 0).with(priority: 250))
    }
    try suggest(10, for: first)
    try optimize()
    return (first, steps)
  }

  /// Optimizes, and returns some values, which must stand in a sound tableau.
  mutating func answers(_ variables: [Variable]) throws -> [Double] {
    try optimize()
    #expect(checkInvariants() == [])
    return variables.map { value(of: $0) }
  }

  /// Adds those of a model's inequalities that contradict none before them.
  mutating func addInequalities(
    of model: Model, over variables: [Variable]
  ) throws(SolverError) {
    for inequality in model.inequalities {
      do throws(SolverError) {
        try add(Constraint(inequality, over: variables))
      } catch {
        guard case .unsatisfiable = error else { throw error }
      }
    }
  }
}

/// Expects a call to be refused because of a conflict of just these constraints, with a proof
/// that adds up.
func expectConflict(
  _ constraints: [Constraint], sourceLocation: SourceLocation = #_sourceLocation,
  _ call: () throws -> Void
) {
  do {
    try call()
    Issue.record("The call was accepted.", sourceLocation: sourceLocation)
  } catch SolverError.unsatisfiable(let conflict) {
    #expect(conflict.constraints == constraints, sourceLocation: sourceLocation)
    #expect(proofFaults(of: conflict) == [], sourceLocation: sourceLocation)
  } catch {
    Issue.record("It was refused for another reason: \(error)", sourceLocation: sourceLocation)
  }
}

/// What is wrong with the proof of a conflict, as sentences.
func proofFaults(of conflict: Conflict) -> [String] {
  var faults: [String] = []
  var sums: [Variable: (sum: Double, size: Double)] = [:]
  var total = (sum: 0.0, size: 0.0)
  for member in conflict.members {
    let multiplier = member.multiplier
    switch member.constraint.relation {
    case .lessThanOrEqual where !(multiplier > 0), .greaterThanOrEqual where !(multiplier < 0),
      .equal where multiplier == 0:
      faults.append("\(member.constraint) has the multiplier \(multiplier).")
    default: break
    }
    for term in member.constraint.expression.terms {
      let part = term.coefficient * multiplier
      let old = sums[term.variable] ?? (0, 0)
      sums[term.variable] = (old.sum + part, old.size + abs(part))
    }
    total.sum += member.constant * multiplier
    total.size += abs(member.constant * multiplier)
  }
  for (variable, sum) in sums where abs(sum.sum) > 1e-6 * sum.size {
    faults.append("\(variable) does not cancel: \(sum.sum) is left.")
  }
  if !(conflict.excess > 0) || abs(total.sum - conflict.excess) > 1e-9 * max(1, total.size) {
    faults.append("The excess is \(conflict.excess), the sum \(total.sum).")
  }
  return faults
}
