extension ReferenceSolver {
  /// Finds the values of all variables.
  ///
  /// Does nothing when nothing has changed since the last time.
  /// - Throws: `iterationLimit`; the values are then as they were.
  /// - Complexity: a few pivots for a few changes; it looks at each optional constraint and each
  ///   variable that is not settled by higher ones.
  public mutating func optimize() throws(ReferenceError) {
    guard needsOptimizing || variableOrder == nil else { return }
    tableau.budget = Tableau.pivotLimit
    try findOptimum()
    for _ in 0..<ReferenceSolver.attempts where !isConsistent() && rebuild() != .failed {
      try findOptimum()
    }
    needsOptimizing = false
    takeValues()
  }

  private mutating func findOptimum() throws(ReferenceError) {
    // Where rounding errors have led to a vertex that is not one, it begins again.
    for _ in 0..<ReferenceSolver.attempts {
      tableau.activateAll()
      if try minimizeSums(), try breakTies(), try settleVariables() { break }
    }
    tableau.evaluateAll()
  }

  private static let attempts = 4

  /// Rule 2: the sums of errors, from the highest priority to the lowest.
  private mutating func minimizeSums() throws(ReferenceError) -> Bool {
    let order = orderedObjectives()
    var next = order.startIndex
    while next < order.endIndex, tableau.activeCount > 0 {
      let priority = records[order[next]]?.priority
      var objective: [Entry] = []
      while next < order.endIndex, let record = records[order[next]],
        record.priority == priority
      {
        objective += errors(of: record, weight: record.constraint.weight)
        next += 1
      }
      guard try minimize(objective) else { return false }
    }
    return true
  }

  /// Rule 3: single errors, within a priority from the latest constraint to the earliest.
  private mutating func breakTies() throws(ReferenceError) -> Bool {
    for place in orderedObjectives() where tableau.activeCount > 0 {
      guard let record = records[place] else { continue }
      guard try minimize(errors(of: record, weight: 1)) else { return false }
    }
    return true
  }

  /// - Returns: Whether the tableau still stands, with what was minimized before.
  private mutating func minimize(_ objective: [Entry]) throws(ReferenceError) -> Bool {
    guard objective.contains(where: { tableau.isOpen($0.symbol) }) else { return true }
    guard refresh() else { return false }
    try tableau.minimize(objective)
    return true
  }

  /// Rule 4: each variable as near zero as can be.
  private mutating func settleVariables() throws(ReferenceError) -> Bool {
    for place in orderedVariables() where tableau.activeCount > 0 {
      guard refresh() else { return false }
      try tableau.settle(variables[place].symbol)
    }
    return true
  }

  /// The symbols that add up to an optional constraint's error.
  private func errors(of record: ConstraintRecord, weight: Double) -> [Entry] {
    guard let plus = record.plus else { return [] }
    let above = Entry(symbol: plus, coefficient: weight)
    guard record.constraint.relation == .equal else { return [above] }
    return [above, Entry(symbol: record.minus, coefficient: weight)]
  }

  private mutating func orderedObjectives() -> [Int] {
    if let objectiveOrder { return objectiveOrder }
    let optional = records.indices.compactMap { place in
      records[place].flatMap { $0.isRequired ? nil : (place: place, record: $0) }
    }
    let order = optional.sorted {
      $0.record.priority == $1.record.priority
        ? $1.record.precedes($0.record) : $0.record.priority > $1.record.priority
    }.map(\.place)
    objectiveOrder = order
    return order
  }

  private mutating func orderedVariables() -> [Int] {
    if let variableOrder { return variableOrder }
    let order = variables.indices.sorted {
      (variables[$0].rank, $0) < (variables[$1].rank, $1)
    }
    variableOrder = order
    return order
  }

  /// Whether every constraint's expression has the value its symbols give it, to nearly the
  /// precision of the numbers.
  func isConsistent() -> Bool {
    for case let record? in records {
      let (residual, magnitude) = residual(of: record)
      if !(abs(residual) <= 2e-13 * max(1, magnitude)) { return false }
    }
    return true
  }

  /// What `expression - plus + minus` amounts to, and the magnitude of what adds up to it.
  func residual(of record: ConstraintRecord) -> (sum: Double, magnitude: Double) {
    let plus = record.plus.map { tableau.value(of: $0) } ?? 0
    let minus = tableau.value(of: record.minus)
    var sum = record.sign * record.constant - plus + minus
    var magnitude = abs(record.constant) + abs(plus) + abs(minus)
    for term in record.terms {
      let part = term.coefficient * tableau.value(of: term.symbol)
      sum += part
      magnitude += abs(part)
    }
    return (sum, magnitude)
  }

  /// Takes the values over from the tableau, but for differences that are rounding noise.
  private mutating func takeValues() {
    for place in variables.indices {
      let value = tableau.value(of: variables[place].symbol) + 0.0
      guard abs(value - variables[place].value) > 1e-11 * max(1, abs(value)) else { continue }
      variables[place].value = value
    }
  }
}
