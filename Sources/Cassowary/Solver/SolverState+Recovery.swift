/// The net under the simplex method, in which rounding errors are caught:
///
/// 1. The residual is measured: at an optimum where coefficients have grown, or after as many pivots as there are rows;
///    between two optimizations where they have grown much. Outside of the envelope the values are compared with the
///    required constraints, too.
/// 2. If it is too large, the rows of the same basis are found anew from the constraints.
/// 3. If it still is, or the tableau gives up, it is built anew.
///
/// If none of that helps, the call throws.
extension SolverState {
  /// The residual above which rows are found anew: some rounding errors, or one for each row of a long chain.
  private var seenResidual: Double { max(1e-13, 2e-15 * Double(tableau.form.basis.rowCount)) }
  /// The largest residual that may be left.
  private var mostResidual: Double { 100 * seenResidual }
  /// The growth of coefficients after which it is measured between two optimizations.
  private static let largeGrowth = 1e5
  /// The share of its largest number, or of 1, by which a required constraint may be missed in an answer, and above which
  /// rows are found anew.
  private static let miss = (seen: 1e-8, left: 1e-6)
  /// The least number of pivots between two measurements that nothing else asks for.
  private static let pause = 4096

  // MARK: - At an optimum

  /// Evaluates, and measures the residual if that is due.
  /// - Throws: `exhausted` if it is too large.
  @inline(__always) mutating func checkOptimum() throws(Refusal) {
    tableau.form.refreshValuesIfPivoted()
    tableau.form.evaluate()
    if tableau.form.numerics.isSuspect
      || tableau.pivots - measuredPivots >= max(SolverState.pause, tableau.form.basis.rowCount)
    {
      try measureOptimum()
    }
    if envelope.isLeft { try checkRequired() }
  }

  @inline(never) private mutating func measureOptimum() throws(Refusal) {
    if measure() > tolerableResidual(beside: leftResidual) { throw .exhausted }
  }

  /// Returns the residual that is not worth restoring the tableau: mostly it would be left by that, too.
  /// - Parameter left: The residual that was left when it was last restored.
  private func tolerableResidual(beside left: Double) -> Double {
    max(seenResidual, min(4 * left, mostResidual))
  }

  /// Compares the values with the required constraints.
  @inline(never) private mutating func checkRequired() throws(Refusal) {
    if largestMiss > max(SolverState.miss.seen, min(4 * leftMiss, SolverState.miss.left)) {
      throw .exhausted
    }
  }

  /// Measures the residual, from which further growth is counted.
  private mutating func measure() -> Double {
    let residual = Residual.ofRows(&tableau.form, constraints, units)
    measuredPivots = tableau.pivots
    tableau.form.numerics.noteMeasured(residual: residual)
    return residual
  }

  /// The largest miss of a required constraint, as a share of its largest number or of 1.
  private var largestMiss: Double {
    Residual.largestMiss(tableau, constraints, units)?.share ?? 0
  }

  /// Finds an optimum with rows that are found anew, or with a tableau that is built anew: in another order other rounding errors
  /// are made.
  /// - Throws: `undecidable` if required constraints contradict or miss each other in each of them; otherwise `iterationLimit`.
  @inline(never) mutating func findOptimumAnew() throws(SolverError) {
    if refactor(), (try? optimizeAnew()) == true { return }
    let byNumber = indicesByNumber()
    for order in [indicesByPriority(), byNumber, byNumber.reversed()] {
      if rebuild(in: order), (try? optimizeAnew()) == true { return }
    }
    // What is left lies in the constraints themselves.
    guard (try? optimizeAnew(.full)) != nil else { throw reasonOfRebuild() }
    if let miss = Residual.largestMiss(tableau, constraints, units),
      miss.share > SolverState.miss.left
    {
      throw .undecidable(miss.doubt)
    }
  }

  /// Optimizes a tableau that was restored, evaluates and measures it.
  /// - Returns: Whether its residual is small enough.
  private mutating func optimizeAnew(_ effort: Work.Effort = .restored) throws(Refusal) -> Bool {
    tableau.refill(effort)
    try findOptimum()
    tableau.form.refreshValues()
    tableau.form.evaluate()
    leftResidual = measure()
    leftMiss = largestMiss
    return leftResidual <= mostResidual && leftMiss <= SolverState.miss.seen
  }

  // MARK: - Between two optimizations

  /// Restores rows whose coefficients have grown since the last optimization: what is added or changed next is judged by them.
  @inline(__always) mutating func restoreIfGrown() {
    if tableau.form.numerics.growth > SolverState.largeGrowth { restore() }
  }

  @inline(never) private mutating func restore() {
    // To measure takes as long as some pivots.
    if tableau.pivots - measuredPivots <= tableau.form.basis.rowCount / 32 { return }
    if measure() <= tolerableResidual(beside: restoredResidual) { return }
    restoredResidual = .infinity
    if refactor() { restoredResidual = measure() }
    if restoredResidual > mostResidual, rebuild(in: indicesByPriority()) {
      restoredResidual = measure()
    }
    tableau.refill(.restored)
    // If they cannot hold with their own coefficients, the optimum will tell.
    try? tableau.repair()
  }

  // MARK: - Refused calls

  /// Returns why what was added or changed is refused; nil if it holds, which rounding errors hid: the tableau has it now.
  /// - Parameter indices: The constraints that were.
  mutating func reason(of refusal: Refusal, on indices: [Int32]) -> SolverError? {
    if let proven = provenReason(for: refusal) { return proven }
    // Without a proof some required constraints are costs now, which rows that are found anew would still be.
    if refusal == .contradiction, !tableau.proof.isEmpty, refactor() {
      tableau.refill(.restored)
      do throws(Refusal) {
        for index in indices { try tableau.checkBounds(of: index) }
        try tableau.repair()
        return nil
      } catch {
        if let proven = provenReason(for: error) { return proven }
      }
    }
    return rebuild() ? nil : foundReason(for: refusal)
  }

  /// Restores a consistent state after a refused call was undone.
  mutating func recover(from refusal: Refusal) {
    // What the call may do is no measure for the way back.
    let limits = tableau.work.limits
    tableau.work.limits.steps = max(limits.steps, Work.Limits().steps)
    defer { tableau.work.limits = limits }
    tableau.refill(.restored)
    // Without a proof it was found with required constraints as costs, some of which still are.
    var isSound = refusal == .contradiction && !tableau.proof.isEmpty
    if isSound { isSound = (try? tableau.repair()) != nil }
    // If neither helps, rows wait to be repaired when the optimum is looked for.
    if !isSound, !rebuild() { try? tableau.repair() }
    finishChange()
  }

  // MARK: - Finding rows anew

  /// Finds the rows of the same basis anew from the constraints.
  /// - Returns: Whether that was possible; if not, the tableau is unchanged.
  private mutating func refactor() -> Bool {
    // Of what waits to be eliminated no constraint tells what it is the sum of.
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

  /// Gathers the terms whose sum is a constraint's symbol.
  private mutating func gatherSum(of constraintIndex: Int32) {
    guard let constraint = constraints[constraintIndex] else { return }
    gather(constraint.expression)
    let factor = tableau.constraints[constraintIndex].factor
    for index in 0..<terms.entries.count { terms.entries[index].coefficient /= factor }
  }

  // MARK: - Building anew

  /// Returns the indices of all constraints, in the order in which they were added.
  private func indicesByNumber() -> [Int32] {
    constraints.liveIndices.map { ($0, tableau.constraints[$0].number) }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Returns the indices of all constraints in order of rank, required ones first.
  private func indicesByPriority() -> [Int32] {
    let indices = orderedIndices()
    return indices.filter { tableau.constraints[$0].isRequired }
      + indices.filter { !tableau.constraints[$0].isRequired }
  }

  /// Builds the tableau anew from the constraints.
  /// - Returns: Whether that succeeded; if not, the tableau is unchanged.
  @discardableResult
  mutating func rebuild() -> Bool {
    // In another order other rounding errors are made.
    rebuild(in: indicesByNumber()) || rebuild(in: indicesByPriority())
  }

  /// Builds the tableau anew from the constraints in an order.
  /// - Returns: Whether that succeeded; if not, the tableau is unchanged.
  private mutating func rebuild(in order: [Int32]) -> Bool {
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

  /// Returns a state with the same variables, at the same symbols, and no constraint installed.
  func emptied() -> SolverState {
    var fresh = SolverState()
    fresh.tableau = Tableau(variablesOf: tableau, isVariable: variables.liveSymbols)
    fresh.units = units.copy()
    return fresh
  }

  /// Installs a constraint of another state.
  /// - Returns: The refusal, if any.
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

  /// Returns the doubt about a constraint that the tableau has refused.
  private mutating func doubt(about constraint: Constraint?, _ index: Int32) -> Doubt? {
    guard let constraint else { return nil }
    tableau.form.evaluate()
    let amount = Residual.error(of: constraint, index, tableau, units).error
    let constant = tableau.constraints[index].constant
    return Doubt(constraint, constant: constant, amount: max(amount, 0))
  }

  /// The reason for which accepted constraints could not be built anew.
  func reasonOfRebuild() -> SolverError {
    rebuildDoubt.map { .undecidable($0) } ?? .iterationLimit(tableau.work.limits.steps)
  }
}
