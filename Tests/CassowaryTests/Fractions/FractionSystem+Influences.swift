import Cassowary

extension FractionSystem {
  /// Returns what is wrong with the explanation of a variable, as sentences.
  func influenceFaults(of index: Int) throws -> [String] {
    guard let start = try values() else { return ["There is no answer."] }
    let influences = try solver.explanation(of: variables[index])
    var faults: [String] = []
    for (row, constraint) in constraints.enumerated() {
      let influence = influences.first { $0.constraint == constraint }
      for direction in [1.0, -1.0] {
        let path = Path(start: start[index]) { distance throws(Overflow) in
          try self.answer(moving: row, by: direction * distance).map {
            ExactValue(value: $0.values[index], rest: $0.rests[index])
          }
        }
        let found =
          if let influence {
            try path.faults(of: direction > 0 ? influence.upward : influence.downward)
          } else {
            try path.movesAtOnce() ? ["It moves, which is not told."] : []
          }
        faults += found.map {
          "\(variables[index]) by \(constraint), \(direction > 0 ? "up" : "down"): \($0)"
        }
      }
    }
    return faults
  }
}

extension FractionSystem {
  /// Returns whether the solver's answers are the oracle's while each constant moves.
  ///
  /// An explanation cannot be better than the answers that it is of.
  func isAnsweredOnTheWay() throws -> Bool {
    for (index, constraint) in constraints.enumerated() {
      for direction in [1.0, -1.0] {
        for exponent in -16...12 {
          let distance = direction * power(exponent)
          var moved = solver
          do throws(SolverError) {
            try moved.setConstant(constraint.expression.constant + distance, of: constraint)
            try moved.optimize()
          } catch {
            guard case .unsatisfiable = error else { return false }
            if try values(moving: index, by: distance) != nil { return false }
            continue
          }
          guard let exact = try values(moving: index, by: distance),
            zip(variables, exact).allSatisfy({ isRight(moved.value(of: $0), $1) })
          else { return false }
        }
      }
    }
    return true
  }

  /// Returns whether a value of the solver is an exact one.
  func isRight(_ value: Double, _ exact: Double) -> Bool {
    abs(value - exact) <= 1e-9 * max(1, abs(exact))
  }
}

/// An exact value: a Double, and what is left of it.
private struct ExactValue {
  var value: Double
  var rest = 0.0

  /// Returns the exact difference.
  static func - (left: ExactValue, right: ExactValue) -> ExactValue {
    let value = left.value - right.value
    // The rounding error of that (Knuth's TwoSum).
    let back = value - left.value
    let error = (left.value - (value - back)) - (right.value + back)
    return ExactValue(value: value, rest: left.rest - right.rest + error)
  }
}

/// The exact path of a variable while a constant moves.
private struct Path {
  let start: Double
  /// Returns the value after a distance; nil if constraints contradict there.
  let point: (Double) throws(Overflow) -> ExactValue?

  private func value(_ distance: Double) throws(Overflow) -> Double? { try point(distance)?.value }

  /// Returns whether the variable moves from the first on.
  ///
  /// It does if half of a very small distance moves it half as far.
  func movesAtOnce() throws(Overflow) -> Bool {
    let distance = power(-20)
    guard let near = try value(distance / 2), let far = try value(distance) else { return false }
    let moved = far - start
    return abs(moved) > noise && abs(near - start - moved / 2) <= noise + 1e-6 * abs(moved)
  }

  /// Returns what is wrong with a sensitivity, as sentences.
  func faults(of sensitivity: Sensitivity) throws(Overflow) -> [String] {
    let (factor, reach) = (sensitivity.factor, sensitivity.reach)
    if sensitivity.isBlocked {
      return try value(power(-20)) == nil ? [] : ["It is not blocked."]
    }
    var faults: [String] = []
    for part in [power(-10), 0.25, 0.75, 1 - power(-10)] {
      let distance = rounded(part * min(reach, 1000))
      let value = try value(distance)
      if value.map({ isOn(factor, after: distance, $0) }) != true {
        let found = value.map { "\(($0 - start) / distance)" } ?? "a contradiction"
        faults.append("After \(distance) there is \(found), not \(sensitivity).")
      }
    }
    if reach.isFinite, try goesOn(with: factor, after: reach) {
      faults.append("It goes on after the end: \(sensitivity).")
    }
    return faults
  }

  /// Returns whether a value is what a factor makes of the first one.
  ///
  /// A factor is a coefficient of the tableau, whose rounding errors are those of coefficients of about one.
  private func isOn(_ factor: Double, after distance: Double, _ value: Double) -> Bool {
    let error = abs(value - start - factor * distance)
    return error <= 1e-6 * abs(factor * distance) + 1e-13 * distance + noise
  }

  /// Returns whether the straight line up to an end leads on after it.
  ///
  /// A short piece may lead back to the line, so it is looked for at several distances, each as far before the end as after
  /// it: as the values are exact, a bend is seen as soon as it is more than their last places, and those of 1. A way that is
  /// shorter than these, as a trillionth of a small distance is, tells nothing.
  private func goesOn(with factor: Double, after end: Double) throws(Overflow) -> Bool {
    guard let near = try value(rounded(end / 4)), let far = try value(rounded(end * 0.75)),
      factor == 0 ? far == near : abs(far - near) > 1e6 * noise
    else { return false }
    let end = rounded(end, digits: 28)
    for exponent in [-8, -12, -16, -20, -22, -24] {
      let distance = power(Int(end.exponent) + exponent)
      guard let before = try point(end - distance), let middle = try point(end),
        let beyond = try point(end + distance)
      else { return false }
      let size = max(abs(before.value), abs(middle.value), abs(beyond.value))
      let bend = (beyond - middle) - (middle - before)
      if abs(bend.value + bend.rest) > 8 * min(size, 1).ulp { return false }
    }
    return true
  }

  /// The rounding error of the difference of two values.
  private var noise: Double { 1e-14 * max(abs(start), power(-20)) }

  /// Returns a number with few binary digits near another one, which leaves the oracle room.
  private func rounded(_ number: Double, digits: Int = 12) -> Double {
    let unit = power(Int(number.exponent) - digits)
    return (number / unit).rounded() * unit
  }
}
