import SeededNumbers
import Testing

@testable import Cassowary

/// Runs in which coefficients grow so far that what they lead to would be a basis in appearance only.
@Suite struct `Runs that are interrupted` {
  /// Required sums of 80 neighbours that overlap, with wishes between. A point that is drawn first satisfies all sums.
  private struct OverlappingSums {
    var solver = Solver()
    private(set) var variables: [Variable] = []
    private(set) var sums: [Constraint] = []

    init(of count: Int, seed: UInt64) throws {
      var random = SeededGenerator(seed: seed)
      for _ in 0..<count + 80 { variables.append(solver.makeVariable()) }
      try solver.addEditVariable(variables[0], priority: 900)
      for variable in variables { try solver.add(variable >= 0) }
      let point = variables.map { _ in Double(random.number(0...20)) }
      for first in 0..<count {
        let other = variables[(first + 7) % variables.count]
        try solver.add((variables[first] - other == 0).with(priority: 500))
        let terms = variables[first..<first + 80].map { Term($0, coefficient: 1) }
        let sum = LinearExpression(terms: terms, constant: 0)
        let total = point[first..<first + 80].reduce(0, +)
        let room = Double(random.number(0...199))
        let limit = first % 3 == 0 ? sum >= total - room : sum <= total + room
        sums.append(try solver.add(limit))
        try solver.add(
          (variables[first] == Double(random.number(0...29))).with(priority: 250))
      }
    }

    /// The largest amount by which a sum, or a variable's limit, is missed.
    var largestMiss: Double {
      let misses = sums.map { constraint in
        let sum = constraint.expression.terms.reduce(constraint.expression.constant) {
          $0 + $1.coefficient * solver.value(of: $1.variable)
        }
        return constraint.relation == .lessThanOrEqual ? sum : -sum
      }
      return (misses + variables.map { -solver.value(of: $0) }).max() ?? 0
    }
  }

  /// Once told as undecidable after a minute.
  @Test(arguments: [(140, 1 as UInt64), (200, 1), (200, 2), (230, 3)], [64, 100_000] as [Int32])
  func `find the answer to sums that overlap`(
    system: (count: Int, seed: UInt64), longRow: Int32
  ) throws {
    var sums = try OverlappingSums(of: system.count, seed: system.seed)
    sums.solver.change { $0.tableau.form.basis.longRow = longRow }
    try sums.solver.optimize()
    for value in [50.0, 0, 20] {
      try sums.solver.suggest(value, for: sums.variables[0])
      try sums.solver.optimize()
      #expect(sums.solver.checkInvariants() == [])
      #expect(sums.largestMiss < 1e-6)
    }
  }

  /// The rows are right, so they stay as they are, and the run goes on.
  @Test func `go on if coefficients have not drifted`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x + y <= 10)
    try solver.add((x - y == 2).with(priority: 500))
    try solver.add((x == 20).with(priority: 250))
    solver.change { $0.tableau.form.numerics.interruptions.noteGrowth(1e40) }
    try solver.optimize()
    #expect(solver.value(of: x) == 6)
    #expect(solver.value(of: y) == 4)
    #expect(solver.checkInvariants() == [])
  }

  @Test func `are due after growth, and later if coefficients were right`() {
    func isDue(_ interruptions: Interruptions, after growth: Double) -> Bool {
      var interruptions = interruptions
      interruptions.noteGrowth(growth)
      return (try? interruptions.check()) == nil
    }
    var interruptions = Interruptions()
    #expect(!isDue(interruptions, after: 1e29))
    #expect(isDue(interruptions, after: 1e30))
    interruptions.note(.hadDrift)
    #expect(isDue(interruptions, after: 1e8))
    interruptions.note(.hadNone)
    #expect(!isDue(interruptions, after: 1e19))
    #expect(isDue(interruptions, after: 1e20))
    interruptions.note(.inVain)
    #expect(!isDue(interruptions, after: 1e99))
    interruptions.noteChecked()
    #expect(isDue(interruptions, after: 1e30))
  }

  /// A pivot element of a ten millionth may be what is left of zero, but not in rows that were just found.
  @Test func `are due before a small pivot if coefficients have grown`() {
    var interruptions = Interruptions()
    func interrupts(_ pivot: Double) -> Bool { interruptions.interrupt(before: pivot) }
    let atFirst = interrupts(1e-7)
    interruptions.noteGrowth(20)
    let (isLarge, isSmall) = (interrupts(1e-3), interrupts(-1e-7))
    #expect((atFirst, isLarge, isSmall) == (false, false, true))
    #expect(interruptions.isForPivot)
    #expect((try? interruptions.check()) == nil)
  }
}
