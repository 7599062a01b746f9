/// A contradiction that was found in whole numbers, as the solver tells it.
struct ExactContradiction {
  /// The share of the numbers in a proof that passes for a rounding error of numbers that were computed.
  static let noise = 1e-12
  /// The share of the numbers in a proof from which they contradict each other.
  static let leastShare = 1e-10

  private let found: ExactSystem.Contradiction
  /// The constraints with their constants and multipliers, in order of rank.
  private var members: [(constraint: Constraint, constant: Double)] = []
  private var multipliers: [Double] = []
  private var last: Doubt?

  init(
    _ found: ExactSystem.Contradiction, _ system: [ExactSystem.Member],
    _ state: borrowing SolverState
  ) {
    self.found = found
    let ranked = found.multipliers.sorted {
      let (left, right) = (system[$0.member].record, system[$1.member].record)
      return (left.rank, left.number) < (right.rank, right.number)
    }
    for (member, multiplier, _) in ranked {
      guard let constraint = state.constraints[system[member].place] else { continue }
      members.append((constraint, system[member].record.constant))
      multipliers.append(multiplier)
      if member == found.multipliers.last?.member {
        last = Doubt(
          constraint, constant: system[member].record.constant,
          amount: found.excess / abs(multiplier))
      }
    }
  }

  /// The error that says so: it is undecidable if rounding errors may be the cause.
  var error: SolverError {
    found.share > ExactContradiction.leastShare ? .unsatisfiable(conflict) : undecidable
  }

  /// The conflict, with its proof.
  var conflict: Conflict { Conflict(members, multipliers: multipliers) }

  /// The error for constraints that were accepted.
  var undecidable: SolverError { last.map { .undecidable($0) } ?? .iterationLimit(0) }
}
