extension Tableau {
  /// The least coefficient for a pivot, as a share of the largest in its row.
  static let smallestPivot = 1e-7

  /// Returns whether a coefficient of a row is large enough for a pivot.
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

  /// Solves a row for another of its symbols, and substitutes that in all rows of the symbol.
  ///
  /// Values do not change; prices do.
  /// - Parameter occurrence: The index of the row in the entering symbol's column.
  /// - Complexity: the lengths of the rows in which the entering symbol occurs.
  mutating func pivot(_ entering: Symbol, at occurrence: Int) {
    let chosen = columns.pointer(symbols[entering].column)[occurrence]
    let row = chosen.row
    let leaving = rows[row].basic
    solve(row, entering: entering, leaving: leaving, chosen)
    removeOccurrence(Int32(occurrence), of: entering)
    substitute(entering, from: row)
    columns.release(&symbols[entering].column)
    symbols[leaving].state = .parametric
    forgetSubdifferential(of: leaving)
    symbols[leaving].row = -1
    symbols[entering].state = .basic
    symbols[entering].row = row
    rows[row].basic = entering
    symbols[entering].isCandidate = false
    symbols[entering].isFlat = false
    symbols[entering].strains = 0
    version += 1
    if trace != nil { record(.pivot(entering: subject(entering), leaving: subject(leaving))) }
  }

  /// Solves a row: `leaving = a · entering + rest` becomes `entering = 1/a · leaving - rest/a`.
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
    if largest >= 4 { noteGrowth(largest) }
    pivots += 1
    if rows[row].isStrained { symbols[leaving].strains = 1 }
    list[Int(chosen.place)] = Entry(
      coefficient: -factor, symbol: leaving, place: symbols[leaving].column.count)
    columns.append(
      Occurrence(coefficient: -factor, row: row, place: chosen.place),
      to: &symbols[leaving].column)
  }

  /// Replaces a symbol, in the rows of its column, by the row that is solved for it.
  private mutating func substitute(_ symbol: Symbol, from source: Int32) {
    let targets = symbols[symbol].column
    if targets.count == 0 { return }
    let length = Int(rows[source].entries.count)
    // How long it takes to find the source's symbols in a target by their columns.
    var search = 0
    for index in 0..<length {
      let entry = entries.pointer(rows[source].entries)[index]
      search += Int(symbols[entry.symbol].column.count)
      // Places are counted from 1.
      marks[entry.symbol] = Int32(index) + 1
    }
    found.extend(to: length, with: -1)
    for index in 0..<length { found[index] = -1 }
    for index in 0..<Int(targets.count) {
      let target = columns.pointer(targets)[index]
      takeEntry(target.place, of: target.row)
      if search < Int(rows[target.row].entries.count) {
        addBySearching(source, times: target.coefficient, to: target.row)
      } else {
        addByMarking(source, times: target.coefficient, to: target.row)
      }
    }
    for index in 0..<length {
      marks[entries.pointer(rows[source].entries)[index].symbol] = 0
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
      if place >= 0 {
        add(factor * entry.coefficient, to: target, at: place)
      } else {
        insertUnlessNoise(factor * entry.coefficient, entry.symbol, into: target)
      }
    }
  }

  /// Adds a multiple of a row in one pass over the target, with the source's symbols marked; missing symbols
  /// are inserted.
  private mutating func addByMarking(_ source: Int32, times factor: Double, to target: Int32) {
    let length = Int(rows[source].entries.count)
    var lacking = length
    let from = entries.pointer(rows[source].entries)
    let list = entries.pointer(rows[target].entries)
    // From the end, as the last entry takes the place of one that cancels.
    var place = Int(rows[target].entries.count) - 1
    while place >= 0 {
      let index = Int(marks[list[place].symbol]) - 1
      if index >= 0 {
        found[index] = target
        lacking -= 1
        add(factor * from[index].coefficient, to: target, at: Int32(place))
      }
      place -= 1
    }
    if lacking == 0 { return }
    for index in 0..<length where found[index] != target {
      let entry = entries.pointer(rows[source].entries)[index]
      insertUnlessNoise(factor * entry.coefficient, entry.symbol, into: target)
    }
  }

  /// Adds to an entry of a row, and removes it if it cancels.
  @inline(__always) private mutating func add(_ amount: Double, to row: Int32, at place: Int32) {
    let list = entries.pointer(rows[row].entries)
    let old = list[Int(place)]
    let sum = old.coefficient + amount
    let size = max(abs(old.coefficient), abs(amount))
    if abs(sum) <= max(Accumulator.noise * size, Accumulator.least) {
      removeEntry(place, of: row)
      return
    }
    list[Int(place)].coefficient = sum
    columns.pointer(symbols[old.symbol].column)[Int(old.place)].coefficient = sum
  }

  @inline(__always) private mutating func insertUnlessNoise(
    _ amount: Double, _ symbol: Symbol, into row: Int32
  ) {
    if abs(amount) > Accumulator.least { insert(amount, symbol, into: row) }
  }
}
