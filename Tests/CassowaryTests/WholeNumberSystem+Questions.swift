import Cassowary

extension WholeNumberSystem {
  /// What is wrong with the ranges of the variables, as sentences.
  func rangeFaults() throws -> [String] {
    var faults: [String] = []
    for (variable, value) in zip(variables, values) {
      let range = try solver.range(of: variable)
      let (low, high) = (range.lowerBound, range.upperBound)
      if !range.contains(value) { faults.append("\(variable) is \(value), outside \(range).") }
      // Without an end, there is a way to far beyond all numbers of the system.
      let near = low.isFinite ? low : value - 1000
      let far = high.isFinite ? high : value + 1000
      for inside in [near, far, near + (far - near) / 3] {
        if try !isAsGood(variable, inside) {
          faults.append("\(variable) cannot be \(inside), inside \(range).")
        }
      }
      for outside in [low - 0.01, high + 0.01] where outside.isFinite {
        if try isAsGood(variable, outside) {
          faults.append("\(variable) can be \(outside), outside \(range).")
        }
      }
      if try solver.isAmbiguous(variable) != (low < high) {
        faults.append("\(variable) with \(range) is ambiguous, or is not.")
      }
      faults += try alternativeFaults(variable, value, range)
    }
    return faults
  }

  /// Whether a variable can have a value without harm to any priority, but for the rounding errors
  /// of whole numbers below ten: a zero that is found as 8.5 - 6 - 2.5 may be 1e-15, which a
  /// constraint that says zero refuses.
  private func isAsGood(_ variable: Variable, _ value: Double) throws -> Bool {
    var fixed = solver
    let noise = 1e-12 * max(1, abs(value))
    guard try fixed.accepts(variable >= value - noise), try fixed.accepts(variable <= value + noise)
    else { return false }
    try fixed.optimize()
    let sums = sums(at: variables.map { fixed.value(of: $0) })
    return zip(sums, self.sums(at: values)).allSatisfy(isClose)
  }

  private func alternativeFaults(
    _ variable: Variable, _ value: Double, _ range: ClosedRange<Double>
  ) throws -> [String] {
    guard let other = try solver.alternative(for: variable) else {
      return range.lowerBound < range.upperBound ? ["\(variable) has no alternative."] : []
    }
    var faults: [String] = []
    let point = variables.map(other.value)
    if !zip(sums(at: point), sums(at: values)).allSatisfy(isClose) {
      faults.append("\(point) is not as good as \(values).")
    }
    let (down, up) = (value - range.lowerBound, range.upperBound - value)
    let distance = max(down, up).isFinite ? max(down, up) : max(1, abs(value))
    let expected = value + (down > up ? -distance : distance)
    if !isClose(other.value(of: variable), expected) || isClose(expected, value) {
      faults.append("\(variable) moves from \(value) to \(other.value(of: variable)).")
    }
    return faults
  }
}

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
