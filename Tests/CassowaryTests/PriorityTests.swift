import Cassowary
import Testing

@Suite struct `Strict priorities` {
  @Test func `a required constraint wins over any number of optional ones`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    for _ in 0..<1000 { try solver.add((x == 0).with(priority: 999)) }
    try solver.add(x >= 5)
    #expect(try solver.answers([x]) == [5])
  }

  @Test func `one constraint wins over a thousand of the next lower priority`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    for _ in 0..<1000 { try solver.add((x == 0).with(priority: 500)) }
    try solver.add((x == 7).with(priority: 501))
    #expect(try solver.answers([x]) == [7])
  }

  @Test func `a small error is not traded for a large one of a lower priority`() throws {
    var solver = Solver()
    let v = solver.makeVariable("v")
    try solver.add((v >= 100).with(priority: 501))
    try solver.add((v == 90).with(priority: 500))
    try solver.add((v == 50).with(priority: 10))
    #expect(try solver.answers([v]) == [100])
  }

  @Test func `weights count within a priority only`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add((x == 1).with(priority: 500, weight: 1_000_000))
    try solver.add((x == 2).with(priority: 501, weight: 0.000_001))
    #expect(try solver.answers([x]) == [2])
  }

  @Test func `priorities may be fractions`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add((x == 1).with(priority: 250.25))
    try solver.add((x == 2).with(priority: 250.5))
    try solver.add((x == 3).with(priority: 250))
    #expect(try solver.answers([x]) == [2])
  }

  @Test func `there may be as many priorities as constraints`() throws {
    var solver = Solver()
    let variables = (0..<40).map { solver.makeVariable("x\($0)") }
    for (index, variable) in variables.enumerated() {
      let limit = (variable >= Double(index)).with(priority: Priority(Double(index + 1)))
      try solver.add(limit)
      try solver.add((variable <= 10).with(priority: 20.5))
    }
    let expected = (0..<40).map { $0 <= 10 ? Double($0) : $0 < 20 ? 10 : Double($0) }
    #expect(try solver.answers(variables) == expected)
  }
}
