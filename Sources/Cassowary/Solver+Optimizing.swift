extension Solver {
  /// Finds the values of all variables.
  ///
  /// Does nothing when nothing has changed since the last time.
  /// - Returns: The variables whose value changed, in order of rank.
  /// - Throws: `iterationLimit`; the values are then as they were.
  /// - Complexity: a few pivots for a few changes; it looks at each optional constraint and each
  ///   variable that is not settled by higher ones.
  @discardableResult
  public mutating func optimize() throws(SolverError) -> [Variable] {
    guard needsOptimizing || variableOrder == nil else { return [] }
    tableau.budget = Tableau.pivotLimit
    try findOptimum()
    if !isConsistent(), rebuild() { try findOptimum() }
    needsOptimizing = false
    return takeValues()
  }

  private mutating func findOptimum() throws(SolverError) {
    tableau.activateAll()
    try minimizeSums()
    try breakTies()
    try settleVariables()
  }

  /// Rule 2: the sums of errors, from the highest priority to the lowest.
  private mutating func minimizeSums() throws(SolverError) {
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
      if objective.contains(where: { tableau.isOpen($0.symbol) }) {
        refresh()
        try tableau.minimize(objective)
      }
    }
  }

  /// Rule 3: single errors, within a priority from the latest constraint to the earliest.
  private mutating func breakTies() throws(SolverError) {
    for place in orderedObjectives() where tableau.activeCount > 0 {
      guard let record = records[place] else { continue }
      let error = errors(of: record, weight: 1)
      if error.contains(where: { tableau.isOpen($0.symbol) }) {
        refresh()
        try tableau.minimize(error)
      }
    }
  }

  /// Rule 4: each variable as near zero as can be.
  private mutating func settleVariables() throws(SolverError) {
    for symbol in orderedVariables() where tableau.activeCount > 0 {
      refresh()
      try tableau.settle(symbol)
    }
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

  private mutating func orderedVariables() -> [Symbol] {
    if let variableOrder { return variableOrder }
    let order = variables.compactMap { $0 }.sorted {
      ($0.rank, $0.variable.number) < ($1.rank, $1.variable.number)
    }.map(\.variable.symbol)
    variableOrder = order
    return order
  }

  /// Whether every constraint's expression has the value its symbols give it, but for noise.
  func isConsistent() -> Bool {
    for case let record? in records where isOff(record) { return false }
    return true
  }

  /// Whether the tableau's values contradict a constraint's `expression = plus - minus`.
  func isOff(_ record: ConstraintRecord) -> Bool {
    var sum = record.sign * record.constant + tableau.value(of: record.minus)
    var magnitude = abs(sum)
    if let plus = record.plus { sum -= tableau.value(of: plus) }
    for term in record.terms {
      let part = term.coefficient * tableau.value(of: term.symbol)
      sum += part
      magnitude += abs(part)
    }
    return !(abs(sum) <= 1e-9 + 1e-12 * magnitude)
  }

  /// Takes the values over from the tableau, but for differences that are rounding noise.
  private mutating func takeValues() -> [Variable] {
    var changed: [Variable] = []
    for symbol in orderedVariables() {
      guard let record = variables[symbol] else { continue }
      let value = tableau.value(of: symbol) + 0.0
      guard abs(value - record.value) > 1e-11 * max(1, abs(value)) else { continue }
      variables[symbol]?.value = value
      changed.append(record.variable)
    }
    return changed
  }
}
