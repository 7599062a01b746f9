/// A way for a row to become feasible: a parametric symbol that moves, or the row's own cost, which
/// accepts that it is beyond its breakpoint.
struct Offer: BitwiseCopyable {
  /// What it costs for each unit that the row gets.
  var lead: Lead
  /// Whether it is known to lessen the cost.
  var pays = false
  /// Where the row has the symbol; -1 for the row's own cost.
  var place: Int32
  var symbol: Symbol
  var coefficient: Double
  var direction: Double
  /// The segment it goes through, or for the row's own cost the one it would be in.
  var segment: Int32
  /// The segment it began in.
  var origin: Int32
  /// The next sum that is not zero, and whether there are no more.
  var second = Lead.none
  var hasTwoSums = false
  /// The most important single error of the cost, once it was asked for.
  var single = Lead.none
  var hasSingle = false
}

/// A parametric symbol that jumps to another of its breakpoints.
struct Flip: BitwiseCopyable {
  var symbol: Symbol
  var position: Double
}

extension Tableau {
  /// Makes every row feasible while no movement of a parametric symbol pays (the dual simplex
  /// method with long steps).
  ///
  /// Where a symbol is known to pay, it is taken as if it cost nothing; `minimize()` is to follow.
  /// - Throws: `contradiction` when a row cannot become feasible, with the proof in `proof`.
  mutating func repair() throws(Refusal) {
    stall = Stall(rows: rows.count, patience)
    while !queue.isEmpty {
      try spend()
      guard let row = nextInfeasible() else { break }
      if stall.isHopeless { return try repairByMinimizing() }
      try repair(row)
    }
    refreshValuesIfTravelled()
  }

  private mutating func nextInfeasible() -> Int32? {
    while !queue.isEmpty {
      var index = queue.count - 1
      if stall.isOn {
        for other in 0..<queue.count where rows[queue[other]].basic < rows[queue[index]].basic {
          index = other
        }
      }
      let row = queue[index]
      queue.swapRemove(index)
      rows[row].isQueued = false
      if rows[row].basic < 0 {
        vacantRows.append(row)
      } else if !isFeasible(row) {
        return row
      }
    }
    return nil
  }

  /// What always ends, but takes longer: violated required constraints are a cost like others.
  private mutating func repairByMinimizing() throws(Refusal) {
    for row in 0..<Int32(rows.count) where rows[row].basic >= 0 {
      guard !isFeasible(row) else { continue }
      setSegment(segmentByValue(of: row), of: row)
      touchRow(row)
    }
    try minimize()
    for symbol in 0..<Symbol(symbols.count) {
      switch symbols[symbol].state {
      case .basic: try takeIntoLimits(symbols[symbol].row)
      // It may stand at another breakpoint than the limit.
      case .parametric where !isWithinLimits(symbol): try giveUpRepairing()
      default: break
      }
    }
    while let row = nextInfeasible() {
      setSegment(segmentByValue(of: row), of: row)
      touchRow(row)
    }
  }

  /// Puts a row that misses a required limit by no more than a rounding error within it.
  private mutating func takeIntoLimits(_ row: Int32) throws(Refusal) {
    guard rows[row].strain == Level.required else { return }
    let basic = rows[row].basic
    let segment = Int(symbols[basic].segment)
    setSegment(withinRequired(segment, of: basic), of: row)
    if !isFeasible(row) {
      setSegment(segment, of: row)
      try giveUpRepairing()
    }
    touchRow(row)
  }

  private func isWithinLimits(_ symbol: Symbol) -> Bool {
    breaks.list(symbols[symbol].breaks).allSatisfy {
      !$0.isRequired
        || ($0.isLower ? values[symbol] >= $0.position : values[symbol] <= $0.position)
    }
  }

  /// No proof is known: several constraints share what is missing.
  private mutating func giveUpRepairing() throws(Refusal) {
    proof = []
    throw .contradiction
  }

  /// Brings one row into its segment, or its segment to it.
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
          stall.note(isProgress: offer.lead.value != 0)
          accept(row, segment: Int(offer.segment), isTie: offer.lead.isFlat)
          return
        }
        offerOwn(row, isLow: isLow, segment: Int(offer.segment), origin: offer.origin)
        continue
      }
      let symbol = offer.symbol
      let size = abs(offer.coefficient)
      let reached = reach(of: offer)
      if let position = nextPosition(of: offer),
        size * abs(position - reached) < lack
      {
        gained += size * abs(position - reached)
        flips.append(Flip(symbol: symbol, position: position))
        offerSymbol(
          symbol, offer.coefficient, offer.place, direction: offer.direction,
          segment: Int(offer.segment) + (offer.direction > 0 ? 1 : -1), origin: offer.origin)
        continue
      }
      stall.note(isProgress: offer.lead.value != 0)
      enter(symbol, row, at: offer.place, to: target, offer)
      return
    }
    // Others may be to blame: once they are gone it is to be looked at again.
    enqueue(row)
    prove(row, isLow: isLow)
    throw .contradiction
  }

  /// Where an offer's symbol is after the breakpoints it has passed.
  @inline(__always) private func reach(of offer: Offer) -> Double {
    guard offer.segment != offer.origin else { return values[offer.symbol] }
    let index = offer.direction > 0 ? Int(offer.segment) - 1 : Int(offer.segment)
    return breaks.pointer(symbols[offer.symbol].breaks)[index].position
  }

  /// The next breakpoint of an offer's symbol on its way.
  @inline(__always) private func nextPosition(of offer: Offer) -> Double? {
    let list = breaks.list(symbols[offer.symbol].breaks)
    let index = offer.direction > 0 ? Int(offer.segment) : Int(offer.segment) - 1
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
    if isTie || hasTies { doubtRow(row) }
    if story != nil { tell(.flip(subject(rows[row].basic))) }
    carryOutFlips(except: -1)
    enqueue(row)
  }

  private mutating func carryOutFlips(except entering: Symbol) {
    for index in 0..<flips.count where flips[index].symbol != entering {
      let flip = flips[index]
      shift(flip.symbol, to: flip.position, isQueueing: true)
      if hasTies { doubt(flip.symbol) }
      version += 1
      if story != nil { tell(.flip(subject(flip.symbol))) }
    }
  }

  /// Carries out the jumps and lets a symbol enter that brings the row to its target.
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
    if offer.pays {
      touchRow(row)
    } else if offer.lead.isFlat || hasTies {
      doubtRow(row)
    }
    enqueue(row)
  }
}
