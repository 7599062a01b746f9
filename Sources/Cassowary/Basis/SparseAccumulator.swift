/// Sums over symbols (a sparse accumulator: Gilbert, Moler and Schreiber 1992).
///
/// Each sum is stored with the sum of its terms' magnitudes. The two together tell a cancellation from an
/// intended small number.
struct SparseAccumulator: ~Copyable {
  struct Cell: BitwiseCopyable {
    var sum = 0.0
    var magnitude = 0.0
    var isTouched = false

    /// The sum; 0 if it is only a rounding error.
    @inline(__always) var significantSum: Double {
      let least = greater(magnitude * SparseAccumulator.noise, SparseAccumulator.least)
      return abs(sum) > least ? sum : 0
    }

    /// Returns the cell with the magnitude that counts when it is added to other sums through a reference.
    /// - Parameter noise: The fraction of a sum's magnitude below which the sum is a rounding error there.
    func carried(noise: Double) -> Cell {
      Cell(
        sum: sum,
        magnitude: SparseAccumulator.carriedMagnitude(magnitude, of: sum, noise: noise))
    }
  }

  /// The symbols with a sum, in the order of their first addition.
  private(set) var touched = Buffer<Symbol>()
  private var cells = Buffer<Cell>()

  /// The fraction of a sum's magnitude below which the sum is a rounding error.
  static let noise = 1e-11
  /// The largest ratio of magnitude to sum that is passed on to other sums, unless the sum is a rounding error.
  private static let mostCancellation = 65_536.0
  /// The relative error of an addition, as a fraction of the sum's magnitude.
  private static let additionErrors = 4e-16
  /// The fraction of a sum's magnitude up to which it is a rounding error of the addition itself.
  static let roundingErrors = 1e-14
  /// The largest rounding error compared with coefficients of about one.
  static let least = 1e-13

  /// Returns the magnitude that counts when a sum is added to other sums through a reference.
  ///
  /// A sum has the errors of its terms, so its magnitude should count. But if rows refer to rows that refer to others
  /// and everything cancels each time, the magnitude doubles each time: after 40 references it would be 2⁴⁰, and a sum
  /// of one would count as a rounding error. So the magnitude is limited to a multiple of the sum. If the sum is a
  /// rounding error, the limit is such that it stays one in every other sum. In any case, the errors of its own
  /// additions stay rounding errors there.
  /// - Parameter noise: The fraction of a sum's magnitude below which the sum is a rounding error.
  static func carriedMagnitude(_ magnitude: Double, of sum: Double, noise: Double) -> Double {
    let isNoise = abs(sum) <= noise * magnitude
    let parts = abs(sum) * (isNoise ? 2 / noise : mostCancellation)
    return min(magnitude, max(parts, magnitude * (additionErrors / noise)))
  }

  mutating func grow(to count: Int) {
    cells.extend(to: count, with: Cell())
  }

  @inline(__always) mutating func add(_ amount: Double, to symbol: Symbol) {
    add(Cell(sum: amount, magnitude: abs(amount)), times: 1, to: symbol)
  }

  /// Adds a multiple of another sum.
  @inline(__always) mutating func add(_ cell: Cell, times factor: Double, to symbol: Symbol) {
    let (amount, magnitude) = (cell.sum * factor, cell.magnitude * abs(factor))
    if !cells[symbol].isTouched {
      cells[symbol] = Cell(sum: amount, magnitude: magnitude, isTouched: true)
      touched.append(symbol)
    } else {
      cells[symbol].sum += amount
      cells[symbol].magnitude += magnitude
    }
  }

  /// Adds a multiple of a row.
  @inline(__always) mutating func add(_ row: UnsafeBufferPointer<Entry>, times factor: Double) {
    let new = touched.room(for: row.count)
    var newCount = 0
    let cells = cells.base
    for index in 0..<row.count {
      let amount = row[index].coefficient * factor
      let cell = cells + Int(row[index].symbol)
      if cell.pointee.isTouched {
        cell.pointee.sum += amount
        cell.pointee.magnitude += abs(amount)
      } else {
        cell.pointee = Cell(sum: amount, magnitude: abs(amount), isTouched: true)
        new[newCount] = row[index].symbol
        newCount &+= 1
      }
    }
    touched.noteAppended(newCount)
  }

  /// Returns a symbol's sum, even if it is a rounding error, with its magnitude.
  @inline(__always) func cell(of symbol: Symbol) -> Cell {
    cells[symbol].isTouched ? cells[symbol] : Cell()
  }

  /// Sets a symbol's sum to zero.
  @inline(__always) mutating func reset(_ symbol: Symbol) {
    cells[symbol].sum = 0
    cells[symbol].magnitude = 0
  }

  /// The sum of a symbol; 0 for a rounding error and for a symbol without a sum.
  @inline(__always) subscript(symbol: Symbol) -> Double {
    cells[symbol].isTouched ? cells[symbol].significantSum : 0
  }

  /// Returns a symbol's sum; 0 only if it is within the rounding errors of the addition itself. To omit more would move
  /// values incorrectly.
  @inline(__always) func exactSum(of symbol: Symbol) -> Double {
    let cell = cells[symbol]
    return abs(cell.sum) > cell.magnitude * SparseAccumulator.roundingErrors ? cell.sum : 0
  }

  /// Lists the nonzero sums; afterwards no sum counts as touched. `cancellation` and `largestPart` remain valid until
  /// `beginAfterListing()`, which has to be called before the next addition.
  mutating func list(in entries: inout Buffer<Entry>) {
    entries.removeAll()
    let list = entries.room(for: touched.count)
    var count = 0
    let (cells, touched) = (
      cells.base, UnsafeBufferPointer(start: touched.base, count: touched.count)
    )
    for index in 0..<touched.count {
      let symbol = touched[index]
      let cell = cells + Int(symbol)
      cell.pointee.isTouched = false
      let coefficient = cell.pointee.significantSum
      if coefficient == 0 { continue }
      list[count] = Entry(coefficient: coefficient, symbol: symbol)
      count &+= 1
    }
    entries.noteAppended(count)
  }

  /// The largest magnitude of a sum's terms.
  var largestPart: Double {
    var parts = 0.0
    for index in 0..<touched.count { parts = max(parts, cells[touched[index]].magnitude) }
    return parts
  }

  /// The largest magnitude relative to the largest sum, computed in one pass.
  var cancellation: Double {
    var (parts, largest) = (0.0, 1.0)
    for index in 0..<touched.count {
      let cell = cells[touched[index]]
      parts = max(parts, cell.magnitude)
      largest = max(largest, abs(cell.sum))
    }
    return parts / largest
  }

  /// Returns the sum of a touched symbol, and sets it to zero.
  @inline(__always) mutating func take(_ symbol: Symbol) -> Double {
    let sum = cells[symbol].significantSum
    reset(symbol)
    return sum
  }

  mutating func beginAfterListing() { touched.removeAll() }

  mutating func clear() {
    for index in 0..<touched.count { cells[touched[index]].isTouched = false }
    touched.removeAll()
  }
}
