/// A sparse sum over symbols, kept in dense arrays: a row being built, or an objective's costs.
///
/// Beside each sum stands the magnitude of what went into it, so that what is left of a
/// cancellation can be told from a small number that is meant.
struct Accumulator: Sendable {
  /// The symbols with a sum, in the order they were met.
  private(set) var touched: [Symbol] = []
  private var sums: [Double] = []
  private var magnitudes: [Double] = []
  private var isTouched: [Bool] = []

  /// The part of a sum's magnitude below which the sum is rounding noise.
  static let noise = 1e-9

  mutating func grow(to count: Int) {
    while sums.count < count {
      sums.append(0)
      magnitudes.append(0)
      isTouched.append(false)
    }
  }

  mutating func add(_ amount: Double, to symbol: Symbol) {
    if !isTouched[symbol] {
      isTouched[symbol] = true
      touched.append(symbol)
      sums[symbol] = amount
      magnitudes[symbol] = abs(amount)
    } else {
      sums[symbol] += amount
      magnitudes[symbol] += abs(amount)
    }
  }

  /// The sum of a symbol, 0 for noise and for a symbol that has none.
  subscript(symbol: Symbol) -> Double {
    guard isTouched[symbol] else { return 0 }
    let sum = sums[symbol]
    return abs(sum) <= magnitudes[symbol] * Accumulator.noise ? 0 : sum
  }

  /// Sets a sum to 0 for good measure, its magnitude too.
  mutating func reset(_ symbol: Symbol) {
    sums[symbol] = 0
    magnitudes[symbol] = 0
  }

  mutating func clear() {
    for symbol in touched { isTouched[symbol] = false }
    touched.removeAll(keepingCapacity: true)
  }

  /// The sums that are not zero, sorted by symbol, each times a factor.
  func entries(times factor: Double) -> [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(touched.count + 2)
    for symbol in touched.sorted() where self[symbol] != 0 {
      entries.append(Entry(symbol: symbol, coefficient: self[symbol] * factor))
    }
    return entries
  }
}
