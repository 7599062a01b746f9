import Cassowary
import Testing

@Suite struct `It always ends` {
  /// Beale's example of 1955, on which the simplex method with Dantzig's rule cycles.
  @Test func `Beale's program ends`() throws {
    var solver = Solver()
    let x = (0..<4).map { solver.makeVariable("x\($0)") }
    for variable in x { try solver.add(variable >= 0) }
    try solver.add(0.25 * x[0] - 60 * x[1] - 0.04 * x[2] + 9 * x[3] <= 0)
    try solver.add(0.5 * x[0] - 90 * x[1] - 0.02 * x[2] + 3 * x[3] <= 0)
    try solver.add(x[2] <= 1)
    let cost = -0.75 * x[0] + 150 * x[1] - 0.02 * x[2] + 6 * x[3]
    try solver.add((cost <= -1000).with(priority: 500))
    let values = try solver.answers(x)
    #expect(zip(values, [0.04, 0, 1, 0]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  /// Kuhn's example, which cycles as well.
  @Test func `Kuhn's program ends`() throws {
    var solver = Solver()
    let x = (0..<4).map { solver.makeVariable("x\($0)") }
    for variable in x { try solver.add(variable >= 0) }
    try solver.add(-2 * x[0] - 9 * x[1] + x[2] + 9 * x[3] <= 0)
    try solver.add(x[0] / 3 + x[1] - x[2] / 3 - 2 * x[3] <= 0)
    try solver.add(2 * x[0] + 3 * x[1] - x[2] - 12 * x[3] <= 2)
    let cost = -2 * x[0] - 3 * x[1] + x[2] + 12 * x[3]
    try solver.add((cost <= -1000).with(priority: 500))
    let values = try solver.answers(x)
    let best = -2 * values[0] - 3 * values[1] + values[2] + 12 * values[3]
    #expect(abs(best + 2) < 1e-9)
  }

  @Test func `a chain of rows that are too high for their place ends`() throws {
    var solver = Solver()
    let edges = (0...24).map { solver.makeVariable("y\($0)") }
    try solver.add(edges[0] == 0)
    for (top, bottom) in zip(edges, edges.dropFirst()) {
      try solver.add(bottom >= top)
      try solver.add((bottom - top >= 3).with(priority: 750))
      try solver.add((bottom - top == 3).with(priority: 250))
    }
    try solver.addEditVariable(edges[24], priority: .required)
    for height in [72.0, 24, 0, 71, 100] {
      try solver.suggest(height, for: edges[24])
      let values = try solver.answers(edges)
      let crushed = zip(values, values.dropFirst()).map { $1 - $0 }
      #expect(values[24] == height)
      if height < 72 {
        let whole = Int(height) / 3
        #expect(crushed.suffix(whole).allSatisfy { $0 == 3 })
        #expect(crushed.prefix(23 - whole).allSatisfy { $0 == 0 })
      }
    }
  }

  @Test func `removing and adding again for ever takes no more room`() throws {
    var solver = Solver()
    let variables = (0..<6).map { solver.makeVariable("x\($0)") }
    var constraints: [Constraint] = []
    for (left, right) in zip(variables, variables.dropFirst()) {
      constraints.append(right >= left + 3)
      constraints.append((right == left + 5).with(priority: 500))
    }
    for constraint in constraints { try solver.add(constraint) }
    var sizes: [Int] = []
    for round in 0..<200 {
      let constraint = constraints[round * 7 % constraints.count]
      try solver.remove(constraint)
      let guest = solver.makeVariable("guest")
      try solver.add((guest == variables[0]).with(priority: 20))
      try solver.add(constraint)
      try solver.optimize()
      for added in solver.constraints where added.priority == 20 { try solver.remove(added) }
      try solver.remove(guest)
      if round % 50 == 49 { sizes.append(solver.symbolCount) }
    }
    #expect(solver.checkInvariants() == [])
    #expect(Set(sizes).count == 1)
    #expect(try solver.answers(variables) == [0, 5, 10, 15, 20, 25])
  }
}
