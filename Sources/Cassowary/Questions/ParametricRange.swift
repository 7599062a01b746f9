/// The range in which a constraint's constant can move while the basis stays optimal, and the rate at which a variable
/// follows it there (Chvátal, "Linear Programming", chapter 10).
///
/// As long as no row leaves its segment, every value is a linear function of the moving breakpoint. The reduced costs
/// do not depend on values, so they do not change. Thus the rate is a coefficient, not a difference of values, and the
/// ends of the range are quotients.
struct ParametricRange {
  /// The error of a value at an end of its segment that counts as a rounding error, relative to the
  /// magnitude of its terms.
  private static let noise = 1e-11

  /// The change of the observed variable for each unit of the constant's move.
  private(set) var rate = 0.0
  /// The distance that the constant can move forward before a value meets a breakpoint.
  private(set) var ahead = Double.infinity
  /// The distance that the constant can move back before a value meets a breakpoint, up to rounding errors.
  private(set) var behind = Double.infinity

  /// Finds the range of an optimized tableau's present state.
  /// - Parameter index: The constraint whose constant moves, in the direction 1 or -1.
  init(
    of variable: Symbol, moving index: Int32, direction: Double, in tableau: inout Tableau,
    _ constraints: borrowing ConstraintTable, _ units: borrowing Units
  ) {
    let record = tableau.constraints[index]
    let boundedSymbol = record.symbol
    guard boundedSymbol >= 0 else { return }
    let speed = -direction / record.factor
    let value = tableau.values[boundedSymbol]
    let points = tableau.form.costs.breakpoints(of: boundedSymbol)
    let position = points.first { $0.owner == index }?.position ?? record.position
    let role = tableau.form.basis.role(of: boundedSymbol)
    guard role == .parametric, abs(position - value) <= Self.noise * abs(position) else {
      // The breakpoint moves without its symbol. A basic symbol's value is exact relative to the magnitude of its
      // terms, which may cancel.
      let row = tableau.form.basis.row(of: boundedSymbol)
      let size = role == .basic ? tableau.form.basis.expandedSum(of: row).magnitude : 0
      meet(value, from: position, at: speed, size: size)
      return
    }
    for point in points where point.owner != index {
      meet(point.position, from: position, at: speed)
    }
    let rates = tableau.refinedRates(moving: boundedSymbol, at: speed, constraints, units)
    for occurrence in tableau.form.basis.column(of: boundedSymbol) {
      let symbol = tableau.form.basis.basic(of: occurrence.row)
      let rate = Self.significant(rates[symbol], occurrence.coefficient * speed)
      let value = tableau.values[symbol]
      let size = tableau.form.basis.sum(of: occurrence.row).magnitude
      let segment = tableau.form.rowCosts[occurrence.row]
      for (end, side) in [(segment.lower, 1.0), (segment.upper, -1.0)] where end.isFinite {
        let noise = Self.noise * max(size, abs(end))
        limit(gap: (value - end) * side, rate: rate * side, noise: noise)
      }
    }
    tableau.form.expand(variable)
    let coefficient =
      tableau.form.expansion.listed.first { $0.symbol == boundedSymbol }?.coefficient ?? 0
    rate = Self.significant(rates[variable], coefficient * speed) * units[variable]
  }

  /// Returns a refined rate; zero if the refinement has removed most of the estimate, which was a rounding error then.
  private static func significant(_ refined: Double, _ estimate: Double) -> Double {
    abs(refined - estimate) <= abs(estimate) / 2 ? refined : 0
  }

  /// Limits the range by the gap between the moving breakpoint and another number at the symbol.
  /// - Parameter size: The magnitude of the terms of the gap, if it is larger than both numbers.
  private mutating func meet(
    _ other: Double, from position: Double, at speed: Double, size: Double = 0
  ) {
    let gap = abs(position - other)
    let noise = Self.noise * max(abs(position), abs(other), size)
    if gap <= noise {
      (ahead, behind) = (0, 0)
    } else {
      let isLeaving = (position > other) == (speed > 0)
      limit(gap: gap, rate: isLeaving ? abs(speed) : -abs(speed), noise: noise)
    }
  }

  /// Limits the range by a gap that must not become negative.
  /// - Parameters:
  ///   - rate: The growth of the gap for each unit of the move.
  ///   - noise: The rounding error of the gap.
  private mutating func limit(gap: Double, rate: Double, noise: Double) {
    if rate < 0 {
      ahead = min(ahead, gap > noise ? gap / -rate : 0)
    } else if rate > 0 {
      behind = min(behind, max(gap + noise, 0) / rate)
    }
  }
}

extension Tableau {
  /// Returns the rate of each symbol while a breakpoint moves together with its symbol, which is parametric.
  ///
  /// The tableau's coefficients contain the rounding errors of all pivots. So the rates are substituted into the
  /// original constraints, and the residuals are corrected with the tableau's coefficients again (iterative refinement:
  /// Wilkinson 1963).
  fileprivate mutating func refinedRates(
    moving boundedSymbol: Symbol, at speed: Double, _ table: borrowing ConstraintTable,
    _ units: borrowing Units
  ) -> Buffer<Double> {
    let refinements = 3
    var rates = Buffer<Double>(repeating: 0, count: symbolCount)
    for round in 0...refinements {
      var missing = Buffer<Double>(repeating: 0, count: symbolCount)
      for index in table.indices {
        let other = constraints[index].symbol
        guard other >= 0,
          let sum = sum(of: index, at: rates, table, units)
        else { continue }
        if form.basis.role(of: other) == .parametric {
          missing[other] = (other == boundedSymbol ? speed : 0) - sum
        } else if !form.basis.isVariable(other) {
          // An auxiliary variable's row has rounding errors of its own, which a refinement of the other rates
          // does not remove.
          rates[other] = sum
        }
      }
      if round == refinements { break }
      let corrections = form.values(at: missing)
      for symbol in 0..<symbolCount { rates[symbol] += corrections[symbol] }
    }
    return rates
  }

  /// Returns the sum of an original constraint at values of its variables; nil at a vacant index.
  private func sum(
    of index: Int32, at values: borrowing Buffer<Double>, _ table: borrowing ConstraintTable,
    _ units: borrowing Units
  ) -> Double? {
    guard let constraint = table[index] else { return nil }
    var sum = 0.0
    for term in constraint.expression.terms {
      let symbol = term.variable.symbol
      sum += term.coefficient * units[symbol] * values[symbol]
    }
    return sum / constraints[index].factor
  }
}

extension Solver {
  /// Returns the range of an optimized solver's present state, with the rate at which a variable
  /// follows a constraint's constant.
  mutating func parametricRange(
    of variable: Variable, moving constraint: Constraint, direction: Double
  ) throws(SolverError) -> ParametricRange {
    try change { state throws(SolverError) in
      ParametricRange(
        of: variable.symbol, moving: try state.index(of: constraint), direction: direction,
        in: &state.tableau, state.constraints, state.units)
    }
  }
}
