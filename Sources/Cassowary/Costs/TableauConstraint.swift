/// A constraint in the tableau: `factor · symbol + constant (<=, ==, >=) 0`.
struct TableauConstraint: BitwiseCopyable {
  /// The symbol that the constraint bounds: one of its variables or an auxiliary variable; -1 if the constraint's
  /// variables cancel, or if it is not installed.
  var symbol: Symbol = -1
  var factor = 1.0
  var constant: Double
  var weight: Double
  var sumBand: UInt64
  var rank: Int
  var number: Int
  var relation: Relation

  var isRequired: Bool { sumBand == Level.required }
  /// The value of the symbol at which the expression is zero.
  var position: Double { -constant / factor }
  var singleLevel: Level { .single(sumBand: sumBand, rank: rank, number: number) }

  /// Returns whether the constraint has a breakpoint on its symbol below which it has an error (`isLower`), or
  /// above which.
  @inline(__always) func hasBreakpoint(isLower: Bool) -> Bool {
    relation == .equal || ((relation == .greaterThanOrEqual) == (factor > 0)) == isLower
  }

  /// Returns a breakpoint of the constraint on its symbol.
  /// - Parameter index: The constraint's index.
  @inline(__always) func breakpoint(at index: Int32, isLower: Bool) -> Breakpoint {
    let scale = abs(factor)
    return Breakpoint(
      position: position + 0.0, weight: isRequired ? scale : weight * scale, scale: scale,
      owner: index, isLower: isLower, isRequired: isRequired)
  }
}

/// A point at which the slope of a symbol's cost changes: the limit that a constraint sets.
struct Breakpoint: BitwiseCopyable {
  var position: Double
  /// The cost of each unit beyond it, in the sum of the constraint's priority.
  var weight: Double
  /// The change of the constraint's expression for each unit beyond it.
  var scale: Double
  /// The constraint's index; `~symbol` for a variable's own distance from zero.
  var owner: Int32
  /// Whether the error is below the point; otherwise it is above.
  var isLower: Bool
  /// Whether a required constraint forbids values beyond the point, which is a bound then.
  var isRequired = false

  /// Returns whether this breakpoint comes first; at equal positions lower ones come first.
  @inline(__always) func precedes(_ other: Breakpoint) -> Bool {
    position == other.position ? isLower || !other.isLower : position < other.position
  }
}
