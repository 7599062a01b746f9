/// The state of a solver: the tableau, and the tables of constraints and variables.
struct SolverState: ~Copyable {
  var tableau = Tableau()
  var constraints = ConstraintTable()
  var variables = VariableTable()
  /// The units of variables in the tableau.
  var units = Units()
  /// The values of the last two optimizations.
  var answer = Answer()
  var needsOptimizing = false
  /// The number of constraints at the last optimization.
  var optimizedSize = 0
  /// The check whether all numbers so far are in the range of layouts.
  var envelope = Envelope()
  /// The number of pivots at the last measurement of the residual.
  var measuredPivots = 0
  /// The residual of the tableau when it was last restored between two optimizations.
  var restoredResidual: Double = 0
  /// The residual, and the largest violation of a required constraint, when the tableau was last restored at
  /// an optimum.
  var leftResidual: Double = 0
  var leftMiss: Double = 0
  /// The constraint that the tableau that was last rebuilt refused, with its violation; nil if none.
  var rebuildDoubt: Optional<Doubt> = nil
  var events: Optional<[SolverEvent]> = nil
  /// The terms of the present constraint.
  var terms = GatheredTerms()
  /// The recorded constants. When they are applied, they are exchanged with the former ones.
  var changes = Buffer<Change>()

  struct Change: BitwiseCopyable {
    var constraint: Int32
    var constant: Double
  }

  /// Returns an independent copy, which takes the same steps as its original would. Only scratch memory is left out.
  func copy() -> SolverState {
    // Scratch memory: terms, changes.
    SolverState(
      tableau: tableau.copy(), constraints: constraints.copy(), variables: variables.copy(),
      units: units.copy(), answer: answer.copy(), needsOptimizing: needsOptimizing,
      optimizedSize: optimizedSize, envelope: envelope, measuredPivots: measuredPivots,
      restoredResidual: restoredResidual,
      leftResidual: leftResidual, leftMiss: leftMiss, rebuildDoubt: rebuildDoubt, events: events)
  }
}

/// The state of a solver, shared with copies until one of them changes.
///
/// Only a solver that holds the sole reference writes to it, which makes it safe to share.
final class SolverStorage: @unchecked Sendable {
  // The state is only reached through a solver, which is a value. So the compiler already ensures
  // that accesses do not overlap, and a check at each access is not needed.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var state: SolverState

  init(_ state: consuming SolverState) {
    self.state = state
  }
}
