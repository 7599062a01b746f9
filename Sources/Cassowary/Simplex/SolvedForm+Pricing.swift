extension SolvedForm {
  /// Removes and returns the most important candidate for entering; nil if no movement reduces the cost.
  ///
  /// While there are candidates on the level of the last one, only symbols whose reduced cost may have changed
  /// are priced again.
  mutating func nextCandidate() -> Pricing.Candidate? {
    repriceWaitingRows()
    while true {
      if pricing.shouldPriceQueue(basis) { priceQueue() }
      guard let candidate = pricing.popCandidate() else {
        if pricing.isQueueEmpty { return nil }
        continue
      }
      guard pricing.isCurrent(candidate), basis.role(of: candidate.symbol) == .parametric else {
        continue
      }
      guard pricing.takeFromQueue(candidate.symbol) else {
        pricing.noteEntering(candidate)
        return candidate
      }
      price(candidate.symbol)
    }
  }

  /// Prices all queued symbols.
  mutating func priceQueue() {
    repriceWaitingRows()
    while let symbol = pricing.popQueued() {
      switch basis.role(of: symbol) {
      case .vacant: if !pricing.isWaiting(symbol) { basis.recycle(symbol) }
      case .parametric: price(symbol)
      default: break
      }
    }
  }

  /// Computes the reduced cost of a symbol in both directions. If a movement reduces the cost, the symbol becomes
  /// a candidate. If not, it is recorded whether it can move without cost.
  private mutating func price(_ symbol: Symbol) {
    pricing.begin(symbol)
    let own = subdifferential(of: symbol)
    let (canFall, canRise) = (own.pointee.canFall, own.pointee.canRise)
    var isDegenerate = false
    var isFixedByCost = true
    if canRise || canFall {
      var sums = LeadingSums()
      if basis.visits(of: symbol) > 0 {
        sums = reducedCosts.sumsOfRows(of: symbol, &basis, &rowCosts)
      }
      if canRise {
        var all = sums
        let cost = reducedCosts.leadingTerm(
          of: symbol, adding: own.pointee.above, direction: 1, segment: Int(own.pointee.ahead),
          &all,
          &basis, &costs, &rowCosts)
        if cost.value < 0 { return pricing.addCandidate(symbol, cost, direction: 1) }
        isDegenerate = cost.changesNoError
        isFixedByCost = cost.value > 0 && isSettled(cost.level)
      }
      if canFall {
        let cost = reducedCosts.leadingTerm(
          of: symbol, adding: own.pointee.below, direction: -1, segment: Int(own.pointee.behind),
          &sums, &basis, &costs, &rowCosts)
        if cost.value < 0 { return pricing.addCandidate(symbol, cost, direction: -1) }
        isDegenerate = isDegenerate || cost.changesNoError
        isFixedByCost = isFixedByCost && cost.value > 0 && isSettled(cost.level)
      }
    }
    pricing.end(symbol, isDegenerate: isDegenerate, isFixedByCost: isFixedByCost)
  }

  /// Returns whether a level is at least as important as the distance that is being minimized.
  @inline(__always) private func isSettled(_ level: Level) -> Bool {
    guard let settling = pricing.settlingLevel else { return false }
    return level >= settling
  }

  // MARK: - Costs of a movement

  /// Returns the leading single error that a movement of a parametric symbol changes; if there is none,
  /// the leading distance from zero.
  mutating func leadingSingle(of symbol: Symbol, direction: Double, segment: Int) -> LeadingTerm {
    reducedCosts.leadingSingle(
      of: symbol, direction: direction, segment: segment, &basis, &costs, &rowCosts)
  }

  /// Adds a part of the cost of a symbol's movement.
  @inline(__always) mutating func addCost(
    _ part: LexicographicCost.Part, of symbol: Symbol, direction: Double, segment: Int,
    times factor: Double
  ) {
    reducedCosts.add(
      part, of: symbol, direction: direction, segment: segment, times: factor, &basis, costs,
      rowCosts)
  }

  /// Returns the leading term of the cost of a symbol's own breakpoints for a movement beyond a value.
  mutating func ownCost(of symbol: Symbol, beyond value: Double) -> LeadingTerm {
    let direction = value > basis.values[symbol] ? 1.0 : -1.0
    let segment = costs.breakpoints(of: symbol).count {
      direction > 0 ? $0.position <= value : $0.position < value
    }
    reducedCosts.total.clear()
    reducedCosts.addSlope(.sums, of: symbol, segment: segment, times: direction, costs)
    reducedCosts.addSlope(.singles, of: symbol, segment: segment, times: direction, costs)
    return reducedCosts.total.leadingTerm(costs.owners)
  }
}
