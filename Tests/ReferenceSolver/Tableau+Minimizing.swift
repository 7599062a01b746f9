extension Tableau {
  /// Lets every parametric symbol but the fixed ones enter again.
  mutating func activateAll() {
    activeCount = 0
    for symbol in bounds.indices {
      let kind = bounds[symbol]
      isActive[symbol] =
        positions[symbol] == nil && (kind == .free || kind == .restricted)
      activeCount += isActive[symbol] ? 1 : 0
    }
  }

  /// Keeps a parametric symbol at zero for the rest of the optimization.
  mutating func freeze(_ symbol: Symbol) {
    activeCount -= isActive[symbol] ? 1 : 0
    isActive[symbol] = false
  }

  /// Whether a symbol's value can still change.
  func isOpen(_ symbol: Symbol) -> Bool {
    guard let place = positions[symbol] else { return isActive[symbol] }
    for entry in rows[place].entries where isActive[entry.symbol] { return true }
    return false
  }

  /// Makes a weighted sum of symbols least among the active symbols' choices, and fixes it there.
  ///
  /// When no cost is negative the vertex is optimal, and the optimal points are just those where
  /// every symbol with a positive cost is zero: those are frozen, and later objectives choose
  /// among what the others leave.
  /// - Parameter stop: A free symbol, the objective, that must not pass zero; when it is there
  ///   nothing is frozen.
  mutating func minimize(_ objective: [Entry], stop: Symbol? = nil) throws(ReferenceError) {
    var stall = Stall()
    var isFresh: Bool
    repeat {
      sumCosts(of: objective)
      isFresh = true
      while let (entering, direction) = entering(bland: stall.isOn, onlyActive: true) {
        guard
          let block = block(of: entering, direction: direction, stop: stop, bland: stall.isOn)
        else {
          // Nothing stops it, though no objective is unbounded: its cost was noise.
          sums.reset(entering)
          continue
        }
        try spend()
        stall.note(step: block.step > tolerance ? block.step : 0)
        pivot(block.row, entering: entering)
        if let stop, abs(value(of: stop)) <= tolerance { return }
        passCost(of: entering)
        isFresh = false
      }
    } while !isFresh
    for symbol in sums.touched where isActive[symbol] && sums[symbol] > 0 {
      freeze(symbol)
    }
  }

  /// Collects the objective's costs of the active symbols in `sums`.
  private mutating func sumCosts(of objective: [Entry]) {
    sums.clear()
    for part in objective {
      guard let place = positions[part.symbol] else {
        if isActive[part.symbol] { sums.add(part.coefficient, to: part.symbol) }
        continue
      }
      for entry in rows[place].entries where isActive[entry.symbol] {
        sums.add(part.coefficient * entry.coefficient, to: entry.symbol)
      }
    }
  }

  /// Spreads the cost of a symbol that has entered over the symbols of its row.
  private mutating func passCost(of entered: Symbol) {
    let cost = sums[entered]
    sums.reset(entered)
    guard let place = positions[entered] else { return }
    for entry in rows[place].entries where isActive[entry.symbol] {
      sums.add(cost * entry.coefficient, to: entry.symbol)
    }
  }

  /// Brings a variable as near zero as the active symbols let it, and fixes it there.
  mutating func settle(_ variable: Symbol) throws(ReferenceError) {
    if let place = positions[variable], abs(rows[place].constant) > tolerance {
      guard isOpen(variable) else { return }
      let sign: Double = rows[place].constant > 0 ? 1 : -1
      try minimize([Entry(symbol: variable, coefficient: sign)], stop: variable)
    }
    guard let place = positions[variable] else {
      freeze(variable)
      return
    }
    // At zero but still basic: it changes places with a symbol that is at zero as well.
    guard abs(rows[place].constant) <= tolerance, let entering = largestActive(in: place)
    else { return }
    rows[place].constant = 0
    pivot(place, entering: entering)
    freeze(variable)
  }

  /// The active symbol with the largest coefficient in a row.
  private func largestActive(in place: Int) -> Symbol? {
    var best: Entry?
    for entry in rows[place].entries where isActive[entry.symbol] {
      if let found = best, abs(entry.coefficient) <= abs(found.coefficient) { continue }
      best = entry
    }
    return best?.symbol
  }
}
