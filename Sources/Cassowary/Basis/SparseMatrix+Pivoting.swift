extension SparseMatrix {
  /// Solves a row for another of its symbols, and substitutes that symbol in all its rows. If these rows would become
  /// much longer, they refer to the solved row instead.
  ///
  /// - Parameters:
  ///   - entering: The symbol for which the row is solved.
  ///   - index: The index of the row in the entering symbol's column.
  ///   - leaving: The symbol for which the row was solved before.
  /// - Returns: The largest coefficient in the row afterwards: rounding errors grow with it.
  /// - Complexity: the lengths of the rows in which the entering symbol occurs.
  @inline(__always) mutating func pivot(entering: Symbol, at index: Int, leaving: Symbol) -> Double
  {
    let pivot = occurrences.pointer(columns[entering].occurrences)[index]
    let row = pivot.row
    version += 1
    if rows[row].isReferenced { endReferences(to: leaving) }
    let largest = solve(pivot, leaving: leaving)
    removeOccurrence(Int32(index), of: entering)
    columns[leaving].row = -1
    columns[entering].row = row
    if columns[entering].occurrences.count > 0, isLong(row) {
      if rows[row].hasCost { columns[entering].costedRows -= 1 }
      beginReferences(to: entering)
      return largest
    }
    substitute(entering, from: row)
    releaseColumn(of: entering)
    return largest
  }

  /// Solves a row: `leaving = a · entering + rest` becomes `entering = 1/a · leaving - rest/a`.
  private mutating func solve(_ pivot: Occurrence, leaving: Symbol) -> Double {
    let row = pivot.row
    let factor = -1 / pivot.coefficient
    let slice = rows[row].entries
    let list = entries.pointer(slice)
    var largest = 0.0
    for index in 0..<Int(slice.count) {
      list[index].coefficient *= factor
      largest = greater(abs(list[index].coefficient), largest)
      let entry = list[index]
      occurrences.pointer(columns[entry.symbol].occurrences)[Int(entry.columnIndex)].coefficient =
        entry.coefficient
    }
    if rows[row].hasCost { columns[leaving].costedRows += 1 }
    list[Int(pivot.rowIndex)] = Entry(
      coefficient: -factor, symbol: leaving, columnIndex: columns[leaving].occurrences.count)
    occurrences.append(
      Occurrence(coefficient: -factor, row: row, rowIndex: pivot.rowIndex),
      to: &columns[leaving].occurrences)
    return largest
  }

  /// Replaces a symbol in all its rows by the row that is solved for it.
  mutating func substitute(_ symbol: Symbol, from source: Int32) {
    let targets = columns[symbol].occurrences
    if targets.count == 0 { return }
    let length = Int(rows[source].entries.count)
    found.extend(to: length, with: -1)
    let list = entries.pointer(rows[source].entries)
    for index in 0..<length {
      let symbol = list[index].symbol
      marks[symbol] = Int32(truncatingIfNeeded: index &+ 1)
      found[index] = -1
    }
    for index in 0..<Int(targets.count) {
      let target = occurrences.pointer(targets)[index]
      takeEntry(target.rowIndex, of: target.row)
      add(source, times: target.coefficient, to: target.row)
    }
    // The source row did not change, but its memory may have moved.
    for entry in entries.list(rows[source].entries) { marks[entry.symbol] = 0 }
  }

  /// Adds a multiple of a row in one pass over the target, with the source's symbols marked. Missing symbols
  /// are inserted.
  private mutating func add(_ source: Int32, times factor: Double, to target: Int32) {
    let length = Int(rows[source].entries.count)
    var lacking = length
    let from = entries.pointer(rows[source].entries)
    let list = entries.pointer(rows[target].entries)
    // The loop goes backwards, since the last entry takes the index of a removed one.
    var rowIndex = Int(rows[target].entries.count) - 1
    while rowIndex >= 0 {
      let index = Int(marks[list[rowIndex].symbol]) - 1
      if index >= 0 {
        found[index] = target
        lacking -= 1
        add(factor * from[index].coefficient, to: target, at: Int32(rowIndex))
      }
      rowIndex -= 1
    }
    if lacking > 0 { insertMissing(lacking, of: source, times: factor, into: target) }
  }

  /// Inserts the entries of a multiple of a row that were not found in the target.
  @inline(__always) private mutating func insertMissing(
    _ missing: Int, of source: Int32, times factor: Double, into target: Int32
  ) {
    reserve(Int(rows[target].entries.count) + missing, in: target)
    let from = entries.list(rows[source].entries)
    let row = rows[target]
    let list = entries.pointer(row.entries)
    var count = row.entries.count
    let (found, columns) = (found.base, columns.base)
    for index in 0..<from.count where found[index] != target {
      let (amount, symbol) = (factor * from[index].coefficient, from[index].symbol)
      if abs(amount) <= SparseAccumulator.least { continue }
      let column = columns + Int(symbol)
      list[Int(count)] = Entry(
        coefficient: amount, symbol: symbol, columnIndex: column.pointee.occurrences.count)
      occurrences.append(
        Occurrence(coefficient: amount, row: target, rowIndex: count),
        to: &column.pointee.occurrences)
      count &+= 1
      if row.hasCost { column.pointee.costedRows &+= 1 }
      if row.isReferenced { column.pointee.referencedRows &+= 1 }
      if column.pointee.row >= 0 { noteReference(to: symbol, in: target) }
    }
    size &+= Int(count &- row.entries.count)
    rows[target].entries.count = count
  }

  /// Adds to an entry of a row, and removes it if it cancels.
  @inline(__always) private mutating func add(_ amount: Double, to row: Int32, at index: Int32) {
    let list = entries.pointer(rows[row].entries)
    let old = list[Int(index)]
    let sum = old.coefficient + amount
    let size = greater(abs(old.coefficient), abs(amount))
    if abs(sum) <= greater(SparseAccumulator.noise * size, SparseAccumulator.least) {
      removedNoise += abs(sum)
      remove(index, from: row)
      return
    }
    list[Int(index)].coefficient = sum
    occurrences.pointer(columns[old.symbol].occurrences)[Int(old.columnIndex)].coefficient = sum
  }
}
