extension Tableau {
  /// Solves a row for another of its symbols, and puts that into all other rows.
  ///
  /// The vertex changes unless the row's constant is zero.
  /// - Complexity: the sum of the lengths of the rows the entering symbol occurs in.
  mutating func pivot(_ place: Int, entering: Symbol) {
    let coefficient = rows[place].coefficient(of: entering)
    guard let leaving = rows[place].basic, coefficient != 0 else { return }
    solve(place, leaving: leaving, entering: entering, coefficient: coefficient)
    positions[leaving] = nil
    positions[entering] = place
    activeCount -= isActive[entering] ? 1 : 0
    isActive[entering] = false
    if bounds[leaving] != .fixed {
      isActive[leaving] = true
      activeCount += 1
    }
    substitute(entering, from: place)
  }

  /// `leaving = k + a · entering + rest` becomes `entering = -k/a + 1/a · leaving - rest/a`.
  private mutating func solve(
    _ place: Int, leaving: Symbol, entering: Symbol, coefficient: Double
  ) {
    removeFromColumn(of: entering, row: place)
    rows[place].remove(entering)
    let factor = -1 / coefficient
    var largest = 0.0
    for index in rows[place].entries.indices {
      rows[place].entries[index].coefficient *= factor
      largest = max(largest, abs(rows[place].entries[index].coefficient))
    }
    // Coefficients that grow make rounding errors grow.
    wear += largest < 100 ? 1 : 8
    rows[place].constant *= factor
    rows[place].insert(Entry(symbol: leaving, coefficient: 1 / coefficient))
    rows[place].basic = entering
    columns[leaving].append(place)
  }

  /// Replaces a symbol in all rows it occurs in by the row that is now solved for it.
  mutating func substitute(_ symbol: Symbol, from place: Int) {
    let source = rows[place]
    let targets = columns[symbol]
    columns[symbol].removeAll(keepingCapacity: true)
    for target in targets {
      merge(source, into: target, replacing: symbol)
    }
  }

  /// Adds to a row another one times the coefficient of the symbol that it replaces.
  private mutating func merge(_ source: Row, into target: Int, replacing symbol: Symbol) {
    let old = rows[target].entries
    let factor = rows[target].coefficient(of: symbol)
    merged.removeAll(keepingCapacity: true)
    var place = 0
    for added in source.entries {
      while place < old.count, old[place].symbol < added.symbol {
        if old[place].symbol != symbol { merged.append(old[place]) }
        place += 1
      }
      if place < old.count, old[place].symbol == added.symbol {
        let sum = Tableau.sum(
          old[place].coefficient, factor * added.coefficient, noise: Accumulator.noise)
        if abs(sum) < 1e-12 {
          removeFromColumn(of: added.symbol, row: target)
        } else {
          merged.append(Entry(symbol: added.symbol, coefficient: sum))
        }
        place += 1
      } else {
        merged.append(
          Entry(symbol: added.symbol, coefficient: factor * added.coefficient))
        columns[added.symbol].append(target)
      }
    }
    while place < old.count {
      if old[place].symbol != symbol { merged.append(old[place]) }
      place += 1
    }
    swap(&rows[target].entries, &merged)
    rows[target].constant = Tableau.sum(
      rows[target].constant, factor * source.constant, noise: 1e-13)
  }

  /// A sum, zero where nothing but rounding noise is left of a cancellation.
  static func sum(_ first: Double, _ second: Double, noise: Double) -> Double {
    let sum = first + second
    return abs(sum) <= noise * max(abs(first), abs(second)) ? 0 : sum
  }

  /// Counts a pivot against the budget of the call.
  mutating func spend() throws(ReferenceError) {
    guard budget > 0 else { throw .iterationLimit(Tableau.pivotLimit) }
    budget -= 1
  }

  /// The pivots one call may do. No layout comes near; it is there so that a call always ends.
  static let pivotLimit = 100_000
}
