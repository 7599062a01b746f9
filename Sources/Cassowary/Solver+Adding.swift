extension Solver {
  /// Adds a constraint.
  ///
  /// An optional constraint is always accepted. One that mentions no variable is accepted unless
  /// it is required and does not hold.
  /// - Parameters:
  ///   - constraint: One that is not in the solver yet, over variables of this solver.
  ///   - rank: Where it stands among constraints: by default its running number, beginning with 0.
  ///     Constraints of the same rank stand in order of addition.
  /// - Throws: `unsatisfiable` when it is required and contradicts other required ones;
  ///   `duplicateConstraint`, `unknownVariable`, `nonFiniteNumber`, `priorityOutOfRange`,
  ///   `weightOutOfRange`; `iterationLimit`.
  /// - Complexity: a pass over the rows of its variables, and a few pivots when it is required.
  public mutating func add(_ constraint: Constraint, rank: Int? = nil) throws(SolverError) {
    try check(constraint)
    refresh()
    let record = makeRecord(of: constraint, rank: rank)
    let place = insert(record)
    do throws(SolverError) {
      tableau.budget = Tableau.pivotLimit
      tableau.install(record.equation)
      try makeFeasible()
    } catch {
      take(place)
      constraintsMade -= 1
      throw error
    }
  }

  private func check(_ constraint: Constraint) throws(SolverError) {
    if contains(constraint) { throw .duplicateConstraint(constraint) }
    try check(constraint.priority)
    guard constraint.weight.isFinite, constraint.weight > 0 else {
      throw .weightOutOfRange(constraint.weight)
    }
    try check(constraint.expression.constant)
    for term in constraint.expression.terms {
      try check(term.coefficient)
      try check(term.variable)
    }
  }

  func check(_ priority: Priority) throws(SolverError) {
    guard priority.isValid else { throw .priorityOutOfRange(priority) }
  }

  func check(_ number: Double) throws(SolverError) {
    guard number.isFinite else { throw .nonFiniteNumber(number) }
  }

  private mutating func makeRecord(of constraint: Constraint, rank: Int?) -> ConstraintRecord {
    let isEquality = constraint.relation == .equal
    let isRequired = constraint.priority == .required
    let sign: Double = constraint.relation == .greaterThanOrEqual ? -1 : 1
    tableau.sums.clear()
    for term in constraint.expression.terms {
      tableau.sums.add(term.coefficient, to: term.variable.symbol)
    }
    let terms = tableau.sums.entries(times: sign)
    constraintsMade += 1
    return ConstraintRecord(
      constraint: constraint, constant: constraint.expression.constant,
      priority: constraint.priority, rank: rank ?? constraintsMade - 1,
      number: constraintsMade - 1, terms: terms,
      plus: isRequired ? nil : tableau.makeSymbol(.restricted),
      minus: tableau.makeSymbol(isRequired && isEquality ? .fixed : .restricted))
  }

  /// Takes a record into the books.
  private mutating func insert(_ record: ConstraintRecord) -> Int {
    let place: Int
    if let free = freePlaces.popLast() {
      place = free
    } else {
      place = records.count
      records.append(nil)
    }
    records[place] = record
    places[ObjectIdentifier(record.constraint)] = place
    for term in record.terms { variables[term.symbol]?.uses += 1 }
    noteChange()
    return place
  }

  /// Takes a record out of the books and its row out of the tableau.
  mutating func take(_ place: Int) {
    guard let record = records[place] else { return }
    tableau.uninstall(plus: record.plus, minus: record.minus)
    if let plus = record.plus { tableau.release(plus) }
    tableau.release(record.minus)
    for term in record.terms { variables[term.symbol]?.uses -= 1 }
    places[ObjectIdentifier(record.constraint)] = nil
    records[place] = nil
    freePlaces.append(place)
    noteChange()
  }

  /// Notes that constraints came, went or changed their order.
  mutating func noteChange() {
    objectiveOrder = nil
    needsOptimizing = true
  }
}
