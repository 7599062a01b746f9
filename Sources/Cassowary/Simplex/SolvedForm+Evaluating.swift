extension SolvedForm {
  /// Computes the values of defined variables.
  mutating func evaluate() { definitions.evaluate(&basis.values) }

  /// Recomputes the rows' values if long movements have left rounding errors, or if rounding errors were removed from
  /// coefficients.
  @inline(__always) mutating func refreshValuesIfTravelled() {
    if numerics.hasTravelledFar || basis.matrix.hasRemovedMuch { refreshValues() }
  }

  /// Ends a run that has nothing to do. Like every run, it clears the reduced costs found by others.
  @inline(__always) mutating func endIdleRun() {
    reducedCosts.forget()
    refreshValuesIfTravelled()
  }

  /// Recomputes the rows' values after pivots, so that whole numbers are exact: the pivots may have led
  /// through other vertices.
  mutating func refreshValuesIfPivoted() {
    if !numerics.isRefreshed(after: basis.pivots) { refreshValues() }
  }

  /// Recomputes the rows' values, which removes the rounding errors of movements.
  mutating func refreshValues() {
    numerics.noteRefreshed(after: basis.pivots)
    basis.sumUpRows()
  }

  /// Returns random values of the parametric symbols, and the values of all other symbols that follow from them.
  mutating func randomValues() -> Buffer<Double> {
    var values = basis.randomValues()
    definitions.evaluate(&values)
    return values
  }

  /// Returns the values of all symbols that follow from given values of the parametric symbols.
  mutating func values(at given: borrowing Buffer<Double>) -> Buffer<Double> {
    var values = basis.values(at: given)
    definitions.evaluate(&values)
    return values
  }

  /// Expands a variable into parametric symbols, in `expansion`.
  mutating func expand(_ symbol: Symbol) { expansion.expand(symbol, &basis, &definitions) }

  /// Returns for each symbol the magnitude of its value or of the largest term in its sum, whichever is greater.
  mutating func magnitudes(_ values: borrowing Buffer<Double>) -> Buffer<Double> {
    var magnitudes = basis.magnitudes(values)
    definitions.spread(largest: &magnitudes)
    return magnitudes
  }

  /// Returns the terms of the row of a basic symbol.
  func rowTerms(of basic: Symbol) -> [DefinitionTerm] {
    basis.entries(ofRow: basis.row(of: basic)).map {
      DefinitionTerm(coefficient: $0.coefficient, symbol: $0.symbol)
    }
  }
}
