/// What was found out about a tableau whatever values it has, so that it need not be found again when only constants
/// have changed.
struct TableauFindings {
  /// A proof that a part is at an optimum.
  private struct Proof {
    var root: Symbol
    /// The number of constraints that there were, and those that there had been.
    var constraints: (count: Int, numbers: Int)
    /// The changes of the basis and the segments so far.
    var version: Int
  }

  /// The drift of the coefficients, which holds until the basis, a segment or a constraint changes.
  private var drift = (value: 0.0, version: -1, matrixVersion: -1)
  private var proofs: [Proof] = []

  /// The number of changes of the basis and the segments after which a part is proven again, even if no coefficient has grown.
  /// To build a tableau anew takes more of them.
  private static let longestPause = 192

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

  /// Returns whether a part with these constraints was proven to be at an optimum so recently that it is at one: what has
  /// changed since then has left no errors that could count as costs.
  func isProven(_ root: Symbol, _ state: borrowing SolverState) -> Bool {
    let known = TableauFindings.constraints(state.constraints)
    let hasGrown = state.tableau.form.numerics.growth * Numerics.smallest >= Drift.harmless
    return proofs.contains { proof in
      let changes = state.tableau.version - proof.version
      return proof.root == root && proof.constraints == known && changes >= 0
        && changes < (hasGrown ? 1 : TableauFindings.longestPause)
    }
  }

  mutating func noteProven(
    _ roots: [Symbol], _ tableau: borrowing Tableau, _ constraints: borrowing ConstraintTable
  ) {
    let known = TableauFindings.constraints(constraints)
    proofs.removeAll { roots.contains($0.root) || $0.constraints != known }
    for root in roots {
      proofs.append(Proof(root: root, constraints: known, version: tableau.version))
    }
  }

  /// Forgets the proofs, as priorities have changed.
  mutating func forgetProofs() { proofs = [] }

  private static func constraints(_ table: borrowing ConstraintTable) -> (count: Int, numbers: Int)
  {
    (table.count, table.nextNumber)
  }
}
