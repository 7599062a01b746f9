import Cassowary

extension WholeNumberSystem {
  /// What is wrong with the explanations of the variables, as sentences.
  func influenceFaults() throws -> [String] {
    var faults: [String] = []
    for index in variables.indices {
      let influences = try solver.explanation(of: variables[index])
      let listed = influences.map(\.constraint)
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
    return faults
  }
}
