/// A jump of a parametric symbol to another of its breakpoints.
struct Flip: BitwiseCopyable {
  var symbol: Symbol
  var position: Double
}

extension Tableau {
  /// Makes every row feasible while no movement of a parametric symbol pays (the dual simplex method with
  /// long steps).
  ///
  /// A symbol that is known to pay counts as free of cost, and `minimize()` is to follow. In that case steps
  /// may lead nowhere, so their number is limited.
  /// - Throws: `contradiction` if a row cannot become feasible, with the proof in `proof`.
  mutating func repair() throws(Refusal) {
    degeneracy = DegeneracyGuard(rows: rows.count, limits)
    mayPay = isUnsettled
    var steps = 0
    while !queue.isEmpty {
      try spend()
      guard let row = nextInfeasible(of: mayPay ? 8 : 1) else { break }
      steps += 1
      if degeneracy.isHopeless || (mayPay && steps > 100 + 2 * rows.count) {
        return try repairByMinimizing()
      }
      try repair(row)
    }
    refreshValuesIfTravelled()
  }

  /// Removes and returns an infeasible row of the queue.
  ///
  /// - Parameter choices: The number of rows among which the one with the largest gap is chosen. The latest
  ///   row mostly continues the last step's changes; if a movement may pay, the largest gap is the better
  ///   choice. While stalling, the lowest symbol is chosen.
  private mutating func nextInfeasible(of choices: Int) -> Int32? {
    var best = -1
    var largest = 0.0
    var found = 0
    var index = queue.count - 1
    while index >= 0, found < choices || degeneracy.isOn {
      let row = queue[index]
      let isVacant = rows[row].basic < 0
      if isVacant || isFeasible(row) {
        rows[row].isQueued = false
        if isVacant { vacantRows.append(row) }
        // The last one comes here, which was looked at already.
        queue.swapRemove(index)
        if best == queue.count { best = index }
      } else {
        found += 1
        let value = values[rows[row].basic]
        let lack = max(rows[row].lower - value, value - rows[row].upper)
        if best < 0
          || (degeneracy.isOn ? rows[row].basic < rows[queue[best]].basic : lack > largest)
        {
          best = index
          largest = lack
        }
      }
      index -= 1
    }
    guard best >= 0 else { return nil }
    let row = queue[best]
    queue.swapRemove(best)
    rows[row].isQueued = false
    return row
  }

  /// Repairs with a slower method that always ends: violations of required constraints become a cost like
  /// others.
  private mutating func repairByMinimizing() throws(Refusal) {
    while let row = queue.popLast() {
      rows[row].isQueued = false
      if rows[row].basic < 0 { vacantRows.append(row) }
    }
    for row in 0..<Int32(rows.count) where rows[row].basic >= 0 {
      guard !isFeasible(row) else { continue }
      setSegment(segmentByValue(of: row), of: row)
      touchRow(row)
    }
    try minimize()
    for symbol in 0..<Symbol(symbols.count) {
      switch symbols[symbol].state {
      case .basic: try takeIntoLimits(symbols[symbol].row)
      // It may be at a breakpoint other than the limit.
      case .parametric where !isWithinLimits(symbol): try giveUpRepairing()
      default: break
      }
    }
    while let row = nextInfeasible(of: 1) {
      setSegment(segmentByValue(of: row), of: row)
      touchRow(row)
    }
  }

  /// Moves a row that misses a required limit by a rounding error into it.
  private mutating func takeIntoLimits(_ row: Int32) throws(Refusal) {
    guard rows[row].slope.band == Level.required else { return }
    let basic = rows[row].basic
    let segment = Int(symbols[basic].segment)
    setSegment(withinRequired(segment, of: basic), of: row)
    if !isFeasible(row) {
      setSegment(segment, of: row)
      try giveUpRepairing()
    }
    touchRow(row)
  }

  private mutating func isWithinLimits(_ symbol: Symbol) -> Bool {
    breaks.list(symbols[symbol].breaks).allSatisfy {
      !$0.isRequired
        || ($0.isLower ? values[symbol] >= $0.position : values[symbol] <= $0.position)
    }
  }

  /// Gives up without a proof, since several constraints share the violation.
  private mutating func giveUpRepairing() throws(Refusal) {
    proof = []
    throw .contradiction
  }

  /// Moves one row into its segment, or its segment to it.
  private mutating func repair(_ row: Int32) throws(Refusal) {
    let basic = rows[row].basic
    let isLow = values[basic] < rows[row].lower
    makeOffers(for: row, isLow: isLow)
    flips.removeAll()
    let sign = isLow ? 1.0 : -1.0
    var target = isLow ? rows[row].lower : rows[row].upper
    var gained = 0.0
    while let offer = popOffer() {
      let lack = (target - values[basic]) * sign - gained
      if offer.place < 0 {
        // The row accepts being beyond this breakpoint; the next one is its target then.
        target = end(of: basic, segment: Int(offer.segment), isLower: isLow)
        if (target - values[basic]) * sign <= gained {
          degeneracy.note(isProgress: !offer.isFree)
          accept(row, segment: Int(offer.segment), isTie: isFlat(offer))
          return
        }
        offerOwn(row, isLow: isLow, segment: offer.segment, origin: offer.origin)
        continue
      }
      let symbol = offer.symbol
      let size = abs(offer.coefficient)
      let reached = reach(of: offer)
      if let position = nextPosition(of: offer),
        isShort(lack - size * abs(position - reached), of: target, row)
      {
        gained += size * abs(position - reached)
        flips.append(Flip(symbol: symbol, position: position))
        offerFurther(offer)
        continue
      }
      degeneracy.note(isProgress: !offer.isFree)
      enter(symbol, row, at: offer.place, to: target, offer)
      return
    }
    // Others may be to blame: once they are gone it is to be looked at again.
    enqueue(row)
    prove(row, isLow: isLow)
    throw .contradiction
  }

  /// Returns whether the gap between a row and its target is more than a rounding error of its parts.
  @inline(__always) private func isShort(_ lack: Double, of target: Double, _ row: Int32) -> Bool {
    // Only numbers beyond those of layouts would leave such errors.
    if lack > 1e-3 || lack <= 0 { return lack > 0 }
    return lack > Tableau.tolerance * max(abs(target), sum(of: row).magnitude)
  }

  /// Returns the position of an offer's symbol after the breakpoints that it has passed.
  @inline(__always) private func reach(of offer: Offer) -> Double {
    guard offer.segment != offer.origin else { return values[offer.symbol] }
    let index = offer.isRising ? Int(offer.segment) - 1 : Int(offer.segment)
    return breaks.pointer(symbols[offer.symbol].breaks)[index].position
  }

  /// Returns the next breakpoint of an offer's symbol on its way.
  @inline(__always) private func nextPosition(of offer: Offer) -> Double? {
    let list = breaks.list(symbols[offer.symbol].breaks)
    let index = offer.isRising ? Int(offer.segment) : Int(offer.segment) - 1
    return list.indices.contains(index) ? list[index].position : nil
  }

  @inline(__always) private func end(of symbol: Symbol, segment: Int, isLower: Bool) -> Double {
    let list = breaks.list(symbols[symbol].breaks)
    if isLower { return segment > 0 ? list[segment - 1].position : -.infinity }
    return segment < list.count ? list[segment].position : .infinity
  }

  /// Carries out the jumps, with the row in another segment.
  private mutating func accept(_ row: Int32, segment: Int, isTie: Bool) {
    setSegment(segment, of: row)
    if mayPay {
      touchRow(row)
    } else if isTie || hasTies {
      doubtRow(row)
    }
    if trace != nil { record(.flip(subject(rows[row].basic))) }
    carryOutFlips(except: -1)
    enqueue(row)
  }

  private mutating func carryOutFlips(except entering: Symbol) {
    for index in 0..<flips.count where flips[index].symbol != entering {
      let flip = flips[index]
      shift(flip.symbol, to: flip.position, isQueueing: true)
      if mayPay {
        touch(flip.symbol)
      } else if hasTies {
        doubt(flip.symbol)
      }
      version += 1
      if trace != nil { record(.flip(subject(flip.symbol))) }
    }
  }

  /// Carries out the jumps, and pivots on a symbol that brings the row to its target.
  private mutating func enter(
    _ symbol: Symbol, _ row: Int32, at place: Int32, to target: Double, _ offer: Offer
  ) {
    let basic = rows[row].basic
    carryOutFlips(except: symbol)
    values[basic] = sum(of: row).value
    let entry = entries.pointer(rows[row].entries)[Int(place)]
    let value = values[symbol] + (target - values[basic]) / entry.coefficient
    shift(symbol, to: value, isQueueing: true)
    values[basic] = target
    pivot(symbol, at: Int(entry.place))
    setSegment(Int(offer.segment), of: row)
    // What the cheapest offer costs is taken from the price of the others, which stays above zero
    // but where they cost the same; and what can move for nothing is to be known.
    if mayPay || offer.pays {
      touchRow(row)
    } else if hasTies || isFlat(offer) {
      doubtRow(row)
    }
    enqueue(row)
  }
}
