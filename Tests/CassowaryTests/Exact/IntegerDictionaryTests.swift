import SeededNumbers
import Testing

@testable import Cassowary

/// The rows of whole numbers that are pivoted.
@Suite struct `Rows of whole numbers` {
  /// Rows as they were given: coefficients by columns, and a constant.
  private func rows(upTo size: UInt64, _ random: inout SeededGenerator) -> [[Int]] {
    (0..<6).map { _ in
      (0..<5).map { _ in random.next() % 2 == 0 ? 0 : Int(random.next() % size) - Int(size / 2) }
    }
  }

  private func dictionary(_ rows: [[Int]]) -> IntegerDictionary {
    IntegerDictionary(rows: rows.map { $0.map { BigInteger($0) } }, columns: 4)
  }

  /// Pivots at random places that can be pivoted on.
  private func pivot(_ dictionary: inout IntegerDictionary, _ random: inout SeededGenerator) {
    for _ in 0..<12 {
      let (row, column) = (Int(random.next() % 6), Int(random.next() % 4))
      if !dictionary.entry(row, column).isZero { dictionary.pivot(row, column) }
    }
  }

  /// Products of some of the larger numbers are longer than a word.
  @Test(arguments: 0..<40, [41, 1 << 40] as [UInt64])
  func `stay the equations that they were`(seed: UInt64, size: UInt64) {
    var random = SeededGenerator(seed: seed)
    let given = rows(upTo: size, &random)
    var pivoted = dictionary(given)
    pivot(&pivoted, &random)
    // Any values of the columns' symbols give values to the rows', and those satisfy the rows as they were given.
    var values = [Double](repeating: 0, count: 10)
    for symbol in pivoted.columns { values[symbol] = Double(random.next() % 9) }
    for row in pivoted.basics.indices {
      var sum = BigInteger.quotient(pivoted.constant(row), .one)
      for (column, symbol) in pivoted.columns.enumerated() {
        sum += BigInteger.quotient(pivoted.entry(row, column), .one) * values[symbol]
      }
      values[pivoted.basics[row]] = sum / BigInteger.quotient(pivoted.divisor(row), .one)
    }
    for (index, row) in given.enumerated() {
      let parts = (0..<4).map { Double(row[$0]) * values[$0] } + [Double(row[4])]
      let size = parts.reduce(1) { max($0, abs($1)) }
      #expect(abs(parts.reduce(0, +) - values[4 + index]) <= 1e-9 * size)
    }
  }

  /// Products of some of the larger numbers are longer than a word.
  @Test(arguments: 0..<40, [41, 1 << 40] as [UInt64])
  func `are in lowest terms, each by itself`(seed: UInt64, size: UInt64) {
    var random = SeededGenerator(seed: seed)
    var pivoted = dictionary(rows(upTo: size, &random))
    pivot(&pivoted, &random)
    for row in pivoted.basics.indices where pivoted.divisor(row) != .one {
      let entries = (0..<4).map { pivoted.entry(row, $0) } + [pivoted.constant(row)]
      #expect(pivoted.divisor(row).signum == 1)
      #expect(entries.reduce(pivoted.divisor(row)) { .greatestDivisor($0, $1) } == .one)
    }
  }
}
