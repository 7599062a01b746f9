extension SolvedForm {
  /// Returns the inconsistencies between the parts, as sentences; empty if there are none.
  mutating func checkInvariants() -> [String] {
    var faults: [String] = []
    for row in 0..<Int32(basis.rowCount) where basis.basic(of: row) >= 0 {
      checkRow(row, &faults)
    }
    for symbol in 0..<Symbol(basis.symbolCount) { checkSymbol(symbol, &faults) }
    if !infeasibleRows.isEmpty { faults.append("Rows wait to be repaired.") }
    return faults
  }

  private func checkRow(_ row: Int32, _ faults: inout [String]) {
    let basic = basis.basic(of: row)
    if basis.role(of: basic) != .basic || basis.row(of: basic) != row {
      faults.append("Row \(row) has a basic symbol that does not know it.")
    }
    for (index, entry) in basis.matrix.row(row).enumerated() {
      let column = basis.matrix.column(of: entry.symbol)
      guard column.indices.contains(Int(entry.columnIndex)) else {
        faults.append("Row \(row) is not in the column of \(entry.symbol).")
        continue
      }
      let occurrence = column[Int(entry.columnIndex)]
      if occurrence.row != row || Int(occurrence.rowIndex) != index
        || occurrence.coefficient != entry.coefficient
      {
        faults.append("Row \(row) and the column of \(entry.symbol) differ.")
      }
      if basis.role(of: entry.symbol) != .parametric {
        faults.append("Row \(row) has the symbol \(entry.symbol), which is not parametric.")
      }
      if entry.coefficient == 0 || !entry.coefficient.isFinite {
        faults.append("Row \(row) has the coefficient \(entry.coefficient).")
      }
    }
    let (sum, magnitude) = basis.sum(of: row)
    let value = basis.values[basic]
    let slack = 1e-8 * max(1, magnitude)
    if !(abs(sum - value) <= slack) {
      faults.append("Row \(row) has the value \(value), not \(sum).")
    }
    let (lower, upper) = (rowCosts[row].lower, rowCosts[row].upper)
    if !(value >= lower - slack && value <= upper + slack) {
      faults.append("Row \(row) is at \(value), not in \(lower)...\(upper).")
    }
    if basis.matrix.hasCost(row) != (rowCosts[row].slope.band != 0) {
      faults.append("Row \(row) is not marked as its cost asks for.")
    }
  }

  private mutating func checkSymbol(_ symbol: Symbol, _ faults: inout [String]) {
    let role = basis.role(of: symbol)
    let value = basis.values[symbol]
    let points = costs.breakpoints(of: symbol)
    for (point, next) in zip(points, points.dropFirst())
    where point.position > next.position
      || (point.position == next.position && !point.isLower && next.isLower)
    {
      faults.append("The breakpoints of \(symbol) are not in order.")
    }
    for point in points where role == .parametric && point.isRequired {
      let lack = point.isLower ? point.position - value : value - point.position
      if lack > 1e-8 * max(1, abs(point.position)) {
        faults.append("The symbol \(symbol) is at \(value), beyond \(point.position).")
      }
    }
    let column = basis.matrix.column(of: symbol)
    let costed = column.count { basis.matrix.hasCost($0.row) }
    let counted = Int(basis.matrix.costedRows(of: symbol))
    if role == .parametric, costed != counted {
      faults.append("The symbol \(symbol) is in \(costed) rows with a cost, not \(counted).")
    }
    if role == .parametric, !costs.isSubdifferentialSound(of: symbol, at: value) {
      faults.append("The symbol \(symbol) moves otherwise than is known.")
    }
    if role != .parametric, column.count > 0 {
      faults.append("The symbol \(symbol) has a column, but is not parametric.")
    }
    if !definitions.isSound(symbol) {
      faults.append("The definition of \(symbol) is not built from lower ones.")
    }
  }
}
