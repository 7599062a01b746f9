extension SolverState {
  @inline(__always) func record(of constraint: Constraint) -> TableauConstraint? {
    constraints.index(of: constraint).map { tableau.constraints[$0] }
  }

  @inline(__always) func index(of constraint: Constraint) throws(SolverError) -> Int32 {
    guard let index = constraints.index(of: constraint) else {
      throw .unknownConstraint(constraint)
    }
    return index
  }

  func orderedConstraints() -> [Constraint] { orderedIndices().compactMap { constraints[$0] } }

  /// Returns the indices of all constraints, in order of rank.
  func orderedIndices() -> [Int32] {
    constraints.liveIndices
      .map { ($0, tableau.constraints[$0].rank, tableau.constraints[$0].number) }
      .sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
  }

  // MARK: - Adding

  mutating func add(_ constraint: Constraint, rank: Int?) throws(SolverError) {
    if constraints.index(of: constraint) != nil { throw .duplicateConstraint(constraint) }
    try check(constraint)
    let index = register(constraint, rank: rank)
    tableau.refill()
    do throws(Refusal) {
      try tableau.install(index, &terms.entries)
    } catch {
      try retryAdding(index, after: error)
    }
    optimizeIfGrown()
    restoreIfGrown()
    finishChange()
  }

  /// Adds a constraint with a restored tableau. If that is refused, too, the constraint is removed.
  @inline(never) private mutating func retryAdding(
    _ index: Int32, after refusal: Refusal
  ) throws(SolverError) {
    guard let reason = reason(of: refusal, on: [index]) else { return }
    discard(index)
    constraints.takeBackNumber()
    recover(from: refusal)
    throw reason
  }

  /// Checks a constraint, gathers its terms and counts its uses of variables.
  @inline(__always)
  private mutating func check(_ constraint: Constraint) throws(SolverError) {
    let expression = constraint.expression
    var isUsual = GatheredTerms.hasUsualNumbers(constraint)
    if !isUsual { try GatheredTerms.checkOtherNumbers(of: constraint) }
    if Envelope.isLarge(expression.constant) { envelope.noteLargeConstant(of: constraint) }
    try expression.terms.withUnsafeBufferPointer { list throws(SolverError) in
      for index in 0..<list.count {
        let term = list[index]
        // Most coefficients are 1 or -1.
        if abs(term.coefficient) != 1, term.coefficient != 0 {
          envelope.note(coefficient: term.coefficient)
          if !GatheredTerms.isUsual(term.coefficient) {
            guard term.coefficient.isFinite else {
              let written = constraint.sides.written(term.coefficient, ofTerm: index)
              throw refusal(.nonFiniteNumber(written), of: list[..<index])
            }
            isUsual = false
          }
        }
        guard contains(term.variable) else {
          throw refusal(.unknownVariable(term.variable), of: list[..<index])
        }
        variables[term.variable.symbol].uses &+= 1
      }
      terms.gather(list)
      if !units.isEmpty { units.scale(&terms.entries) }
      if !isUsual { try checkQuotients(of: constraint) }
    }
  }

  /// Checks the quotients of unusual numbers after the constraint's uses were counted.
  @inline(never) private mutating func checkQuotients(
    of constraint: Constraint
  ) throws(SolverError) {
    do throws(SolverError) {
      try terms.checkQuotients(of: constraint)
    } catch {
      throw refusal(error, of: constraint.expression.terms[...])
    }
  }

  /// Takes back the counted uses, since the constraint is refused, and returns the error.
  @inline(never) private mutating func refusal(
    _ error: SolverError, of counted: some Collection<Term>
  ) -> SolverError {
    for term in counted { variables[term.variable.symbol].uses -= 1 }
    return error
  }

  /// Gathers an expression's terms, in the tableau's units.
  mutating func gather(_ expression: LinearExpression) {
    expression.terms.withUnsafeBufferPointer { terms.gather($0) }
    if !units.isEmpty { units.scale(&terms.entries) }
  }

  /// Registers a constraint that has been checked, and returns its index.
  @inline(__always) private mutating func register(_ constraint: Constraint, rank: Int?) -> Int32 {
    let number = constraints.nextNumber
    let record = TableauConstraint(
      constant: constraint.expression.constant, weight: constraint.weight,
      sumBand: Level.sumBand(of: constraint.priority), rank: rank ?? number, number: number,
      relation: constraint.relation)
    let index = constraints.insert(constraint)
    tableau.setConstraint(record, at: index)
    return index
  }

  // MARK: - Removing

  mutating func remove(_ constraint: Constraint) throws(SolverError) {
    discard(try index(of: constraint))
    if !tableau.form.infeasibleRows.isEmpty {
      tableau.refill()
      // Rows that stay infeasible are repaired in the next optimization.
      try? tableau.repair()
    }
    restoreIfGrown()
    finishChange()
  }

  /// Uninstalls a constraint and removes it from the table.
  private mutating func discard(_ index: Int32) {
    guard let constraint = constraints[index] else { return }
    let terms = constraint.expression.terms
    tableau.uninstall(index)
    for term in terms { variables[term.variable.symbol].uses -= 1 }
    if let first = terms.first, variables[first.variable.symbol].edit == index {
      variables[first.variable.symbol].edit = -1
    }
    constraints.remove(constraint, at: index)
    // The remaining residual may have been caused by this constraint.
    (restoredResidual, leftResidual, leftMiss) = (0, 0, 0)
  }

  /// Marks the solver as changed, and records events if that is on.
  mutating func finishChange() {
    needsOptimizing = true
    if events != nil { recordEvents() }
  }
}
