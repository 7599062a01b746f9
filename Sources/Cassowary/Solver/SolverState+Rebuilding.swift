/// Steps 2 and 3 of the recovery from rounding errors: refactorization and rebuilding.
extension SolverState {
  // MARK: - Refactorization

  /// Recomputes the rows of the present basis from the constraints.
  /// - Returns: Whether that succeeded; if not, the tableau is unchanged.
  mutating func refactor() -> Bool {
    // Auxiliary variables that wait to be eliminated have no constraint that defines them.
    tableau.refill(.restored)
    guard (try? tableau.eliminateUnused()) != nil else { return false }
    var former = tableau.copy()
    if findRows() { return true }
    swap(&tableau, &former)
    return false
  }

  private mutating func findRows() -> Bool {
    let indices = tableau.form.indicesOfAuxiliaries()
    var work = Refactorization(&tableau.form)
    for isBasic in [false, true] {
      if isBasic, !work.solve(&tableau.form.basis) { return false }
      for index in indices {
        let symbol = tableau.constraints[index].symbol
        if work.lacksRow(symbol) != isBasic { continue }
        gatherSum(of: index)
        if isBasic {
          work.addSolved(symbol, terms.entries, &tableau.form)
        } else {
          work.addUnsolved(symbol, terms.entries, &tableau.form)
        }
        if work.isTooLarge(tableau.form) { return false }
      }
    }
    return work.finish(&tableau.form)
  }

  /// Gathers the terms whose sum is the symbol of a constraint.
  private mutating func gatherSum(of constraintIndex: Int32) {
    guard let constraint = constraints[constraintIndex] else { return }
    gather(constraint.expression)
    let factor = tableau.constraints[constraintIndex].factor
    for index in 0..<terms.entries.count { terms.entries[index].coefficient /= factor }
  }

  // MARK: - Rebuilding

  /// Returns the indices of all constraints, in the order in which they were added.
  func indicesByNumber() -> [Int32] {
    constraints.liveIndices.map { ($0, tableau.constraints[$0].number) }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Returns the indices of all constraints in order of rank, required ones first.
  func indicesByPriority() -> [Int32] {
    let indices = orderedIndices()
    return indices.filter { tableau.constraints[$0].isRequired }
      + indices.filter { !tableau.constraints[$0].isRequired }
  }

  /// Rebuilds the tableau from the constraints.
  /// - Returns: Whether that succeeded; if not, the tableau is unchanged.
  @discardableResult
  mutating func rebuild() -> Bool {
    // Another order causes other rounding errors.
    rebuild(in: indicesByNumber()) || rebuild(in: indicesByPriority())
  }

  /// Rebuilds the tableau from the constraints in a given order.
  /// - Returns: Whether that succeeded; if not, the tableau is unchanged.
  mutating func rebuild(in order: [Int32]) -> Bool {
    var fresh = emptied()
    fresh.units = Units(balancing: constraints.byIndex, symbols: variables.count)
    for index in order {
      guard let refusal = fresh.reinstall(index, constraints[index]) else { continue }
      rebuildDoubt = refusal == .contradiction ? fresh.doubt(about: constraints[index], index) : nil
      return false
    }
    rebuildDoubt = nil
    fresh.tableau.replace(tableau)
    swap(&tableau, &fresh.tableau)
    swap(&units, &fresh.units)
    measuredPivots = tableau.pivots
    makeRoom()
    finishChange()
    return true
  }

  /// Returns a state with the same variables, at the same symbols, and without installed constraints.
  func emptied() -> SolverState {
    var fresh = SolverState()
    fresh.tableau = Tableau(variablesOf: tableau, isVariable: variables.liveSymbols)
    fresh.units = units.copy()
    return fresh
  }

  /// Installs a constraint of another state.
  /// - Returns: The refusal; nil if the constraint was installed.
  mutating func reinstall(_ index: Int32, _ constraint: Constraint?) -> Refusal? {
    guard let constraint else { return nil }
    gather(constraint.expression)
    tableau.refill(.restored)
    do throws(Refusal) {
      try tableau.install(index, &terms.entries)
      return nil
    } catch {
      return error
    }
  }

  /// Returns the doubt about a constraint that the tableau has refused; nil if there is none.
  private mutating func doubt(about constraint: Constraint?, _ index: Int32) -> Doubt? {
    guard let constraint else { return nil }
    tableau.form.evaluate()
    let amount = Residual.error(of: constraint, index, tableau, units).error
    let constant = tableau.constraints[index].constant
    return Doubt(constraint, constant: constant, amount: max(amount, 0))
  }

  /// Returns the reason why a tableau could not be rebuilt from accepted constraints.
  func reasonOfRebuild() -> SolverError {
    rebuildDoubt.map { .undecidable($0) } ?? .iterationLimit(tableau.work.limits.steps)
  }
}
