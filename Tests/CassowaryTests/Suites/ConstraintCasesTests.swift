import Cassowary
import Testing

@Suite struct `Constraints of the suites` {
  private let v: Variable
  private let w: Variable

  init() {
    var solver = Solver()
    (v, w) = (solver.makeVariable("v"), solver.makeVariable("w"))
  }

  @Test func `an equality is required and keeps its expression`() {
    let constraint = Constraint(v + 1, .equal)
    #expect(constraint.priority == .required)
    #expect(constraint.relation == .equal)
    #expect(constraint.expression.constant == 1)
    #expect(constraint.expression.terms == [Term(v)])
  }

  @Test func `a constraint to be at most zero is required`() {
    let constraint = Constraint(v + 1, .lessThanOrEqual)
    #expect(constraint.priority == .required)
    #expect(constraint.relation == .lessThanOrEqual)
  }

  @Test func `a constraint to be at least zero is required`() {
    let constraint = Constraint(v + 1, .greaterThanOrEqual)
    #expect(constraint.priority == .required)
    #expect(constraint.relation == .greaterThanOrEqual)
  }

  @Test(arguments: [Priority.weak, Priority.medium, Priority.strong, .required])
  func `a constraint has the priority it is made with`(priority: Priority) {
    #expect(Constraint(v + 1, .equal, priority: priority).priority == priority)
  }

  @Test(arguments: [Priority.weak, Priority.medium, Priority.strong, .required, 500.5])
  func `another priority makes another constraint of the same content`(priority: Priority) {
    let original = Constraint(v + 1, .equal)
    let other = original.with(priority: priority)
    #expect(other.priority == priority)
    #expect(other.expression == original.expression)
    #expect(other.relation == original.relation)
    #expect(original.priority == .required)
    #expect(other != original)
  }

  @Test func `weak, medium, strong and required stand in this order`() {
    #expect(Priority.weak < Priority.medium)
    #expect(Priority.medium < Priority.strong)
    #expect(Priority.strong < .required)
  }

  @Test func `priorities compare as their numbers, as near as they may be`() {
    #expect(Priority(1) < 2)
    #expect(Priority(500) < 500.25)
    #expect(Priority(999.999) < .required)
    #expect(!Priority(1001).isValid)
  }

  @Test func `a weight does not lift a constraint above its priority`() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add((x == 1).with(priority: Priority.weak, weight: 10_000_000))
    try solver.add((x == 2).with(priority: Priority.medium))
    try solver.expect([2], of: [x])
    try solver.add((x == 1).with(priority: Priority.medium, weight: 10_000_000))
    try solver.expect([1], of: [x])
    try solver.add((x == 3).with(priority: Priority.strong))
    try solver.expect([3], of: [x])
  }

  // MARK: - As text and as keys

  @Test func `a variable, a constraint and a priority read as in the field`() {
    #expect("\(v)" == "v0")
    #expect("\(v + 42 == w)" == "v0 + 42 == v1")
    #expect("\(v <= 43)" == "v0 <= 43")
    #expect("\((v >= 43).with(priority: 750))" == "v0 >= 43 @750")
    #expect("\(Priority.required)" == "required")
  }

  @Test func `a constraint is found as a key by itself, not by its content`() {
    let constraint = v == 1
    let same = constraint
    let notes = [constraint: 5]
    #expect(notes[same] == 5)
    #expect(notes[v == 1] == nil)
  }

  // MARK: - Whether they hold

  /// Whether a required constraint holds where the variables have fixed values.
  private func holds(
    x: Double, y: Double, _ constraint: (Variable, Variable) -> Constraint
  ) throws -> Bool {
    var solver = Solver()
    let (left, right) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add([left == x, right == y])
    do {
      try solver.add(constraint(left, right))
      return true
    } catch SolverError.unsatisfiable {
      return false
    }
  }

  @Test func `an equation with an answer holds or does not`() throws {
    #expect(try holds(x: 2, y: 9) { x, answer in 4 * x + 1 == answer })
    #expect(try holds(x: 2, y: 9) { x, _ in 4 * x + 1 == 3 * x + 3 })
    #expect(try !holds(x: 2, y: 42) { x, answer in 4 * x + 1 == answer })
  }

  @Test func `an equation of two variables holds or does not`() throws {
    #expect(try holds(x: 2, y: 3) { x, y in x == y - 1 })
    #expect(try !holds(x: 2, y: 3) { x, y in x == y })
    #expect(try holds(x: 2, y: 3) { x, y in x * 2 == y + 1 })
    #expect(try !holds(x: 2, y: 3) { x, y in x * 3 == y * 4 })
  }

  @Test func `an inequality with an answer holds or does not`() throws {
    #expect(try holds(x: 2, y: 5) { x, answer in answer <= 4 * x + 1 })
    #expect(try !holds(x: 0, y: 5) { x, answer in answer <= 4 * x + 1 })
  }

  @Test func `an inequality of two variables holds or does not`() throws {
    #expect(try holds(x: 2, y: 3) { x, y in x <= y })
    #expect(try holds(x: 2, y: 3) { x, y in x + 1 <= y })
    #expect(try holds(x: 2, y: 3) { x, y in x * 2 + y >= 4 })
    #expect(try holds(x: 2, y: 3) { x, y in x * 3 >= y * 2 })
    #expect(try !holds(x: 2, y: 3) { x, y in x >= y })
  }
}
