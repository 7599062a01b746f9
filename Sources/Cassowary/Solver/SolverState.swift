/// The state of a solver: the tableau, and the register of constraints and variables.
struct SolverState: ~Copyable {
  var tableau = Tableau()
  var constraints = ConstraintTable()
  var variables = VariableTable()
  /// The tableau's units of variables.
  var units = Units()
  /// The values of the last optimizations.
  var answer = Answer()
  var needsOptimizing = false
  /// The number of constraints at the last optimization.
  var optimizedSize = 0
  /// Whether all numbers so far are those of layouts.
  var envelope = Envelope()
  /// The number of pivots when the residual was measured last.
  var measuredPivots = 0
  /// The residual that the tableau had when it was last restored between two optimizations.
  var restoredResidual: Double = 0
  /// The residual, and the miss of a required constraint, that it had when it was last restored at an optimum.
  var leftResidual: Double = 0
  var leftMiss: Double = 0
  /// What the tableau that was built anew last has refused, if it has.
  var rebuildDoubt: Optional<Doubt> = nil
  var events: Optional<[SolverEvent]> = nil
  /// The terms of the present constraint.
  var terms = GatheredTerms()
  /// The recorded constants, exchanged with the former ones when they are applied.
  var changes = Buffer<Change>()

  struct Change: BitwiseCopyable {
    var constraint: Int32
    var constant: Double
  }

  /// Returns an independent copy, which takes the same steps as its original: only scratch memory is left out.
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
  // It is reached through a solver only, which is a value: the compiler sees that accesses do not
  // overlap, and need not have it looked for at each call.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var state: SolverState

  init(_ state: consuming SolverState) {
    self.state = state
  }
}
