import Cassowary
import Testing

@Suite struct `Competing wishes` {
  /// Two wishes of one strength that cannot both be met, and how a solver is told of them.
  private func expect(
    _ expected: [Double], sourceLocation: SourceLocation = #_sourceLocation,
    _ wishes: (_ x: Variable, _ y: Variable) -> [Constraint]
  ) throws {
    var solver = Solver()
    let xy = solver.makeVariables("x", "y")
    try solver.add([xy[0] <= xy[1], xy[1] == xy[0] + 3])
    try solver.add(wishes(xy[0], xy[1]))
    try solver.expect(expected, of: xy, sourceLocation: sourceLocation)
  }

  /// Either wish can be met, at an error of 3 for the other: the earlier one yields.
  @Test func `the wish for y comes later and is met`() throws {
    try expect([7, 10]) { x, y in
      [(x == 10).with(priority: Priority.weak), (y == 10).with(priority: Priority.weak)]
    }
  }

  @Test func `the wish for x comes later and is met`() throws {
    try expect([10, 13]) { x, y in
      [(y == 10).with(priority: Priority.weak), (x == 10).with(priority: Priority.weak)]
    }
  }

  @Test func `a required value decides`() throws {
    try expect([10, 13]) { x, _ in [x == 10] }
  }

  @Test func `a redundant inequality beside an equation changes nothing`() throws {
    var solver = Solver()
    let xy = solver.makeVariables("x", "y")
    try solver.add([xy[1] == xy[0] + 3, xy[0] + 3 <= xy[1], xy[0] == 10])
    try solver.expect([10, 13], of: xy)
  }

  /// Which side of the equation a variable is on does not matter; which stay came later does.
  @Test func `of two stays that are made equal the later one holds`() throws {
    for isReversed in [false, true] {
      for isSwapped in [false, true] {
        var solver = Solver()
        var stays = Stays()
        let xy = solver.makeVariables("x", "y")
        let held = [(xy[0], 167.0), (xy[1], 2.0)]
        for (variable, value) in isReversed ? held.reversed() : held {
          try stays.hold(variable, at: value, in: &solver)
        }
        try solver.add(isSwapped ? xy[1] == xy[0] : xy[0] == xy[1])
        let expected: Double = isReversed ? 167 : 2
        try solver.expect([expected, expected], of: xy)
      }
    }
  }

  /// |distance| cannot be said linearly: at an equal strength every width from -10 to 10 is as
  /// good, and by the tie rule the wish that was added later is met in full.
  @Test func `of two opposite wishes the later one is met in full`() throws {
    for isReversed in [false, true] {
      var solver = Solver()
      let (from, to) = (solver.makeVariable("from"), solver.makeVariable("to"))
      let width = solver.makeVariable("width")
      try solver.add([from == 0, to == 10])
      let wishes = [
        (width == from - to).with(priority: Priority.strong),
        (width == to - from).with(priority: Priority.strong),
      ]
      try solver.add(isReversed ? wishes.reversed() : wishes)
      try solver.expect([isReversed ? -10 : 10], of: [width])
      try solver.add(width >= 0)
      try solver.expect([isReversed ? 0 : 10], of: [width])
    }
  }

  @Test func `wishes that agree leave no error`() throws {
    var solver = Solver()
    let (x, y, z) = (
      solver.makeVariable("x"), solver.makeVariable("y"), solver.makeVariable("z")
    )
    try solver.add((z == x).with(priority: Priority.weak))
    try solver.add((x == 20).with(priority: Priority.weak))
    try solver.add((y == 200).with(priority: Priority.strong))
    try solver.expect([20, 200, 20], of: [x, y, z])
    try solver.add((z + 150 <= y).with(priority: Priority.medium))
    try solver.expect([20, 200, 20], of: [x, y, z])
  }
}
