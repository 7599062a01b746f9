extension SolverState {
  /// Returns a constraint's line: its number, its text as it was written, and remarks.
  func legendLine(for place: Int32, _ names: [String], _ values: [Double]) -> [String] {
    guard let constraint = constraints[Int(place)] else { return [] }
    let demand = tableau.demands[place]
    var remarks: [String] = []
    let error = self.error(of: demand, values)
    if error != 0 { remarks.append("off by \(legible(error))") }
    if demand.weight != 1 { remarks.append("weight \(decimal(demand.weight))") }
    if demand.rank != demand.number { remarks.append("rank \(demand.rank)") }
    if let term = constraint.expression.terms.first,
      variables[term.variable.symbol].edit == place
    {
      remarks.append("edit")
    }
    let text = constraintText(constraint, demand, names)
    return ["#\(demand.number)", text, remarks.joined(separator: ", ")]
  }

  /// Returns a constraint with the names of its variables, and the number and priority that the solver sees.
  private func constraintText(
    _ constraint: Constraint, _ demand: Demand, _ names: [String]
  ) -> String {
    ConstraintText(
      constraint, constant: demand.constant, priority: Level.priority(ofSumBand: demand.sumBand)
    ) { names[Int($0.symbol)] }.text
  }

  /// Returns the violation of a constraint; 0 for rounding errors.
  private func error(of demand: Demand, _ values: [Double]) -> Double {
    let part = demand.host < 0 ? 0 : demand.factor * values[Int(demand.host)]
    let sum = part + demand.constant
    if abs(sum) <= 1e-9 * max(1, abs(demand.constant)) { return 0 }
    switch demand.relation {
    case .lessThanOrEqual: return max(sum, 0)
    case .equal: return sum
    case .greaterThanOrEqual: return min(sum, 0)
    }
  }
}
