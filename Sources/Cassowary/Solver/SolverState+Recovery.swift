extension SolverState {
  /// Restores a consistent state after a refused call was undone.
  mutating func recover(from refusal: Refusal) {
    // What the call may do is no measure for the way back.
    let limits = tableau.work.limits
    tableau.work.limits.steps = max(limits.steps, WorkLimits().steps)
    defer { tableau.work.limits = limits }
    tableau.refill(.lastResort)
    // Without a proof it was found with required constraints as costs, some of which still are.
    var isSound = refusal == .contradiction && !tableau.proof.isEmpty
    if isSound { isSound = (try? repairLeftRows()) != nil }
    // If neither helps, rows wait to be repaired when the optimum is looked for.
    if !isSound, !rebuild() { try? repairLeftRows() }
    finishChange()
  }

  /// Returns why what was added or changed is refused; nil if it can hold, which rounding errors hid: the tableau has it now.
  /// - Parameter places: The constraints that were.
  mutating func reason(of refusal: Refusal, on places: [Int32]) -> SolverError? {
    switch ExactVerdict(on: places, &self) {
    case .refused(let reason): return reason
    case .possible where SettingAside(&self).isDone: return nil
    default: break
    }
    if let proven = provenReason(for: refusal) { return proven }
    guard rebuild() else { return foundReason(for: refusal) }
    Drift.repairGrowth(of: &self)
    return nil
  }

  /// Returns the proven reason of a refusal; nil if there is no proof, since rounding errors may be the
  /// cause.
  func provenReason(for refusal: Refusal) -> SolverError? {
    refusal == .contradiction ? provenConflict().map { .unsatisfiable($0) } : nil
  }

  /// Returns the reason of a refusal after a rebuild did not help.
  private mutating func foundReason(for refusal: Refusal) -> SolverError {
    guard refusal == .contradiction || rebuildRefusal?.reason == .contradiction else {
      return .iterationLimit(tableau.work.limits.steps)
    }
    let conflict = filteredConflict()
    return conflict.addsUp
      ? .unsatisfiable(conflict) : conflict.doubt.map { .undecidable($0) } ?? reasonOfRebuild()
  }

  // MARK: - Conflicts

  /// Returns the conflict for the tableau's proof; nil if it does not add up.
  private func provenConflict() -> Conflict? {
    let parts = tableau.proof.sorted {
      let (first, second) = (tableau.constraints[$0.place], tableau.constraints[$1.place])
      return (first.rank, first.number) < (second.rank, second.number)
    }
    guard !parts.isEmpty else { return nil }
    var members: [(constraint: Constraint, constant: Double)] = []
    for part in parts {
      guard let constraint = constraints[part.place] else { return nil }
      members.append((constraint, tableau.constraints[part.place].constant))
    }
    // What rounding errors added is dropped first: its variables, which nothing cancels, would refute the proof.
    let conflict = Conflict(members, multipliers: parts.map(\.multiplier)).irreducible()
    return conflict.addsUp ? ExactPart.proving(conflict, self) : nil
  }

  // MARK: - Rebuilding

  /// Returns a state with the same variables, at the same symbols, and none of the constraints installed.
  /// - Parameter mostTouches: The number of entries that may be looked at while the constraints are installed.
  func emptied(mostTouches: Int = .max) -> SolverState {
    var fresh = SolverState()
    // Where coefficients grow on the way, the rows are found anew from these.
    fresh.constraints = constraints.copy()
    for symbol in 0..<Symbol(variables.count) {
      _ = fresh.tableau.makeVariable(tableau.orders[symbol])
    }
    for symbol in 0..<Symbol(variables.count) where variables[symbol].number < 0 {
      fresh.tableau.form.release(symbol)
    }
    for place in 0..<tableau.constraints.count {
      var record = tableau.constraints[place]
      record.host =
        exact.isSetAside(Int32(place)) ? TableauConstraint.setAside : TableauConstraint.awaited
      record.factor = 1
      fresh.tableau.setConstraint(record, at: Int32(place))
    }
    // It is not to be built anew in turn, of constraints that are not to be in it.
    fresh.reordering = .underway
    fresh.tableau.form.basis.touches.goOn(until: mostTouches)
    fresh.tableau.work.limits = tableau.work.limits
    fresh.tableau.form.basis.longRow = tableau.form.basis.longRow
    fresh.units = units.copy()
    return fresh
  }

  /// Installs a constraint of another state.
  /// - Returns: The refusal, if any.
  mutating func reinstall(
    _ place: Int32, _ constraint: Constraint?, _ effort: Work.Effort = .lastResort
  ) -> Refusal? {
    guard let constraint, !tableau.constraints[place].isSetAside else { return nil }
    tableau.setHost(-1, of: place)
    gather(constraint.expression)
    tableau.refill(effort)
    do throws(Refusal) {
      try tableau.install(place, &terms.entries)
      return nil
    } catch {
      return ContinuedRun(after: error, &self).refusal
    }
  }

  /// Rebuilds the tableau from the constraints, in the order in which they were added.
  /// - Returns: Whether that succeeded; if not, the tableau is unchanged.
  @discardableResult
  mutating func rebuild() -> Bool {
    // In another order other rounding errors are made.
    rebuild(in: BuildOrder.byNumber(self), .another) || rebuild(in: BuildOrder.byPriority(self))
  }

  /// Rebuilds the tableau from the constraints in an order.
  /// - Returns: Whether that succeeded; if not, the tableau is unchanged.
  mutating func rebuild(in order: [Int32], _ effort: Work.Effort = .lastResort) -> Bool {
    var fresh = emptied()
    guard let (refusal, place) = install(order, in: &fresh, effort) else { return true }
    let doubt = TableauDoubt(about: constraints[place], place, &fresh).doubt
    rebuildRefusal = RebuildRefusal(reason: refusal, doubt: doubt)
    return false
  }

  /// Installs the constraints in a state without any, and takes its tableau.
  /// - Returns: What refused which; nil if all were installed.
  mutating func install(
    _ order: [Int32], in fresh: inout SolverState, _ effort: Work.Effort,
    optimizesEarly: Bool = false
  ) -> (Refusal, Int32)? {
    if effort == .lastResort { fresh.tableau.form.numerics.interruptions.note(.hadDrift) }
    fresh.units = Units(balancing: constraints.byPlace, symbols: variables.count)
    for (index, place) in order.enumerated() {
      if let refusal = fresh.reinstall(place, constraints[place], effort) {
        tableau.work.count(fresh.tableau.work.stepsDone)
        return (refusal, place)
      }
      if optimizesEarly { fresh.optimizeIfGrown(to: index + 1) }
    }
    rebuildRefusal = nil
    let touches = tableau.form.basis.touches
    fresh.tableau.replace(tableau)
    swap(&tableau, &fresh.tableau)
    swap(&units, &fresh.units)
    tableau.form.basis.touches = touches
    exact.noteRebuilt()
    tableau.refill(effort)
    driftSchedule.noteBuilt(after: tableau.pivots)
    makeRoom()
    finishChange()
    return nil
  }
}
