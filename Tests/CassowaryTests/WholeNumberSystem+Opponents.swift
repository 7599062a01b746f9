import Cassowary

extension WholeNumberSystem {
  /// What is wrong with what is said to stand against each constraint, as sentences.
  /// - Parameter scale: What all constants were multiplied by.
  func opponentFaults(scale: Double = 1) throws -> [String] {
    var faults: [String] = []
    for constraint in solver.constraints {
      let opponents = try solver.opponents(of: constraint)
      let error = error(of: constraint, at: values)
      if !isClose(abs(solver.error(of: constraint) ?? .nan), error) {
        faults.append("The error of \(constraint) is \(error).")
      }
      if error < 1e-7 * scale {
        if !opponents.isEmpty { faults.append("\(constraint) holds against \(opponents).") }
        continue
      }
      if solver.constraints.filter(opponents.contains) != opponents {
        faults.append("The opponents are out of order: \(opponents).")
      }
      if opponents.contains(where: { $0 == constraint || $0.priority < constraint.priority }) {
        faults.append("What cannot stands against \(constraint): \(opponents).")
      }
      var without = solver
      for opponent in opponents { try without.remove(opponent) }
      try without.optimize()
      let left = self.error(of: constraint, at: variables.map { without.value(of: $0) })
      // What mentions no variable in the end contradicts itself.
      let isVoid = constraint.expression.terms.allSatisfy { $0.coefficient == 0 }
      if left > 1e-7 * scale, !isVoid {
        faults.append("Without \(opponents), \(constraint) still is off by \(left).")
      }
    }
    return faults
  }
}
