/// A check of the consistency of a solved form: its parts are compared with each other.
struct FormCheck {
  /// The inconsistencies, as sentences; empty if there are none.
  private(set) var faults: [String] = []

  init(of form: inout SolvedForm) {
    for row in 0..<Int32(form.basis.rowCount) where form.basis.basic(of: row) >= 0 {
      checkRow(row, &form)
    }
    for symbol in 0..<Symbol(form.basis.symbolCount) { checkSymbol(symbol, &form) }
    if !form.infeasibleRows.isEmpty { faults.append("Rows wait to be repaired.") }
  }

  private mutating func checkRow(_ row: Int32, _ form: inout SolvedForm) {
    let basic = form.basis.basic(of: row)
    if form.basis.role(of: basic) != .basic || form.basis.row(of: basic) != row {
      faults.append("Row \(row) has a basic symbol that does not know it.")
    }
    checkReferences(row, form)
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
      let role = form.basis.role(of: entry.symbol)
      if role != .parametric && role != .basic {
        faults.append("Row \(row) has the symbol \(entry.symbol), which has no value of its own.")
      }
      if entry.coefficient == 0 || !entry.coefficient.isFinite {
        faults.append("Row \(row) has the coefficient \(entry.coefficient).")
      }
    }
    let (sum, magnitude) = form.basis.expandedSum(of: row)
    let value = form.basis.values[basic]
    // The sum may have cancelled when the row was expanded, so its magnitude counts for the tolerance.
    let slack = max(
      1e-8 * max(1, magnitude), 2 * Tolerance.value * form.basis.sum(of: row).magnitude)
    if !(abs(sum - value) <= slack) {
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

  private mutating func checkReferences(_ row: Int32, _ form: borrowing SolvedForm) {
    let matrix = form.basis.matrix.rows[row]
    let references = form.basis.matrix.row(row).count { form.basis.role(of: $0.symbol) == .basic }
    if references != Int(matrix.references) {
      faults.append("Row \(row) has \(references) references, not \(matrix.references).")
    }
    let basic = form.basis.basic(of: row)
    if matrix.isReferenced != (form.basis.matrix.columnLength(of: basic) > 0) {
      faults.append("Row \(row) is not marked as others refer to it.")
    }
    if form.basis.matrix.row(solvedFor: basic) != row {
      faults.append("Row \(row) is not known as that of its basic symbol.")
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
    let referenced = column.count { form.basis.matrix.isReferenced($0.row) }
    if referenced != Int(form.basis.matrix.columns[symbol].referencedRows) {
      faults.append("The symbol \(symbol) is in \(referenced) rows to which others refer.")
    }
    let costed = column.count { form.basis.matrix.hasCost($0.row) }
    let counted = Int(form.basis.matrix.costedRows(of: symbol))
    if role == .parametric, costed != counted {
      faults.append("The symbol \(symbol) is in \(costed) rows with a cost, not \(counted).")
    }
    if role == .parametric, !form.costs.isSubdifferentialSound(of: symbol, at: value) {
      faults.append("The symbol \(symbol) moves otherwise than is known.")
    }
    if role != .parametric, role != .basic, column.count > 0 {
      faults.append("The symbol \(symbol) has a column, but no value of its own.")
    }
    if !form.definitions.isSound(symbol) {
      faults.append("The definition of \(symbol) is not built from lower ones.")
    }
  }
}
