import Cassowary
import Testing

/// Several suggestions for one variable are equalities whose constants change.
@Suite struct `Several suggestions for one variable` {
  @Test func `the stronger is met, the other when it is gone`() throws {
    for lower in [Priority.medium, Priority.weak] {
      var solver = Solver()
      let v = solver.makeVariable("v")
      let strong = (v == 0).with(priority: Priority.strong)
      let other = (v == 0).with(priority: lower)
      try solver.add([strong, other])
      try solver.setConstant(-42, of: strong)
      try solver.setConstant(-21, of: other)
      try solver.expect([42], of: [v])
      try solver.remove(strong)
      try solver.expect([21], of: [v])
      // A constraint that comes again counts with the constant it was made with.
      try solver.add(strong)
      try solver.expect([0], of: [v])
      try solver.setConstant(-50, of: strong)
      try solver.expect([50], of: [v])
      try solver.setPriority(1, of: strong)
      try solver.expect([21], of: [v])
    }
  }

  @Test func `suggestions of one strength come and go`() throws {
    var solver = Solver()
    var stays = Stays()
    let x = solver.makeVariable("x")
    let (first, second) = (
      (x == 0).with(priority: Priority.strong), (x == 0).with(priority: Priority.strong)
    )
    try stays.hold(x, at: 0, in: &solver)
    func suggest(_ value: Double) throws {
      let live = [first, second].filter { solver.contains($0) }
      try solver.setConstants(live.map { ($0, -value) })
      try solver.expect([value], of: [x])
    }
    try solver.add(first)
    try suggest(1)
    try solver.add(second)
    try suggest(2)
    try solver.remove(first)
    try suggest(3)
    try solver.remove(second)
    try solver.add([first, second])
    try suggest(5)
    try solver.remove(second)
    try suggest(6)
    try solver.remove(first)
    try solver.expect([0], of: [x])
  }

  @Test func `a suggestion against a weak equality and against an implied bound`() throws {
    var solver = Solver()
    let foo = solver.makeVariable("foo")
    try solver.addEditVariable(foo, priority: Priority.medium)
    try solver.add((foo == 1).with(priority: Priority.weak))
    try solver.suggest(2, for: foo)
    try solver.expect([2], of: [foo])

    solver = Solver()
    let (v, w) = (solver.makeVariable("v"), solver.makeVariable("w"))
    try solver.addEditVariable(w, priority: Priority.weak)
    try solver.add([v + w == 0, w <= -1, (w >= 0).with(priority: Priority.weak)])
    try solver.suggest(0, for: w)
    try solver.expect([1, -1], of: [v, w])
  }
}
