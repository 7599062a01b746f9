extension SolvedForm {
  /// Returns whether a row's value is within its segment, up to rounding errors.
  @inline(__always) mutating func isFeasible(_ row: Int32) -> Bool {
    let value = basis.values[basis.basic(of: row)]
    if value >= rowCosts[row].lower, value <= rowCosts[row].upper { return true }
    return isFeasibleAnew(row)
  }

  /// Returns the same after the row's value was recomputed.
  @inline(__always) private mutating func isFeasibleAnew(_ row: Int32) -> Bool {
    let (value, magnitude) = basis.sum(of: row)
    basis.values[basis.basic(of: row)] = value
    let (lower, upper) = (rowCosts[row].lower, rowCosts[row].upper)
    let limit = value < lower ? lower : upper
    let lack = max(lower - value, value - upper)
    return lack <= Tolerance.value * max(magnitude, abs(limit)) + Tolerance.zero
  }

  /// Returns the distance of a row's value from its segment.
  @inline(__always) func infeasibility(of row: Int32) -> Double {
    let value = basis.values[basis.basic(of: row)]
    return max(rowCosts[row].lower - value, value - rowCosts[row].upper)
  }
}
