extension SolvedForm {
  /// Computes all values.
  mutating func evaluate() { definitions.evaluate(&basis.values) }

  /// Recomputes the rows' values after long movements, which leave rounding errors, or if noise was removed from the rows.
  @inline(__always) mutating func refreshValuesIfTravelled() {
    if numerics.hasTravelledFar || basis.matrix.hasRemovedMuch { refreshValues() }
  }

  /// Ends a run that finds nothing to do: it forgets what others have found, as each does, and no more.
  @inline(__always) mutating func endIdleRun() {
    reducedCosts.forget()
    refreshValuesIfTravelled()
  }

  /// Recomputes the rows' values after pivots, which may have led through other vertices, so that whole
  /// numbers are exact.
  mutating func refreshValuesIfPivoted() {
    if !numerics.isRefreshed(after: basis.pivots) { refreshValues() }
  }

  /// Recomputes the rows' values, which removes the rounding errors of movements.
  mutating func refreshValues() {
    numerics.noteRefreshed(after: basis.pivots)
    basis.sumUpRows()
  }

  /// Returns values of all symbols that follow from random ones of the parametric symbols.
  mutating func randomValues() -> Buffer<Double> {
    var values = basis.randomValues()
    definitions.evaluate(&values)
    return values
  }

  /// Returns values of all symbols that follow from given ones of the parametric symbols.
  mutating func values(at given: borrowing Buffer<Double>) -> Buffer<Double> {
    var values = basis.values(at: given)
    definitions.evaluate(&values)
    return values
  }

  /// Expands a variable into parametric symbols, in `expansion`.
  mutating func expand(_ symbol: Symbol) { expansion.expand(symbol, &basis, &definitions) }

  /// Returns the magnitude of each of the symbols' values, or of the largest value in its sum.
  mutating func magnitudes(_ values: borrowing Buffer<Double>) -> Buffer<Double> {
    var magnitudes = basis.magnitudes(values)
    definitions.spread(largest: &magnitudes)
    return magnitudes
  }

  /// Returns the sum that a basic symbol is.
  func rowTerms(of basic: Symbol) -> [DefinitionTerm] {
    basis.entries(ofRow: basis.row(of: basic)).map {
      DefinitionTerm(coefficient: $0.coefficient, symbol: $0.symbol)
    }
  }
}
