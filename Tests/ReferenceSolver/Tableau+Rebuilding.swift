extension Tableau {
  /// The tableau with the same basis, eliminated anew from the constraints' own numbers.
  ///
  /// Each row takes of the basic symbols that are left the one with the largest coefficient.
  /// - Returns: A tableau that may be infeasible; none when the basis does not determine its
  ///   values. Both are due to rounding errors.
  /// - Complexity: as adding all constraints without any pivot.
  func rebuilt(from equations: [Equation]) -> Tableau? {
    var fresh = emptied()
    fresh.isActive = isActive
    fresh.activeCount = activeCount
    fresh.budget = budget
    for equation in equations {
      let constant = fresh.reduce(equation)
      var best: Symbol?
      for symbol in fresh.sums.touched where positions[symbol] != nil {
        if let found = best, abs(fresh.sums[symbol]) <= abs(fresh.sums[found]) { continue }
        best = symbol
      }
      guard let best, abs(fresh.sums[best]) >= Tableau.smallestPivot else { return nil }
      fresh.solve(for: best, constant: constant)
    }
    fresh.largestConstant = equations.reduce(0) { max($0, abs($1.constant)) }
    return fresh
  }
}
