extension Tableau {
  /// Whether a row's basic symbol is within its bounds.
  func isFeasible(_ place: Int) -> Bool {
    guard let basic = rows[place].basic else { return true }
    switch bounds[basic] {
    case .none, .free: return true
    case .restricted: return rows[place].constant >= -tolerance
    case .fixed: return abs(rows[place].constant) <= tolerance
    }
  }

  /// Whether all basic symbols are within their bounds.
  func isFeasible() -> Bool {
    rows.indices.allSatisfy { isFeasible($0) }
  }

  /// Lets an error that fell below zero change places with its partner.
  ///
  /// `plus = -3 + minus + rest` becomes `minus = 3 + plus - rest`; no other row is concerned.
  mutating func turnNegativeErrors() {
    for place in rows.indices where !isFeasible(place) {
      if let basic = rows[place].basic, let partner = partners[basic] {
        pivot(place, entering: partner)
      }
    }
  }

  /// Brings every basic symbol within its bounds by minimizing the sum of what they lack.
  ///
  /// Feasible rows stay so on the way. Each pivot either lessens the sum or leaves the vertex
  /// where it is, and after a stall of the latter Bland's rule applies: it always ends.
  /// - Returns: Whether it was possible.
  mutating func restoreFeasibility() throws(ReferenceError) -> Bool {
    turnNegativeErrors()
    var stall = Stall()
    var hasMoved = false
    while true {
      let infeasible = rows.indices.filter { !isFeasible($0) }
      if infeasible.isEmpty { break }
      hasMoved = true
      sumInfeasibilities(infeasible)
      guard let (entering, direction) = entering(bland: stall.isOn, onlyActive: false)
      else { return false }
      guard
        let block = block(of: entering, direction: direction, bland: stall.isOn)
      else { return false }
      try spend()
      stall.note(step: block.step > tolerance ? block.step : 0)
      pivot(block.row, entering: entering)
    }
    for place in rows.indices { retireFixed(at: place) }
    if hasMoved { evaluateAll() }
    return true
  }

  /// The costs of the parametric symbols in the sum of infeasibilities.
  private mutating func sumInfeasibilities(_ places: [Int]) {
    sums.clear()
    for place in places {
      let factor: Double = rows[place].constant < 0 ? -1 : 1
      for entry in rows[place].entries {
        sums.add(entry.coefficient * factor, to: entry.symbol)
      }
    }
  }

  /// The symbol whose leaving zero lessens the objective in `sums`, and in which direction.
  ///
  /// The one that lessens it fastest (Dantzig's rule) or the lowest one (Bland's).
  func entering(bland: Bool, onlyActive: Bool) -> (symbol: Symbol, direction: Double)? {
    var best: Symbol?
    var bestCost = 0.0
    for symbol in sums.touched {
      if onlyActive ? !isActive[symbol] : bounds[symbol] == .fixed { continue }
      let cost = sums[symbol]
      if cost == 0 || (cost > 0 && bounds[symbol] != .free) { continue }
      if let found = best {
        let isBetter =
          bland || abs(cost) == abs(bestCost) ? symbol < found : abs(cost) > abs(bestCost)
        if !isBetter { continue }
      }
      best = symbol
      bestCost = cost
    }
    return best.map { ($0, bestCost < 0 ? 1 : -1) }
  }

  /// Takes a fixed symbol that stands at zero out of the basis, where its row allows it.
  ///
  /// After this a fixed symbol is basic only in the row of a redundant equality, which mentions
  /// no symbol but fixed ones.
  mutating func retireFixed(at place: Int) {
    guard let basic = rows[place].basic, bounds[basic] == .fixed, isFeasible(place)
    else { return }
    let candidates = rows[place].entries.filter { bounds[$0.symbol] != .fixed }
    guard
      let largest = candidates.max(by: { abs($0.coefficient) < abs($1.coefficient) })
    else { return }
    rows[place].constant = 0
    pivot(place, entering: largest.symbol)
  }
}
