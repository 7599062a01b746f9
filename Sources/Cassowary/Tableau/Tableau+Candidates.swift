/// A parametric symbol whose movement reduces the cost, with the direction.
struct Candidate: HeapElement {
  var lead = LeadingTerm.none
  var symbol: Symbol = -1
  var direction = 1.0
  /// The number of the candidateNumber, which distinguishes it from earlier ones of the symbol.
  var number: Int32 = 0

  /// Returns whether this candidate is more important: on a higher level, or steeper on the same.
  @inline(__always) func precedes(_ other: Candidate) -> Bool {
    if lead.level != other.lead.level { return lead.level > other.lead.level }
    return lead.value == other.lead.value
      ? symbol < other.symbol : lead.value < other.lead.value
  }
}

extension Tableau {
  /// Whether a movement may reduce the cost.
  @inline(__always) var isUnsettled: Bool { !dirty.isEmpty || !candidates.isEmpty }

  /// Removes and returns the most important candidate.
  ///
  /// While there are candidates on the level of the last one, only those whose price may have changed are
  /// priced again. A step on one level makes no movement pay on a more important one.
  mutating func nextCandidate() -> Candidate? {
    while true {
      if dirty.count > 0, dirty.count <= 4 || candidates.first?.lead.level != candidateLevel {
        priceQueued()
      }
      guard let candidate = candidates.popFirst() else {
        if dirty.count == 0 { return nil }
        continue
      }
      guard isCurrent(candidate) else { continue }
      guard symbols[candidate.symbol].isDirty else {
        candidateLevel = candidate.lead.level
        return candidate
      }
      symbols[candidate.symbol].isDirty = false
      price(candidate.symbol)
    }
  }

  /// Returns whether a symbol still is the candidate that was added.
  @inline(__always) private func isCurrent(_ candidate: Candidate) -> Bool {
    symbols[candidate.symbol].isCandidate
      && symbols[candidate.symbol].candidateNumber == candidate.number
      && symbols[candidate.symbol].state == .parametric
  }

  mutating func priceQueued() {
    while let symbol = dirty.popLast() {
      // One that was priced since it was put in need not be again.
      guard symbols[symbol].isDirty else { continue }
      symbols[symbol].isDirty = false
      switch symbols[symbol].state {
      case .vacant: if !symbols[symbol].isDoubtful { vacantSymbols.append(symbol) }
      case .parametric: price(symbol)
      default: break
      }
    }
  }

  mutating func addCandidate(_ symbol: Symbol, _ lead: LeadingTerm, direction: Double) {
    candidatesAdded &+= 1
    symbols[symbol].isCandidate = true
    symbols[symbol].candidateNumber = candidatesAdded
    candidates.push(
      Candidate(lead: lead, symbol: symbol, direction: direction, number: candidatesAdded))
  }
}
