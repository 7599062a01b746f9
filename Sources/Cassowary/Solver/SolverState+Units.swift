extension SolverState {
  /// The least spread of units, as a power of two, for which they are used at all.
  private static let leastSpread = 8.0
  /// The number of rounds in which the units of constraints and variables are derived from each other.
  private static let rounds = 6
  /// The greatest power of two of a unit, up or down, which leaves room for any value.
  private static let greatestExponent = 64.0

  /// Returns the tableau's unit of a variable: a power of two, mostly 1.
  @inline(__always) func unit(of symbol: Symbol) -> Double {
    Int(symbol) < units.count ? units[symbol] : 1
  }

  /// Converts `terms` to the tableau's units.
  mutating func scaleTerms() {
    for index in 0..<terms.count {
      terms[index].coefficient *= unit(of: terms[index].symbol)
    }
  }

  /// Converts the tableau's values to the variables' own units.
  /// - Returns: Whether all of them are finite.
  mutating func scaleValues() -> Bool {
    var isFinite = true
    for symbol in 0..<min(units.count, values.count) {
      values[symbol] *= units[symbol]
      if !values[symbol].isFinite { isFinite = false }
    }
    return isFinite
  }

  /// Returns a unit for each variable that brings the coefficients of constraints close to one another; empty
  /// if they are close enough.
  ///
  /// Numbers count as noise, or as too small to pivot on, by their magnitude beside coefficients of about
  /// one. That would be wrong if one variable were in millimetres and another in kilometres. Also, what a
  /// cancellation leaves is judged by the largest of the numbers.
  ///
  /// Each constraint is divided by the middle of its coefficients, in terms of exponents; each variable's
  /// unit is then the middle of its own (geometric scaling: Fourer 1982). Powers of two cause no rounding
  /// errors.
  /// - Complexity: the number of terms of all constraints, a few times over.
  func findUnits() -> Buffer<Double> {
    let rows = exponentsOfTerms()
    var exponents = Buffer<Double>(repeating: 0, count: variables.count)
    for _ in 0..<SolverState.rounds {
      var middles = Buffer<Middle>(repeating: Middle(), count: variables.count)
      for row in rows {
        var middle = Middle()
        for term in row { middle.take(term.exponent + exponents[term.symbol]) }
        for term in row { middles[term.symbol].take(term.exponent - middle.value) }
      }
      for symbol in 0..<exponents.count { exponents[symbol] = -middles[symbol].value }
    }
    var spread = Middle()
    for symbol in 0..<exponents.count { spread.take(exponents[symbol]) }
    guard spread.size >= SolverState.leastSpread else { return Buffer() }
    var units = Buffer<Double>(capacity: exponents.count)
    for symbol in 0..<exponents.count {
      let exponent = min(max(exponents[symbol], -Self.greatestExponent), Self.greatestExponent)
      units.append(Double(sign: .plus, exponent: Self.nearest(exponent), significand: 1))
    }
    return units
  }

  /// Returns the nearest whole number to a small one, away from zero for halves. The standard library's
  /// function would need the C mathematics library, with which a program that uses only the solver is not
  /// linked.
  private static func nearest(_ number: Double) -> Int {
    let whole = Int(number)
    let rest = number - Double(whole)
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }

  /// Returns the coefficients of all constraints that relate several variables, as powers of two.
  private func exponentsOfTerms() -> [[(symbol: Symbol, exponent: Double)]] {
    constraints.compactMap { constraint in
      guard let terms = constraint?.expression.terms, terms.count > 1 else { return nil }
      return terms.filter { $0.coefficient != 0 }.map {
        ($0.variable.symbol, Double($0.coefficient.exponent))
      }
    }
  }
}

/// The middle between the least and the greatest of some numbers; 0 if there are none.
private struct Middle: BitwiseCopyable {
  private var least = Double.infinity
  private var greatest = -Double.infinity

  mutating func take(_ number: Double) {
    least = min(least, number)
    greatest = max(greatest, number)
  }

  var value: Double { least <= greatest ? (least + greatest) / 2 : 0 }
  /// The difference between the greatest and the least.
  var size: Double { least <= greatest ? greatest - least : 0 }
}
