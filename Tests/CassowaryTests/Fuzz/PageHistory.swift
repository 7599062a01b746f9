import Cassowary
import SeededNumbers

/// A page that is resized, changed and asked about; after each call it must be in order, and after each few it must answer as
/// one that is built anew.
struct PageHistory {
  private(set) var faults: [String] = []
  private(set) var refusals = 0
  private var page: NestedPage
  private var solver: Solver
  private var removed: [Constraint] = []
  private var random: SeededGenerator

  init(seed: UInt64, boxes: ClosedRange<Int>) {
    page = NestedPage(seed: seed, boxes: boxes)
    solver = page.solver
    random = page.random
    for constraint in page.constraints {
      attempt { solver throws(SolverError) in try solver.add(constraint) }
    }
    check()
    compare()
  }

  mutating func run(steps: Int) {
    for step in 0..<steps where faults.isEmpty {
      call()
      check()
      if step % 4 == 3 { compare() }
    }
  }

  private mutating func attempt(_ call: (inout Solver) throws(SolverError) -> Void) {
    do throws(SolverError) {
      try call(&solver)
    } catch .unsatisfiable(let conflict) {
      refusals += 1
      if conflict.members.isEmpty { faults.append("A conflict is empty.") }
    } catch {
      faults.append("\(error)")
    }
  }

  private mutating func call() {
    let live = solver.constraints
    // All of a small page's may have been removed.
    if live.isEmpty { return addRemoved() }
    switch random.number(0...9) {
    case 0...3:
      let sizes = page.sizes.filter(live.contains)
      if !sizes.isEmpty { resize(random.pick(sizes)) }
    case 4:
      let changes = (0..<random.number(1...8)).map { _ in random.pick(live) }.map {
        (constraint: $0, constant: (solver.constant(of: $0) ?? 0) + Double(random.number(-3...3)))
      }
      attempt { solver throws(SolverError) in try solver.setConstants(changes) }
    case 5:
      for constraint in live.shuffled(using: &random).prefix(random.number(1...20)) {
        attempt { solver throws(SolverError) in try solver.remove(constraint) }
        removed.append(constraint)
      }
    case 6: addRemoved()
    case 7:
      let constraint = random.pick(live)
      let priority: Priority = random.pick([.required, 999, 750, 500, 250])
      attempt { solver throws(SolverError) in try solver.setPriority(priority, of: constraint) }
    case 8: relate()
    default: ask(about: random.pick(page.variables))
    }
  }

  private mutating func addRemoved() {
    for constraint in removed.shuffled(using: &random) {
      attempt { solver throws(SolverError) in try solver.add(constraint) }
    }
    removed = []
  }

  private mutating func resize(_ size: Constraint) {
    let most = random.pick([30, 300, 3000])
    let number = Double(random.number(0...most))
    attempt { solver throws(SolverError) in try solver.setRightHandSide(number, of: size) }
  }

  /// Adds a relation between any two variables.
  private mutating func relate() {
    let (one, other) = (random.pick(page.variables), random.pick(page.variables))
    let factor = random.pick([1, 1, 0.5, 1.0 / 3, 16.0 / 9])
    let constraint = Constraint(
      one - factor * other - Double(random.number(0...20)),
      random.pick([.lessThanOrEqual, .equal, .greaterThanOrEqual]),
      priority: random.pick([.required, 999, 750, 500, 250]))
    attempt { solver throws(SolverError) in try solver.add(constraint) }
  }

  private mutating func ask(about variable: Variable) {
    attempt { solver throws(SolverError) in try solver.optimize() }
    attempt { solver throws(SolverError) in _ = try solver.explanation(of: variable) }
    attempt { solver throws(SolverError) in _ = try solver.range(of: variable) }
  }

  private mutating func check() { faults += solver.checkInvariants() }

  private mutating func compare() {
    do throws(SolverError) {
      try solver.optimize()
      check()
      var (other, others) = try solver.builtAnew(with: page.variables)
      try other.optimize()
      for (variable, counterpart) in zip(page.variables, others) {
        let (value, expected) = (solver.value(of: variable), other.value(of: counterpart))
        if abs(value - expected) > 1e-8 * max(1, abs(expected)) {
          faults.append("\(variable) is \(value), not \(expected)")
        }
      }
    } catch {
      faults.append("\(error)")
    }
  }
}
