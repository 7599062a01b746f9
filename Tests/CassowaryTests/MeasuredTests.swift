import Cassowary
import Testing

/// Small systems that were once answered wrongly, with the right answers.
@Suite struct `Systems that went wrong` {
  @Test func `a variable that is fixed beside a large number can be edited`() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable("a"), solver.makeVariable("b"))
    try solver.add(b == 0.008)
    try solver.add(0.5 * a - b + 9000 == 0)
    try solver.add((10 * a == 0).with(priority: 750, weight: 5))
    try solver.expect([-17999.984, 0.008], of: [a, b])
    try solver.addEditVariable(b, priority: .required)
    try solver.expect([-17999.984, 0.008], of: [a, b])
  }

  @Test func `a variable that comes from a large number can be edited`() throws {
    var solver = Solver()
    let v = solver.makeVariables("v0", "v1", "v2", "v3")
    try solver.add(-1 * v[2] + 0.5 * v[1] + 9000 == 0)
    try solver.add((10 * v[1] == 0).with(priority: 750, weight: 5))
    try solver.add(-1 * v[2] + 0.008 == 0)
    try solver.expect([0, -17999.984, 0.008, 0], of: v)
    try solver.addEditVariable(v[2], priority: .required)
    try solver.expect([0, -17999.984, 0.008, 0], of: v)
  }

  @Test func `variables behind factors of a tenth and ten can be edited`() throws {
    var solver = Solver()
    let v = solver.makeVariables("v0", "v1", "v2", "v3", "v4", "v5")
    try solver.add(-0.3333333333333333 * v[5] + 0.1 * v[0] + v[2] + 1 == 0, rank: 17)
    try solver.add((v[2] + 0.1 * v[3] - 3 <= 0).with(priority: 10, weight: 5))
    try solver.add((-0.1 * v[4] + 4.666666666666667 <= 0).with(priority: 10), rank: 28)
    try solver.add((0.3333333333333333 * v[2] - 8 >= 0).with(priority: 900))
    try solver.add(-10 * v[3] - 0.1 * v[1] - 5 == 0)
    try solver.add(-10 * v[1] - 1.9 == 0)
    try solver.expect([0, -0.19, 24, -0.4981, 140.0 / 3, 75], of: v)
    try solver.addEditVariable(v[2], priority: .required)
    try solver.addEditVariable(v[1], priority: .required)
    try solver.expect([0, -0.19, 24, -0.4981, 140.0 / 3, 75], of: v)
  }
}
