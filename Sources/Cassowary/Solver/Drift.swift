/// The difference between a tableau at an optimum and the constraints as they were given: rounding errors.
struct Drift {
  /// The drift of values that is noticed, and that may remain after a rebuild.
  static let valueLimits = (seen: 1e-12, left: 1e-9)
  /// The largest drift that is taken out of values: each time it becomes less by about as much as the coefficients drift.
  private static let refinable = 1e-4
  /// The drift of coefficients that is noticed, and that may remain: costs count from 1e-9 on. In a row with coefficients of
  /// thousands, one can be off by hundreds of times the drift, which is relative to these.
  static let coefficientLimits = (seen: 1e-11, left: 1e-9)
  /// The drift that cannot lead to another optimum, since costs count from ten times as much on.
  static let harmless = 1e-10
  /// The same where entries of rows may be noise of the drift, which would count as costs.
  private static let noisyLimits = (seen: 1e-12, left: 1e-9)
  /// The size of an entry that may be noise, as a multiple of the drift and the largest one in its row.
  private static let noise = 1000.0
  /// The largest distance of a row's value from its segment, as a share of the numbers in its sum.
  private static let largestInfeasibility = 1e-8
  /// The largest violation of a required constraint, as a share of its numbers.
  static let largestViolation = 1e-7

  /// The drift of the values that was found.
  let found: Double
  /// What is left of it.
  let values: Double
  /// The drift of the coefficients; 0 if it was of no interest.
  let coefficients: Double
  /// Whether entries of rows may be noise of that drift, and nevertheless count as costs.
  let isNoisy: Bool
  /// The drift of coefficients that measuring it finds where there is none.
  private let measuringError: Double
  /// The largest violation of a required constraint.
  private let violation: Double
  /// Whether the values are proven to be an optimum.
  private var isOptimal = true

  /// Finds the drift, and refines the values if they have drifted.
  /// - Parameter findsCoefficients: Whether the drift of coefficients is of interest even if the values have none.
  init(refining state: inout SolverState, findsCoefficients: Bool) {
    var fit = Fit(of: &state)
    found = fit.drift
    let isRough = fit.isRough
    coefficients = findsCoefficients || isRough ? Drift.ofCoefficients(&state) : 0
    measuringError = Drift.measuringError(state.tableau.form.basis)
    isNoisy =
      coefficients > max(Drift.noisyLimits.seen, measuringError)
      && Drift.mayBeNoise(coefficients, in: state.tableau.form)
    if isRough, max(found, coefficients) <= Drift.refinable {
      state.driftSchedule.isRefining = true
      fit.refine(&state)
    }
    values = fit.drift
    violation = fit.violation
    let (pivots, rows) = (state.tableau.pivots, state.tableau.form.basis.rowCount)
    if max(coefficients, values) > Drift.harmless
      || state.driftSchedule.isProofDue(after: pivots, rows: rows)
    {
      state.driftSchedule.noteProof(after: pivots)
      isOptimal = OptimalityCheck(ofTableauOf: &state).doubt == nil
      if isOptimal, state.exact.isNeeded {
        let roots = state.withExactParts { exact, _ in exact.largeRoots }
        state.findings.noteProven(roots, state.tableau, state.constraints)
      }
    }
  }

  /// Returns whether entries of rows may be noise of a drift, and nevertheless count as costs.
  static func mayBeNoise(_ drift: Double, in form: borrowing SolvedForm) -> Bool {
    form.hasEntries(below: noise * drift)
  }

  /// The larger of both drifts.
  var largest: Double { max(values, coefficients) }

  /// The drift of coefficients that is noticed, and that may remain.
  var coefficientLimits: (seen: Double, left: Double) {
    let limits = isNoisy ? Drift.noisyLimits : Drift.coefficientLimits
    return (max(limits.seen, measuringError), max(limits.left, 2 * measuringError))
  }

  /// Returns the rounding errors of the longest sum at random values, relative to the parts of a constraint: those of n
  /// parts grow with n√n, as each comes at a sum of all before. Up to half of that was found.
  static func measuringError(_ basis: borrowing Basis) -> Double {
    var longest = 0
    for row in 0..<Int32(basis.rowCount) where basis.basic(of: row) >= 0 {
      longest = max(longest, basis.matrix.row(row).count)
    }
    return 2e-17 * Double(longest) * Double(longest).squareRoot()
  }

  /// Whether the values are proven to be the answer: no required constraint is violated, and errors are least.
  var isProven: Bool { violation <= Drift.largestViolation && isOptimal }

  /// Returns whether the values violate a required constraint.
  static func isViolating(_ state: inout SolverState) -> Bool {
    Residuals(at: state.tableau.values.copy(), &state.tableau.form).largestViolation(&state).share
      > largestViolation
  }

  /// Returns the drift of the coefficients. It is measured at random values, since at a point with many zeros
  /// the real ones reveal nothing.
  static func ofCoefficients(_ state: inout SolverState) -> Double {
    if let known = state.findings.driftOfCoefficients(in: state.tableau) { return known }
    let drift = Residuals(at: state.tableau.form.randomValues(), &state.tableau.form)
      .largestDrift(&state)
    state.findings.note(driftOfCoefficients: drift, in: state.tableau)
    return drift
  }

  /// Returns how far rows are from their segments, as a share of what they may be.
  static func ofRows(_ form: inout SolvedForm) -> Double {
    form.largestInfeasibility() / largestInfeasibility
  }

  /// Returns the drift as a share of what may remain; infinity if the values are no answer.
  func share(_ form: inout SolvedForm) -> Double {
    if !isProven { return .infinity }
    return max(
      values / Drift.valueLimits.left, coefficients / coefficientLimits.left,
      Drift.ofRows(&form))
  }
}
