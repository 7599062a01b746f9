extension Tableau {
  /// The least coefficient that is pivoted on, beside the largest of its row.
  static let smallestPivot = 1e-7

  /// Whether a coefficient of a row is large enough to be no noise.
  @inline(__always) func isPivot(_ coefficient: Double, of row: Int32) -> Bool {
    abs(coefficient) >= Tableau.smallestPivot || isPivotInSmallRow(coefficient, row)
  }

  @inline(__always) private func isPivotInSmallRow(_ coefficient: Double, _ row: Int32) -> Bool {
    var largest = 0.0
    for entry in entries.list(rows[row].entries) {
      largest = max(largest, abs(entry.coefficient))
    }
    return abs(coefficient) >= Tableau.smallestPivot * largest
  }

  /// Solves a row for another of its symbols, and puts that into all rows the symbol occurs in.
  ///
  /// Values do not change, prices do.
  /// - Parameter occurrence: Where the entering symbol's column has the row.
  /// - Complexity: the lengths of the rows that the entering symbol occurs in.
  mutating func pivot(_ entering: Symbol, at occurrence: Int) {
    let chosen = columns.pointer(symbols[entering].column)[occurrence]
    let row = chosen.row
    let leaving = rows[row].basic
    solve(row, entering: entering, leaving: leaving, chosen)
    removeOccurrence(Int32(occurrence), of: entering)
    substitute(entering, from: row)
    columns.release(&symbols[entering].column)
    symbols[leaving].state = .parametric
    symbols[leaving].row = -1
    symbols[entering].state = .basic
    symbols[entering].row = row
    rows[row].basic = entering
    symbols[entering].isCandidate = false
    symbols[entering].isFlat = false
    symbols[entering].strains = 0
    version += 1
    if story != nil { tell(.pivot(entering: subject(entering), leaving: subject(leaving))) }
  }

  /// `leaving = a · entering + rest` becomes `entering = 1/a · leaving - rest/a`.
  private mutating func solve(
    _ row: Int32, entering: Symbol, leaving: Symbol, _ chosen: Occurrence
  ) {
    let factor = -1 / chosen.coefficient
    let slice = rows[row].entries
    let list = entries.pointer(slice)
    var largest = 0.0
    for index in 0..<Int(slice.count) {
      list[index].coefficient *= factor
      largest = max(largest, abs(list[index].coefficient))
      let entry = list[index]
      columns.pointer(symbols[entry.symbol].column)[Int(entry.place)].coefficient =
        entry.coefficient
    }
    // Coefficients that grow make rounding errors grow.
    if largest >= 16 { isSuspect = true }
    pivots += 1
    if rows[row].isStrained { symbols[leaving].strains = 1 }
    list[Int(chosen.place)] = Entry(
      coefficient: -factor, symbol: leaving, place: symbols[leaving].column.count)
    columns.append(
      Occurrence(coefficient: -factor, row: row, place: chosen.place),
      to: &symbols[leaving].column)
  }

  /// Replaces a symbol in the rows of its column by the row that is solved for it.
  private mutating func substitute(_ symbol: Symbol, from source: Int32) {
    let targets = symbols[symbol].column
    if targets.count == 0 { return }
    let length = rows[source].entries.count
    // How long it takes to find the source's symbols in a target by their columns.
    var search = 0
    for index in 0..<Int(length) {
      let entry = entries.pointer(rows[source].entries)[index]
      search += Int(symbols[entry.symbol].column.count)
    }
    for index in 0..<Int(targets.count) {
      let target = columns.pointer(targets)[index]
      takeEntry(target.place, of: target.row)
      if search < Int(rows[target.row].entries.count) {
        addBySearching(source, times: target.coefficient, to: target.row)
      } else {
        addByMarking(source, times: target.coefficient, to: target.row)
      }
    }
  }

  private mutating func addBySearching(_ source: Int32, times factor: Double, to target: Int32) {
    for index in 0..<Int(rows[source].entries.count) {
      let entry = entries.pointer(rows[source].entries)[index]
      let column = columns.list(symbols[entry.symbol].column)
      var place: Int32 = -1
      for occurrence in column where occurrence.row == target {
        place = occurrence.place
        break
      }
      add(factor * entry.coefficient, entry.symbol, to: target, at: place)
    }
  }

  private mutating func addByMarking(_ source: Int32, times factor: Double, to target: Int32) {
    // Places are counted from 1. When an entry cancels, the last one takes its place.
    let old = entries.list(rows[target].entries)
    for place in 0..<old.count { marks[old[place].symbol] = Int32(place) + 1 }
    for index in 0..<Int(rows[source].entries.count) {
      let entry = entries.pointer(rows[source].entries)[index]
      let place = marks[entry.symbol] - 1
      let moved = add(factor * entry.coefficient, entry.symbol, to: target, at: place)
      if moved >= 0 {
        marks[entry.symbol] = 0
        if moved != entry.symbol { marks[moved] = place + 1 }
      }
    }
    for entry in entries.list(rows[target].entries) { marks[entry.symbol] = 0 }
  }

  /// Adds to an entry of a row, or makes one.
  /// - Returns: When the entry cancelled, the symbol that is in its place now, or its own when
  ///   none is; else -1.
  @inline(__always) @discardableResult private mutating func add(
    _ amount: Double, _ symbol: Symbol, to row: Int32, at place: Int32
  ) -> Symbol {
    guard place >= 0 else {
      if abs(amount) > Accumulator.least { insert(amount, symbol, into: row) }
      return -1
    }
    let list = entries.pointer(rows[row].entries)
    let old = list[Int(place)]
    let sum = old.coefficient + amount
    let size = max(abs(old.coefficient), abs(amount))
    if abs(sum) <= max(Accumulator.noise * size, Accumulator.least) {
      removeEntry(place, of: row)
      return place < rows[row].entries.count
        ? entries.pointer(rows[row].entries)[Int(place)].symbol : symbol
    }
    list[Int(place)].coefficient = sum
    columns.pointer(symbols[symbol].column)[Int(old.place)].coefficient = sum
    return -1
  }
}
