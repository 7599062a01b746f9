/// What a solver consists of: the tableau, and the books of what it was told.
struct SolverState: ~Copyable {
  /// What the variables it makes know it by; a copy has its own.
  private(set) var origin = UInt64.random(in: .min ... .max)
  var tableau = Tableau()
  /// The constraints, at places that are used again; none where a place is free.
  var constraints: [Constraint?] = []
  var vacantPlaces = Buffer<Int32>()
  var places = PlaceTable()
  /// The variables, by symbol; of other symbols nothing is kept.
  var variables = Buffer<VariableRecord>()
  var names: [Symbol: String] = [:]
  /// What the tableau counts variables in, by symbol; 1 for those that it lacks.
  var units = Buffer<Double>(capacity: 1)
  /// The values as of the last optimization and the one before, by symbol.
  var values = Buffer<Double>()
  var formerValues = Buffer<Double>()
  /// Whether the last optimization may have changed values.
  var hasChanged = false
  /// The version of the tableau with which all values were found to be finite; -1 after a constant
  /// so large that they may not be any more.
  var finiteVersion = -1
  var constraintsMade = 0
  var variablesMade = 0
  var needsOptimizing = false
  /// How many constraints there were when it was last optimized.
  var optimizedSize = 0
  /// The variables' symbols in order of rank.
  var variableOrder: [Symbol]?
  /// The pivots that were done when it was last looked at for rounding errors.
  var checkedPivots = 0
  /// How many more may be done until it is looked at again.
  var pause = 256
  /// Why it could not be built anew the last time, if so.
  var rebuildRefusal: Refusal?
  var events: [SolverEvent]?
  /// The terms of the constraint at hand.
  var terms = Buffer<Entry>()
  /// The constants to be changed, and then those they had.
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
    copy.tableau.story = tableau.story
    return copy
  }
}

/// A variable as a solver keeps it.
struct VariableRecord: BitwiseCopyable {
  /// Its running number; -1 where the symbol is no variable.
  var number = -1
  /// Which solver made it.
  var origin: UInt64 = 0
  /// How many constraints use it.
  var uses: Int32 = 0
  /// The place of the constraint that its suggested value makes; -1 for none.
  var edit: Int32 = -1
}

/// Holds a solver's state for the copies of the solver that have not changed since.
///
/// It is written by a solver that alone refers to it, which makes it safe to hand over.
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
