extension SolverState {
  mutating func makeVariable(_ name: String, rank: Int?) -> Variable {
    let number = variablesMade
    let symbol = tableau.makeVariable(VariableOrder(rank: rank ?? number, number: number))
    variablesMade += 1
    makeRoom()
    variables[symbol] = VariableRecord(number: number, origin: origin)
    if !name.isEmpty { names[symbol] = name }
    values[symbol] = 0
    formerValues[symbol] = 0
    variableOrder = nil
    return variable(symbol)
  }

  /// Makes room for the tableau's symbols.
  mutating func makeRoom() {
    let count = tableau.symbolCount
    guard values.count < count else { return }
    variables.extend(to: count, with: VariableRecord())
    values.extend(to: count, with: 0)
    formerValues.extend(to: count, with: 0)
  }

  @inline(__always) func contains(_ variable: Variable) -> Bool {
    variable.symbol < variables.count && variables[variable.symbol].origin == variable.origin
      && variables[variable.symbol].number == variable.number
  }

  /// Returns the variable of a symbol, as clients know it.
  @inline(__always) func variable(_ symbol: Symbol) -> Variable {
    Variable(
      symbol: symbol, number: variables[symbol].number, origin: variables[symbol].origin)
  }

  mutating func remove(_ variable: Variable) throws(SolverError) {
    guard contains(variable) else { throw .unknownVariable(variable) }
    guard variables[variable.symbol].uses == 0 else { throw .variableInUse(variable) }
    let symbol = variable.symbol
    try forget(symbol)
    variables[symbol] = VariableRecord()
    if Int(symbol) < units.count { units[symbol] = 1 }
    names[symbol] = nil
    values[symbol] = 0
    variableOrder = nil
    needsOptimizing = true
  }

  /// Removes a variable that no constraint uses from the tableau.
  private mutating func forget(_ symbol: Symbol) throws(SolverError) {
    if tableau.form.definitions.mentions(of: symbol) > 0 {
      // Others are still defined by it, though no constraint says so any more.
      let record = variables[symbol]
      variables[symbol].number = -1
      guard rebuild() else {
        variables[symbol] = record
        throw reasonOfRebuild()
      }
      return
    }
    do throws(Refusal) {
      try tableau.removeVariable(symbol)
    } catch {
      needsOptimizing = true
      throw .iterationLimit(tableau.work.limits.steps)
    }
  }

  /// Returns the variables' symbols, in order of rank.
  mutating func orderedVariables() -> [Symbol] {
    if let variableOrder { return variableOrder }
    let order = sortedVariables()
    variableOrder = order
    return order
  }

  func sortedVariables() -> [Symbol] { sortedVariables { _ in true } }

  private func sortedVariables(where isChosen: (Symbol) -> Bool) -> [Symbol] {
    var order: [Symbol] = []
    order.reserveCapacity(variables.count)
    var isSorted = true
    var last = (rank: Int.min, number: Int.min)
    for symbol in 0..<Symbol(variables.count)
    where variables[symbol].number >= 0 && isChosen(symbol) {
      let place = (rank: tableau.orders[symbol].rank, number: tableau.orders[symbol].number)
      if place < last { isSorted = false }
      last = place
      order.append(symbol)
    }
    if !isSorted {
      let ranks = order.map { ($0, tableau.orders[$0].rank, tableau.orders[$0].number) }
      order = ranks.sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
    }
    return order
  }

  /// Returns the variables that the last optimization changed, in order of rank.
  func changedSymbols() -> [Symbol] {
    guard hasChanged else { return [] }
    return sortedVariables {
      abs(values[$0] - formerValues[$0]) > 1e-11 * max(1, abs(values[$0]))
    }
  }
}
