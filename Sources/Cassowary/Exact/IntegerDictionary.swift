/// Equations that express some symbols, the basic ones, by others, which are at zero, in whole numbers:
///
///     divisor * basic = sum of entries * others + constant
///
/// All rows share the divisor, which is that of the last pivot. Then all entries are determinants of the original
/// ones, and each division by the former divisor is without a remainder (Bareiss 1968; Edmonds 1967).
struct IntegerDictionary {
  /// The symbol of each column.
  private(set) var columns: [Int]
  /// The basic symbol of each row.
  private(set) var basics: [Int]
  /// The column of each symbol, or `~row`.
  private var places: [Int]
  /// The entries of all rows, each with its constant last.
  private var entries: [BigInteger]
  /// Above zero.
  private(set) var divisor = BigInteger.one
  /// What constants are multiplied by beside the divisor, so that all are whole.
  private(set) var unit = BigInteger.one
  /// A measure of what pivots took: the products of words.
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

  /// Returns the value of a row's symbol, times the divisor.
  @inline(__always) func constant(_ row: Int) -> BigInteger { entries[row * width + width - 1] }

  /// Returns the value of a symbol.
  func value(of symbol: Int) -> Double {
    row(of: symbol).map { BigInteger.quotient(constant($0), divisor * unit) } ?? 0
  }

  // MARK: - Changing

  /// Moves the zero of a symbol: what it counts from is so much less.
  /// - Parameter distance: The distance, in units of constants.
  mutating func move(_ symbol: Int, by distance: BigInteger) {
    if let row = row(of: symbol) {
      let index = row * width + width - 1
      entries[index] = entries[index] + distance * divisor
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

  /// Forgets what pivots took.
  mutating func clearWork() { work = 0 }

  /// Takes the value of a basic symbol for zero.
  mutating func clearConstant(_ row: Int) { entries[row * width + width - 1] = .zero }

  /// Exchanges the symbols of a row and a column, whose entry is not zero.
  mutating func pivot(_ row: Int, _ column: Int) {
    let start = row * width
    let pivot = entries[start + column]
    let isNegative = pivot.signum < 0
    let newDivisor = isNegative ? -pivot : pivot
    let isUnchanged = newDivisor == divisor
    let touched = (0..<width).filter { $0 != column && !entries[start + $0].isZero }
    let words = 1 + newDivisor.bitWidth / UInt.bitWidth
    for other in basics.indices where other != row {
      let base = other * width
      let factor = entries[base + column]
      if factor.isZero {
        if isUnchanged { continue }
        work += width * words
        for index in base..<(base + width) where !entries[index].isZero {
          entries[index] = .cross(entries[index], newDivisor, .zero, .zero, over: divisor)
        }
        continue
      }
      let signed = isNegative ? -factor : factor
      work += (isUnchanged ? touched.count : width) * words * words
      if isUnchanged {
        for place in touched {
          entries[base + place] = .cross(
            entries[base + place], newDivisor, signed, entries[start + place], over: divisor)
        }
      } else {
        for place in 0..<width where place != column {
          let (old, part) = (entries[base + place], entries[start + place])
          if old.isZero, part.isZero { continue }
          entries[base + place] = .cross(old, newDivisor, signed, part, over: divisor)
        }
      }
      entries[base + column] = signed
    }
    for place in touched where !isNegative { entries[start + place] = -entries[start + place] }
    entries[start + column] = isNegative ? -divisor : divisor
    divisor = newDivisor
    swap(&basics[row], &columns[column])
    places[basics[row]] = ~row
    places[columns[column]] = column
  }
}
