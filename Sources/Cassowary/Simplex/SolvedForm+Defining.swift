extension SolvedForm {
  /// Returns the index of a term whose variable nothing depends on, so that the other terms can
  /// define it; nil if there is none.
  @inline(__always) func definable(among terms: borrowing Buffer<Entry>) -> Int? {
    for index in 0..<terms.count where canDefine(terms[index].symbol, terms) { return index }
    return nil
  }

  @inline(__always) private func canDefine(
    _ symbol: Symbol, _ terms: borrowing Buffer<Entry>
  ) -> Bool {
    switch basis.role(of: symbol) {
    case .parametric:
      return basis.matrix.columnLength(of: symbol) == 0 && definitions.mentions(of: symbol) == 0
        && costs.breakpointCount(of: symbol) == (costs.hasDistanceCost(symbol) ? 2 : 0)
    case .defined:
      // Its old constraint was removed, and the terms of the new definition do not depend on it.
      let offset = definitions.partner(of: symbol)
      return basis.role(of: offset) == .parametric && costs.constraintCount(of: offset) == 0
        && basis.matrix.columnLength(of: offset) == 0
        && definitions.canRedefine(symbol, by: terms)
    default: return false
    }
  }

  /// Defines the variable of one term by the variables of the others and a new auxiliary variable, the offset.
  /// - Returns: The offset.
  mutating func define(_ index: Int, of terms: borrowing Buffer<Entry>) -> Symbol {
    let symbol = terms[index].symbol
    if basis.role(of: symbol) == .defined { release(definitions.forget(symbol)) }
    removeDistanceCost(from: symbol)
    let offset = makeSymbol(isVariable: false)
    definitions.define(index, of: terms, offset: offset)
    for other in 0..<terms.count where other != index {
      // Other symbols depend on it from now on. If no constraint holds it, its value has to be settled.
      let term = terms[other].symbol
      if basis.role(of: term) == .parametric { deferPricing(term) }
    }
    basis.makeDefined(symbol)
    pricing.removeDegenerate(symbol)
    version += 1
    return offset
  }

  /// The smallest cancellation that is recorded.
  private static let notedCancellation = 1e4

  /// Replaces the definition of a variable by a row.
  /// - Returns: The offset, which constraints may still bound.
  mutating func materialize(_ symbol: Symbol) -> Symbol {
    expansion.expand(symbol, keepsLong: true, &basis, &definitions)
    // The difference of large terms is as inexact as the result of a pivot on a small coefficient.
    let growth = expansion.cancellation
    if growth >= SolvedForm.notedCancellation { numerics.noteGrowth(growth) }
    let offset = definitions.forget(symbol)
    let row = addRow(symbol)
    basis.values[symbol] = basis.sum(of: row).value
    setSegment(0, of: row)
    return offset
  }

  /// Removes the definition of a variable that no other definition mentions.
  /// - Returns: The offset, which constraints may still bound.
  mutating func undefine(_ symbol: Symbol) -> Symbol {
    let offset = definitions.forget(symbol)
    basis.makeParametric(symbol)
    return offset
  }

  /// Creates an auxiliary variable for terms, which were expanded, with its row.
  mutating func makeAuxiliary(
    of terms: borrowing Buffer<Entry>
  ) -> (auxiliary: Symbol, row: Int32) {
    let auxiliary = makeSymbol(isVariable: false)
    let row = addRow(auxiliary)
    basis.values[auxiliary] = basis.sum(of: row).value
    if terms.count == 1, basis.role(of: terms[0].symbol) == .defined {
      // Other constraints on the same variable can bound this auxiliary variable, too.
      definitions.link(auxiliary, to: terms[0].symbol)
    }
    return (auxiliary, row)
  }

  // MARK: - Distance costs

  /// Adds a variable's distance from zero as a cost.
  /// - Returns: The offset, if the variable was defined, else -1; and whether the variable's symbols still have to be
  ///   priced.
  ///   They do if its row has no other cost: only symbols that could move without cost can then be moved by it.
  mutating func addDistanceCost(to variable: Symbol) -> (offset: Symbol, isOnlyCost: Bool) {
    let offset = basis.role(of: variable) == .defined ? materialize(variable) : -1
    costs.setDistanceCost(true, of: variable)
    for isLower in [true, false] {
      costs.insert(
        Breakpoint(position: 0, weight: 0, scale: 1, owner: ~variable, isLower: isLower),
        of: variable)
    }
    version += 1
    guard basis.role(of: variable) == .basic else {
      reprice(variable)
      return (offset, false)
    }
    let row = basis.row(of: variable)
    let hadCost = basis.matrix.hasCost(row)
    setSegment(segmentWithinBounds(of: row), of: row)
    let isOnlyCost = !hadCost && rowCosts[row].slope.band <= 1
    if !isOnlyCost { repriceRow(row) }
    return (offset, isOnlyCost)
  }

  /// Removes the cost of a variable's distance from zero.
  mutating func removeDistanceCost(from variable: Symbol) {
    guard costs.hasDistanceCost(variable) else { return }
    costs.setDistanceCost(false, of: variable)
    removeBreakpoints(of: ~variable, on: variable)
  }

  /// Removes an owner's breakpoints from a symbol.
  mutating func removeBreakpoints(of owner: Int32, on symbol: Symbol) {
    var segment = Int(costs.segment(of: symbol))
    costs.forgetSubdifferential(of: symbol)
    while let index = costs.index(of: owner, on: symbol) {
      costs.remove(at: index, of: symbol)
      if index < segment { segment -= 1 }
    }
    if costs.isFixed(symbol) { costs.setFixed(costs.hasRequiredEquality(symbol), symbol) }
    if basis.role(of: symbol) == .basic {
      let row = basis.row(of: symbol)
      // A breakpoint that could not be satisfied may have pushed the segment out of the other
      // bounds and away from the value.
      changeSegment(costs.feasibleSegment(nearest: segment, of: symbol), of: row)
      if !isFeasible(row) { infeasibleRows.insert(row) }
    } else {
      reprice(symbol)
      version += 1
    }
  }
}
