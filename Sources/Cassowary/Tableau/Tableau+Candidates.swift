/// That a parametric symbol lessens the cost when it moves, and how.
struct Candidate: HeapElement {
  var lead = Lead.none
  var symbol: Symbol = -1
  var direction = 1.0
  /// What tells it from what was known of the symbol before.
  var number: Int32 = 0

  /// The most important level comes first, in it the steepest way.
  @inline(__always) func precedes(_ other: Candidate) -> Bool {
    if lead.level != other.lead.level { return lead.level > other.lead.level }
    return lead.value == other.lead.value
      ? symbol < other.symbol : lead.value < other.lead.value
  }
}

extension Tableau {
  /// Whether something may lessen the cost.
  @inline(__always) var isUnsettled: Bool { !dirty.isEmpty || !candidates.isEmpty }

  /// Takes out the candidate that matters most.
  ///
  /// As long as there are candidates on the level of the last one, only those are priced anew of which
  /// the price may have changed: a step on one level lets nothing pay on a more important one.
  mutating func nextCandidate() -> Candidate? {
    while true {
      if dirty.count > 0, dirty.count <= 4 || candidates.first?.lead.level != candidateLevel {
        appraiseDirty()
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
      appraise(candidate.symbol)
    }
  }

  /// Whether a symbol still is the candidate that it was when it was put in.
  @inline(__always) private func isCurrent(_ candidate: Candidate) -> Bool {
    symbols[candidate.symbol].isCandidate
      && symbols[candidate.symbol].nomination == candidate.number
      && symbols[candidate.symbol].state == .parametric
  }

  mutating func appraiseDirty() {
    while let symbol = dirty.popLast() {
      // One that was priced since it was put in need not be again.
      guard symbols[symbol].isDirty else { continue }
      symbols[symbol].isDirty = false
      switch symbols[symbol].state {
      case .vacant: if !symbols[symbol].isDoubtful { vacantSymbols.append(symbol) }
      case .parametric: appraise(symbol)
      default: break
      }
    }
  }

  mutating func nominate(_ symbol: Symbol, _ lead: Lead, direction: Double) {
    nominations &+= 1
    symbols[symbol].isCandidate = true
    symbols[symbol].nomination = nominations
    candidates.push(
      Candidate(lead: lead, symbol: symbol, direction: direction, number: nominations))
  }
}
