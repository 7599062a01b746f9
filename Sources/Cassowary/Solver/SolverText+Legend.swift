extension SolverText {
  /// Returns a constraint's line: its number, its text as it was written, and remarks.
  func legendLine(for place: Int32) -> [String] {
    guard let constraint = state.constraints[place] else { return [] }
    let record = state.tableau.constraints[place]
    var remarks: [String] = []
    let error = self.error(of: record)
    if error != 0 { remarks.append("off by \(legible(error))") }
    if record.weight != 1 { remarks.append("weight \(decimal(record.weight))") }
    if record.rank != record.number { remarks.append("rank \(record.rank)") }
    if let term = constraint.expression.terms.first,
      state.variables[term.variable.symbol].edit == place
    {
      remarks.append("edit")
    }
    let text = constraintText(constraint, record)
    return ["#\(record.number)", text, remarks.joined(separator: ", ")]
  }

  /// Returns a constraint with the names of its variables, and the number and priority that the solver sees.
  private func constraintText(
    _ constraint: Constraint, _ record: TableauConstraint
  ) -> String {
    ConstraintText(
      constraint, constant: record.constant, priority: Level.priority(ofSumBand: record.sumBand)
    ) { names[Int($0.symbol)] }.text
  }

  /// Returns the violation of a constraint; 0 for rounding errors.
  private func error(of record: TableauConstraint) -> Double {
    let part = record.host < 0 ? 0 : record.factor * values[Int(record.host)]
    let sum = part + record.constant
    if abs(sum) <= 1e-9 * max(1, abs(record.constant)) { return 0 }
    switch record.relation {
    case .lessThanOrEqual: return max(sum, 0)
    case .equal: return sum
    case .greaterThanOrEqual: return min(sum, 0)
    }
  }
}
