import Testing

@testable import Cassowary

/// A matrix with a hundred columns, whose rows are made by hand.
private final class Sample {
  private var matrix = SparseMatrix()
  private var rowCount: Int32 = 0

  init() { matrix.growColumns(to: 100) }

  func addRow(of basic: Symbol, _ entries: [Entry]) {
    var buffer = Buffer<Entry>()
    for entry in entries { buffer.append(entry) }
    matrix.addRow(rowCount, of: basic, buffer)
    rowCount += 1
  }

  func addRow(of basic: Symbol, _ symbols: [Symbol]) {
    addRow(of: basic, symbols.map { Entry(coefficient: 1, symbol: $0) })
  }

  func isLong(_ row: Int32) -> Bool { matrix.isLong(row) }

  func setLongRow(_ count: Int32) { matrix.longRow = count }

  func isToBeReferred(_ row: Int32, for symbol: Symbol) -> Bool {
    matrix.isToBeReferred(row, for: symbol)
  }

  /// Whether entries that are in no row may cancel.
  func mayCancel(_ symbols: [Symbol]) -> Bool {
    let list = symbols.map { Entry(coefficient: -1, symbol: $0) }
    return list.withUnsafeBufferPointer { matrix.mayCancel($0) }
  }

  func mayCancel(_ row: Int32) -> Bool { matrix.mayCancel(matrix.row(row), of: row) }
}

/// What decides whether a row is referred to, and whether it has to be opened.
@Suite struct `Long rows` {
  @Test func `cancel only with what the rows that they refer to have, too`() {
    let sample = Sample()
    sample.addRow(of: 0, [1, 2, 3, 4])
    #expect(!sample.mayCancel([1, 2]))
    sample.addRow(of: 5, [0, 6])
    #expect(!sample.mayCancel([0, 6, 7]))
    #expect(sample.mayCancel([0, 3]))
    #expect(!sample.mayCancel(1))
    #expect(!sample.mayCancel([1, 2]))
    // Two references may have the same symbols.
    #expect(sample.mayCancel([0, 5]))
    // A row that is referred to itself has its own symbols, but for others these are what may cancel.
    sample.addRow(of: 8, [5, 9])
    #expect(!sample.mayCancel(1))
    #expect(sample.mayCancel([0, 6]))
  }

  /// A row of some entries is about to be solved for a symbol that is in some other rows.
  @Test(arguments: [
    (5, 24, 24, false), (6, 23, 24, false), (6, 24, 24, true), (23, 23, 24, false),
    (24, 1, 24, true),
    (24, 0, 24, false), (2, 3, 2, true), (1, 3, 2, false), (5, 5, 5, true), (4, 5, 5, false),
  ])
  func `are referred to, and short ones that would go into as many rows`(
    entries: Int, rows: Int, longRow: Int32, isReferred: Bool
  ) {
    let sample = Sample()
    sample.setLongRow(longRow)
    let symbol: Symbol = 99
    sample.addRow(of: 98, (0..<entries).map { Symbol($0) })
    for row in 0..<rows { sample.addRow(of: Symbol(40 + row), [symbol]) }
    #expect(sample.isToBeReferred(0, for: symbol) == isReferred)
  }

  /// What the others have, too, adds no entries to them; only the rest of the row counts.
  @Test(arguments: [(6, 6, true), (8, 6, true), (8, 5, false), (8, 0, false), (12, 5, false)])
  func `are referred to for what others do not have`(
    entries: Int, fresh: Int, isReferred: Bool
  ) {
    let sample = Sample()
    sample.setLongRow(24)
    let symbol: Symbol = 99
    let list = (0..<entries).map { Symbol($0) }
    sample.addRow(of: 98, list)
    for row in 0..<24 {
      sample.addRow(of: Symbol(40 + row), [symbol] + list.dropFirst(fresh))
    }
    #expect(sample.isToBeReferred(0, for: symbol) == isReferred)
  }

  /// The more entries there are, the more sizes may be among them.
  @Test(arguments: [(24, 3), (40, 5), (64, 8), (90, 8)])
  func `have few sizes of coefficients`(count: Int, most: Int) {
    for sizes in [1, most, most + 1] {
      let sample = Sample()
      let entries = (0..<count).map { index in
        let size = Double(1 + index % sizes)
        return Entry(coefficient: index.isMultiple(of: 2) ? size : -size, symbol: Symbol(index))
      }
      sample.addRow(of: 99, entries)
      #expect(sample.isLong(0) == (sizes <= most))
    }
  }

  @Test func `have a number of entries`() {
    let sample = Sample()
    sample.addRow(of: 98, (0..<23).map { Symbol($0) })
    sample.addRow(of: 99, (0..<24).map { Symbol($0) })
    #expect(!sample.isLong(0))
    #expect(sample.isLong(1))
  }
}
