extension Tableau {
  /// Collects the ways for a row to get higher or lower.
  mutating func makeOffers(for row: Int32, isLow: Bool) {
    offers.removeAll()
    areOffersSorted = false
    hasTies = false
    let slice = rows[row].entries
    for index in 0..<Int(slice.count) {
      let entry = entries.pointer(slice)[index]
      guard isPivot(entry.coefficient, of: row) else { continue }
      let direction = (entry.coefficient > 0) == isLow ? 1.0 : -1.0
      let segment = segment(of: entry.symbol, direction: direction)
      offerSymbol(
        entry.symbol, entry.coefficient, Int32(index), direction: direction, segment: segment,
        origin: Int32(segment))
    }
    let segment = symbols[rows[row].basic].segment
    offerOwn(row, isLow: isLow, segment: Int(segment), origin: segment)
  }

  /// Offers a symbol's movement through one of its segments, unless a required constraint forbids it.
  mutating func offerSymbol(
    _ symbol: Symbol, _ coefficient: Double, _ place: Int32, direction: Double, segment: Int,
    origin: Int32
  ) {
    if isForbidden(symbol, direction: direction, segment: segment) { return }
    let lead = price(symbol, direction: direction, segment: segment)
    push(
      lead, divisor: abs(coefficient),
      Offer(
        lead: lead, place: place, symbol: symbol, coefficient: coefficient,
        direction: direction, segment: Int32(segment), origin: origin))
  }

  /// Offers that a row's basic symbol stays beyond one more of its breakpoints.
  mutating func offerOwn(_ row: Int32, isLow: Bool, segment: Int, origin: Int32) {
    let basic = rows[row].basic
    let next = isLow ? segment - 1 : segment + 1
    guard next >= 0, next <= Int(symbols[basic].breaks.count) else { return }
    let offer = Offer(
      lead: .none, place: -1, symbol: basic, coefficient: 1, direction: isLow ? -1 : 1,
      segment: Int32(next), origin: origin)
    cost.clear()
    addCost(of: offer, times: 1)
    push(lead, divisor: 1, offer)
  }

  private mutating func push(_ lead: Lead, divisor: Double, _ offer: Offer) {
    if lead.isForbidding { return }
    var offer = offer
    // One that is known to pay is taken at once.
    offer.lead = lead.value > 0 ? Lead(level: lead.level, value: lead.value / divisor) : .none
    offers.append(offer)
    if areOffersSorted { siftUp(offers.count - 1) }
  }

  /// Takes the cheapest offer out.
  ///
  /// Mostly there are few, of which one is taken. Many are put in a heap.
  mutating func popOffer() -> Offer? {
    if !areOffersSorted, offers.count > 12 {
      areOffersSorted = true
      for place in (0..<offers.count / 2).reversed() { siftDown(place) }
    }
    guard offers.count > 0 else { return nil }
    var best = 0
    if areOffersSorted {
      let offer = offers[0]
      offers.swapRemove(0)
      if offers.count > 1 { siftDown(0) }
      return offer
    }
    for place in 1..<max(offers.count, 1) where precedes(offers[place], offers[best]) {
      best = place
    }
    let offer = offers[best]
    offers.swapRemove(best)
    return offer
  }

  private mutating func siftUp(_ start: Int) {
    let offer = offers[start]
    var place = start
    while place > 0 {
      let parent = (place - 1) / 2
      guard precedes(offer, offers[parent]) else { break }
      offers[place] = offers[parent]
      place = parent
    }
    offers[place] = offer
  }

  private mutating func siftDown(_ start: Int) {
    let offer = offers[start]
    var place = start
    while true {
      var child = 2 * place + 1
      guard child < offers.count else { break }
      if child + 1 < offers.count, precedes(offers[child + 1], offers[child]) { child += 1 }
      guard precedes(offers[child], offer) else { break }
      offers[place] = offers[child]
      place = child
    }
    offers[place] = offer
  }

  /// Whether an offer costs less than another, and if they cost the same, is better to pivot on.
  private mutating func precedes(_ first: Offer, _ second: Offer) -> Bool {
    let (one, other) = (first.lead, second.lead)
    if one.value == 0 || other.value == 0 {
      if one.value != other.value { return one.value == 0 }
    } else if one.level != other.level {
      return one.level < other.level
    } else if abs(one.value - other.value) > 1e-9 * max(one.value, other.value) {
      return one.value < other.value
    } else {
      cost.clear()
      addCost(of: first, times: 1)
      addCost(of: second, times: -1)
      let difference = lead.value
      if difference != 0 { return difference < 0 }
      hasTies = true
    }
    if stall.isOn { return first.symbol < second.symbol }
    let (size, otherSize) = (abs(first.coefficient), abs(second.coefficient))
    return size == otherSize ? first.symbol < second.symbol : size > otherSize
  }

  private mutating func addCost(of offer: Offer, times factor: Double) {
    if offer.place >= 0 {
      let rate = factor / abs(offer.coefficient)
      let segment = Int(offer.segment)
      addSums(of: offer.symbol, direction: offer.direction, segment: segment, times: rate)
      addSingles(of: offer.symbol, direction: offer.direction, segment: segment, times: rate)
    } else {
      for (segment, sign) in [(offer.segment, offer.direction), (offer.origin, -offer.direction)] {
        addSlopeSums(of: offer.symbol, segment: Int(segment), times: sign * factor)
        addSlopeSingles(of: offer.symbol, segment: Int(segment), times: sign * factor)
      }
    }
  }

  // MARK: - Proof

  /// Notes the multipliers that prove that a row cannot become feasible (Farkas' lemma).
  ///
  /// The row says that its basic symbol is a sum of parametric ones, each of which stands at a
  /// required limit. No fewer constraints could contradict each other: the basic symbol and
  /// all but one of the others are independent.
  mutating func prove(_ row: Int32, isLow: Bool) {
    proof = []
    if let demand = tightest(of: rows[row].basic, isLower: isLow) {
      proof.append((demand, -1 / demands[demand].factor))
    }
    for entry in entries.list(rows[row].entries) {
      let rises = (entry.coefficient > 0) == isLow
      if let demand = tightest(of: entry.symbol, isLower: !rises) {
        proof.append((demand, entry.coefficient / demands[demand].factor))
      }
    }
  }

  /// The required constraint that limits a symbol most.
  @inline(__always) func tightest(of symbol: Symbol, isLower: Bool) -> Int32? {
    var best: Breakpoint?
    for point in breaks.list(symbols[symbol].breaks)
    where point.isLower == isLower && point.isRequired {
      guard let found = best else {
        best = point
        continue
      }
      if isLower ? point.position > found.position : point.position < found.position {
        best = point
      }
    }
    return best?.owner
  }
}
