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
    add(.sums, of: offer, times: 1)
    var lead = cost.leadingSum
    if lead.value == 0 {
      add(.singles, of: offer, times: 1)
      lead = cost.leadingSingle(demands, orders)
    }
    isPriceWhole = true
    push(lead, divisor: 1, offer)
  }

  private mutating func push(_ lead: Lead, divisor: Double, _ offer: Offer) {
    if lead.isForbidding { return }
    var offer = offer
    // One that is known to pay is taken at once.
    offer.pays = lead.value < 0
    offer.lead = lead.value > 0 ? Lead(level: lead.level, value: lead.value / divisor) : .none
    if isPriceWhole {
      (offer.second, offer.hasTwoSums) = cost.second(after: lead.level.band)
      offer.second.value /= divisor
    }
    offers.append(offer)
    if areOffersSorted { siftUp(offers.count - 1) }
  }

  /// Takes the cheapest offer out.
  ///
  /// Mostly there are few, of which one is taken. Many are put in a heap.
  mutating func popOffer() -> Offer? {
    if !areOffersSorted, offers.count > 12 {
      areOffersSorted = true
      // Not all are compared with the one that is taken.
      hasTies = true
      for place in (0..<offers.count / 2).reversed() { siftDown(place) }
    }
    guard offers.count > 0 else { return nil }
    var best = 0
    if !areOffersSorted {
      for place in 1..<max(offers.count, 1) where precedes(place, best) { best = place }
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

  // MARK: - Comparing

  /// Whether an offer costs less than another, and if they cost the same, is better to pivot on.
  private mutating func precedes(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (offers[first].lead, offers[second].lead)
    if one.value == 0 || other.value == 0 {
      if one.value != other.value { return one.value == 0 }
    } else if one.level != other.level {
      return one.level < other.level
    } else if abs(one.value - other.value) > 1e-9 * max(one.value, other.value) {
      return one.value < other.value
    } else {
      let difference = difference(of: first, second)
      if difference.isFlat { hasTies = true }
      if difference.value != 0 { return difference.value < 0 }
    }
    if stall.isOn { return offers[first].symbol < offers[second].symbol }
    return isBetterPivot(offers[first], offers[second])
  }

  private func isBetterPivot(_ first: Offer, _ second: Offer) -> Bool {
    let (size, otherSize) = (abs(first.coefficient), abs(second.coefficient))
    if size > 2 * otherSize || otherSize > 2 * size { return size > otherSize }
    // Of coefficients about as large the one whose column is shorter gives less to do.
    let length = symbols[first.symbol].column.count
    let otherLength = symbols[second.symbol].column.count
    return length == otherLength ? first.symbol < second.symbol : length < otherLength
  }

  /// The lead of the difference of what two offers cost that have the same lead.
  private mutating func difference(of first: Int, _ second: Int) -> Lead {
    if offers[first].hasTwoSums, offers[second].hasTwoSums {
      let sums = offers[first].second.difference(offers[second].second)
      if sums.value != 0 { return sums }
      findSingle(first)
      findSingle(second)
      let singles = offers[first].single.difference(offers[second].single)
      if singles.value != 0 { return singles }
    }
    cost.clear()
    add(.sums, of: offers[first], times: 1)
    add(.sums, of: offers[second], times: -1)
    let sum = cost.leadingSum
    if sum.value != 0 { return sum }
    add(.singles, of: offers[first], times: 1)
    add(.singles, of: offers[second], times: -1)
    return cost.leadingSingle(demands, orders)
  }

  private mutating func findSingle(_ place: Int) {
    guard !offers[place].hasSingle else { return }
    cost.clear()
    add(.singles, of: offers[place], times: 1)
    offers[place].single = cost.leadingSingle(demands, orders)
    offers[place].hasSingle = true
  }

  /// Adds a part of what an offer costs.
  private mutating func add(_ part: Cost.Part, of offer: Offer, times factor: Double) {
    if offer.place >= 0 {
      add(
        part, of: offer.symbol, direction: offer.direction, segment: Int(offer.segment),
        times: factor / abs(offer.coefficient))
    } else {
      let change = offer.direction * factor
      addSlope(part, of: offer.symbol, segment: Int(offer.segment), times: change)
      addSlope(part, of: offer.symbol, segment: Int(offer.origin), times: -change)
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
