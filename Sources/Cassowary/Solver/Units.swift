/// The units of variables in the tableau: powers of two, mostly 1.
struct Units: ~Copyable {
  /// The units by symbol; 1 for symbols beyond its end.
  private var units: Buffer<Double>

  /// The smallest spread of units, as an exponent of two, for which units other than 1 are used.
  private static let leastSpread = 8.0
  /// The number of rounds in which the units of constraints and variables are derived from each other.
  private static let rounds = 6
  /// The greatest magnitude of a unit's exponent. It leaves room for any value.
  private static let greatestExponent = 64.0

  private init(units: consuming Buffer<Double>) { self.units = units }

  /// Creates units that are all 1.
  init() { self.init(units: Buffer(capacity: 1)) }

  /// Returns a copy with all units.
  func copy() -> Units { Units(units: units.copy()) }

  /// Whether all units are 1.
  @inline(__always) var isEmpty: Bool { units.isEmpty }

  /// Returns the unit of a variable.
  @inline(__always) subscript(symbol: Symbol) -> Double {
    Int(symbol) < units.count ? units[symbol] : 1
  }

  /// Resets the unit of a symbol that is no longer a variable to 1.
  mutating func reset(_ symbol: Symbol) {
    if Int(symbol) < units.count { units[symbol] = 1 }
  }

  /// Converts terms to the tableau's units.
  func scale(_ terms: inout Buffer<Entry>) {
    for index in 0..<terms.count { terms[index].coefficient *= self[terms[index].symbol] }
  }

  /// Converts the tableau's values to the variables' own units.
  /// - Returns: Whether all of them are finite.
  func scale(_ values: inout Buffer<Double>) -> Bool {
    var isFinite = true
    for symbol in 0..<min(units.count, values.count) {
      values[symbol] *= units[symbol]
      if !values[symbol].isFinite { isFinite = false }
    }
    return isFinite
  }

  /// Creates a unit for each variable that brings the coefficients of constraints close to one another. If they
  /// are close enough already, all units are 1.
  ///
  /// Numbers count as rounding errors, or as too small for a pivot, by their magnitude compared with coefficients
  /// of about one. That would be wrong if one variable were in millimetres and another in kilometres. Also, the
  /// result of a cancellation is judged by the largest of its terms.
  ///
  /// Each constraint is divided by the middle of its coefficients, in terms of exponents; each variable's unit is
  /// then the middle of its own (geometric scaling: Fourer 1982). Powers of two cause no rounding errors.
  /// - Complexity: the number of terms of all constraints, a few times over.
  init(balancing constraints: [Constraint?], symbols count: Int) {
    self.init()
    let sums = Units.exponents(of: constraints)
    var exponents = Buffer<Double>(repeating: 0, count: count)
    for _ in 0..<Units.rounds {
      var middles = Buffer<Middle>(repeating: Middle(), count: count)
      for terms in sums {
        var middle = Middle()
        for term in terms { middle.take(term.exponent + exponents[term.symbol]) }
        for term in terms { middles[term.symbol].take(term.exponent - middle.value) }
      }
      for symbol in 0..<exponents.count { exponents[symbol] = -middles[symbol].value }
    }
    var spread = Middle()
    for symbol in 0..<exponents.count { spread.take(exponents[symbol]) }
    guard spread.size >= Units.leastSpread else { return }
    for symbol in 0..<exponents.count {
      let exponent = min(max(exponents[symbol], -Self.greatestExponent), Self.greatestExponent)
      units.append(Double(sign: .plus, exponent: Int(exponent.rounded()), significand: 1))
    }
  }

  /// Returns the exponents of two of the coefficients of all constraints that relate several variables.
  private static func exponents(
    of constraints: [Constraint?]
  ) -> [[(symbol: Symbol, exponent: Double)]] {
    constraints.compactMap { constraint in
      guard let terms = constraint?.expression.terms, terms.count > 1 else { return nil }
      return terms.filter { $0.coefficient != 0 }.map {
        ($0.variable.symbol, Double($0.coefficient.exponent))
      }
    }
  }
}

/// The middle between the smallest and the greatest of several numbers; 0 if there are none.
private struct Middle: BitwiseCopyable {
  private var least = Double.infinity
  private var greatest = -Double.infinity

  mutating func take(_ number: Double) {
    least = min(least, number)
    greatest = max(greatest, number)
  }

  var value: Double { least <= greatest ? (least + greatest) / 2 : 0 }
  /// The difference between the greatest and the smallest number.
  var size: Double { least <= greatest ? greatest - least : 0 }
}
