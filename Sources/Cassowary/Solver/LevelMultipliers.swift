/// The multipliers of the constraints of one level, which may prove that its sum of errors is least.
///
/// The tableau only proposes them: it can be wrong.
struct LevelMultipliers: ~Copyable {
  /// What the constraints say of a symbol on the level that is being checked.
  struct Side: BitwiseCopyable {
    /// The slopes of its own cost below and above its value.
    var slopes = (below: 0.0, above: 0.0)
    var multiplier = 0.0
    /// The sum of the terms of both.
    var magnitude = 0.0
    var isTouched = false
  }

  var sides: Buffer<Side>
  /// The symbols of which the level says something.
  private(set) var touched = Buffer<Symbol>()

  init(symbols count: Int) { sides = Buffer(repeating: Side(), count: count) }

  mutating func touch(_ symbol: Symbol) {
    if sides[symbol].isTouched { return }
    sides[symbol].isTouched = true
    touched.append(symbol)
  }

  /// Proposes multipliers: those of basic symbols are the slopes of their segments, and those of parametric ones what the
  /// rows make of these.
  /// - Parameter noise: The part of its terms below which a sum is noise.
  mutating func propose(_ band: UInt64, _ form: inout SolvedForm, noise: Double) {
    var basics = Buffer<Symbol>()
    for index in 0..<touched.count where form.basis.role(of: touched[index]) == .basic {
      let symbol = touched[index]
      let slope = LevelMultipliers.slope(of: symbol, band, form.costs)
      if slope == 0 { continue }
      sides[symbol].multiplier = slope
      basics.append(symbol)
    }
    // Rows that refer to others are opened once all together, or each by itself if there are few.
    if basics.count > 1, basics.count * 8 > form.basis.rowCount {
      spreadAll(basics, &form.basis, noise: noise)
      return
    }
    for index in 0..<basics.count {
      let slope = sides[basics[index]].multiplier
      form.expand(basics[index])
      for entry in 0..<form.expansion.entries.count {
        let entry = form.expansion.entries[entry]
        let part = slope * entry.coefficient
        subtract(SparseAccumulator.Cell(sum: part, magnitude: abs(part)), from: entry.symbol)
      }
    }
  }

  private mutating func subtract(_ part: SparseAccumulator.Cell, from symbol: Symbol) {
    touch(symbol)
    sides[symbol].multiplier -= part.sum
    sides[symbol].magnitude += part.magnitude
  }

  /// Returns the slope of a basic symbol's cost on a level, in its segment.
  private static func slope(
    of symbol: Symbol, _ band: UInt64, _ costs: borrowing SymbolCosts
  ) -> Double {
    var slope = 0.0
    let segment = Int(costs.segment(of: symbol))
    for (index, point) in costs.breakpoints(of: symbol).enumerated()
    where costs.owners.band(of: point.owner) == band {
      if index < segment {
        if !point.isLower { slope += point.weight }
      } else if point.isLower {
        slope -= point.weight
      }
    }
    return slope
  }

  /// Spreads the slopes of basic symbols to parametric ones through all rows.
  private mutating func spreadAll(
    _ basics: borrowing Buffer<Symbol>, _ basis: inout Basis, noise: Double
  ) {
    var sums = Buffer<SparseAccumulator.Cell>(
      repeating: SparseAccumulator.Cell(), count: basis.symbolCount)
    for index in 0..<basics.count {
      let slope = sides[basics[index]].multiplier
      sums[basics[index]].sum = slope
      sums[basics[index]].magnitude = abs(slope)
    }
    basis.orderRows()
    for index in (0..<basis.rowCount).reversed() {
      let row = basis.orderedRow(index)
      let basic = basis.basic(of: row)
      if basic < 0 || sums[basic].magnitude == 0 { continue }
      let carried = sums[basic].carried(noise: noise)
      for entry in basis.matrix.row(row) {
        sums[entry.symbol].sum += carried.sum * entry.coefficient
        sums[entry.symbol].magnitude += carried.magnitude * abs(entry.coefficient)
      }
    }
    for symbol in 0..<Symbol(basis.symbolCount)
    where basis.role(of: symbol) == .parametric && sums[symbol].magnitude > 0 {
      subtract(sums[symbol], from: symbol)
    }
  }

  /// Takes from the multipliers of parametric symbols what is left of the sums that they should cancel: rows that have drifted
  /// propose them with their errors. (Iterative refinement; of the dual solution, Gleixner, Steffy and Wolter 2016.)
  mutating func refine(by remainders: borrowing SparseAccumulator, _ form: inout SolvedForm) {
    for index in 0..<remainders.touched.count {
      let cell = remainders.cell(of: remainders.touched[index])
      let remainder = cell.sum
      // Rounding errors of the sum itself are none of the rows.
      if abs(remainder) <= SparseAccumulator.roundingErrors * cell.magnitude { continue }
      form.expand(remainders.touched[index])
      for entry in 0..<form.expansion.entries.count {
        let entry = form.expansion.entries[entry]
        touch(entry.symbol)
        sides[entry.symbol].multiplier -= remainder * entry.coefficient
      }
    }
  }

  /// Forgets the level.
  mutating func clear() {
    for index in 0..<touched.count { sides[touched[index]] = Side() }
    touched.removeAll()
  }
}
