extension DualRatioTest {
  /// A way to make a row feasible: a movement of a symbol, or the row's own violation of a breakpoint.
  struct Candidate: BitwiseCopyable {
    /// What is known about the sums after the most important one.
    enum FurtherSums: UInt8 {
      case unknown
      /// There is at most one more sum, the next one.
      case next
      case many
    }

    /// The most important sum that the candidate changes, and its change for each unit of the row; 0 if it
    /// changes no sum.
    var band: UInt64 = 0
    var value = 0.0
    /// The next sum whose change is not zero.
    var nextBand: UInt64 = 0
    var nextValue = 0.0
    /// What is known about further sums.
    var furtherSums = FurtherSums.unknown
    /// Whether the candidate costs nothing, or may reduce the cost.
    var isFree = false
    /// Whether the candidate is known to reduce the cost.
    var pays = false
    var isRising: Bool
    /// The index of the candidate's most important single error among those that were found; -1 if it was
    /// not determined yet.
    var singleIndex: Int32 = -1
    /// The same for the symbol's own cost alone.
    var ownSingleIndex: Int32 = -1
    /// The row in which the symbol occurs, if it is in no other; -1 if it is in several, and for the row's own symbol.
    var singleRow: Int32 = -1
    /// The slope of the symbol's own cost in its segment.
    var slope = Slope()
    /// The index of the symbol in the row; -1 for the row's own basic symbol.
    var rowIndex: Int32
    var symbol: Symbol
    /// The segment through which the symbol moves; for the row's own symbol, the segment in which it would be.
    var segment: Int32
    /// The segment from which the symbol started.
    var origin: Int32
    var coefficient: Double

    /// Whether the candidate is the row's own basic symbol.
    var isOwn: Bool { rowIndex < 0 }
    var direction: Double { isRising ? 1 : -1 }
    /// The movement of the symbol for each unit of the row.
    var way: Double { direction / abs(coefficient) }
  }
}

// MARK: - Costs

extension DualRatioTest.Candidate {
  /// The sum after the most important one.
  @inline(__always) var nextSum: LeadingTerm {
    LeadingTerm(level: Level(sum: nextBand), value: nextValue)
  }

  /// The sum that the symbol's own cost changes.
  @inline(__always) var ownSum: LeadingTerm {
    LeadingTerm(level: Level(sum: slope.band), value: slope.band > 1 ? slope.value * way : 0)
  }

  /// Finds the most important single error that the candidate changes.
  func leadingSingle(_ form: inout SolvedForm) -> LeadingTerm {
    if isOwn {
      form.reducedCosts.total.clear()
      addPassed(.singles, times: 1, &form)
      return form.reducedCosts.total.leadingSingle(form.costs.owners)
    }
    var lead = form.leadingSingle(of: symbol, direction: direction, segment: Int(segment))
    lead.value /= abs(coefficient)
    return lead
  }

  /// Adds a part of the candidate's cost to the total.
  func addCost(_ part: LexicographicCost.Part, times factor: Double, _ form: inout SolvedForm) {
    if isOwn {
      addPassed(part, times: factor, &form)
    } else {
      form.addCost(
        part, of: symbol, direction: direction, segment: Int(segment),
        times: factor / abs(coefficient))
    }
  }

  /// Adds the cost of the breakpoints that the row's own symbol passes to the total.
  func addPassed(_ part: LexicographicCost.Part, times factor: Double, _ form: inout SolvedForm) {
    let list = form.costs.breakpoints(of: symbol)
    for index in Int(min(segment, origin))..<Int(max(segment, origin)) {
      form.reducedCosts.add(part, of: list[index], times: factor, form.costs.owners)
    }
  }
}
