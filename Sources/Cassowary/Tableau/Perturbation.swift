/// A perturbation of breakpoints by infinitesimal amounts.
///
/// If many breakpoints meet in one point, steps of length zero can cycle. If each is moved by a random amount
/// times an infinitesimal number, hardly any two still meet: each step has a length and reduces the cost, so
/// no basis is visited again. Since the number is infinitesimal, the values are the same without it, and the
/// final basis is valid for the original system.
///
/// Amounts here are multiples of that number.
struct Perturbation: ~Copyable {
  private(set) var isOn = false
  /// The offset of each symbol's value.
  var values = Buffer<Double>()
  /// The offset of each breakpoint, by its place in the arena.
  fileprivate var positions = Buffer<Double>()
  /// The distance below which a difference is a rounding error.
  fileprivate(set) var slack = 0.0
  fileprivate var steps = 0
  private var random = RandomSequence(seed: 0)

  /// Returns a random number from 0.5 to 1.5.
  fileprivate mutating func amount() -> Double { 0.5 + random.next() }

  fileprivate mutating func begin(symbols: Int) {
    isOn = true
    steps = 0
    values.removeAll()
    values.extend(to: symbols, with: 0)
    positions.removeAll()
  }

  mutating func end() { isOn = false }
}

extension Tableau {
  /// Begins the perturbation. Symbols keep their positions, and breakpoints next to a basic one move away
  /// from it.
  mutating func beginPerturbation() {
    refreshValues()
    perturbation.begin(symbols: symbols.count)
    var largest = 0.0
    for symbol in 0..<Symbol(symbols.count) {
      let record = symbols[symbol]
      guard record.state == .basic || record.state == .parametric else { continue }
      largest = max(largest, abs(values[symbol]))
      let list = breaks.list(record.breaks)
      perturbation.positions.extend(to: Int(record.breaks.start) + list.count, with: 0)
      guard record.state == .basic else { continue }
      var first = 0
      while first < list.count {
        // Breakpoints at one position stay together.
        var end = first + 1
        while end < list.count, list[end].position == list[first].position { end += 1 }
        var amount = perturbation.amount()
        if end <= Int(record.segment) {
          amount = -amount
        } else if first < Int(record.segment) {
          amount = 0
        }
        for index in first..<end {
          perturbation.positions[Int(record.breaks.start) + index] = amount
        }
        first = end
      }
    }
    perturbation.slack = 1e-12 * largest
  }

  /// Returns the infinitesimal distance from a symbol to a breakpoint ahead.
  @inline(__always) func perturbedWay(to index: Int32, of symbol: Symbol) -> Double {
    perturbation.positions[symbols[symbol].breaks.start + index] - perturbation.values[symbol]
  }

  /// Moves a symbol and its dependents by an infinitesimal amount.
  mutating func shiftPerturbed(_ symbol: Symbol, by step: Double) {
    perturbation.values[symbol] += step
    for occurrence in columns.list(symbols[symbol].column) {
      perturbation.values[rows[occurrence.row].basic] += occurrence.coefficient * step
    }
  }

  /// Moves a basic symbol that becomes parametric to the breakpoint that stopped it.
  mutating func leavePerturbed(_ symbol: Symbol, at index: Int32) {
    perturbation.values[symbol] = perturbation.positions[symbols[symbol].breaks.start + index]
  }

  /// Recomputes the offsets of basic symbols now and then, which removes rounding errors.
  mutating func refreshPerturbation() {
    perturbation.steps += 1
    guard perturbation.steps % 32 == 0 else { return }
    for row in 0..<Int32(rows.count) where rows[row].basic >= 0 {
      var sum = 0.0
      for entry in entries.list(rows[row].entries) {
        sum += entry.coefficient * perturbation.values[entry.symbol]
      }
      perturbation.values[rows[row].basic] = sum
    }
  }
}
