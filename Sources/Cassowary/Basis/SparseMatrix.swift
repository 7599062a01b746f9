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
/// A row can be marked as having a cost; each column counts its rows with a cost.
///
/// A row may contain a symbol for which another row is solved. Such an entry is a *reference*: it stands for the
/// content of the other row, which is not substituted because it is long, or would be copied to very many rows.
/// `ExpandedRows` has rows and columns with their references expanded.
struct SparseMatrix: ~Copyable {
  struct Row: BitwiseCopyable {
    var entries = Slice()
    /// The number of entries that are references.
    var references: Int32 = 0
    var hasCost = false
    /// Whether other rows refer to it.
    var isReferenced = false
  }

  struct Column: BitwiseCopyable {
    var occurrences = Slice()
    /// The number of its rows that have a cost.
    var costedRows: Int32 = 0
    /// The number of its rows to which others refer.
    var referencedRows: Int32 = 0
    /// The row that is solved for the symbol; -1 if there is none.
    var row: Int32 = -1
  }

  var rows = Buffer<Row>()
  var columns = Buffer<Column>()
  var entries = Arena<Entry>()
  var occurrences = Arena<Occurrence>()
  /// The number of entries from which on a row is referred to instead of being substituted.
  var longRow: Int32 = 28
  /// The number of entries.
  var size = 0
  /// The number of references.
  var references = 0
  /// The number of changes of coefficients, and of the marks of rows that have a cost.
  var version = 0
  var costVersion = 0
  /// For each symbol, its index in the row that is being substituted, counted from 1. Scratch memory: zero
  /// between calls.
  var marks = Buffer<Int32>()
  /// For each index in that row, the last target that already contained the symbol. Scratch memory.
  var found = Buffer<Int32>()
  /// The sum of the magnitudes of coefficients that were removed as rounding errors since the rows'
  /// values were last recomputed.
  var removedNoise: Double = 0

  /// Makes room for columns.
  mutating func growColumns(to count: Int) {
    columns.extend(to: count, with: Column())
    marks.extend(to: count, with: 0)
  }

  /// Adds a row for a basic symbol. No other row refers to it, and it has no cost.
  @inline(__always) mutating func addRow(
    _ row: Int32, of basic: Symbol, _ new: borrowing Buffer<Entry>
  ) {
    rows.extend(to: Int(row) + 1, with: Row())
    columns[basic].row = row
    entries.reserve(new.count, for: &rows[row].entries)
    rows[row].entries.count = Int32(new.count)
    let (list, columns) = (entries.pointer(rows[row].entries), columns.base)
    for index in 0..<new.count {
      let (coefficient, symbol) = (new[index].coefficient, new[index].symbol)
      let column = columns + Int(symbol)
      list[index] = Entry(
        coefficient: coefficient, symbol: symbol, columnIndex: column.pointee.occurrences.count)
      occurrences.append(
        Occurrence(coefficient: coefficient, row: row, rowIndex: Int32(truncatingIfNeeded: index)),
        to: &column.pointee.occurrences)
      if column.pointee.row >= 0 { noteReference(to: symbol, in: row) }
    }
    size += new.count
    version += 1
  }

  /// Whether so much was removed that the rows' values may have changed.
  @inline(__always) var hasRemovedMuch: Bool { removedNoise > SparseAccumulator.least }

  /// Records that the rows' values were recomputed.
  mutating func noteSummedUp() { removedNoise = 0 }

  // MARK: - Reading

  /// Returns the entries of a row.
  @inline(__always) func row(_ row: Int32) -> UnsafeBufferPointer<Entry> {
    UnsafeBufferPointer(entries.list(rows[row].entries))
  }

  /// Returns the rows in which a symbol occurs.
  @inline(__always) func column(of symbol: Symbol) -> UnsafeBufferPointer<Occurrence> {
    UnsafeBufferPointer(occurrences.list(columns[symbol].occurrences))
  }

  /// Returns the first of the rows in which a symbol occurs, for loops that know where the column ends.
  @inline(__always) func firstOccurrence(of symbol: Symbol) -> UnsafePointer<Occurrence> {
    UnsafePointer(occurrences.pointer(columns[symbol].occurrences))
  }

  /// Returns the number of rows in which a symbol occurs.
  @inline(__always) func columnLength(of symbol: Symbol) -> Int32 {
    columns[symbol].occurrences.count
  }

  /// Returns the row in which a symbol occurs, if there is only one; -1 otherwise.
  @inline(__always) func singleRow(of symbol: Symbol) -> Int32 {
    columns[symbol].occurrences.count == 1 ? firstOccurrence(of: symbol).pointee.row : -1
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
    costVersion += 1
    for entry in entries.list(rows[row].entries) {
      columns[entry.symbol].costedRows += hasCost ? 1 : -1
    }
  }

  /// Reserves memory for entries of a row.
  mutating func reserve(_ count: Int, in row: Int32) {
    entries.reserve(count, for: &rows[row].entries)
  }

  /// Inserts an entry for a symbol that the row does not contain.
  @inline(__always) mutating func insert(_ coefficient: Double, _ symbol: Symbol, into row: Int32) {
    let columnIndex = columns[symbol].occurrences.count
    if rows[row].hasCost { columns[symbol].costedRows &+= 1 }
    if rows[row].isReferenced { columns[symbol].referencedRows += 1 }
    size &+= 1
    occurrences.append(
      Occurrence(coefficient: coefficient, row: row, rowIndex: rows[row].entries.count),
      to: &columns[symbol].occurrences)
    entries.append(
      Entry(coefficient: coefficient, symbol: symbol, columnIndex: columnIndex),
      to: &rows[row].entries)
    if columns[symbol].row >= 0 { noteReference(to: symbol, in: row) }
  }

  /// Removes an entry from a row and from its symbol's column.
  @inline(__always) mutating func remove(_ index: Int32, from row: Int32) {
    let entry = entries.pointer(rows[row].entries)[Int(index)]
    if rows[row].hasCost { columns[entry.symbol].costedRows &-= 1 }
    if rows[row].isReferenced { columns[entry.symbol].referencedRows -= 1 }
    removeOccurrence(entry.columnIndex, of: entry.symbol)
    takeEntry(index, of: row)
    if columns[entry.symbol].row >= 0 { forgetReference(to: entry.symbol, in: row) }
  }

  /// Removes an entry from its row, but not from the column.
  @inline(__always) mutating func takeEntry(_ index: Int32, of row: Int32) {
    rows[row].entries.count &-= 1
    size &-= 1
    let last = rows[row].entries.count
    guard index != last else { return }
    let list = entries.pointer(rows[row].entries)
    let moved = list[Int(last)]
    list[Int(index)] = moved
    occurrences.pointer(columns[moved.symbol].occurrences)[Int(moved.columnIndex)].rowIndex = index
  }

  /// Removes an occurrence from its column, but not from the row.
  @inline(__always) mutating func removeOccurrence(_ index: Int32, of symbol: Symbol) {
    columns[symbol].occurrences.count &-= 1
    let last = columns[symbol].occurrences.count
    guard index != last else { return }
    let list = occurrences.pointer(columns[symbol].occurrences)
    let moved = list[Int(last)]
    list[Int(index)] = moved
    entries.pointer(rows[moved.row].entries)[Int(moved.rowIndex)].columnIndex = index
  }

  /// Removes all entries of a row.
  mutating func removeEntries(of row: Int32) {
    while rows[row].entries.count > 0 { remove(rows[row].entries.count - 1, from: row) }
  }

  /// Exchanges the entries of two rows, and the symbols for which they are solved.
  /// - Parameter basics: The symbols for which they are solved now.
  mutating func exchange(_ one: Int32, _ other: Int32, basics: (Symbol, Symbol)) {
    let costs = (hasCost(one), hasCost(other))
    setCost(false, of: one)
    setCost(false, of: other)
    (rows[one], rows[other]) = (rows[other], rows[one])
    for row in [one, other] {
      for entry in entries.list(rows[row].entries) {
        occurrences.pointer(columns[entry.symbol].occurrences)[Int(entry.columnIndex)].row = row
      }
    }
    columns[basics.0].row = other
    columns[basics.1].row = one
    setCost(costs.0, of: one)
    setCost(costs.1, of: other)
    version += 1
  }

  /// Releases a row to which no other refers. It has no cost afterwards, and its basic symbol has no row.
  mutating func endRow(_ row: Int32, of basic: Symbol) {
    setCost(false, of: row)
    removeEntries(of: row)
    entries.release(&rows[row].entries)
    columns[basic].row = -1
    version += 1
  }

  /// Removes all rows.
  mutating func removeAllRows() {
    let count = columns.count
    rows.removeAll()
    columns.removeAll()
    growColumns(to: count)
    entries = Arena()
    occurrences = Arena()
    (size, references, removedNoise) = (0, 0, 0)
    version += 1
    costVersion += 1
  }

  /// Releases the memory of an empty column.
  mutating func releaseColumn(of symbol: Symbol) {
    occurrences.release(&columns[symbol].occurrences)
    columns[symbol].costedRows = 0
    columns[symbol].referencedRows = 0
  }

  /// Returns a copy with all coefficients. Scratch memory need not be copied.
  func copy() -> SparseMatrix {
    // Scratch memory: found.
    SparseMatrix(
      rows: rows.copy(), columns: columns.copy(), entries: entries.copy(),
      occurrences: occurrences.copy(), longRow: longRow, size: size, references: references,
      version: version,
      costVersion: costVersion, marks: Buffer(repeating: 0, count: marks.count),
      removedNoise: removedNoise)
  }
}
