extension SolvedForm {
  /// Returns whether a symbol is at zero and only its own cost depends on it.
  @inline(__always) func isIsolated(_ symbol: Symbol) -> Bool {
    basis.matrix.columnLength(of: symbol) == 0 && costs.breakpointCount(of: symbol) == 0
      && definitions.mentions(of: symbol) == 0 && basis.isVariable(symbol)
      && basis.values[symbol] == 0
  }

  /// Returns whether a symbol can move in some direction without a cost as important as `level`; if
  /// `level` is nil, without a change of any error.
  mutating func isFree(_ symbol: Symbol, before level: Level?) -> Bool {
    for direction in [1.0, -1.0] {
      let segment = segment(of: symbol, direction: direction)
      if costs.isForbidden(symbol, direction: direction, segment: segment) { continue }
      let cost = reducedCost(of: symbol, direction: direction, segment: segment)
      guard cost.changesNoError else { continue }
      guard let level, cost.value != 0 else { return cost.value == 0 || level == nil }
      if cost.level < level { return true }
    }
    return false
  }
}
