/// Detection of rounding errors, and recovery from them:
///
/// 1. The residual is measured: at an optimum if coefficients have grown, or after as many pivots as there are rows;
///    between two optimizations if they have grown much. Outside the envelope, the values are also compared with the
///    required constraints.
/// 2. If the residual is too large, the rows of the basis are recomputed from the constraints (refactorization).
/// 3. If it still is, or the tableau gives up, the tableau is rebuilt.
///
/// If none of that helps, the call throws. A call is refused as unsatisfiable only with a proof that holds for the
/// original constraints; without one, steps 2 and 3 are taken first.
extension SolverState {
  /// The residual above which rows are recomputed: some rounding errors, or one for each row of a long chain.
  private var seenResidual: Double { max(1e-13, 2e-15 * Double(tableau.form.basis.rowCount)) }
  /// The largest residual that is accepted.
  private var mostResidual: Double { 100 * seenResidual }
  /// The growth of coefficients after which the residual is measured between two optimizations.
  private static let largeGrowth = 1e5
  /// The violation of a required constraint, relative to its largest number or to 1, above which rows are recomputed,
  /// and the largest one that is accepted in an answer.
  private static let miss = (seen: 1e-8, left: 1e-6)
  /// The smallest number of pivots between two measurements without another cause.
  private static let pause = 4096

  // MARK: - At an optimum

  /// Evaluates the values, and measures the residual if that is due.
  /// - Throws: `exhausted` if the residual is too large.
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

  /// Returns the residual up to which the tableau is not restored, since a restored one would mostly have it, too.
  /// - Parameter left: The residual that remained when the tableau was last restored.
  private func tolerableResidual(beside left: Double) -> Double {
    max(seenResidual, min(4 * left, mostResidual))
  }

  /// Compares the values with the required constraints.
  @inline(never) private mutating func checkRequired() throws(Refusal) {
    if largestMiss > max(SolverState.miss.seen, min(4 * leftMiss, SolverState.miss.left)) {
      throw .exhausted
    }
  }

  /// Measures the residual. Further growth is counted from it.
  private mutating func measure() -> Double {
    let residual = Residual.ofRows(&tableau.form, constraints, units)
    measuredPivots = tableau.pivots
    tableau.form.numerics.noteMeasured(residual: residual)
    return residual
  }

  /// The largest violation of a required constraint, relative to its largest number or to 1.
  private var largestMiss: Double {
    Residual.largestMiss(tableau, constraints, units)?.share ?? 0
  }

  /// Finds an optimum with recomputed rows, or with a rebuilt tableau. Several orders are tried, since each causes
  /// other rounding errors.
  /// - Throws: `undecidable` if each of them refuses a required constraint, or the last one violates one; otherwise
  ///   `iterationLimit`.
  @inline(never) mutating func findOptimumAnew() throws(SolverError) {
    if refactor(), (try? optimizeAnew()) == true { return }
    let byNumber = indicesByNumber()
    for order in [indicesByPriority(), byNumber, byNumber.reversed()] {
      if rebuild(in: order), (try? optimizeAnew()) == true { return }
    }
    // The errors that remain are caused by the constraints themselves.
    guard (try? optimizeAnew(.full)) != nil else { throw reasonOfRebuild() }
    if let miss = Residual.largestMiss(tableau, constraints, units),
      miss.share > SolverState.miss.left
    {
      throw .undecidable(miss.doubt)
    }
  }

  /// Optimizes a restored tableau, evaluates it and measures its residual.
  /// - Returns: Whether the residual is small enough.
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

  /// Restores rows whose coefficients have grown since the last optimization, since later additions and changes are
  /// judged by them.
  @inline(__always) mutating func restoreIfGrown() {
    if tableau.form.numerics.growth > SolverState.largeGrowth { restore() }
  }

  @inline(never) private mutating func restore() {
    // A measurement takes as long as some pivots.
    if tableau.pivots - measuredPivots <= tableau.form.basis.rowCount / 32 { return }
    if measure() <= tolerableResidual(beside: restoredResidual) { return }
    restoredResidual = .infinity
    if refactor() { restoredResidual = measure() }
    if restoredResidual > mostResidual, rebuild(in: indicesByPriority()) {
      restoredResidual = measure()
    }
    tableau.refill(.restored)
    // If required constraints cannot hold with their original coefficients, the next optimization reports that.
    try? tableau.repair()
  }
}
