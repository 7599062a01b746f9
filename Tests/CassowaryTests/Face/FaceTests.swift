import Cassowary
import Foundation
import Testing

/// Foundation is imported beside the solver: operators, `sum` and subscripts have to be found all the same.
@Suite struct `The solver's calls` {
  @Test func `adding returns the constraint`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let made = x >= 3
    let added = try solver.add(made)
    #expect(added === made)
    try solver.remove(try solver.add(x >= 4, rank: -1))
    #expect(solver.constraints == [made])
  }

  @Test func `another priority keeps the weight`() {
    var solver = Solver()
    let wish = (solver.makeVariable() == 3).with(priority: .weak, weight: 5)
    #expect(wish.weight == 5 && wish.priority == .weak)
    let stronger = wish.with(priority: .strong)
    #expect(stronger.weight == 5 && stronger.priority == .strong)
    #expect(stronger != wish && stronger.description == "v0 == 3 @750")
    #expect(stronger.with(priority: .strong, weight: 1).weight == 1)
  }

  @Test func `variables are told in order of rank`() throws {
    var solver = Solver()
    #expect(solver.variables.isEmpty && solver.editVariables.isEmpty)
    let (a, b) = (solver.makeVariable("a"), solver.makeVariable("b"))
    let (c, d) = (solver.makeVariable("c", rank: -1), solver.makeVariable("d"))
    #expect(solver.variables == [c, a, b, d])
    try solver.remove(a)
    try solver.setRank(7, of: b)
    #expect(solver.variables == [c, d, b])
    let again = solver.makeVariable("again")
    #expect(solver.variables == [c, d, again, b])
  }

  @Test func `edit variables are known`() throws {
    var (solver, other) = (Solver(), Solver())
    let names = ["a", "b", "c"]
    let (mine, theirs) = (
      names.map { solver.makeVariable($0) }, names.map { other.makeVariable($0) }
    )
    try solver.addEditVariable(mine[2], priority: .strong)
    try solver.addEditVariable(mine[0], priority: .strong)
    #expect(solver.editVariables == [mine[0], mine[2]])
    #expect(mine.map(solver.isEdited) == [true, false, true])
    #expect(theirs.map(solver.isEdited) == [false, false, false])
    try solver.removeEditVariable(mine[2])
    #expect(solver.editVariables == [mine[0]])
    try solver.remove(try #require(solver.constraints.first))
    #expect(solver.editVariables.isEmpty && !solver.isEdited(mine[0]))
    try solver.remove(mine[1])
    #expect(!solver.isEdited(mine[1]))
  }

  @Test func `a value is nil for a variable of another solver`() throws {
    var (solver, other) = (Solver(), Solver())
    let (x, y) = (solver.makeVariable("x"), other.makeVariable("y"))
    #expect(solver[x] == 0 && solver[y] == nil)
    let bound = try solver.add(x >= 3)
    #expect(solver[x] == 0)
    try solver.optimize()
    #expect(solver[x] == 3)
    let copy = solver
    let later = solver.makeVariable("later")
    #expect(copy[x] == 3 && copy[later] == nil && solver[later] == 0)
    try solver.remove(bound)
    try solver.remove(x)
    #expect(solver[x] == nil && copy[x] == 3)
  }

  @Test func `expressions are added up in place`() {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    var sum = LinearExpression(1)
    sum += x
    sum += 2 * y + 3
    sum += 4
    sum -= y
    sum -= x - 1
    sum -= 2.5
    #expect("\(sum)" == "v0 + 2 v1 - v1 - v0 + 6.5")
    let same: Bool = sum == 1 + x + (2 * y + 3) + 4 - y - (x - 1) - 2.5
    #expect(same)
  }

  @Test func `sequences are added up`() throws {
    var solver = Solver()
    let widths = (1...3).map { solver.makeVariable("w\($0)") }
    #expect("\(widths.sum())" == "v0 + v1 + v2")
    #expect("\(widths.lazy.map { 2 * $0 + 1 }.sum() - 3)" == "2 v0 + 2 v1 + 2 v2")
    #expect("\([Variable]().sum())" == "0")
    // Numbers stay numbers.
    #expect([1.0, 2].reduce(0, +) == 3)
    try solver.add(widths.sum() == 12)
    for (one, next) in zip(widths, widths.dropFirst()) { try solver.add(one == next) }
    #expect(try solver.answers(widths) == [4, 4, 4])
  }

  @Test func `the named priorities are strict`() throws {
    let named: [Priority] = [.weak, .medium, .strong, .required]
    #expect(named.map(\.rawValue) == [250, 500, 750, 1000])
    for (lower, higher) in zip(named, named.dropFirst()) {
      var solver = Solver()
      let x = solver.makeVariable("x")
      for _ in 0..<1000 { try solver.add((x == 0).with(priority: lower, weight: 1000)) }
      try solver.add((x == 1).with(priority: higher, weight: 0.001))
      #expect(try solver.answers([x]) == [1])
    }
  }

  @Test func `Foundation's comparisons stay what they are`() throws {
    let (one, two) = (Measurement(value: 1, unit: UnitLength.meters), Decimal(2))
    #expect(one + one == Measurement(value: 200, unit: UnitLength.centimeters))
    #expect(two + 1 == 3 && two <= 2 && Date.distantPast <= Date.distantFuture)
    var total = 0.5
    total += 1
    total -= 0.25
    #expect(total == 1.25 && CGFloat(total) >= 1)
  }
}
