/// A check that the tableau's values are an optimum, from the constraints as they were given: for each priority, the
/// multipliers of the constraints prove that its sum of errors cannot be less unless one of a higher priority is more.
///
/// The multipliers of a priority are a slope for each functional and variable. Times the coefficients of the constraints
/// they must cancel for every variable, so that they change nothing together. What remains of a symbol's own cost, in
/// either direction, must not be negative, unless a required constraint or a higher
/// priority forbids to move it so.
///
/// The tableau only proposes the multipliers. It is judged by the sums, so that an error in its rows, costs or segments
/// shows. Single errors and distances, which decide between equal sums, are not looked at.
struct OptimalityCheck: ~Copyable {
  /// The part of its terms below which a sum is noise: twice that for costs.
  private let noise: Double
  /// The share of `limit(beside:)` above which a sum may be one that the tableau counts as a cost.
  private static let leastShare = 0.25
  /// The part of its terms above which it may be one, where coefficients are known to have hardly any errors.
  private static let leastExactly = 1e-11
  /// The drift of such coefficients.
  private static let exactDrift = 1e-12
  /// Whether they are.
  private let isExact: Bool
  /// The coefficient that counts as a cost.
  private let leastCoefficient: Double
  /// The largest weight on the level that is being checked.
  private var largestWeight = 0.0
  /// The distance from a breakpoint, as a share of the numbers in the symbol's sum, within which it is at the breakpoint.
  private static let tolerance = 1e-8

  /// Whether nothing forbids yet that a symbol falls, or rises.
  struct Freedom: BitwiseCopyable {
    var below = true
    var above = true
  }

  /// The reason to doubt that the values are an optimum, and its share of the numbers it comes from; nil if they are.
  private(set) var doubt: Doubt?
  private(set) var share = 0.0

  private var multipliers: LevelMultipliers
  private var isOpen: Buffer<Freedom>
  /// The magnitudes of the numbers that values come from.
  private let magnitudes: Buffer<Double>
  /// What is taken for a magnitude at least: a refined value has rounding errors of the largest ones.
  private var leastMagnitude = 0.0
  /// A constraint for each functional, which tells what it is the sum of; -1 for none.
  private var tellers: Buffer<Int32>
  private var cancelled = SparseAccumulator()

  /// Checks what the tableau answers for: all but parts that are solved in whole numbers.
  init(ofTableauOf state: inout SolverState) {
    let others =
      state.exact.isNeeded
      ? state.withExactParts { exact, _ in
        Set(exact.roots.flatMap { exact.places($0) })
      } : []
    self.init(among: state.constraints.livePlaces.filter { !others.contains($0) }, &state)
  }

  /// - Parameter places: The constraints that the variables concerned have.
  init(among places: [Int32], _ state: inout SolverState) {
    self.init(among: places, isExact: false, &state)
    // The tableau may have followed costs that are less than the errors that its coefficients are assumed to have.
    if doubt != nil, Drift.ofCoefficients(&state) <= OptimalityCheck.exactDrift {
      self = OptimalityCheck(among: places, isExact: true, &state)
    }
  }

  private init(among places: [Int32], isExact: Bool, _ state: inout SolverState) {
    self.isExact = isExact
    let count = state.tableau.symbolCount
    noise = 2 * max(state.tableau.form.costs.noise, LexicographicCost.noise)
    leastCoefficient = state.tableau.form.reducedCosts.leastCoefficient
    multipliers = LevelMultipliers(symbols: count)
    isOpen = Buffer(repeating: Freedom(), count: count)
    tellers = Buffer(repeating: -1, count: count)
    magnitudes = state.tableau.form.magnitudes(state.tableau.values.copy())
    cancelled.grow(to: count)
    for place in places {
      for term in state.constraints[place]?.expression.terms ?? [] {
        leastMagnitude = max(
          leastMagnitude,
          abs(state.tableau.values[term.variable.symbol]) * Residuals.roundingErrors)
      }
    }
    var levels: [(band: UInt64, place: Int32)] = []
    for place in places {
      let record = state.tableau.constraints[place]
      // A required constraint that the tableau does not know would only forbid more; an error can be less.
      if record.isSetAside, !record.isRequired { note(1, of: 1, about: place, state) }
      guard record.host >= 0 else { continue }
      tellers[record.host] = place
      if record.isRequired {
        forbid(beyond: record, state.tableau.form.basis)
      } else {
        levels.append((record.sumBand, place))
      }
    }
    levels.sort { $0.band != $1.band ? $0.band > $1.band : $0.place < $1.place }
    var first = 0
    while first < levels.count {
      let band = levels[first].band
      let end = levels[first...].firstIndex { $0.band != band } ?? levels.count
      for level in levels[first..<end] { addSlopes(of: level.place, state.tableau.form) }
      multipliers.propose(band, &state.tableau.form, noise: noise)
      checkCancellation(&state)
      checkSlopes(state)
      multipliers.clear()
      largestWeight = 0
      first = end
    }
  }

  /// Notes which movements a required constraint forbids.
  private mutating func forbid(beyond record: TableauConstraint, _ basis: borrowing Basis) {
    let value = basis.values[record.host]
    let slack = slack(of: record, at: value)
    if record.hasBreakpoint(isLower: true), value <= record.position + slack {
      isOpen[record.host].below = false
    }
    if record.hasBreakpoint(isLower: false), value >= record.position - slack {
      isOpen[record.host].above = false
    }
  }

  private func slack(of record: TableauConstraint, at value: Double) -> Double {
    OptimalityCheck.tolerance
      * max(abs(value), abs(record.position), magnitudes[record.host], leastMagnitude)
  }

  /// Adds the slopes of a constraint's error below and above the value of its host.
  private mutating func addSlopes(of place: Int32, _ form: borrowing SolvedForm) {
    let record = form.costs.owners.constraints[place]
    let weight = record.weight * abs(record.factor)
    let value = form.basis.values[record.host]
    let slack = slack(of: record, at: value)
    multipliers.touch(record.host)
    largestWeight = max(largestWeight, weight)
    multipliers.sides[record.host].magnitude += weight
    if record.hasBreakpoint(isLower: true) {
      if value <= record.position + slack { multipliers.sides[record.host].slopes.below -= weight }
      if value < record.position - slack { multipliers.sides[record.host].slopes.above -= weight }
    }
    if record.hasBreakpoint(isLower: false) {
      if value >= record.position - slack { multipliers.sides[record.host].slopes.above += weight }
      if value > record.position + slack { multipliers.sides[record.host].slopes.below += weight }
    }
  }

  // MARK: - Judging

  /// Checks that the constraints, times their multipliers, cancel for every variable.
  private mutating func checkCancellation(_ state: inout SolverState) {
    addUp(&state)
    if largestRemainder > 1, isDrift {
      multipliers.refine(by: cancelled, &state.tableau.form)
      addUp(&state)
    }
    for index in 0..<cancelled.touched.count {
      let symbol = cancelled.touched[index]
      let cell = cancelled.cell(of: symbol)
      if !(abs(cell.sum) <= limit(beside: cell.magnitude)) {
        note(abs(cell.sum), of: cell.magnitude, about: teller(of: symbol, state), state)
      }
    }
  }

  /// Adds up the constraints times their multipliers, for every variable.
  private mutating func addUp(_ state: inout SolverState) {
    cancelled.clear()
    for index in 0..<multipliers.touched.count {
      let symbol = multipliers.touched[index]
      let side = multipliers.sides[symbol]
      let size = max(abs(side.multiplier), side.magnitude)
      if side.multiplier == 0 { continue }
      if state.tableau.form.basis.isVariable(symbol) {
        cancelled.add(
          SparseAccumulator.Cell(sum: side.multiplier, magnitude: size), times: 1, to: symbol)
        continue
      }
      let teller = tellers[symbol]
      guard teller >= 0, let constraint = state.constraints[teller] else { continue }
      let factor = state.tableau.constraints[teller].factor
      state.gather(constraint.expression)
      for term in 0..<state.terms.entries.count {
        let term = state.terms.entries[term]
        cancelled.add(
          SparseAccumulator.Cell(sum: side.multiplier, magnitude: size),
          times: term.coefficient / factor, to: term.symbol)
      }
    }
  }

  /// What is left of the sum that is largest beside its limit.
  private var largestRemainder: Double {
    var largest = 0.0
    for index in 0..<cancelled.touched.count {
      let cell = cancelled.cell(of: cancelled.touched[index])
      largest = max(largest, abs(cell.sum) / limit(beside: cell.magnitude))
    }
    return largest
  }

  /// Whether what is left is no more than the drift that rows may have: beside the largest number in any of the sums.
  private var isDrift: Bool {
    var (remainder, largest) = (0.0, 0.0)
    for index in 0..<cancelled.touched.count {
      let cell = cancelled.cell(of: cancelled.touched[index])
      remainder = max(remainder, abs(cell.sum))
      largest = max(largest, cell.magnitude)
    }
    return remainder <= Drift.coefficientLimits.left * largest
  }

  /// Returns a constraint that a variable's multiplier belongs to: its own, one of the touched ones that has the variable, or
  /// any of these.
  private func teller(of symbol: Symbol, _ state: borrowing SolverState) -> Int32 {
    if tellers[symbol] >= 0 { return tellers[symbol] }
    var found: Int32 = -1
    for index in 0..<multipliers.touched.count {
      let teller = tellers[multipliers.touched[index]]
      guard teller >= 0, let constraint = state.constraints[teller] else { continue }
      if constraint.expression.terms.contains(where: { $0.variable.symbol == symbol }) {
        return teller
      }
      if found < 0 { found = teller }
    }
    return found
  }

  /// Checks that no symbol can move so that the errors of the level become less, and notes where they would become more.
  private mutating func checkSlopes(_ state: borrowing SolverState) {
    for index in 0..<multipliers.touched.count {
      let symbol = multipliers.touched[index]
      let side = multipliers.sides[symbol]
      let limit = limit(beside: side.magnitude)
      let (below, above) = (
        side.multiplier - side.slopes.below, side.slopes.above - side.multiplier
      )
      // The tableau may have followed a cost that is hardly more than noise, or not: that forbids to move, but does not ask for it.
      let leastCost =
        isExact
        ? side.magnitude * OptimalityCheck.leastExactly : limit * OptimalityCheck.leastShare
      if isOpen[symbol].below, !(abs(below) <= leastCost) {
        isOpen[symbol].below = false
        if !(below >= -limit) {
          note(-below, of: side.magnitude, about: teller(of: symbol, state), state)
        }
      }
      if isOpen[symbol].above, !(abs(above) <= leastCost) {
        isOpen[symbol].above = false
        if !(above >= -limit) {
          note(-above, of: side.magnitude, about: teller(of: symbol, state), state)
        }
      }
    }
  }

  /// Returns the size up to which a sum is noise.
  private func limit(beside magnitude: Double) -> Double {
    noise * magnitude + leastCoefficient * largestWeight
  }

  private mutating func note(
    _ amount: Double, of magnitude: Double, about place: Int32, _ state: borrowing SolverState
  ) {
    // What only refining has brought has no terms of its own.
    let magnitude = max(magnitude, amount)
    guard !(amount / magnitude <= share), place >= 0, let constraint = state.constraints[place]
    else {
      return
    }
    share = amount / magnitude
    doubt = Doubt(
      constraint, constant: state.tableau.constraints[place].constant, amount: amount,
      isOfOptimum: true)
  }
}
