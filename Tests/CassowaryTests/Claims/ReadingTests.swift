import Cassowary
import Testing

/// What the page "Reading a solver" says beside the lines that it shows.
@Suite struct `Reading a solver` {
  @Test func `the change of its example is one pivot, and a flip came before`() throws {
    var solver = Solver()
    let window = solver.makeVariable("window")
    let list = solver.makeVariable("list")
    let edge = solver.makeVariable("edge")
    let text = solver.makeVariable("text")
    let note = solver.makeVariable("note")
    solver.recordsEvents = true
    try solver.addEditVariable(window, priority: .required)
    try solver.suggest(60, for: window)
    try solver.add(list >= 10)
    try solver.add(edge == list + 1)
    try solver.add(edge + text <= window)
    let positive = try solver.add(text >= 0)
    try solver.add((list == 20).with(priority: 750))
    try solver.add((text == 50).with(priority: 250))
    try solver.add(note >= edge - 5)
    try solver.optimize()
    #expect(solver.takeEvents().contains(.flip(.variable(list))))
    try solver.suggest(20, for: window)
    try solver.optimize()
    let pivots = solver.takeEvents().compactMap { event -> (SolverEvent.Subject, [Constraint])? in
      guard case .pivot(let entering, .auxiliary(let constraints)) = event else { return nil }
      return (entering, constraints)
    }
    #expect(pivots.count == 1)
    #expect(pivots.first?.0 == .variable(list))
    #expect(pivots.first?.1.contains(positive) == true)
  }

  @Test func `after a change a line is ahead of the values`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.addEditVariable(x, priority: .required)
    try solver.suggest(7, for: x)
    #expect(solver.description.hasPrefix("x  7  parametric") && solver.value(of: x) == 0)
  }

  @Test func `constraints are in order of rank`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x >= 1)
    try solver.add(x >= 2, rank: -3)
    try solver.addEditVariable(x, priority: .weak)
    #expect(
      solver.description.hasSuffix(
        """
        #1  x >= 2       rank -3
        #0  x >= 1
        #2  x == 0 @250  off by 2, edit
        """), "\(solver)")
  }
}
