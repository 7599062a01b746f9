extension SolverState {
  /// Records a new constant for a constraint.
  mutating func plan(_ constant: Double, of place: Int32) throws(SolverError) {
    guard isUsable(constant, at: place) else { throw .nonFiniteNumber(constant) }
    envelope.note(constant: constant)
    changes.append(Change(place: place, constant: constant))
  }

  /// Returns whether a constant is finite, and is so if its constraint is solved for a variable.
  func isUsable(_ constant: Double, at place: Int32) -> Bool {
    constant.isFinite
      && abs(constant) <= GatheredTerms.largestQuotient * abs(tableau.constraints[place].factor)
  }

  /// Applies the recorded constants, all or none.
  mutating func changeConstants() throws(SolverError) {
    defer { changes.removeAll() }
    var done = 0
    do throws(Refusal) {
      tableau.refill()
      while done < changes.count {
        swapConstant(done)
        done += 1
      }
      for index in 0..<changes.count { try tableau.checkBounds(of: changes[index].place) }
      try tableau.repair()
    } catch {
      try retryConstants(after: error, done)
    }
    restoreIfGrown()
    finishChange()
  }

  /// Changes the constants with a tableau that is restored, or undoes the change if the refusal was right.
  /// - Parameter done: The number of constants that were changed.
  @inline(never) private mutating func retryConstants(
    after refusal: Refusal, _ done: Int
  ) throws(SolverError) {
    // It may have been given up before all constants were changed.
    for index in done..<changes.count { swapConstant(index) }
    let places = (0..<changes.count).map { changes[$0].place }
    guard let reason = reason(of: refusal, on: places) else { return }
    tableau.refill()
    for index in (0..<changes.count).reversed() { swapConstant(index) }
    recover(from: refusal)
    throw reason
  }

  /// Exchanges a recorded constant with the present one.
  private mutating func swapConstant(_ index: Int) {
    let change = changes[index]
    let former = tableau.constraints[change.place].constant
    if former != change.constant { tableau.setConstant(change.constant, of: change.place) }
    changes[index].constant = former
  }

  mutating func setPriority(
    _ priority: Priority, of constraint: Constraint
  ) throws(SolverError) {
    guard priority.isValid else { throw .priorityOutOfRange(priority) }
    let place = try place(of: constraint)
    let band = Level.sumBand(of: priority)
    let former = tableau.constraints[place].sumBand
    guard band != former else { return }
    if priority == .required {
      try require(place, constraint, former: former)
      restoreIfGrown()
    } else {
      tableau.setBand(band, of: place)
    }
    finishChange()
  }

  /// Makes an optional constraint required: removes it and adds it again.
  private mutating func require(
    _ place: Int32, _ constraint: Constraint, former: UInt64
  ) throws(SolverError) {
    tableau.uninstall(place)
    tableau.setBand(Level.required, ofUninstalled: place)
    tableau.refill()
    gather(constraint.expression)
    do throws(Refusal) {
      try tableau.install(place, &terms.entries)
    } catch {
      try retryRequiring(place, constraint, former: former, after: error)
    }
  }

  /// Makes a constraint required with a tableau that is restored, or optional again if the refusal was right.
  @inline(never) private mutating func retryRequiring(
    _ place: Int32, _ constraint: Constraint, former: UInt64, after refusal: Refusal
  ) throws(SolverError) {
    guard let reason = reason(of: refusal, on: [place]) else { return }
    tableau.uninstall(place)
    tableau.setBand(former, ofUninstalled: place)
    recover(from: refusal)
    // If that rebuilt the tableau, the constraint is installed already.
    if tableau.constraints[place].host >= 0 { throw reason }
    gather(constraint.expression)
    do throws(Refusal) {
      try tableau.install(place, &terms.entries)
    } catch {
      rebuild()
    }
    throw reason
  }

  mutating func setRank(_ rank: Int, of constraint: Constraint) throws(SolverError) {
    let place = try place(of: constraint)
    tableau.setRank(rank, of: place)
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
    // As `variable == value` would be written, so that the value is its right-hand side.
    let edit = Constraint(
      LinearExpression(terms: left.terms, constant: -value), .equal, priority: priority,
      sides: ConstraintSides(left, LinearExpression(value)))
    try add(edit, rank: nil)
    variables[variable.symbol].edit = try place(of: edit)
  }

  @inline(__always) func edit(of variable: Variable) throws(SolverError) -> Int32 {
    guard contains(variable), variables[variable.symbol].edit >= 0 else {
      throw .unknownEditVariable(variable)
    }
    return variables[variable.symbol].edit
  }

  mutating func removeEdit(of variable: Variable) throws(SolverError) {
    let place = try edit(of: variable)
    guard let constraint = constraints[place] else { return }
    try remove(constraint)
  }
}
