/// A symbol of the tableau: an index into its arrays.
typealias Symbol = Int32

/// The tableau's record of a symbol: a variable, or a functional, which is the sum of variables in a
/// constraint's expression.
struct SymbolRecord: BitwiseCopyable {
  enum State: UInt8 {
    /// The index is not in use.
    case vacant
    /// Its value is given, and others depend on it.
    case parametric
    /// It has a row.
    case basic
    /// A variable that is the sum of other variables and its offset, and occurs in no row.
    case defined
  }

  var state: State = .vacant
  var isVariable = false
  /// Whether it is queued for pricing.
  var isDirty = false
  /// Whether it is queued for a check whether it can move without cost.
  var isDoubtful = false
  /// Whether a movement is known to reduce the cost.
  var isCandidate = false
  /// Whether it can move, in at least one direction, without a change of any error.
  var isFlat = false
  /// Whether, during settling, each possible movement has a cost at least as important as the distance being
  /// settled. If so, later distances cannot move it.
  var isHeld = false
  /// Whether `flats` contains it.
  var isListedFlat = false
  /// Whether a required equality is on it: as a parametric symbol it cannot move, and needs no price.
  var isFixed = false
  /// Whether its distance from zero counts as a cost.
  var hasDistanceCost = false
  /// The number of its candidateNumber as a candidate.
  var candidateNumber: Int32 = 0
  /// The row of a basic symbol.
  var row: Int32 = -1
  /// The number of breakpoints behind the segment of a basic symbol.
  var segment: Int32 = 0
  /// The column of a parametric symbol.
  var column = Slice()
  /// The number of strained rows in which a parametric symbol occurs.
  var strains: Int32 = 0
  /// The breakpoints of its cost, by position; at equal positions lower limits come first.
  var breaks = Slice()
  /// The terms of a defined symbol.
  var definition = Slice()
  /// The height of a defined symbol, above those of all variables in its definition; 0 for others.
  var height: Int32 = 0
  /// The offset of a defined symbol, or the variable that an offset defines; -1 otherwise.
  var partner: Symbol = -1
  /// The functional with the value of a defined variable, if constraints are on it, or the variable of such a
  /// functional; -1 otherwise.
  var twin: Symbol = -1
  /// The number of constraints on a functional.
  var users: Int32 = 0
  /// The number of definitions that mention a variable.
  var mentions: Int32 = 0
}

/// A symbol in a row, times its coefficient.
struct Entry: BitwiseCopyable {
  var coefficient: Double
  var symbol: Symbol
  /// The index of the occurrence in the symbol's column.
  var place: Int32 = 0
}

/// A row in a symbol's column.
struct Occurrence: BitwiseCopyable {
  var coefficient: Double
  var row: Int32
  /// The index of the entry in the row.
  var place: Int32
}

/// A row, `basic = Σ coefficient · parametric`. There are no constants: those are in the breakpoints.
struct Row: BitwiseCopyable {
  /// The basic symbol; -1 if the row is not in use.
  var basic: Symbol = -1
  var entries = Slice()
  /// The ends of the basic symbol's segment, within which its cost is linear.
  var lower = -Double.infinity
  var upper = Double.infinity
  /// The change of that cost with its value.
  var slope = Slope()
  /// Whether the row is queued for a check of its value.
  var isQueued = false

  /// Whether that cost changes with the value.
  var isStrained: Bool { slope.band != 0 }
}

/// A point where the cost of a symbol bends: the limit that a constraint sets.
struct Breakpoint: BitwiseCopyable {
  var position: Double
  /// The cost of each unit beyond it, in the sum of the constraint's priority.
  var weight: Double
  /// The change of the constraint's expression for each unit beyond it.
  var scale: Double
  /// The constraint's place; `~symbol` for a variable's own distance from zero.
  var owner: Int32
  /// Whether the cost is below the point; otherwise it is above.
  var isLower: Bool
  /// Whether a required constraint forbids values beyond it.
  var isRequired = false
}

/// A constraint in the tableau: `factor · host + constant (<=, ==, >=) 0`.
struct TableauConstraint: BitwiseCopyable {
  /// The host; -1 if the constraint's variables cancel each other.
  var host: Symbol = -1
  var factor = 1.0
  var constant: Double
  var weight: Double
  var sumBand: UInt64
  var rank: Int
  var number: Int
  var relation: Relation

  var isRequired: Bool { sumBand == Level.required }
  /// The value of the host at which the expression is zero.
  var position: Double { -constant / factor }
  var tieLevel: Level { .tie(sumBand: sumBand, rank: rank, number: number) }
}
