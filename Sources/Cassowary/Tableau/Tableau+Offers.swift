extension Tableau {
  /// Collects the offers to raise or lower a row.
  mutating func makeOffers(for row: Int32, isLow: Bool) {
    offers.removeAll()
    ties.removeAll()
    areOffersSorted = false
    hasTies = false
    let slice = rows[row].entries
    for index in 0..<Int(slice.count) {
      let entry = entries.pointer(slice)[index]
      guard !symbols[entry.symbol].isFixed, isPivot(entry.coefficient, of: row) else { continue }
      let isRising = (entry.coefficient > 0) == isLow
      let subdifferential = subdifferential(of: entry.symbol)
      guard isRising ? subdifferential.pointee.canRise : subdifferential.pointee.canFall else {
        continue
      }
      let segment = isRising ? subdifferential.pointee.ahead : subdifferential.pointee.behind
      push(
        Offer(
          isRising: isRising, place: Int32(index), symbol: entry.symbol, segment: segment,
          origin: segment, coefficient: entry.coefficient))
    }
    let segment = symbols[rows[row].basic].segment
    offerOwn(row, isLow: isLow, segment: segment, origin: segment)
  }

  /// Adds the offer of a symbol to move on through its next segment.
  mutating func offerFurther(_ offer: Offer) {
    let segment = offer.segment + (offer.isRising ? 1 : -1)
    if isForbidden(offer.symbol, direction: offer.direction, segment: Int(segment)) { return }
    push(
      Offer(
        isRising: offer.isRising, place: offer.place, symbol: offer.symbol, segment: segment,
        origin: offer.origin, coefficient: offer.coefficient))
  }

  /// Adds the offer of a row's basic symbol to stay beyond one more of its breakpoints.
  mutating func offerOwn(_ row: Int32, isLow: Bool, segment: Int32, origin: Int32) {
    let basic = rows[row].basic
    let next = isLow ? segment - 1 : segment + 1
    guard next >= 0, next <= symbols[basic].breaks.count else { return }
    if breaks.pointer(symbols[basic].breaks)[Int(min(segment, next))].isRequired { return }
    push(
      Offer(
        isRising: !isLow, place: -1, symbol: basic, segment: next, origin: origin,
        coefficient: 1))
  }

  /// Prices an offer and adds it.
  private mutating func push(_ new: Offer) {
    var offer = new
    let size = abs(offer.coefficient)
    var sums = LeadingSums()
    let lead: LeadingTerm
    if offer.place >= 0 {
      lead = reducedCost(
        offer.symbol, direction: offer.direction, segment: Int(offer.segment), &sums)
    } else {
      cost.clear()
      addPassed(.sums, of: offer, times: 1)
      lead = cost.leadingSum
      sums.hasMore = true
    }
    if lead.isForbidding { return }
    // One that is known to pay is taken at once.
    offer.pays = lead.value < 0
    offer.isFree = offer.place >= 0 && lead.value <= 0
    if lead.value > 0, lead.level.isSum {
      offer.band = lead.level.band
      offer.value = lead.value / size
      if !sums.hasMore {
        offer.furtherSums = .next
        if sums.nextBand > 1,
          abs(sums.nextSum) > sums.nextMagnitude * cost.noise
        {
          offer.nextBand = sums.nextBand
          offer.nextValue = sums.nextSum * offer.direction / size
        }
      }
    } else {
      offer.furtherSums = .next
      if lead.value > 0 {
        offer.tie = Int32(ties.count)
        ties.append(LeadingTerm(level: lead.level, value: lead.value / size))
      }
    }
    offers.append(offer)
    if areOffersSorted { siftUp(offers.count - 1) }
  }

  // MARK: - The cheapest

  /// Removes and returns the cheapest offer.
  ///
  /// Mostly there are few, and one is taken. Many are ordered in a heap.
  mutating func popOffer() -> Offer? {
    guard offers.count > 0 else { return nil }
    if !areOffersSorted, offers.count > 12 {
      areOffersSorted = true
      // Not all are compared with the one that is taken.
      hasTies = true
      for place in (0..<offers.count / 2).reversed() { siftDown(place) }
    }
    var best = 0
    if !areOffersSorted {
      for place in 1..<offers.count where precedes(place, best) { best = place }
    }
    let offer = offers[best]
    offers.swapRemove(best)
    if areOffersSorted, offers.count > 1 { siftDown(0) }
    return offer
  }

  private mutating func siftUp(_ start: Int) {
    var place = start
    while place > 0, precedes(place, (place - 1) / 2) {
      swapOffers(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func siftDown(_ start: Int) {
    var place = start
    while true {
      var child = 2 * place + 1
      guard child < offers.count else { return }
      if child + 1 < offers.count, precedes(child + 1, child) { child += 1 }
      guard precedes(child, place) else { return }
      swapOffers(place, child)
      place = child
    }
  }

  private mutating func swapOffers(_ first: Int, _ second: Int) {
    let offer = offers[first]
    offers[first] = offers[second]
    offers[second] = offer
  }
}
