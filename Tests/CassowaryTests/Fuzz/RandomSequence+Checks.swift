import Cassowary
import SeededNumbers

extension RandomSequence {
  /// A contradiction smaller than this, compared to the constants, need not be noticed.
  private static let smallestExcess = 1e-6

  /// Makes a call that leads to a wanted state, which must succeed just if the state is possible.
  mutating func attempt(
    _ wanted: Told, _ call: (inout Solver) throws(SolverError) -> Void
  ) {
    let before = values()
    var refusal: SolverError?
    do throws(SolverError) { try call(&solver) } catch { refusal = error }
    if family.promise != .answers, let refusal, refusal.isUndecided {
      isUndecided = true
      return
    }
    if family.promise == .honesty {
      if refusal == nil { told = wanted }
      return
    }
    do throws(Overflow) {
      let excess = try Oracle.contradiction(in: wanted.model)
      if let excess, excess < RandomSequence.smallestExcess {
        isUndecided = refusal == nil
      } else if refusal == nil, excess != nil {
        faults.append("A contradiction was not noticed.")
      } else if let refusal, excess == nil {
        faults.append("Refused without need: \(refusal)")
      } else if let refusal {
        try check(refusal, in: wanted)
      }
    } catch {
      overflows += 1
    }
    if refusal == nil { told = wanted }
    if values() != before { faults.append("Values changed before they were asked for.") }
    if solver.constraints.count != told.constraints.count {
      faults.append("There are \(solver.constraints.count) constraints.")
    }
  }

  /// A conflict must be a contradiction of required constraints in order, irreducible and proved.
  private mutating func check(_ refusal: SolverError, in wanted: Told) throws(Overflow) {
    guard case .unsatisfiable(let conflict) = refusal else {
      faults.append("Refused with the wrong error: \(refusal)")
      return
    }
    faults += proofFaults(of: conflict)
    // A new edit's constraint is unknown before it is accepted: it is the one not known.
    let strange = conflict.constraints.filter { !wanted.constraints.contains($0) }
    let members = wanted.constraints.indices.filter {
      conflict.constraints.contains(wanted.constraints[$0])
        || (!strange.isEmpty && $0 == wanted.constraints.count - 1)
    }
    var model = wanted.model
    model.inequalities = members.map { wanted.model.inequalities[$0] }
    let constants = model.inequalities.map(\.constant)
    let ranks = model.inequalities.map { ($0.rank, $0.number) }
    let inOrder = model.inequalities.indices.sorted { ranks[$0] < ranks[$1] }
    if conflict.members.count != members.count || strange.count > 1
      || conflict.members.map(\.constant) != inOrder.map({ constants[$0] })
    {
      faults.append("The conflict has strange members: \(conflict)")
    }
    if !model.inequalities.allSatisfy(\.isRequired) {
      faults.append("The conflict has an optional member: \(conflict)")
    }
    if try Oracle.contradiction(in: model) == nil {
      faults.append("There is no conflict: \(conflict)")
    }
    for index in model.inequalities.indices {
      var fewer = model
      fewer.inequalities.remove(at: index)
      if try Oracle.contradiction(in: fewer) != nil {
        faults.append("The conflict can be reduced: \(conflict)")
      }
    }
  }

  /// The solver must answer as the oracle does, and so must one that is built anew.
  mutating func compare() {
    do throws(SolverError) {
      let before = values()
      try solver.optimize()
      comparisons += 1
      missed = told.model.violations(at: values())
      if family.promise == .honesty { return }
      faults += solver.checkInvariants()
      checkBooks()
      guard let answer = verdict() else { return }
      let comparison = Comparison(told.model, answer)
      checkChanges(since: before, comparison)
      faults += comparison.faults(of: values(), "The solver")
      var (fresh, variables) = try told.rebuilt()
      try fresh.optimize()
      faults += comparison.faults(of: variables.map { fresh.value(of: $0) }, "A new solver")
    } catch {
      if family.promise != .answers, error.isUndecided {
        isUndecided = true
      } else {
        faults.append("Could not optimize: \(error)")
      }
    }
  }

  private mutating func verdict() -> Oracle.Answer? {
    do throws(Overflow) {
      if case .answer(let answer) = try Oracle.verdict(on: told.model) { return answer }
      faults.append("What was accepted is a contradiction.")
    } catch {
      overflows += 1
    }
    return nil
  }

  /// The solver must know of each constraint what it was told.
  private mutating func checkBooks() {
    if solver.constraints != told.ranked { faults.append("The constraints are others.") }
    for (constraint, inequality) in zip(told.constraints, told.model.inequalities) {
      if solver.constant(of: constraint) != inequality.constant
        || solver.priority(of: constraint)?.rawValue != inequality.priority
        || solver.rank(of: constraint) != inequality.rank
      {
        faults.append("\(constraint) is known otherwise.")
      }
    }
  }

  /// The changed variables must be those whose values moved, in order of rank, by more than counts as a change: a
  /// rounding error that is suggested as it stands is no value to lose.
  private mutating func checkChanges(since before: [Double], _ comparison: Comparison) {
    let after = values()
    let moved = told.model.order.filter {
      let leastChange = 1e-11 * max(1, abs(after[$0]))
      return abs(after[$0] - before[$0]) > max(comparison.resolution, leastChange)
    }
    .map { told.variables[$0] }
    let changed = solver.changedVariables
    if changed.filter(moved.contains) != moved || Set(changed).count != changed.count {
      faults.append("The changes are told wrongly: \(changed), not \(moved)")
    }
  }
}

extension SolverError {
  /// Whether rounding errors, or too many steps, hide the answer.
  var isUndecided: Bool {
    switch self {
    case .undecidable, .iterationLimit, .nonFiniteNumber: true
    default: false
    }
  }
}
