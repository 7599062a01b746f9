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
  /// Takes out the candidate that matters most.
  mutating func nextCandidate() -> Candidate? {
    appraiseDirty()
    while let candidate = candidates.popFirst() {
      if isCurrent(candidate) { return candidate }
    }
    return nil
  }

  /// Whether a symbol still is the candidate that it was when it was put in.
  @inline(__always) private func isCurrent(_ candidate: Candidate) -> Bool {
    symbols[candidate.symbol].isCandidate
      && symbols[candidate.symbol].nomination == candidate.number
      && symbols[candidate.symbol].state == .parametric
  }

  mutating func appraiseDirty() {
    while let symbol = dirty.popLast() {
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
