import Cassowary
import Testing

/// A weight of 0 is refused, whoever says it and however small it becomes only beside a coefficient.
@Suite struct `A weight of 0` {
  private static let none = [0, -0.0, Double.leastNonzeroMagnitude, 1e-305]

  @Test(arguments: none, [Priority.weak, .required])
  func `is refused for each priority`(weight: Double, priority: Priority) throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let made = [
      (x == 3).with(priority: priority, weight: weight),
      Constraint(x - 3, .equal, priority: priority, weight: weight),
      (x == 3).with(priority: .medium, weight: weight).with(priority: priority),
    ]
    for constraint in made {
      #expect(throws: SolverError.weightOutOfRange(weight)) { try solver.add(constraint) }
      #expect(!solver.contains(constraint))
    }
    #expect(try solver.answers([x]) == [0])
  }

  @Test func `is refused where rounding would make it one`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let faint = (1e-200 * x == 3e-200).with(priority: .weak, weight: 1e-150)
    let error = #expect(throws: SolverError.weightOutOfRange(1e-150)) { try solver.add(faint) }
    #expect("\(try #require(error))" == "The weight 1e-150 counts as 0.")
    try solver.add((1e-100 * x == 3e-100).with(priority: .weak, weight: 1e-150))
    #expect(try solver.answers([x]) == [3])
  }

  @Test func `is nothing that a change of priority could bring`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let wish = try solver.add((x == 3).with(priority: .required, weight: 2))
    try solver.add((x == 5).with(priority: .weak))
    try solver.setPriority(.weak, of: wish)
    #expect(try solver.answers([x]) == [3])
  }
}
