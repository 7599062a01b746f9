/// Equations that express some symbols, the basic ones, by others, which are at zero, in whole numbers:
///
///     divisor * basic = sum of entries * others + constant
///
/// Each row has a divisor of its own, and after a pivot that changes it no number divides all of it. Rows of a sparse system come from few constraints each,
/// and their numbers are as short as these ask for, however many others there are. (With one divisor for all rows no greatest
/// divisors are needed, but all numbers are determinants of the whole system: Edmonds 1967, Bareiss 1968.)
struct IntegerDictionary {
  /// The symbol of each column.
  private(set) var columns: [Int]
  /// The basic symbol of each row.
  private(set) var basics: [Int]
  /// The column of each symbol, or `~row`.
  private var places: [Int]
  /// The entries of all rows, each with its constant last.
  private var entries: [BigInteger]
  /// The divisor of each row, above zero.
  private var divisors: [BigInteger]
  /// What constants are multiplied by beside the divisor, so that all are whole.
  private(set) var unit = BigInteger.one
  /// A measure of what it took: the products of words.
  private(set) var work = 0

  private let width: Int

  /// - Parameters:
  ///   - rows: The coefficients of each basic symbol by columns, with the constant last. The symbols of columns come
  ///     first, then those of rows.
  init(rows: [[BigInteger]], columns count: Int) {
    columns = Array(0..<count)
    basics = Array(count..<(count + rows.count))
    places = Array(0..<count) + rows.indices.map { ~$0 }
    entries = Array(rows.joined())
    divisors = Array(repeating: .one, count: rows.count)
    width = count + 1
  }

  var symbolCount: Int { places.count }

  // MARK: - Reading

  /// Returns the row of a symbol; nil if it is not basic.
  @inline(__always) func row(of symbol: Int) -> Int? {
    places[symbol] < 0 ? ~places[symbol] : nil
  }

  /// Returns the column of a symbol; nil if it is basic.
  func column(of symbol: Int) -> Int? { places[symbol] < 0 ? nil : places[symbol] }

  @inline(__always) func isBasic(_ symbol: Int) -> Bool { places[symbol] < 0 }

  @inline(__always) func entry(_ row: Int, _ column: Int) -> BigInteger {
    entries[row * width + column]
  }

  /// Returns what the entries of a row, and its constant, are to be divided by. It is above zero.
  @inline(__always) func divisor(_ row: Int) -> BigInteger { divisors[row] }

  /// Returns the value of a row's symbol, times the divisor.
  @inline(__always) func constant(_ row: Int) -> BigInteger { entries[row * width + width - 1] }

  /// Returns the value of a symbol.
  func value(of symbol: Int) -> Double {
    row(of: symbol).map { BigInteger.quotient(constant($0), divisors[$0] * unit) } ?? 0
  }

  // MARK: - Changing

  /// Moves the zero of a symbol: what it counts from is so much less.
  /// - Parameter distance: The distance, in units of constants.
  mutating func move(_ symbol: Int, by distance: BigInteger) {
    if let row = row(of: symbol) {
      let index = row * width + width - 1
      entries[index] = entries[index] + distance * divisors[row]
      return
    }
    let column = places[symbol]
    for row in basics.indices {
      let factor = entries[row * width + column]
      if factor.isZero { continue }
      let index = row * width + width - 1
      entries[index] = entries[index] - distance * factor
    }
  }

  /// Counts constants in smaller units.
  mutating func divideUnit(by factor: BigInteger) {
    unit = unit * factor
    for row in basics.indices {
      let index = row * width + width - 1
      entries[index] = entries[index] * factor
    }
  }

  /// Counts other work with the entries.
  mutating func count(_ more: Int) { work += more }

  /// Forgets what pivots took.
  mutating func clearWork() { work = 0 }

  /// Takes the value of a basic symbol for zero.
  mutating func clearConstant(_ row: Int) { entries[row * width + width - 1] = .zero }

  /// Exchanges the symbols of a row and a column, whose entry is not zero.
  mutating func pivot(_ row: Int, _ column: Int) {
    let others = solve(row, column)
    let longest = others.reduce(0) { max($0, entries[row * width + $1].bitWidth) }
    let length = 1 + longest / UInt.bitWidth
    for other in basics.indices where other != row && !entries[other * width + column].isZero {
      substitute(row, others, length: length, column, into: other)
    }
  }

  /// Solves a row for the symbol of a column.
  /// - Returns: The places of its other entries that are not zero.
  private mutating func solve(_ row: Int, _ column: Int) -> [Int] {
    let start = row * width
    let pivot = entries[start + column]
    let isNegative = pivot.signum < 0
    let others = (0..<width).filter { $0 != column && !entries[start + $0].isZero }
    if !isNegative { for place in others { entries[start + place] = -entries[start + place] } }
    entries[start + column] = isNegative ? -divisors[row] : divisors[row]
    divisors[row] = isNegative ? -pivot : pivot
    swap(&basics[row], &columns[column])
    places[basics[row]] = ~row
    places[columns[column]] = column
    return others
  }

  /// Puts a row that was solved for the symbol of a column into another row with that.
  /// - Parameters:
  ///   - others: The places of its other entries that are not zero.
  ///   - length: The words of the longest of these.
  private mutating func substitute(
    _ row: Int, _ others: [Int], length: Int, _ column: Int, into other: Int
  ) {
    let (start, base) = (row * width, other * width)
    let shared = BigInteger.greatestDivisor(entries[base + column], divisors[row])
    let factor = -entries[base + column].exactly(dividedBy: shared)
    let multiple = divisors[row].exactly(dividedBy: shared)
    let words = 1 + max(multiple.bitWidth, factor.bitWidth) / UInt.bitWidth
    if multiple == .one {
      work += others.count * words * length
      for place in others {
        entries[base + place] = .cross(
          entries[base + place], .one, factor, entries[start + place], over: .one)
      }
    } else {
      work += width * words * max(words, length)
      for place in 0..<width where place != column {
        let (old, part) = (entries[base + place], entries[start + place])
        if old.isZero, part.isZero { continue }
        entries[base + place] = .cross(old, multiple, factor, part, over: .one)
      }
      divisors[other] = divisors[other] * multiple
    }
    entries[base + column] = -factor * entries[start + column]
    reduce(other)
  }

  /// Divides a row by all that divides it.
  private mutating func reduce(_ row: Int) {
    if divisors[row] == .one { return }
    let base = row * width
    // From a number of one word on, the others are divided by words only.
    let short = entries[base..<(base + width)].first { $0.isShort && !$0.isZero }
    var common = BigInteger.greatestDivisor(short ?? .zero, divisors[row])
    for index in base..<(base + width) where common != .one && !entries[index].isZero {
      common = .greatestDivisor(common, entries[index])
    }
    if common == .one { return }
    work += width * (1 + divisors[row].bitWidth / UInt.bitWidth)
    divisors[row] = divisors[row].exactly(dividedBy: common)
    for index in base..<(base + width) where !entries[index].isZero {
      entries[index] = entries[index].exactly(dividedBy: common)
    }
  }
}
