extension Tableau {
  /// Records the multipliers that prove that a row cannot become feasible (Farkas' lemma).
  ///
  /// The row states that its basic symbol is a sum of parametric ones, each of which is at a required limit.
  /// No subset of these constraints is contradictory: the basic symbol and all but one of the others are
  /// independent.
  mutating func prove(_ row: Int32, isLow: Bool) {
    proof = []
    if let place = tightest(of: rows[row].basic, isLower: isLow) {
      proof.append((place, -1 / constraints[place].factor))
    }
    for entry in entries.list(rows[row].entries) {
      let rises = (entry.coefficient > 0) == isLow
      if let place = tightest(of: entry.symbol, isLower: !rises) {
        proof.append((place, entry.coefficient / constraints[place].factor))
      }
    }
  }

  /// Returns the required constraint with the tightest limit on a symbol; nil if there is none.
  @inline(__always) func tightest(of symbol: Symbol, isLower: Bool) -> Int32? {
    var best: Breakpoint?
    for point in breaks.list(symbols[symbol].breaks)
    where point.isLower == isLower && point.isRequired {
      guard let found = best else {
        best = point
        continue
      }
      if isLower ? point.position > found.position : point.position < found.position {
        best = point
      }
    }
    return best?.owner
  }
}
