import Testing

@testable import Cassowary

/// Symbols whose reduced cost may have changed are priced when that takes less than it may save.
@Suite struct `Queued symbols` {
  private let lead = LeadingTerm(level: Level(sum: 500), value: -1)

  /// Sums of one variable with many others, none of which can be what it is wished to be.
  private func sums(_ count: Int) throws -> SolvedForm {
    var solver = Solver()
    let shared = solver.makeVariable()
    for index in 0..<count {
      let own = solver.makeVariable()
      try solver.add(own >= 2)
      try solver.add((shared + own <= Double(index % 2)).with(priority: 500))
      try solver.add((own == 1).with(priority: 250))
    }
    try solver.add(shared >= 0)
    try solver.optimize()
    return solver.storage.state.tableau.form.copy()
  }

  private func symbols(_ form: borrowing SolvedForm) -> [Symbol] {
    (0..<Symbol(form.basis.symbolCount)).filter {
      form.basis.role(of: $0) == .parametric && form.basis.visits(of: $0) > 0
    }
  }

  private func isDue(_ form: borrowing SolvedForm) -> Bool {
    form.pricing.shouldPriceQueue(form.basis)
  }

  /// The candidate that entered last, beside others of its level.
  private func enter(_ others: [Symbol], _ form: inout SolvedForm) throws {
    for symbol in others { form.pricing.addCandidate(symbol, lead, direction: 1) }
    let first = form.pricing.popCandidate()
    form.pricing.noteEntering(try #require(first))
  }

  @Test(arguments: [(10, true), (64, true), (65, false), (300, false)])
  func `waits for a symbol in many rows while others pay on the level`(
    count: Int, isPriced: Bool
  ) throws {
    var form = try sums(count)
    let symbols = symbols(form)
    let visits = symbols.map { form.basis.visits(of: $0) }
    let most = try #require(visits.max())
    #expect(most >= count)
    let long = symbols[try #require(visits.firstIndex(of: most))]
    let others = symbols.filter { $0 != long }.prefix(2)
    try #require(others.count == 2)
    try enter(Array(others), &form)
    form.pricing.enqueue(long)
    let whileOneIsLeft = isDue(form)
    #expect(whileOneIsLeft == isPriced)
    // With no other candidate on the level, it does not wait.
    _ = form.pricing.popCandidate()
    let other = LeadingTerm(level: Level(sum: 250), value: -1)
    form.pricing.addCandidate(others[0], other, direction: 1)
    let whenNoneIsLeft = isDue(form)
    #expect(whenNoneIsLeft)
  }

  @Test func `does not wait for few symbols in few rows`() throws {
    var form = try sums(100)
    let short = symbols(form).filter { form.basis.visits(of: $0) == 1 }
    try #require(short.count > 6)
    try enter(Array(short.prefix(2)), &form)
    let ofNone = isDue(form)
    #expect(!ofNone)
    for symbol in short.dropFirst(2).prefix(4) { form.pricing.enqueue(symbol) }
    let ofFew = isDue(form)
    #expect(ofFew)
    form.pricing.enqueue(short[6])
    let ofMany = isDue(form)
    #expect(!ofMany)
  }
}
