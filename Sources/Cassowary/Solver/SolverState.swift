/// The state of a solver: the tableau, and the register of constraints and variables.
struct SolverState: ~Copyable {
  var tableau = Tableau()
  /// The constraints by place; nil at a free place, which is reused.
  var constraints: [Constraint?] = []
  var vacantPlaces = Buffer<Int32>()
  var places = PlaceTable()
  var variables = VariableTable()
  /// The tableau's units of variables.
  var units = Units()
  /// The values of the last optimizations.
  var answer = Answer()
  var constraintsMade = 0
  var needsOptimizing = false
  /// The number of constraints at the last optimization.
  var optimizedSize = 0
  /// The number of pivots at the last check for rounding errors.
  var checkedPivots = 0
  /// The number of pivots until the next check.
  var pause = 256
  /// The refusal of the last rebuild, if any.
  var rebuildRefusal: RebuildRefusal?
  var events: [SolverEvent]?
  /// The terms of the present constraint.
  var terms = Buffer<Entry>()
  /// The recorded constants, exchanged with the former ones when they are applied.
  var changes = Buffer<Change>()

  struct Change: BitwiseCopyable {
    var place: Int32
    var constant: Double
  }

  init() {}

  /// Returns an independent copy, which takes the same steps as its original: only scratch memory is left out.
  func copy() -> SolverState {
    var copy = SolverState()
    copy.tableau = tableau.copy()
    copy.constraints = constraints
    copy.vacantPlaces = vacantPlaces.copy()
    copy.places = places.copy()
    copy.variables = variables.copy()
    copy.units = units.copy()
    copy.answer = answer.copy()
    copy.constraintsMade = constraintsMade
    copy.needsOptimizing = needsOptimizing
    copy.optimizedSize = optimizedSize
    copy.checkedPivots = checkedPivots
    copy.pause = pause
    copy.rebuildRefusal = rebuildRefusal
    copy.events = events
    return copy
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
