/// The net under the simplex method, in which rounding errors are caught:
///
/// 1. The residual is measured: at an optimum where coefficients have grown, or after as many pivots as there are rows;
///    between two optimizations where they have grown much. Outside of the envelope the values are compared with the
///    required constraints, too.
/// 2. If it is too large, the rows of the same basis are found anew from the constraints.
/// 3. If it still is, or the tableau gives up, it is built anew.
///
/// If none of that helps, the call throws. A refusal is told only with a proof that adds up in the constraints as they were given;
/// without one, steps 2 and 3 are taken first.
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
    if envelope.isExceeded { try checkRequired() }
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
  /// - Throws: `undecidable` if each of them refuses a required constraint, or the last one misses one; otherwise `iterationLimit`.
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
}
