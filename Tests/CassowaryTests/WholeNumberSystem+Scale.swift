import Cassowary

extension WholeNumberSystem {
  /// What is said otherwise of the same system with all constants multiplied, as sentences.
  ///
  /// Then all values, ends and reaches are multiplied by as much, and the factors are the same.
  func faults(of scaled: WholeNumberSystem, by scale: Double) throws -> [String] {
    var faults: [String] = []
    for (variable, other) in zip(variables, scaled.variables) {
      let (range, otherRange) = (
        try solver.range(of: variable), try scaled.solver.range(of: other)
      )
      // A difference below 1e-8 is none, says the solver, whatever the scale.
      let ends = [
        (otherRange.lowerBound / scale, range.lowerBound),
        (otherRange.upperBound / scale, range.upperBound),
      ]
      if !ends.allSatisfy({ isClose($0, $1) || abs($0 - $1) * min(1, scale) <= 1e-8 }) {
        faults.append("\(variable) has the range \(range), or \(otherRange).")
      }
      let told = try summary(of: variable, scale: 1)
      let otherTold = try scaled.summary(of: other, scale: scale)
      if told.count != otherTold.count || !zip(told, otherTold).allSatisfy(isClose) {
        faults.append("\(variable) is explained by \(told), or by \(otherTold).")
      }
    }
    let opponents = try opponentIndices(), otherOpponents = try scaled.opponentIndices()
    // Where two limits forbid the same, either may be told.
    let areTold = zip(opponents, otherOpponents).allSatisfy { $0.isEmpty == $1.isEmpty }
    if opponents != otherOpponents,
      try !areTold || opponentFaults() + scaled.opponentFaults(scale: scale) != []
    {
      faults.append("The opponents are \(opponents), or \(otherOpponents).")
    }
    return faults
  }

  /// The explanation of a variable in plain numbers, with the reaches divided.
  private func summary(of variable: Variable, scale: Double) throws -> [Double] {
    try solver.explanation(of: variable).flatMap { influence in
      [
        Double(solver.constraints.firstIndex(of: influence.constraint) ?? -1),
        influence.upward.factor, influence.upward.reach / scale,
        influence.downward.factor, influence.downward.reach / scale,
      ]
    }
  }

  /// The opponents of each constraint, by their place.
  private func opponentIndices() throws -> [[Int?]] {
    let constraints = solver.constraints
    return try constraints.map { one in
      try solver.opponents(of: one).map { constraints.firstIndex(of: $0) }
    }
  }
}
