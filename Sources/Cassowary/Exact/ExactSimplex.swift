/// The simplex method in whole numbers, level by level: what a level leaves free is what the next one chooses from.
///
/// Every cost bends at zero only, as constants are part of the symbols; so the symbols of columns are at zero. A level
/// that is least leaves the points at which its multipliers prove that (complementary slackness): symbols that may not
/// rise above zero any more, or not fall below it.
struct ExactSimplex {
  /// The cost of each unit above and below zero; neither is negative.
  struct Cost {
    let symbol: Int
    var above = BigInteger.zero
    var below = BigInteger.zero
  }

  /// A sum of quotients of whole numbers.
  private struct Slope {
    var numerator = BigInteger.zero
    var denominator = BigInteger.one

    mutating func add(_ part: BigInteger, over divisor: BigInteger) {
      if divisor == denominator {
        numerator = numerator + part
        return
      }
      let shared = BigInteger.greatestDivisor(denominator, divisor)
      let missing = divisor.exactly(dividedBy: shared)
      numerator = numerator * missing + part * denominator.exactly(dividedBy: shared)
      denominator = denominator * missing
    }
  }

  /// It took more work than it may.
  struct Exhausted: Error {}

  private(set) var dictionary: IntegerDictionary
  /// Whether a symbol may be above zero.
  private(set) var mayRise: [Bool]
  /// Whether a symbol may be below zero.
  private(set) var mayFall: [Bool]
  /// Whether a basic symbol at zero counts as being above.
  private var isAbove: [Bool]
  /// The costs of the present level, by symbol; nil for those that cost nothing.
  private var costs: [Cost?]
  /// The symbols that have one.
  private var costed: [Int] = []
  /// How much it may take.
  var effort: ExactEffort

  init(_ dictionary: IntegerDictionary, _ effort: ExactEffort) {
    self.dictionary = dictionary
    self.effort = effort
    let count = dictionary.symbolCount
    mayRise = Array(repeating: true, count: count)
    mayFall = mayRise
    isAbove = mayRise
    costs = Array(repeating: nil, count: count)
  }

  // MARK: - Symbols

  /// Whether every symbol of a column is to stay at zero.
  var isSettled: Bool { dictionary.columns.allSatisfy { !mayRise[$0] && !mayFall[$0] } }

  /// Returns whether a symbol must not pass zero.
  func isLimited(_ symbol: Int) -> Bool { !mayRise[symbol] || !mayFall[symbol] }

  /// Returns the sign of a symbol's value.
  func sign(of symbol: Int) -> Int {
    dictionary.row(of: symbol).map { dictionary.constant($0).signum } ?? 0
  }

  /// Forbids a symbol to be above or below zero.
  mutating func limit(_ symbol: Int, mayRise rises: Bool, mayFall falls: Bool) {
    mayRise[symbol] = mayRise[symbol] && rises
    mayFall[symbol] = mayFall[symbol] && falls
  }

  /// Allows all symbols any value again.
  mutating func begin() {
    for symbol in mayRise.indices { (mayRise[symbol], mayFall[symbol]) = (true, true) }
    dictionary.clearWork()
  }

  /// Moves the zero of a symbol by a quotient of whole numbers.
  mutating func move(_ symbol: Int, by numerator: BigInteger, over denominator: BigInteger) {
    let shared = BigInteger.greatestDivisor(dictionary.unit, denominator)
    let factor = denominator.exactly(dividedBy: shared)
    if factor != .one { dictionary.divideUnit(by: factor) }
    dictionary.move(
      symbol, by: numerator * dictionary.unit.exactly(dividedBy: denominator))
  }

  /// Takes the value of a basic symbol for zero.
  mutating func takeForZero(_ row: Int) { dictionary.clearConstant(row) }

  /// Exchanges the symbols of a row and a column.
  mutating func exchange(_ row: Int, _ column: Int) throws(Exhausted) {
    // Numbers get longer on the way: what a pivot takes is counted before it is known to be the last.
    if dictionary.work > effort.mostWork { throw Exhausted() }
    dictionary.pivot(row, column)
  }

  /// Returns whether the cost of a basic symbol is that above zero.
  private func isAbove(_ symbol: Int, _ row: Int) -> Bool {
    switch dictionary.constant(row).signum {
    case 1: true
    case -1: false
    default: !mayFall[symbol] ? true : !mayRise[symbol] ? false : isAbove[symbol]
    }
  }

  /// Returns whether a symbol may not pass zero without notice.
  private func bends(_ symbol: Int) -> Bool {
    !mayRise[symbol] || !mayFall[symbol] || costs[symbol] != nil
  }

  // MARK: - A level

  /// Makes a sum of costs least.
  mutating func minimize(_ level: [Cost]) throws(Exhausted) {
    costed = level.map(\.symbol)
    for cost in level { costs[cost.symbol] = cost }
    defer { for cost in level { costs[cost.symbol] = nil } }
    while true {
      dictionary.count(costed.count * dictionary.columns.count)
      let slopes = slopes()
      guard let (column, rises) = entering(slopes) else { return restrict(slopes) }
      try advance(column, rises: rises)
    }
  }

  /// Makes the error of a symbol least, and leaves others as free as they are.
  mutating func reduce(_ cost: Cost) throws(Exhausted) {
    costed = [cost.symbol]
    costs[cost.symbol] = cost
    defer { costs[cost.symbol] = nil }
    while sign(of: cost.symbol) != 0, let (column, rises) = entering(slopes()) {
      try advance(column, rises: rises)
    }
  }

  /// Returns what the rows cost for each unit that a column's symbol rises.
  private func slopes() -> [Slope] {
    var sums = Array(repeating: Slope(), count: dictionary.columns.count)
    for symbol in costed {
      guard let row = dictionary.row(of: symbol), let cost = costs[symbol] else { continue }
      let slope = isAbove(symbol, row) ? cost.above : -cost.below
      if slope.isZero { continue }
      for column in sums.indices {
        let entry = dictionary.entry(row, column)
        if !entry.isZero { sums[column].add(slope * entry, over: dictionary.divisor(row)) }
      }
    }
    return sums
  }

  /// Returns the sign of the cost of a column's symbol and its rows when it moves.
  private func reducedCost(_ column: Int, rises: Bool, _ slope: Slope) -> Int {
    let rows = rises ? slope.numerator : -slope.numerator
    guard let own = costs[dictionary.columns[column]] else { return rows.signum }
    return (rows + (rises ? own.above : own.below) * slope.denominator).signum
  }

  /// Returns the symbol that reduces the cost: of several the first one, so that none goes in a circle (Bland 1977).
  private func entering(_ slopes: [Slope]) -> (column: Int, rises: Bool)? {
    var best: (column: Int, rises: Bool)?
    for (column, symbol) in dictionary.columns.enumerated() {
      if let best, dictionary.columns[best.column] < symbol { continue }
      if mayRise[symbol], reducedCost(column, rises: true, slopes[column]) < 0 {
        best = (column, true)
      } else if mayFall[symbol], reducedCost(column, rises: false, slopes[column]) < 0 {
        best = (column, false)
      }
    }
    return best
  }

  /// Moves a column's symbol to where a basic one gets to zero first, and exchanges them.
  private mutating func advance(_ column: Int, rises: Bool) throws(Exhausted) {
    var first: Int?
    for row in dictionary.basics.indices where approaches(row, column, rises: rises) {
      if let best = first, !isNearer(row, than: best, column) { continue }
      first = row
    }
    // A cost is never negative: something ends the way.
    guard let first else { throw Exhausted() }
    isAbove[dictionary.columns[column]] = rises
    try exchange(first, column)
  }

  /// Returns whether a basic symbol that bends moves towards zero, or may not leave it.
  private func approaches(_ row: Int, _ column: Int, rises: Bool) -> Bool {
    let symbol = dictionary.basics[row]
    let entry = dictionary.entry(row, column)
    if entry.isZero || !bends(symbol) { return false }
    let grows = (entry.signum > 0) == rises
    if dictionary.constant(row).isZero, !mayRise[symbol], !mayFall[symbol] { return true }
    return grows != isAbove(symbol, row)
  }

  /// Returns whether a row is at zero before another one.
  private func isNearer(_ row: Int, than other: Int, _ column: Int) -> Bool {
    let left = distance(row) * size(other, column)
    let right = distance(other) * size(row, column)
    if left == right { return dictionary.basics[row] < dictionary.basics[other] }
    return left < right
  }

  private func distance(_ row: Int) -> BigInteger {
    let constant = dictionary.constant(row)
    return constant.signum < 0 ? -constant : constant
  }

  private func size(_ row: Int, _ column: Int) -> BigInteger {
    let entry = dictionary.entry(row, column)
    return entry.signum < 0 ? -entry : entry
  }

  /// Leaves only points that are as good.
  private mutating func restrict(_ slopes: [Slope]) {
    for (column, symbol) in dictionary.columns.enumerated() {
      let rises = reducedCost(column, rises: true, slopes[column]) <= 0
      let falls = reducedCost(column, rises: false, slopes[column]) <= 0
      limit(symbol, mayRise: rises, mayFall: falls)
    }
    for symbol in costed {
      guard let row = dictionary.row(of: symbol) else { continue }
      let isAbove = isAbove(symbol, row)
      limit(symbol, mayRise: isAbove, mayFall: !isAbove)
    }
  }
}
