/// A check of a solved form: its parts are compared with each other.
struct FormCheck {
  /// The inconsistencies, as sentences; empty if there are none.
  private(set) var faults: [String] = []

  init(of form: inout SolvedForm) {
    for row in 0..<Int32(form.basis.rowCount) where form.basis.basic(of: row) >= 0 {
      checkRow(row, form)
    }
    for symbol in 0..<Symbol(form.basis.symbolCount) { checkSymbol(symbol, &form) }
    if !form.infeasibleRows.isEmpty { faults.append("Rows wait to be repaired.") }
  }

  private mutating func checkRow(_ row: Int32, _ form: borrowing SolvedForm) {
    let basic = form.basis.basic(of: row)
    if form.basis.role(of: basic) != .basic || form.basis.row(of: basic) != row {
      faults.append("Row \(row) has a basic symbol that does not know it.")
    }
    for (index, entry) in form.basis.matrix.row(row).enumerated() {
      let column = form.basis.matrix.column(of: entry.symbol)
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
      if form.basis.role(of: entry.symbol) != .parametric {
        faults.append("Row \(row) has the symbol \(entry.symbol), which is not parametric.")
      }
      if entry.coefficient == 0 || !entry.coefficient.isFinite {
        faults.append("Row \(row) has the coefficient \(entry.coefficient).")
      }
    }
    let (sum, magnitude) = form.basis.sum(of: row)
    let value = form.basis.values[basic]
    let slack = 1e-8 * max(1, magnitude)
    // Refined values are compared with the constraints instead.
    if !form.numerics.isRefined, !(abs(sum - value) <= slack) {
      faults.append("Row \(row) has the value \(value), not \(sum).")
    }
    let (lower, upper) = (form.rowCosts[row].lower, form.rowCosts[row].upper)
    if !(value >= lower - slack && value <= upper + slack) {
      faults.append("Row \(row) is at \(value), not in \(lower)...\(upper).")
    }
    if form.basis.matrix.hasCost(row) != (form.rowCosts[row].slope.band != 0) {
      faults.append("Row \(row) is not marked as its cost asks for.")
    }
  }

  private mutating func checkSymbol(_ symbol: Symbol, _ form: inout SolvedForm) {
    let role = form.basis.role(of: symbol)
    let value = form.basis.values[symbol]
    let points = form.costs.breakpoints(of: symbol)
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
    let column = form.basis.matrix.column(of: symbol)
    let costed = column.count { form.basis.matrix.hasCost($0.row) }
    let counted = Int(form.basis.matrix.costedRows(of: symbol))
    if role == .parametric, costed != counted {
      faults.append("The symbol \(symbol) is in \(costed) rows with a cost, not \(counted).")
    }
    if role == .parametric, !form.costs.isSubdifferentialSound(of: symbol, at: value) {
      faults.append("The symbol \(symbol) moves otherwise than is known.")
    }
    if role != .parametric, column.count > 0 {
      faults.append("The symbol \(symbol) has a column, but is not parametric.")
    }
    if !form.definitions.isSound(symbol) {
      faults.append("The definition of \(symbol) is not built from lower ones.")
    }
  }
}
