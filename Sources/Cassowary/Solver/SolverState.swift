/// The state of a solver: the tableau, and the register of constraints and variables.
struct SolverState: ~Copyable {
  /// The identity of the solver, by which its variables are recognized; a copy has its own.
  private(set) var origin = UInt64.random(in: .min ... .max)
  var tableau = Tableau()
  /// The constraints by place; nil at a free place, which is reused.
  var constraints: [Constraint?] = []
  var vacantPlaces = Buffer<Int32>()
  var places = PlaceTable()
  /// The variables, by symbol; other symbols have no record.
  var variables = Buffer<VariableRecord>()
  var names: [Symbol: String] = [:]
  /// The tableau's units of variables, by symbol; 1 for those beyond its end.
  var units = Buffer<Double>(capacity: 1)
  /// The values of the last optimization, by symbol, followed by those of the one before.
  var values = Buffer<Double>()
  var formerValues = Buffer<Double>()
  /// Whether the last optimization may have changed values.
  var hasChanged = false
  /// The version of the tableau at which all values were known to be finite; -1 after a constant so large
  /// that they may no longer be.
  var finiteVersion = -1
  var constraintsMade = 0
  var variablesMade = 0
  var needsOptimizing = false
  /// The number of constraints at the last optimization.
  var optimizedSize = 0
  /// The variables' symbols in order of rank.
  var variableOrder: [Symbol]?
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

  func copy() -> SolverState {
    var copy = SolverState()
    copy.tableau = tableau.copy()
    copy.constraints = constraints
    copy.vacantPlaces = vacantPlaces.copy()
    copy.places = places.copy()
    copy.variables = variables.copy()
    copy.names = names
    copy.units = units.copy()
    copy.values = values.copy()
    copy.formerValues = formerValues.copy()
    copy.hasChanged = hasChanged
    copy.finiteVersion = finiteVersion
    copy.constraintsMade = constraintsMade
    copy.variablesMade = variablesMade
    copy.needsOptimizing = needsOptimizing
    copy.optimizedSize = optimizedSize
    copy.variableOrder = variableOrder
    copy.checkedPivots = checkedPivots
    copy.pause = pause
    copy.events = events
    return copy
  }
}

/// A solver's record of a variable.
struct VariableRecord: BitwiseCopyable {
  /// The number of the variable; -1 if the symbol is no variable.
  var number = -1
  /// The identity of the solver that created it.
  var origin: UInt64 = 0
  /// The number of constraints that use it.
  var uses: Int32 = 0
  /// The place of its edit constraint; -1 if there is none.
  var edit: Int32 = -1
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
