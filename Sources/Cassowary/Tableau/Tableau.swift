/// The constraints in solved form, with the costs of their errors.
///
///     basic = Σ coefficient · parametric
///
/// Every constraint rests on one symbol, its host: a variable, or a functional, the sum of
/// variables that its expression is. It bends the host's cost at one position, its breakpoint, so
/// a symbol's cost is convex and piecewise linear; required constraints are the steepest cost of
/// all. A parametric symbol stands at a breakpoint; a basic one stands somewhere in a segment
/// between two. A variable that a single constraint places by others is not in the rows at all: it
/// is defined as their sum and an offset, which the constraint rests on.
///
/// Costs are compared level by level (`Level`), never added up over levels.
struct Tableau: ~Copyable {
  var symbols = Buffer<SymbolRecord>()
  /// The value of each symbol, but of a defined one only after `evaluate()`.
  var values = Buffer<Double>()
  /// How each parametric symbol can move, as far as that was asked for.
  var outlooks = Buffer<Outlook>()
  var vacantSymbols = Buffer<Symbol>()
  var rows = Buffer<Row>()
  var vacantRows = Buffer<Int32>()
  var entries = Arena<Entry>()
  var columns = Arena<Occurrence>()
  var breaks = Arena<Breakpoint>()
  var definitions = Arena<Entry>()
  /// The constraints, by place.
  var demands = Buffer<Demand>()
  /// The rank and number of each variable, by symbol.
  var orders = Buffer<VariableOrder>()

  /// The parametric symbols whose cost may have changed.
  var dirty = Buffer<Symbol>()
  /// The parametric symbols that may be able to move for nothing now, and for nothing less.
  var doubtful = Buffer<Symbol>()
  /// The parametric symbols that lessen the cost when they move, some of them no more.
  var candidates = Heap<Candidate>()
  /// How many there were.
  var nominations: Int32 = 0
  /// The level of the last one that was taken out.
  var candidateLevel = Lead.none.level
  /// The parametric symbols that can move for nothing, some of them no more.
  var flats = Buffer<Symbol>()
  /// The rows whose values may have left their segments.
  var queue = Buffer<Int32>()
  /// The functionals that no constraint rests on any more.
  var orphans = Buffer<Symbol>()

  // Scratch memory; empty between calls.
  var sums = Accumulator()
  var cost = Cost()
  var marks = Buffer<Int32>()
  var found = Buffer<Int32>()
  var opened = Heap<Opened>()
  var basics = Buffer<Symbol>()
  var events = Heap<Event>()
  var passed = Buffer<Event>()
  var offers = Buffer<Offer>()
  /// Those of their most important single errors that were asked for.
  var ties = Buffer<Lead>()
  var areOffersSorted = false
  /// Whether something may lessen the cost while rows are repaired.
  var mayPay = false
  /// Whether two offers may cost the same, as far as errors are concerned.
  var hasTies = false
  var flips = Buffer<Flip>()
  /// Multipliers that prove a contradiction, once one was found.
  var proof: [(demand: Int32, multiplier: Double)] = []

  /// The defined variables and their terms as they are evaluated, in order of height.
  var program = Program()
  /// The distance that is being settled.
  var settling: Level?
  /// Where the variables' values were settled that nothing else settles.
  var settledVersion = -1
  /// Counts changes of the basis, of segments and of what constraints there are.
  var version = 0
  /// The pivots since the tableau was built.
  var pivots = 0
  /// Whether coefficients have grown, and rounding errors with them.
  var isSuspect = false
  /// Whether a symbol was moved without asking rows that it moves by hardly more than noise: they may
  /// have left their segments.
  var isPassingOver = false
  /// How far symbols were moved since the rows' values were computed anew, and the largest value that
  /// a row had meanwhile.
  var travel = 0.0
  var farthest = 0.0
  /// The pivots that were done then.
  var refreshedPivots = 0
  /// The most important sum that a row may be strained for.
  var highestStrain: UInt64 = 0
  /// How many rows were walked only because they may have been strained for more.
  var walkedInVain = 0
  /// The steps a call may still do, of those it was allowed.
  var budget = 0
  var allowance = 0
  /// The steps that were done by the calls before.
  var steps = 0
  var patience = Patience()
  var stall = Stall()
  var tilt = Tilt()
  /// How much coefficients have grown since rounding errors were looked for, times how much larger
  /// than those of a single number they were found to be.
  var growth = 1.0
  /// What is noise among coefficients of about one, which must not decide on any level.
  var leastInPrice = Tableau.leastInPrice
  static let leastInPrice = 1e-10
  /// Whether the tableau was built for this call: then there is no better one.
  var isBuiltAnew = false
  /// What happened, where somebody wants to know.
  var story: [StoryEvent]?

  init() {}
}
