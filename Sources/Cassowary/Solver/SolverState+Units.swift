extension SolverState {
  /// How far apart units are at least, as a power of two, to be used at all.
  private static let leastSpread = 8.0
  /// How often the units of constraints and of variables are found from each other.
  private static let rounds = 6
  /// The greatest power of two that a unit is, up or down: that leaves room for any value.
  private static let greatestExponent = 64.0

  /// What the tableau counts a variable in: a power of two, mostly 1.
  @inline(__always) func unit(of symbol: Symbol) -> Double {
    Int(symbol) < units.count ? units[symbol] : 1
  }

  /// Puts the terms at hand into the tableau's units.
  mutating func scaleTerms() {
    for index in 0..<terms.count {
      terms[index].coefficient *= unit(of: terms[index].symbol)
    }
  }

  /// Puts the values that were taken from the tableau into the variables' own units.
  /// - Returns: Whether all of them are finite.
  mutating func scaleValues() -> Bool {
    var isFinite = true
    for symbol in 0..<min(units.count, values.count) {
      values[symbol] *= units[symbol]
      if !values[symbol].isFinite { isFinite = false }
    }
    return isFinite
  }

  /// Finds for each variable a unit with which the coefficients of constraints come near one
  /// another; none where they are near enough.
  ///
  /// What is noise beside coefficients of about one, or too small to pivot on, is told by its size:
  /// where one variable counts millimetres and another kilometres, that would be wrong. And where
  /// numbers cancel, what is left is judged by the largest of them.
  ///
  /// Each constraint is thought divided by the middle of its coefficients, as their exponents go, and
  /// then each variable's unit is the middle of its own (geometric scaling: Fourer 1982). Powers of
  /// two leave no rounding errors.
  /// - Complexity: the terms of all constraints, some times over.
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

  /// The whole number nearest to a small one, of two the farther from zero. The standard library asks
  /// the C library's mathematics, which a program that takes the solver alone is not linked with.
  private static func nearest(_ number: Double) -> Int {
    let whole = Int(number)
    let rest = number - Double(whole)
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }

  /// The coefficients of all constraints that relate variables, as powers of two.
  private func exponentsOfTerms() -> [[(symbol: Symbol, exponent: Double)]] {
    constraints.compactMap { constraint in
      guard let terms = constraint?.expression.terms, terms.count > 1 else { return nil }
      return terms.filter { $0.coefficient != 0 }.map {
        ($0.variable.symbol, Double($0.coefficient.exponent))
      }
    }
  }
}

/// The middle between the least and the greatest of some numbers: 0 where there are none.
private struct Middle: BitwiseCopyable {
  private var least = Double.infinity
  private var greatest = -Double.infinity

  mutating func take(_ number: Double) {
    least = min(least, number)
    greatest = max(greatest, number)
  }

  var value: Double { least <= greatest ? (least + greatest) / 2 : 0 }
  /// How far the least is from the greatest.
  var size: Double { least <= greatest ? greatest - least : 0 }
}
