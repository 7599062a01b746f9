/// What was found out about a tableau whatever values it has, so that it need not be found again when only constants
/// have changed.
struct TableauFindings {
  /// A proof that a part is at an optimum.
  private struct Proof {
    /// The part's root; nil for all that the tableau answers for.
    var root: Symbol?
    /// The number of constraints that there were, and those that there had been.
    var constraints: (count: Int, numbers: Int)
    /// The pivots, and the changes of the basis and the segments, so far.
    var pivots: Int
    var version: Int
  }

  /// The drift of the coefficients, which holds until the basis, a segment or a constraint changes.
  private var drift = (value: 0.0, version: -1, matrixVersion: -1)
  private var proofs: [Proof] = []

  /// The number of pivots after which a part is proven again, even if no coefficient has grown.
  private static let longestPause = 64

  // MARK: - Coefficients

  /// Returns the drift of the coefficients, if it was measured since they changed.
  func driftOfCoefficients(in tableau: borrowing Tableau) -> Double? {
    drift.version == tableau.version && drift.matrixVersion == tableau.form.basis.matrix.version
      ? drift.value : nil
  }

  mutating func note(driftOfCoefficients value: Double, in tableau: borrowing Tableau) {
    drift = (value, tableau.version, tableau.form.basis.matrix.version)
  }

  // MARK: - Parts

  /// Returns whether a part with these constraints was proven to be at an optimum so recently that it is at one: the pivots
  /// since then have left no errors that could count as costs.
  func isProven(_ root: Symbol, _ state: borrowing SolverState) -> Bool {
    let known = TableauFindings.constraints(state.constraints)
    let hasGrown = state.tableau.form.numerics.growth * Drift.roundingError >= Drift.harmless
    return proofs.contains { proof in
      let pivots = state.tableau.pivots - proof.pivots
      return (proof.root ?? root) == root && proof.constraints == known && pivots >= 0
        && (hasGrown
          ? proof.version == state.tableau.version : pivots < TableauFindings.longestPause)
    }
  }

  mutating func noteProven(
    _ root: Symbol?, _ tableau: borrowing Tableau, _ constraints: borrowing ConstraintTable
  ) {
    let known = TableauFindings.constraints(constraints)
    proofs.removeAll { $0.root == root || $0.constraints != known }
    proofs.append(
      Proof(root: root, constraints: known, pivots: tableau.pivots, version: tableau.version))
  }

  /// Forgets the proofs, as priorities have changed.
  mutating func forgetProofs() { proofs = [] }

  private static func constraints(_ table: borrowing ConstraintTable) -> (count: Int, numbers: Int)
  {
    (table.count, table.nextNumber)
  }
}
