/// A symbol of the tableau: an index into its arrays.
typealias Symbol = Int32

/// A symbol in a row, times its coefficient.
struct Entry: BitwiseCopyable {
  var coefficient: Double
  var symbol: Symbol
  /// The index of the occurrence in the symbol's column.
  var columnIndex: Int32 = 0
}

/// A row in a symbol's column.
struct Occurrence: BitwiseCopyable {
  var coefficient: Double
  var row: Int32
  /// The index of the entry in the row.
  var rowIndex: Int32
}

/// The coefficients of the rows, listed by row and by column.
///
/// A row can be marked as having a cost; each column keeps the number of its rows that are.
struct SparseMatrix: ~Copyable {
  struct Row: BitwiseCopyable {
    var entries = Slice()
    var hasCost = false
  }

  struct Column: BitwiseCopyable {
    var occurrences = Slice()
    var costedRows: Int32 = 0
  }

  private var rows: Buffer<Row>
  private var columns: Buffer<Column>
  private var entries: Arena<Entry>
  private var occurrences: Arena<Occurrence>
  /// For each symbol, its index from 1 in the row that is being substituted. Scratch memory: zero between calls.
  private var marks: Buffer<Int32>
  /// For each index in that row, the last target that had the symbol already. Scratch memory.
  private var found: Buffer<Int32>
  /// The amount of coefficients that were removed as noise since the rows were last summed up.
  private var removedNoise: Double

  /// Makes room for columns.
  mutating func growColumns(to count: Int) {
    columns.extend(to: count, with: Column())
    marks.extend(to: count, with: 0)
  }

  /// Adds an empty row.
  mutating func appendRow() { rows.append(Row()) }

  // MARK: - Reading

  /// Returns the entries of a row.
  @inline(__always) func row(_ row: Int32) -> UnsafeBufferPointer<Entry> {
    UnsafeBufferPointer(entries.list(rows[row].entries))
  }

  /// Returns the rows in which a symbol occurs.
  @inline(__always) func column(of symbol: Symbol) -> UnsafeBufferPointer<Occurrence> {
    UnsafeBufferPointer(occurrences.list(columns[symbol].occurrences))
  }

  /// Returns the first of the rows in which a symbol occurs, for loops that know when to end.
  @inline(__always) func firstOccurrence(of symbol: Symbol) -> UnsafePointer<Occurrence> {
    UnsafePointer(occurrences.pointer(columns[symbol].occurrences))
  }

  /// Returns the number of rows in which a symbol occurs.
  @inline(__always) func columnLength(of symbol: Symbol) -> Int32 {
    columns[symbol].occurrences.count
  }

  /// Returns the number of rows with a cost in which a symbol occurs.
  @inline(__always) func costedRows(of symbol: Symbol) -> Int32 { columns[symbol].costedRows }

  /// Returns whether a row is marked as having a cost.
  @inline(__always) func hasCost(_ row: Int32) -> Bool { rows[row].hasCost }

  // MARK: - Rows

  /// Marks a row as having a cost, or not.
  @inline(__always) mutating func setCost(_ hasCost: Bool, of row: Int32) {
    if rows[row].hasCost != hasCost { changeCost(hasCost, of: row) }
  }

  private mutating func changeCost(_ hasCost: Bool, of row: Int32) {
    rows[row].hasCost = hasCost
    for entry in entries.list(rows[row].entries) {
      columns[entry.symbol].costedRows += hasCost ? 1 : -1
    }
  }

  /// Makes room for entries of a row.
  mutating func reserve(_ count: Int, in row: Int32) {
    entries.reserve(count, for: &rows[row].entries)
  }

  /// Inserts an entry that the row lacks.
  @inline(__always) mutating func insert(_ coefficient: Double, _ symbol: Symbol, into row: Int32) {
    let columnIndex = columns[symbol].occurrences.count
    if rows[row].hasCost { columns[symbol].costedRows += 1 }
    occurrences.append(
      Occurrence(coefficient: coefficient, row: row, rowIndex: rows[row].entries.count),
      to: &columns[symbol].occurrences)
    entries.append(
      Entry(coefficient: coefficient, symbol: symbol, columnIndex: columnIndex),
      to: &rows[row].entries)
  }

  /// Removes an entry from a row and from its symbol's column.
  @inline(__always) private mutating func remove(_ index: Int32, from row: Int32) {
    let entry = entries.pointer(rows[row].entries)[Int(index)]
    if rows[row].hasCost { columns[entry.symbol].costedRows -= 1 }
    removeOccurrence(entry.columnIndex, of: entry.symbol)
    takeEntry(index, of: row)
  }

  /// Removes an entry from a row only.
  @inline(__always) private mutating func takeEntry(_ index: Int32, of row: Int32) {
    rows[row].entries.count -= 1
    let last = rows[row].entries.count
    guard index != last else { return }
    let list = entries.pointer(rows[row].entries)
    let moved = list[Int(last)]
    list[Int(index)] = moved
    occurrences.pointer(columns[moved.symbol].occurrences)[Int(moved.columnIndex)].rowIndex = index
  }

  /// Removes an occurrence from a column only.
  @inline(__always) private mutating func removeOccurrence(_ index: Int32, of symbol: Symbol) {
    columns[symbol].occurrences.count -= 1
    let last = columns[symbol].occurrences.count
    guard index != last else { return }
    let list = occurrences.pointer(columns[symbol].occurrences)
    let moved = list[Int(last)]
    list[Int(index)] = moved
    entries.pointer(rows[moved.row].entries)[Int(moved.rowIndex)].columnIndex = index
  }

  /// Removes all entries of a row, which has no cost any more.
  mutating func clearRow(_ row: Int32) {
    setCost(false, of: row)
    let slice = rows[row].entries
    for index in 0..<Int(slice.count) {
      let entry = entries.pointer(slice)[index]
      removeOccurrence(entry.columnIndex, of: entry.symbol)
    }
    entries.release(&rows[row].entries)
  }

  /// Releases the memory of an empty column.
  mutating func releaseColumn(of symbol: Symbol) {
    occurrences.release(&columns[symbol].occurrences)
    columns[symbol].costedRows = 0
  }

  // MARK: - Pivoting

  /// Solves a row for another of its symbols, and substitutes that in all rows of the symbol.
  ///
  /// - Parameters:
  ///   - entering: The symbol that the row is solved for.
  ///   - index: The index of the row in the entering symbol's column.
  ///   - leaving: The symbol that the row was solved for, which occurs nowhere else.
  /// - Returns: The largest coefficient in the row after that: rounding errors grow with it.
  /// - Complexity: the lengths of the rows in which the entering symbol occurs.
  @inline(__always) mutating func pivot(entering: Symbol, at index: Int, leaving: Symbol) -> Double
  {
    let pivot = occurrences.pointer(columns[entering].occurrences)[index]
    let largest = solve(pivot, leaving: leaving)
    removeOccurrence(Int32(index), of: entering)
    substitute(entering, from: pivot.row)
    occurrences.release(&columns[entering].occurrences)
    columns[entering].costedRows = 0
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
      largest = max(largest, abs(list[index].coefficient))
      let entry = list[index]
      occurrences.pointer(columns[entry.symbol].occurrences)[Int(entry.columnIndex)].coefficient =
        entry.coefficient
    }
    if rows[row].hasCost { columns[leaving].costedRows = 1 }
    list[Int(pivot.rowIndex)] = Entry(
      coefficient: -factor, symbol: leaving, columnIndex: columns[leaving].occurrences.count)
    occurrences.append(
      Occurrence(coefficient: -factor, row: row, rowIndex: pivot.rowIndex),
      to: &columns[leaving].occurrences)
    return largest
  }

  /// Replaces a symbol, in the rows of its column, by the row that is solved for it.
  private mutating func substitute(_ symbol: Symbol, from source: Int32) {
    let targets = columns[symbol].occurrences
    if targets.count == 0 { return }
    let length = Int(rows[source].entries.count)
    // How long it takes to find the source's symbols in a target by their columns.
    var search = 0
    for index in 0..<length {
      let entry = entries.pointer(rows[source].entries)[index]
      search += Int(columns[entry.symbol].occurrences.count)
      marks[entry.symbol] = Int32(index) + 1
    }
    found.extend(to: length, with: -1)
    for index in 0..<length { found[index] = -1 }
    for index in 0..<Int(targets.count) {
      let target = occurrences.pointer(targets)[index]
      takeEntry(target.rowIndex, of: target.row)
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
      var rowIndex: Int32 = -1
      for occurrence in occurrences.list(columns[entry.symbol].occurrences)
      where occurrence.row == target {
        rowIndex = occurrence.rowIndex
        break
      }
      if rowIndex >= 0 {
        add(factor * entry.coefficient, to: target, at: rowIndex)
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
    // From the end, as the last entry takes the index of one that cancels.
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
    if lacking == 0 { return }
    for index in 0..<length where found[index] != target {
      let entry = entries.pointer(rows[source].entries)[index]
      insertUnlessNoise(factor * entry.coefficient, entry.symbol, into: target)
    }
  }

  /// Adds to an entry of a row, and removes it if it cancels.
  @inline(__always) private mutating func add(_ amount: Double, to row: Int32, at index: Int32) {
    let list = entries.pointer(rows[row].entries)
    let old = list[Int(index)]
    let sum = old.coefficient + amount
    let size = max(abs(old.coefficient), abs(amount))
    if abs(sum) <= max(SparseAccumulator.noise * size, SparseAccumulator.least) {
      removedNoise += abs(sum)
      remove(index, from: row)
      return
    }
    list[Int(index)].coefficient = sum
    occurrences.pointer(columns[old.symbol].occurrences)[Int(old.columnIndex)].coefficient = sum
  }

  /// Whether so much was removed that the rows' sums are others beside large values.
  @inline(__always) var hasRemovedMuch: Bool { removedNoise > SparseAccumulator.least }

  /// Records that the rows were summed up.
  mutating func noteSummedUp() { removedNoise = 0 }

  @inline(__always) private mutating func insertUnlessNoise(
    _ amount: Double, _ symbol: Symbol, into row: Int32
  ) {
    if abs(amount) > SparseAccumulator.least { insert(amount, symbol, into: row) }
  }
}

extension SparseMatrix {
  init() {
    self.init(
      rows: Buffer(), columns: Buffer(), entries: Arena(), occurrences: Arena(), marks: Buffer(),
      found: Buffer(), removedNoise: 0)
  }

  /// Returns a copy with all coefficients; scratch memory need not be copied.
  func copy() -> SparseMatrix {
    SparseMatrix(
      rows: rows.copy(), columns: columns.copy(), entries: entries.copy(),
      occurrences: occurrences.copy(), marks: Buffer(repeating: 0, count: marks.count),
      found: Buffer(), removedNoise: removedNoise)
  }
}
