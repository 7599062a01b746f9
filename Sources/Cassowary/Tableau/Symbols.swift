/// A symbol of the tableau: its place in the tableau's arrays.
typealias Symbol = Int32

/// What the tableau knows of a symbol: a variable, or a functional, which is the sum of variables
/// that a constraint's expression has beside its constant.
struct SymbolRecord: BitwiseCopyable {
  enum State: UInt8 {
    /// The place is not in use.
    case vacant
    /// Its value is given; others depend on it.
    case parametric
    /// It has a row.
    case basic
    /// A variable that is a sum of other variables and its offset, and occurs in no row.
    case defined
  }

  var state: State = .vacant
  var isVariable = false
  /// Whether it waits to be priced.
  var isDirty = false
  /// Whether it waits to be looked at whether it can move for nothing.
  var isDoubtful = false
  /// Whether it is known to lessen the cost when it moves.
  var isCandidate = false
  /// Whether it can move, one way at least, without a change of any error.
  var isFlat = false
  /// Whether, while values are settled, either way it could move costs what matters at least as much
  /// as the distances that are settled now: whatever is settled after them cannot move it.
  var isHeld = false
  /// Whether `flats` has it.
  var isListedFlat = false
  /// Whether a required equality rests on it: as a parametric symbol it cannot move, and needs no
  /// price.
  var isFixed = false
  /// Whether its distance from zero counts.
  var isKinked = false
  /// The number of the candidate that it is.
  var nomination: Int32 = 0
  /// For a basic one, its row.
  var row: Int32 = -1
  /// For a basic one, how many of its breakpoints lie behind its segment.
  var segment: Int32 = 0
  /// For a parametric one, where it occurs.
  var column = Slice()
  /// For a parametric one, in how many strained rows it occurs.
  var strains: Int32 = 0
  /// Where its cost bends, by position, those of lower limits first.
  var breaks = Slice()
  /// For a defined one, the terms it is the sum of.
  var definition = Slice()
  /// For a defined one, more than that of each variable in its definition; for others 0.
  var height: Int32 = 0
  /// For a defined one its offset; for an offset the variable it defines; else -1.
  var partner: Symbol = -1
  /// For a defined variable the functional that has its value, where constraints rest on that; for
  /// such a functional the variable; else -1.
  var twin: Symbol = -1
  /// For a functional, how many constraints rest on it.
  var users: Int32 = 0
  /// For a variable, how many definitions it is part of.
  var mentions: Int32 = 0
}

/// A symbol in a row, times its coefficient.
struct Entry: BitwiseCopyable {
  var coefficient: Double
  var symbol: Symbol
  /// Where it stands in the symbol's column.
  var place: Int32 = 0
}

/// A row in a symbol's column.
struct Occurrence: BitwiseCopyable {
  var coefficient: Double
  var row: Int32
  /// Where the symbol stands in the row.
  var place: Int32
}

/// `basic = Σ coefficient · parametric`. There are no constants: those are in the breakpoints.
struct Row: BitwiseCopyable {
  /// -1 when the row is not in use.
  var basic: Symbol = -1
  var entries = Slice()
  /// The ends of the basic symbol's segment, between which its cost is linear.
  var lower = -Double.infinity
  var upper = Double.infinity
  /// How that cost changes with its value.
  var slope = Slope()
  /// Whether it waits for its value to be looked at.
  var isQueued = false

  /// Whether that cost changes with its value.
  var isStrained: Bool { slope.band != 0 }
}

/// Where the cost of a symbol bends: at the limit that a constraint sets.
struct Breakpoint: BitwiseCopyable {
  var position: Double
  /// What a unit beyond it costs in the sum of the constraint's priority.
  var weight: Double
  /// What a unit beyond it changes of the constraint's expression.
  var scale: Double
  /// The constraint's place; for a variable's own distance from zero `~symbol`.
  var owner: Int32
  /// Whether the cost is below it; else above.
  var isLower: Bool
  /// Whether a required constraint forbids to go beyond it.
  var isRequired = false
}

/// A constraint as the tableau has it: `factor · host + constant (<=, ==, >=) 0`.
struct Demand: BitwiseCopyable {
  /// -1 when its variables cancel each other.
  var host: Symbol = -1
  var factor = 1.0
  var constant: Double
  var weight: Double
  var sumBand: UInt64
  var rank: Int
  var number: Int
  var relation: Relation

  var isRequired: Bool { sumBand == Level.required }
  /// The value of its host at which its expression is zero.
  var position: Double { -constant / factor }
  var tieLevel: Level { .tie(sumBand: sumBand, rank: rank, number: number) }
}
