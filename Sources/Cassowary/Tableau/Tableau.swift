/// The constraints in solved form, with the costs of their errors.
///
///     basic = Σ coefficient · parametric
///
/// Every constraint has one symbol as its host: a variable, or a functional, which is the sum of
/// variables in the constraint's expression. The constraint bends the host's cost at one position, its
/// breakpoint, so a symbol's cost is convex and piecewise linear. Required constraints are the steepest
/// cost. A parametric symbol is at a breakpoint; a basic one is anywhere in a segment between two. A
/// variable that a single constraint places by others is in no row: it is defined as the sum of those and
/// an offset, which is the constraint's host.
///
/// Costs are compared level by level (`Level`), never added up over levels.
struct Tableau: ~Copyable {
  var symbols = Buffer<SymbolRecord>()
  /// The value of each symbol; that of a defined one is valid only after `evaluate()`.
  var values = Buffer<Double>()
  /// The cached subdifferential of each parametric symbol.
  var subdifferentials = Buffer<Subdifferential>()
  var vacantSymbols = Buffer<Symbol>()
  var rows = Buffer<Row>()
  var vacantRows = Buffer<Int32>()
  var entries = Arena<Entry>()
  var columns = Arena<Occurrence>()
  var breaks = Arena<Breakpoint>()
  var definitions = Arena<Entry>()
  /// The constraints, by place.
  var constraints = Buffer<TableauConstraint>()
  /// The rank and number of each variable, by symbol.
  var orders = Buffer<VariableOrder>()

  /// The parametric symbols whose cost may have changed.
  var dirty = Buffer<Symbol>()
  /// The parametric symbols that may be able to move without cost, but whose movement cannot pay.
  var doubtful = Buffer<Symbol>()
  /// The parametric symbols whose movement reduces the cost; some entries are out of date.
  var candidates = Heap<Candidate>()
  /// The number of candidatesAdded so far.
  var candidatesAdded: Int32 = 0
  /// The level of the last candidate that was taken.
  var candidateLevel = LeadingTerm.none.level
  /// The parametric symbols that can move without cost; some entries are out of date.
  var flats = Buffer<Symbol>()
  /// The rows whose values may have left their segments.
  var queue = Buffer<Int32>()
  /// The functionals without constraints.
  var orphans = Buffer<Symbol>()

  // Scratch memory; empty between calls.
  var sums = Accumulator()
  var cost = Cost()
  var marks = Buffer<Int32>()
  var found = Buffer<Int32>()
  var opened = Heap<PendingExpansion>()
  var basics = Buffer<Symbol>()
  var events = Heap<Event>()
  var passed = Buffer<Event>()
  var offers = Buffer<Offer>()
  /// The offers' most important single errors that were determined.
  var ties = Buffer<LeadingTerm>()
  var areOffersSorted = false
  /// Whether a movement may reduce the cost while rows are repaired.
  var mayPay = false
  /// Whether two offers may have equal costs in terms of errors.
  var hasTies = false
  var flips = Buffer<Flip>()
  /// The multipliers of a proven contradiction.
  var proof: [(place: Int32, multiplier: Double)] = []

  /// The compiled definitions, in order of height.
  var program = Program()
  /// The level of the distance that is being settled; nil at other times.
  var settling: Level?
  /// The version at which the free variables were settled.
  var settledVersion = -1
  /// The number of changes of the basis, the segments and the constraints.
  var version = 0
  /// The pivots since the tableau was built.
  var pivots = 0
  /// Whether coefficients have grown, and rounding errors with them.
  var isSuspect = false
  /// Whether a symbol was moved without regard to rows with hardly more than noise as their coefficient;
  /// these may have left their segments.
  var isPassingOver = false
  /// The distance that symbols moved since the rows' values were recomputed, followed by the largest value of
  /// a row meanwhile.
  var travel = 0.0
  var farthest = 0.0
  /// The number of pivots at that time.
  var refreshedPivots = 0
  /// The most important sum for which a row may be strained.
  var highestStrain: UInt64 = 0
  /// The number of rows walked only because they might have been strained for more.
  var walkedInVain = 0
  /// The remaining steps of the call, followed by the number it was allowed.
  var budget = 0
  var allowance = 0
  /// The number of steps of earlier calls.
  var steps = 0
  var limits = WorkLimits()
  var degeneracy = DegeneracyGuard()
  var perturbation = Perturbation()
  /// The growth of coefficients since the last check for rounding errors, times the relative size of the
  /// errors that were found.
  var growth = 1.0
  /// The largest noise among coefficients of about one, which must not decide on any level.
  var leastInPrice = Tableau.leastInPrice
  static let leastInPrice = 1e-10
  /// Whether the tableau was built for this call, so that there is no better one.
  var isBuiltAnew = false
  /// The recorded events; nil if nothing is recorded.
  var trace: [TraceStep]?

  init() {}
}
