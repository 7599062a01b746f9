/// Compares values with the oracle's answer, to the precision that is asked of a solver.
struct Comparison {
  let model: Model
  let expected: Oracle.Answer
  /// What counts as nothing beside the largest value: that much may be lost to rounding.
  let resolution: Double

  private static let relative = 1e-6
  private static let absolute = 1e-9
  /// What is nothing beside any number of a layout.
  private static let least = 1e-18

  init(_ model: Model, _ expected: Oracle.Answer) {
    (self.model, self.expected) = (model, expected)
    // Values come from constants, so a largest value of zero says nothing of their size.
    let reaches = model.inequalities.map { inequality in
      let greatest = inequality.terms.map { abs($0.coefficient) }.max() ?? 0
      return greatest == 0 ? 0 : abs(inequality.constant) / greatest
    }
    let largest = (expected.values.map { abs($0) } + reaches).max() ?? 0
    resolution = max(Comparison.absolute * largest, Comparison.least)
  }

  func faults(of values: [Double], _ who: String) -> [String] {
    var faults: [String] = []
    for (index, inequality) in model.inequalities.enumerated() where inequality.isRequired {
      let error = inequality.error(at: values)
      if error > tolerance(of: inequality) { faults.append("\(who) breaks \(index) by \(error).") }
    }
    for (level, sum) in zip(model.levels, expected.sums) {
      let members = model.inequalities.filter { $0.priority == level }
      let ours = members.reduce(0) { $0 + $1.weight * $1.error(at: values) }
      let tolerance = members.reduce(0) { $0 + $1.weight * self.tolerance(of: $1) }
      if !(abs(ours - sum) <= Comparison.relative * sum + tolerance) {
        faults.append("\(who) has \(ours) at level \(level), not \(sum).")
      }
    }
    for (index, value) in expected.values.enumerated()
    where !(abs(values[index] - value) <= Comparison.relative * abs(value) + resolution) {
      faults.append("\(who) says \(values), not \(expected.values).")
      break
    }
    return faults
  }

  /// How far a constraint's expression may be off.
  private func tolerance(of inequality: Model.Inequality) -> Double {
    let largest = inequality.terms.map { abs($0.coefficient) }.max() ?? 0
    return Comparison.relative * inequality.value(at: expected.values).size + largest * resolution
  }
}
