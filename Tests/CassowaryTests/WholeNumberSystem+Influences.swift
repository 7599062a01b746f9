import Cassowary

extension WholeNumberSystem {
  /// What is wrong with the explanations of the variables, as sentences.
  func influenceFaults() throws -> [String] {
    var faults: [String] = []
    for index in variables.indices {
      let influences = try solver.explanation(of: variables[index])
      let listed = influences.map(\.constraint)
      if try solver.holders(of: variables[index]) != listed {
        faults.append(
          "The holders of \(variables[index]) are others than those it is explained by.")
      }
      if solver.constraints.filter(listed.contains) != listed {
        faults.append("The explanation of \(variables[index]) is out of order: \(listed).")
      }
      for constraint in solver.constraints {
        let influence = influences.first { $0.constraint == constraint }
        for direction in [1.0, -1.0] {
          let path = Path(of: index, moving: constraint, direction: direction)
          if let influence {
            let side = direction > 0 ? influence.upward : influence.downward
            faults += try self.faults(of: side, on: path)
          } else if let value = try value(on: path, after: 1e-3), !isClose(value, values[index]) {
            faults.append("\(variables[index]) follows \(constraint), which is not told.")
          }
        }
      }
    }
    return faults
  }

  /// The way of a variable while a constant moves.
  private struct Path {
    let index: Int
    let constraint: Constraint
    let direction: Double

    init(of index: Int, moving constraint: Constraint, direction: Double) {
      (self.index, self.constraint, self.direction) = (index, constraint, direction)
    }
  }

  private func value(on path: Path, after distance: Double) throws -> Double? {
    try valuesBuiltAnew(moving: path.constraint, by: path.direction * distance)?[path.index]
  }

  /// Compares a sensitivity with what new solvers say on the way, and just after its end.
  private func faults(of sensitivity: Sensitivity, on path: Path) throws -> [String] {
    let (factor, reach) = (sensitivity.factor, sensitivity.reach)
    let who = "\(variables[path.index]) by \(path.constraint), \(path.direction)"
    if sensitivity.isBlocked {
      return try value(on: path, after: 1e-3) == nil ? [] : ["\(who) is not blocked."]
    }
    var faults: [String] = []
    for part in [0.01, 0.3, 0.7, 0.99] {
      let distance = part * min(reach, 1000)
      let expected = values[path.index] + factor * distance
      let value = try value(on: path, after: distance)
      if value.map({ isClose($0, expected) }) != true {
        faults.append("\(who) is \(value ?? .nan) after \(distance) of \(reach), not \(expected).")
      }
    }
    let beyond = reach + 1e-3
    // The next factor can be near: 7/16 after 39/89.
    if reach.isFinite, let value = try value(on: path, after: beyond),
      abs(value - values[path.index] - factor * beyond) < 1e-13 * max(1e4, abs(value))
    {
      faults.append("\(who) goes on with \(factor) after \(reach).")
    }
    return try faults + endFaults(of: sensitivity, on: path).map { "\(who): \($0)" }
  }

  /// Compares what is told of the end of a reach with what new solvers say there and just after it.
  private func endFaults(of sensitivity: Sensitivity, on path: Path) throws -> [String] {
    let reach = sensitivity.reach
    guard let end = sensitivity.end else {
      return reach.isFinite ? ["There is an end at \(reach), of which nothing is told."] : []
    }
    let beyond = path.direction * (reach + 1e-3)
    let isPossible = try valuesBuiltAnew(moving: path.constraint, by: beyond) != nil
    if isPossible != (end != .contradiction) {
      return ["\(end) is told of \(reach), but beyond there is \(isPossible ? "an" : "no") answer."]
    }
    guard case .limits(let limits) = end, !limits.isEmpty else { return [] }
    guard let there = try valuesBuiltAnew(moving: path.constraint, by: path.direction * reach)
    else { return ["There is no answer at the end, \(reach)."] }
    return limits.compactMap { limit in
      let room = room(of: limit, at: there)
      return abs(room) < 1e-6 ? nil : "\(limit) is told of \(reach), with a room of \(room) there."
    }
  }

  /// The amount by which values are on the right side of an inequality.
  private func room(of limit: Constraint, at values: [Double]) -> Double {
    let sum = limit.expression.terms.reduce(limit.expression.constant) { sum, term in
      sum + term.coefficient * (variables.firstIndex(of: term.variable).map { values[$0] } ?? 0)
    }
    return limit.relation == .lessThanOrEqual ? -sum : sum
  }
}
