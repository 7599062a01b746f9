import Cassowary

/// What is found of the one promise that there is for numbers outside of the envelope: there is an answer in which no required
/// constraint is missed, or an error says that there is none.
struct OutsideFindings {
  /// Whether rounding errors, or too many steps, hid an answer.
  private(set) var isUndecided = false
  /// What is against the promise, as sentences.
  private(set) var faults: [String] = []

  /// Makes calls, which may be refused; a conflict must have a proof.
  mutating func attempt(
    with solver: inout Solver, _ calls: (inout Solver) throws(SolverError) -> Void
  ) {
    do throws(SolverError) {
      try calls(&solver)
    } catch .undecidable {
      isUndecided = true
    } catch .iterationLimit {
      isUndecided = true
    } catch .unsatisfiable(let conflict) {
      faults += proofFaults(of: conflict)
    } catch {
      faults.append("\(error)")
    }
  }

  /// Optimizes, and checks the values if there are any.
  mutating func optimize(_ solver: inout Solver) {
    var isAnswered = false
    attempt(with: &solver) { solver throws(SolverError) in
      try solver.optimize()
      isAnswered = true
    }
    if isAnswered { faults += solver.missedRequirements() }
  }
}

extension Solver {
  /// The required constraints that the values of the last optimization miss by more than a millionth of their terms.
  func missedRequirements() -> [String] {
    constraints.filter { priority(of: $0) == .required }.compactMap { constraint in
      let constant = constant(of: constraint) ?? 0
      var (sum, size) = (constant, max(1, abs(constant)))
      for term in constraint.expression.terms {
        let part = term.coefficient * value(of: term.variable)
        (sum, size) = (sum + part, max(size, abs(part)))
      }
      let error =
        switch constraint.relation {
        case .lessThanOrEqual: max(sum, 0)
        case .equal: abs(sum)
        case .greaterThanOrEqual: max(-sum, 0)
        }
      return error <= 1e-6 * size ? nil : "\(constraint) is missed by \(error)."
    }
  }
}
