/// What can still move without cost, while one variable after the other is settled.
extension SolvedForm {
  /// Returns the symbols that can move without changing an error, and those that may follow them.
  mutating func dependentsOfFreeSymbols() -> SymbolSet {
    var following = SymbolSet(count: basis.symbolCount)
    var index = 0
    while index < pricing.degenerateCount {
      let symbol = pricing.degenerateSymbol(at: index)
      guard pricing.isDegenerate(symbol), basis.role(of: symbol) == .parametric else {
        pricing.unlist(at: index)
        continue
      }
      index += 1
      guard !isIsolated(symbol), isFree(symbol, before: nil) else { continue }
      following.insert(symbol)
      for occurrence in basis.column(of: symbol) {
        following.insert(basis.basic(of: occurrence.row))
      }
    }
    if !following.isEmpty { definitions.spread(&following) }
    return following
  }

  /// Returns whether a variable depends on a symbol that can move without a cost as important as the variable's distance from zero.
  mutating func dependsOnFreeSymbol(_ variable: Symbol) -> Bool {
    let level = costs.owners.orders[variable].level
    expansion.expand(variable, &basis, &definitions)
    for index in 0..<expansion.entries.count
    where canMove(expansion.entries[index].symbol, before: level) {
      return true
    }
    return false
  }

  /// Returns whether any symbol can still move without a cost as important as a level.
  mutating func isAnyFree(before level: Level) -> Bool {
    for index in 0..<pricing.degenerateCount {
      let symbol = pricing.degenerateSymbol(at: index)
      if !isIsolated(symbol), canMove(symbol, before: level) { return true }
    }
    return false
  }

  private mutating func canMove(_ symbol: Symbol, before level: Level) -> Bool {
    pricing.isDegenerate(symbol) && !pricing.isFixedByCost(symbol)
      && basis.role(of: symbol) == .parametric && isFree(symbol, before: level)
  }

  /// Returns whether a symbol is at zero and only its own cost affects it.
  @inline(__always) private func isIsolated(_ symbol: Symbol) -> Bool {
    basis.matrix.columnLength(of: symbol) == 0 && costs.breakpointCount(of: symbol) == 0
      && definitions.mentions(of: symbol) == 0 && basis.isVariable(symbol)
      && basis.values[symbol] == 0
  }

  /// Returns whether a symbol can move without a cost as important as a level; nil for that of any error.
  private mutating func isFree(_ symbol: Symbol, before level: Level?) -> Bool {
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
