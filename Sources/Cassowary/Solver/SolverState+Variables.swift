extension SolverState {
  mutating func makeVariable(_ name: String, rank: Int?) -> Variable {
    let number = variables.nextNumber
    let symbol = tableau.makeVariable(VariableOrder(rank: rank ?? number, number: number))
    makeRoom()
    variables.insert(symbol, name: name)
    answer.insert(symbol)
    return variables.variable(symbol)
  }

  /// Makes room for the tableau's symbols.
  mutating func makeRoom() {
    let count = tableau.symbolCount
    if variables.count < count { variables.grow(to: count) }
  }

  @inline(__always) func contains(_ variable: Variable) -> Bool {
    variables.contains(variable)
  }

  /// Returns the variable of a symbol, as clients know it.
  @inline(__always) func variable(_ symbol: Symbol) -> Variable {
    variables.variable(symbol)
  }

  mutating func remove(_ variable: Variable) throws(SolverError) {
    guard contains(variable) else { throw .unknownVariable(variable) }
    guard variables[variable.symbol].uses == 0 else { throw .variableInUse(variable) }
    let symbol = variable.symbol
    try forget(symbol)
    variables.remove(symbol)
    units.reset(symbol)
    answer.forget(symbol)
    needsOptimizing = true
  }

  /// Removes a variable that no constraint uses from the tableau.
  private mutating func forget(_ symbol: Symbol) throws(SolverError) {
    needsOptimizing = true
    if tableau.form.definitions.mentions(of: symbol) == 0,
      (try? tableau.removeVariable(symbol)) != nil
    {
      return
    }
    // Definitions of other variables still mention it, although no constraint does any more; or its
    // removal takes too many steps.
    let record = variables[symbol]
    variables[symbol].number = -1
    guard rebuild() else {
      variables[symbol] = record
      throw reasonOfRebuild()
    }
  }

  /// Returns the variables' symbols, in order of rank.
  mutating func orderedVariables() -> [Symbol] {
    variables.ordered(by: tableau.form.costs.owners.orders)
  }

  /// Returns the variables' symbols, in order of rank, without caching the order.
  func sortedSymbols() -> [Symbol] {
    variables.sorted(by: tableau.form.costs.owners.orders) { _ in true }
  }

  /// Returns the variables that the last optimization changed, in order of rank.
  func changedSymbols() -> [Symbol] {
    variables.sorted(by: tableau.form.costs.owners.orders) { answer.isChanged($0) }
  }
}
