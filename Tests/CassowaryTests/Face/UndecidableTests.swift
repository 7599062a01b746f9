import Cassowary
import Testing

/// Required limits that miss each other by more than a rounding error, and by less than can be proved.
@Suite struct `What rounding errors hide` {
  @Test(arguments: [1e-11, 3e-12, 5e-11])
  func `is told with the constraint and the amount`(gap: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x >= 1)
    let limit = x <= 1 - gap
    let error = #expect(throws: SolverError.self) { try solver.add(limit) }
    let doubt = try #require(self.doubt(in: error))
    #expect(doubt.constraint == limit && doubt.constant == gap - 1)
    #expect(abs(doubt.amount - gap) < 1e-15)
    #expect(solver.constraints.count == 1 && solver.checkInvariants() == [])
    #expect(try solver.answers([x]) == [1])
  }

  @Test func `is told in the constraint's own numbers`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x >= 1)
    let limit = 4 * x <= 4 - 4e-11
    let error = #expect(throws: SolverError.self) { try solver.add(limit) }
    let doubt = try #require(self.doubt(in: error))
    #expect(doubt.constraint == limit && abs(doubt.amount - 4e-11) < 1e-14)
    let text = "Rounding errors hide whether a required constraint can hold: 4 x <= 3.999999… seems"
    #expect("\(try #require(error))".hasPrefix(text + " to be missed by "))
  }

  @Test func `is told of changes, too`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let (low, high) = (try solver.add(x >= 1), try solver.add(x <= 2))
    let one = #expect(throws: SolverError.self) {
      try solver.setRightHandSide(1 - 1e-11, of: high)
    }
    #expect(doubt(in: one)?.constraint == high)
    #expect(
      "\(try #require(one))".contains(": x <= 0.999999… seems to be missed by 1.000000…e-11."))
    #expect(solver.rightHandSide(of: high) == 2)
    let wish = try solver.add((x <= 1 - 1e-11).with(priority: .weak))
    let other = #expect(throws: SolverError.self) { try solver.setPriority(.required, of: wish) }
    #expect(doubt(in: other)?.constraint == wish)
    #expect("\(try #require(other))".contains(": x <= 0.999999… seems to be missed"))
    #expect(solver.priority(of: wish) == .weak && solver.contains(low))
  }

  @Test func `and a lack of steps are two`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x >= 1)
    let errors = [1e-11, 2e-11].map { gap in
      #expect(throws: SolverError.self) { try solver.add(x <= 1 - gap) }
    }
    #expect(errors[0] != errors[1] && errors[0] != .iterationLimit(3))
    #expect(
      "\(SolverError.iterationLimit(200_000))"
        == "The solver gave up: it makes at most 200000 steps for one call.")
  }

  private func doubt(in error: SolverError?) -> Doubt? {
    if case .undecidable(let doubt) = error { doubt } else { nil }
  }
}
