extension Tableau {
  /// Returns whether an offer costs less than another or, at the same cost, is the better pivot.
  @inline(__always) mutating func precedes(_ first: Int, _ second: Int) -> Bool {
    if offers[first].isFree != offers[second].isFree { return offers[first].isFree }
    if !offers[first].isFree {
      if offers[first].band != offers[second].band {
        return offers[first].band < offers[second].band
      }
      let (one, other) = (offers[first].value, offers[second].value)
      if abs(one - other) > 1e-9 * max(one, other) { return one < other }
      let difference = difference(of: first, second)
      if difference.isFlat { hasTies = true }
      if difference.value != 0 { return difference.value < 0 }
    }
    if degeneracy.isOn { return offers[first].symbol < offers[second].symbol }
    return isBetterPivot(first, second)
  }

  private func isBetterPivot(_ first: Int, _ second: Int) -> Bool {
    let (size, otherSize) = (abs(offers[first].coefficient), abs(offers[second].coefficient))
    if size > 2 * otherSize || otherSize > 2 * size { return size > otherSize }
    // Of coefficients about as large the one whose column is shorter gives less to do.
    let (symbol, other) = (offers[first].symbol, offers[second].symbol)
    let (length, otherLength) = (symbols[symbol].column.count, symbols[other].column.count)
    return length == otherLength ? symbol < other : length < otherLength
  }

  /// Returns the lead of the difference of two offers' costs with equal first sums.
  private mutating func difference(of first: Int, _ second: Int) -> LeadingTerm {
    findSums(of: first)
    findSums(of: second)
    if offers[first].furtherSums == .next, offers[second].furtherSums == .next {
      let sums = nextSum(of: first).difference(nextSum(of: second))
      if sums.value != 0 { return sums }
      let ties = tie(of: first).difference(tie(of: second))
      if ties.value != 0 { return ties }
      cost.clear()
    } else {
      cost.clear()
      add(.sums, of: offers[first], times: 1)
      add(.sums, of: offers[second], times: -1)
      let sum = cost.leadingSum
      if sum.value != 0 { return sum }
    }
    add(.singles, of: offers[first], times: 1)
    add(.singles, of: offers[second], times: -1)
    return cost.leadingSingle(constraints, orders)
  }

  /// Determines the sums after an offer's most important one.
  @inline(__always) private mutating func findSums(of place: Int) {
    guard offers[place].furtherSums == .unknown else { return }
    cost.clear()
    add(.sums, of: offers[place], times: 1)
    let (second, isLast) = cost.second(after: offers[place].band)
    offers[place].nextBand = second.level.band
    offers[place].nextValue = second.value
    offers[place].furtherSums = isLast ? .next : .many
  }

  @inline(__always) private func nextSum(of place: Int) -> LeadingTerm {
    LeadingTerm(level: Level(sum: offers[place].nextBand), value: offers[place].nextValue)
  }

  /// Returns the most important single error of an offer's cost.
  @inline(__always) mutating func tie(of place: Int) -> LeadingTerm {
    if offers[place].tie < 0 {
      offers[place].tie = Int32(ties.count)
      ties.append(findTie(of: offers[place]))
    }
    return ties[offers[place].tie]
  }

  /// Returns whether an offer affects no error, but at most distances from zero.
  mutating func isFlat(_ offer: Offer) -> Bool {
    if offer.isFree || offer.band != 0 { return offer.isFree }
    return (offer.tie < 0 ? findTie(of: offer) : ties[offer.tie]).isFlat
  }

  private mutating func findTie(of offer: Offer) -> LeadingTerm {
    if offer.place >= 0 {
      var lead = leadingSingle(
        of: offer.symbol, direction: offer.direction, segment: Int(offer.segment))
      lead.value /= abs(offer.coefficient)
      return lead
    }
    cost.clear()
    addPassed(.singles, of: offer, times: 1)
    return cost.leadingSingle(constraints, orders)
  }

  /// Adds a part of an offer's cost.
  private mutating func add(_ part: Cost.Part, of offer: Offer, times factor: Double) {
    if offer.place >= 0 {
      add(
        part, of: offer.symbol, direction: offer.direction, segment: Int(offer.segment),
        times: factor / abs(offer.coefficient))
    } else {
      addPassed(part, of: offer, times: factor)
    }
  }

  /// Adds the cost of passing the breakpoints of a row's own offer.
  mutating func addPassed(_ part: Cost.Part, of offer: Offer, times factor: Double) {
    let list = breaks.pointer(symbols[offer.symbol].breaks)
    for index in Int(min(offer.segment, offer.origin))..<Int(max(offer.segment, offer.origin)) {
      let point = list[index]
      switch part {
      case .sums where point.owner >= 0:
        cost.add(point.weight * factor, band: constraints[point.owner].sumBand)
      case .sums: break
      case .singles: cost.add(point.scale * factor, owner: point.owner)
      }
    }
  }
}
