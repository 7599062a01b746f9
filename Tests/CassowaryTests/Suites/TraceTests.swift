import Cassowary
import Testing

/// Coefficients that differ by much stay in the tableau's expressions when their constraint is gone.
@Suite struct `Constraints that are gone` {
  private func variables(_ count: Int, in solver: inout Solver) -> [Variable] {
    (0..<count).map { _ in solver.makeVariable() }
  }

  @Test func `leave no rounding errors to a constraint of its own`() throws {
    var solver = Solver()
    let v = variables(6, in: &solver)
    let gone =
      0.3333333333333333 * v[2] - 2.5 * v[3] + 1000 * v[5] - 0.03 * v[1] - 5 >= 0
    try solver.add(-0.1 * v[0] + 1.6666666666666667 == 0)
    try solver.add(
      (1.3333333333333333 * v[0] + 0.6666666666666666 * v[5] - 0.3333333333333333 * v[3]
        - 0.1 * v[2] - 0.6666666666666666 * v[0] + 1.6666666666666667 <= 0).with(priority: 10))
    try solver.add(gone)
    try solver.add(1000 * v[1] + 0.7 == 0)
    try solver.optimize()
    try solver.remove(gone)
    #expect(try solver.answers([v[0], v[1]]) == [50.0 / 3, -0.0007])
  }

  /// No coefficient is left that is far from one.
  @Test func `leave no rounding errors to even coefficients`() throws {
    var solver = Solver()
    let v = variables(4, in: &solver)
    let gone = v[2] - 2.5 * v[1] + 1000 * v[3] - 0.03 * v[0] - 5 >= 0
    try solver.add(v[1] - v[3] == 16.7)
    try solver.add(gone)
    try solver.add(v[0] + 0.0007 == 0)
    try solver.optimize()
    try solver.remove(gone)
    let values = try solver.answers(v)
    #expect(values[0] == -0.0007)
    #expect(abs(values[1] - values[3] - 16.7) < 1e-14)
  }

  @Test func `do not decide what is free`() throws {
    var solver = Solver()
    let v = variables(2, in: &solver)
    let first = 1e-6 * v[0] + 1e6 * v[1] + 1e-6 == 0
    let second = -1 * v[1] + 0.001 * v[0] - 0.001 == 0
    try solver.add(first)
    try solver.add(second)
    try solver.add((1e-6 * v[1] + 1e-6 * v[0] + 9 <= 0).with(priority: 999))
    try solver.add((1e-6 * v[1] + 1e-6 * v[0] >= 0).with(priority: 250, weight: 5))
    try solver.optimize()
    try solver.remove(second)
    try solver.setConstant(-1e-6, of: first)
    try solver.optimize()
    try solver.remove(first)
    #expect(try solver.answers(v) == [0, -9_000_000])
  }
}
