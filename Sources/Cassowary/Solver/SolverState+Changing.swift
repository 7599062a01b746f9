extension SolverState {
  /// Records a new constant for a constraint, to be applied by `changeConstants()`.
  mutating func plan(_ constant: Double, of index: Int32) throws(SolverError) {
    guard isUsable(constant, at: index) else { throw .nonFiniteNumber(constant) }
    if Envelope.isLarge(constant), let constraint = constraints[index] {
      envelope.noteLargeConstant(of: constraint)
    }
    changes.append(Change(constraint: index, constant: constant))
  }

  /// Returns whether a constant is finite, and stays finite if its constraint is solved for a variable.
  func isUsable(_ constant: Double, at index: Int32) -> Bool {
    constant.isFinite
      && abs(constant) <= GatheredTerms.largestQuotient * abs(tableau.constraints[index].factor)
  }

  /// Applies all recorded constants, or none.
  mutating func changeConstants() throws(SolverError) {
    defer { changes.removeAll() }
    var done = 0
    do throws(Refusal) {
      tableau.refill()
      while done < changes.count {
        swapConstant(done)
        done += 1
      }
      for index in 0..<changes.count { try tableau.checkBounds(of: changes[index].constraint) }
      try tableau.repair()
    } catch {
      try retryConstants(after: error, done)
    }
    restoreIfGrown()
    finishChange()
  }

  /// Changes the constants with a restored tableau. If that is refused, too, the change is undone.
  /// - Parameter done: The number of constants that were changed.
  @inline(never) private mutating func retryConstants(
    after refusal: Refusal, _ done: Int
  ) throws(SolverError) {
    // The first attempt may have ended before all constants were changed.
    for index in done..<changes.count { swapConstant(index) }
    let indices = (0..<changes.count).map { changes[$0].constraint }
    guard let reason = reason(of: refusal, on: indices) else { return }
    tableau.refill()
    for index in (0..<changes.count).reversed() { swapConstant(index) }
    recover(from: refusal)
    throw reason
  }

  /// Exchanges a recorded constant with the present one.
  private mutating func swapConstant(_ index: Int) {
    let change = changes[index]
    let former = tableau.constraints[change.constraint].constant
    if former != change.constant { tableau.setConstant(change.constant, of: change.constraint) }
    changes[index].constant = former
  }

  mutating func setPriority(
    _ priority: Priority, of constraint: Constraint
  ) throws(SolverError) {
    guard priority.isValid else { throw .priorityOutOfRange(priority) }
    let index = try index(of: constraint)
    let band = Level.sumBand(of: priority)
    let former = tableau.constraints[index].sumBand
    guard band != former else { return }
    if priority == .required {
      try require(index, constraint, former: former)
      restoreIfGrown()
    } else {
      tableau.setBand(band, of: index)
    }
    finishChange()
  }

  /// Makes an optional constraint required: uninstalls it and installs it again.
  private mutating func require(
    _ index: Int32, _ constraint: Constraint, former: UInt64
  ) throws(SolverError) {
    tableau.uninstall(index)
    tableau.setBand(Level.required, ofUninstalled: index)
    tableau.refill()
    gather(constraint.expression)
    do throws(Refusal) {
      try tableau.install(index, &terms.entries)
    } catch {
      try retryRequiring(index, constraint, former: former, after: error)
    }
  }

  /// Makes a constraint required with a restored tableau. If that is refused, too, it becomes optional again.
  @inline(never) private mutating func retryRequiring(
    _ index: Int32, _ constraint: Constraint, former: UInt64, after refusal: Refusal
  ) throws(SolverError) {
    guard let reason = reason(of: refusal, on: [index]) else { return }
    tableau.uninstall(index)
    tableau.setBand(former, ofUninstalled: index)
    recover(from: refusal)
    // If the tableau was rebuilt for that, the constraint is installed already.
    if tableau.constraints[index].symbol >= 0 { throw reason }
    gather(constraint.expression)
    do throws(Refusal) {
      try tableau.install(index, &terms.entries)
    } catch {
      rebuild()
    }
    throw reason
  }

  mutating func setRank(_ rank: Int, of constraint: Constraint) throws(SolverError) {
    let index = try index(of: constraint)
    tableau.setRank(rank, of: index)
    finishChange()
  }

  mutating func setRank(_ rank: Int, of variable: Variable) throws(SolverError) {
    guard contains(variable) else { throw .unknownVariable(variable) }
    tableau.setRank(rank, ofVariable: variable.symbol)
    variables.forgetOrder()
    finishChange()
  }

  // MARK: - Edit variables

  mutating func addEdit(_ variable: Variable, priority: Priority) throws(SolverError) {
    guard contains(variable) else { throw .unknownVariable(variable) }
    guard variables[variable.symbol].edit < 0 else { throw .duplicateEditVariable(variable) }
    let (left, value) = (LinearExpression(variable), answer[variable.symbol] + 0.0)
    // It has the form of `variable == value`, so that the value is its right-hand side.
    let edit = Constraint(
      LinearExpression(terms: left.terms, constant: -value), .equal, priority: priority,
      sides: ConstraintSides(left, LinearExpression(value)))
    try add(edit, rank: nil)
    variables[variable.symbol].edit = try index(of: edit)
  }

  @inline(__always) func edit(of variable: Variable) throws(SolverError) -> Int32 {
    guard contains(variable), variables[variable.symbol].edit >= 0 else {
      throw .unknownEditVariable(variable)
    }
    return variables[variable.symbol].edit
  }

  mutating func removeEdit(of variable: Variable) throws(SolverError) {
    let index = try edit(of: variable)
    guard let constraint = constraints[index] else { return }
    try remove(constraint)
  }
}
