extension Solver {
  /// The number of symbols that the solver has room for, which must not grow without limit. For tests, as a
  /// measure of memory.
  public var symbolCount: Int { storage.state.tableau.symbols.count }

  /// Returns the inconsistencies of the solver's inner state, as sentences; empty if there are none.
  ///
  /// For tests, after calls that returned. Rows, columns and definitions are compared with each
  /// other, with the constraints as they were given and with the values.
  /// - Complexity: a pass over the whole tableau and all constraints.
  public func checkInvariants() -> [String] { storage.state.checkInvariants() }
}

extension SolverState {
  mutating func checkInvariants() -> [String] {
    var faults = tableau.checkInvariants()
    for place in livePlaces() {
      let record = tableau.constraints[place]
      guard let constraint = constraints[Int(place)] else { continue }
      if places[ObjectIdentifier(constraint)] != place {
        faults.append("\(constraint) is not found.")
      }
      guard record.host >= 0 else { continue }
      let points = tableau.breaks.list(tableau.symbols[record.host].breaks)
        .count { $0.owner == place }
      if points != (record.relation == .equal ? 2 : 1) {
        faults.append("\(constraint) has \(points) breakpoints.")
      }
    }
    return faults + checkExpressions() + checkCounts()
  }

  /// Returns faults for constraints whose host does not represent their expression. The coefficients of
  /// parametric symbols are compared, not values.
  private func checkExpressions() -> [String] {
    var faults: [String] = []
    var scratch = copy()
    for place in livePlaces() {
      guard let constraint = constraints[Int(place)] else { continue }
      scratch.gather(constraint.expression)
      let host = scratch.tableau.constraints[place].host
      if host >= 0 {
        scratch.terms.append(
          Entry(coefficient: -scratch.tableau.constraints[place].factor, symbol: host))
      }
      var size = 0.0
      for index in 0..<scratch.terms.count {
        size = max(size, abs(scratch.terms[index].coefficient))
      }
      scratch.tableau.expand(scratch.terms)
      for index in 0..<scratch.tableau.sums.touched.count {
        let symbol = scratch.tableau.sums.touched[index]
        let rest = scratch.tableau.sums[symbol]
        if abs(rest) > 1e-6 * size {
          faults.append("\(constraint) is off by \(rest) of symbol \(symbol).")
        }
      }
    }
    return faults
  }

  private func checkCounts() -> [String] {
    var uses = Array(repeating: Int32(0), count: variables.count)
    for case let constraint? in constraints {
      for term in constraint.expression.terms { uses[Int(term.variable.symbol)] += 1 }
    }
    return (0..<variables.count).filter {
      variables[$0].number >= 0 && variables[$0].uses != uses[$0]
    }
    .map { "The variable at \($0) is miscounted." }
  }
}

extension Tableau {
  mutating func checkInvariants() -> [String] {
    var faults: [String] = []
    for row in 0..<Int32(rows.count) where rows[row].basic >= 0 { checkRow(row, &faults) }
    for symbol in 0..<Symbol(symbols.count) { checkSymbol(symbol, &faults) }
    if !queue.isEmpty { faults.append("Rows wait to be repaired.") }
    return faults
  }

  private func checkRow(_ row: Int32, _ faults: inout [String]) {
    let record = rows[row]
    if symbols[record.basic].state != .basic || symbols[record.basic].row != row {
      faults.append("Row \(row) has a basic symbol that does not know it.")
    }
    for (place, entry) in entries.list(record.entries).enumerated() {
      let column = columns.list(symbols[entry.symbol].column)
      guard column.indices.contains(Int(entry.place)) else {
        faults.append("Row \(row) is not in the column of \(entry.symbol).")
        continue
      }
      let occurrence = column[Int(entry.place)]
      if occurrence.row != row || Int(occurrence.place) != place
        || occurrence.coefficient != entry.coefficient
      {
        faults.append("Row \(row) and the column of \(entry.symbol) differ.")
      }
      if symbols[entry.symbol].state != .parametric {
        faults.append("Row \(row) has the symbol \(entry.symbol), which is not parametric.")
      }
      if entry.coefficient == 0 || !entry.coefficient.isFinite {
        faults.append("Row \(row) has the coefficient \(entry.coefficient).")
      }
    }
    let (sum, magnitude) = sum(of: row)
    let value = values[record.basic]
    if !(abs(sum - value) <= 1e-8 * max(1, magnitude)) {
      faults.append("Row \(row) has the value \(value), not \(sum).")
    }
    let slack = 1e-8 * max(1, magnitude)
    if !(value >= record.lower - slack && value <= record.upper + slack) {
      faults.append("Row \(row) is at \(value), not in \(record.lower)...\(record.upper).")
    }
  }

  private mutating func checkSymbol(_ symbol: Symbol, _ faults: inout [String]) {
    let record = symbols[symbol]
    let points = breaks.list(record.breaks)
    for (point, next) in zip(points, points.dropFirst())
    where point.position > next.position
      || (point.position == next.position && !point.isLower && next.isLower)
    {
      faults.append("The breakpoints of \(symbol) are not in order.")
    }
    for point in points where record.state == .parametric && point.isRequired {
      let lack = point.isLower ? point.position - values[symbol] : values[symbol] - point.position
      if lack > 1e-8 * max(1, abs(point.position)) {
        faults.append("The symbol \(symbol) is at \(values[symbol]), beyond \(point.position).")
      }
    }
    let strains = columns.list(record.column).count { rows[$0.row].isStrained }
    if record.state == .parametric, strains != Int(record.strains) {
      faults.append("The symbol \(symbol) is in \(strains) strained rows, not \(record.strains).")
    }
    if record.state == .parametric, subdifferentials[symbol].isCurrent,
      subdifferentials[symbol] != findSubdifferential(of: symbol)
    {
      faults.append("The symbol \(symbol) moves otherwise than is known.")
    }
    if record.state != .parametric, record.column.count > 0 {
      faults.append("The symbol \(symbol) has a column, but is not parametric.")
    }
    for term in definitions.list(record.definition)
    where symbols[term.symbol].isVariable && symbols[term.symbol].height >= record.height {
      faults.append("The definition of \(symbol) is not built from lower ones.")
    }
  }
}
