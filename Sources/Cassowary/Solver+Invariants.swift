extension Solver {
  /// How many symbols the solver has room for: it must not grow for ever. For tests.
  public var symbolCount: Int {
    tableau.bounds.count
  }

  /// What is wrong with the solver's inner state, as sentences: none if all is well.
  ///
  /// For tests.
  /// - Complexity: a pass over the whole tableau.
  public func checkInvariants() -> [String] {
    var faults = tableau.checkInvariants()
    let known = records.compactMap { $0 }
    if tableau.rows.count - tableau.freeRows.count != known.count {
      faults.append("There are not as many rows as constraints.")
    }
    for record in known {
      let (residual, magnitude) = residual(of: record)
      if !(abs(residual) <= 100 * tableau.tolerance + 1e-11 * magnitude) {
        faults.append("\(record.constraint) is off by \(residual).")
      }
      if (record.plus == nil) != record.isRequired {
        faults.append("\(record.constraint) has the wrong error symbols.")
      }
      if tableau.partners[record.minus] != record.plus {
        faults.append("\(record.constraint) has the wrong partners.")
      }
    }
    let symbols =
      known.reduce(variables.count { $0 != nil }) { $0 + ($1.plus == nil ? 1 : 2) }
      + tableau.freeSymbols.count
    if symbols != tableau.bounds.count { faults.append("A symbol belongs to nobody.") }
    for case let variable? in variables {
      let uses = known.count { $0.terms.contains { $0.symbol == variable.variable.symbol } }
      if uses != variable.uses { faults.append("\(variable.variable) is miscounted.") }
    }
    return faults
  }
}

extension Tableau {
  func checkInvariants() -> [String] {
    var faults: [String] = []
    var occurrences: [Set<Int>] = Array(repeating: [], count: bounds.count)
    for place in rows.indices {
      guard let basic = rows[place].basic else { continue }
      let entries = rows[place].entries
      if positions[basic] != place { faults.append("Row \(place) is at a wrong position.") }
      if !isFeasible(place) { faults.append("Row \(place) is infeasible.") }
      if !rows[place].constant.isFinite { faults.append("Row \(place) is not finite.") }
      if !zip(entries, entries.dropFirst()).allSatisfy({ $0.symbol < $1.symbol }) {
        faults.append("Row \(place) is not sorted.")
      }
      for entry in entries {
        occurrences[entry.symbol].insert(place)
        if positions[entry.symbol] != nil { faults.append("Row \(place) has a basic symbol.") }
        if bounds[entry.symbol] == .none { faults.append("Row \(place) has a gone symbol.") }
        if entry.coefficient == 0 || !entry.coefficient.isFinite {
          faults.append("Row \(place) has the coefficient \(entry.coefficient).")
        }
        if bounds[basic] == .fixed, bounds[entry.symbol] != .fixed {
          faults.append("Row \(place) is not redundant, but its basic symbol is fixed.")
        }
      }
    }
    for symbol in bounds.indices {
      if Set(columns[symbol]) != occurrences[symbol]
        || columns[symbol].count != occurrences[symbol].count
      {
        faults.append("The column of symbol \(symbol) is wrong.")
      }
      if let place = positions[symbol], rows[place].basic != symbol {
        faults.append("The position of symbol \(symbol) is wrong.")
      }
    }
    return faults
  }
}
