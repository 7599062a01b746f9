/// Breakpoints that are thought to be moved by amounts that are smaller than any number.
///
/// Where many breakpoints meet in one point, steps of length zero can lead in a circle. With each of
/// them moved by a random amount times a number that is as small as one likes, hardly two still
/// meet: each step has a length, and lessens the cost, so no basis comes again. As that number
/// may be smaller than anything, the values are what they are without it, and so is the basis that
/// is found in the end one for the system as it is.
///
/// Amounts are counted in that small number here.
struct Tilt: ~Copyable {
  private(set) var isOn = false
  /// By how much each symbol's value is off.
  var values = Buffer<Double>()
  /// By how much each breakpoint is off, by its place in the arena.
  fileprivate var positions = Buffer<Double>()
  /// What is no distance, but rounding errors.
  fileprivate(set) var slack = 0.0
  fileprivate var steps = 0
  private var chance = Chance(seed: 0)

  /// A number from 0.5 to 1.5, another one each time.
  fileprivate mutating func amount() -> Double { 0.5 + chance.next() }

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
  /// Begins to count what is smaller than numbers: all symbols stand where they are, and breakpoints
  /// next to a basic one give it room.
  mutating func beginTilt() {
    refreshValues()
    tilt.begin(symbols: symbols.count)
    var largest = 0.0
    for symbol in 0..<Symbol(symbols.count) {
      let record = symbols[symbol]
      guard record.state == .basic || record.state == .parametric else { continue }
      largest = max(largest, abs(values[symbol]))
      let list = breaks.list(record.breaks)
      tilt.positions.extend(to: Int(record.breaks.start) + list.count, with: 0)
      guard record.state == .basic else { continue }
      var first = 0
      while first < list.count {
        // Breakpoints at one position stay together.
        var end = first + 1
        while end < list.count, list[end].position == list[first].position { end += 1 }
        var amount = tilt.amount()
        if end <= Int(record.segment) {
          amount = -amount
        } else if first < Int(record.segment) {
          amount = 0
        }
        for index in first..<end { tilt.positions[Int(record.breaks.start) + index] = amount }
        first = end
      }
    }
    tilt.slack = 1e-12 * largest
  }

  /// How far, in what is smaller than numbers, a breakpoint lies ahead of its symbol.
  @inline(__always) func tiltedWay(to index: Int32, of symbol: Symbol) -> Double {
    tilt.positions[symbols[symbol].breaks.start + index] - tilt.values[symbol]
  }

  /// Moves a symbol, and all that depends on it, by what is smaller than numbers.
  mutating func shiftTilted(_ symbol: Symbol, by step: Double) {
    tilt.values[symbol] += step
    for occurrence in columns.list(symbols[symbol].column) {
      tilt.values[rows[occurrence.row].basic] += occurrence.coefficient * step
    }
  }

  /// Puts a basic symbol, which becomes parametric, on the breakpoint that stopped it.
  mutating func leaveTilted(_ symbol: Symbol, at index: Int32) {
    tilt.values[symbol] = tilt.positions[symbols[symbol].breaks.start + index]
  }

  /// Computes what basic symbols are off anew at times, which forgets rounding errors.
  mutating func refreshTilt() {
    tilt.steps += 1
    guard tilt.steps % 32 == 0 else { return }
    for row in 0..<Int32(rows.count) where rows[row].basic >= 0 {
      var sum = 0.0
      for entry in entries.list(rows[row].entries) {
        sum += entry.coefficient * tilt.values[entry.symbol]
      }
      tilt.values[rows[row].basic] = sum
    }
  }
}
