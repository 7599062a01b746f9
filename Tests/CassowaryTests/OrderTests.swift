import Cassowary
import SeededNumbers
import Testing

/// The order in which constraints are added decides nothing but the work: with the same ranks the answers are the same, and
/// no order makes the work grow faster than the system.
@Suite struct `Constraints in any order` {
  /// A system to be built in several orders.
  struct Plan {
    var variables: [Variable] = []
    /// Each with its place in line as its rank.
    var constraints: [Constraint] = []
    var edited = 0
    var suggestions: [Double] = []
    var solver = Solver()

    mutating func makeVariable() -> Variable {
      let variable = solver.makeVariable()
      variables.append(variable)
      return variable
    }

    /// Values of all variables after each suggestion, and the steps that it took to build the system.
    func run(_ order: [Int], suggestsFirst: Bool) throws -> (values: [[Double]], steps: Int) {
      var solver = solver
      try solver.addEditVariable(variables[edited], priority: 990)
      let steps = try solver.countStepsToOptimum { solver in
        if suggestsFirst { try solver.suggest(suggestions[0], for: variables[edited]) }
        for index in order { try solver.add(constraints[index], rank: index) }
        try solver.suggest(suggestions[0], for: variables[edited])
      }
      var values: [[Double]] = []
      for value in suggestions {
        try solver.suggest(value, for: variables[edited])
        try solver.optimize()
        values.append(variables.map { solver.value(of: $0) })
      }
      return (values, steps.all)
    }
  }

  enum Family: CaseIterable {
    case spacers, stairs, wishedStairs, sum, levels, pages, rows
  }

  enum Order: CaseIterable {
    case reversed, wishesFirst, requiredFirst, singlesLast, shuffled

    func order(_ plan: Plan, seed: UInt64) -> [Int] {
      let all = Array(plan.constraints.indices)
      func isRequired(_ index: Int) -> Bool { plan.constraints[index].priority == .required }
      func isSingle(_ index: Int) -> Bool { plan.constraints[index].expression.terms.count == 1 }
      switch self {
      case .reversed: return all.reversed()
      case .wishesFirst: return all.filter { !isRequired($0) } + all.filter(isRequired)
      case .requiredFirst: return all.filter(isRequired) + all.filter { !isRequired($0) }
      case .singlesLast: return all.filter { !isSingle($0) } + all.filter(isSingle)
      case .shuffled:
        var random = SeededGenerator(seed: seed)
        return all.shuffled(using: &random)
      }
    }
  }

  private func plan(_ family: Family, _ count: Int, seed: UInt64) -> Plan {
    var random = SeededGenerator(seed: seed)
    var plan = Plan()
    let first = plan.makeVariable()
    switch family {
    case .spacers: addSpacers(count, in: first, &plan, &random)
    case .stairs, .wishedStairs:
      var before = first
      for _ in 0..<count {
        let step = plan.makeVariable()
        plan.constraints.append(step - before >= Double(random.number(1...4)))
        if family == .wishedStairs { plan.constraints.append((step == 0).with(priority: 250)) }
        before = step
      }
      plan.suggestions = [10, -0.5, -2, 0.1].map { $0 * Double(count) }
    case .sum:
      let parts = (0..<count).map { _ in plan.makeVariable() }
      plan.constraints.append(
        parts.reduce(LinearExpression(first) * -1) { $0 + $1 } == 0)
      for part in parts {
        plan.constraints.append(part >= 0)
        plan.constraints.append((part == Double(random.number(1...9))).with(priority: 250))
      }
      plan.suggestions = [5, 2, 8, 4].map { $0 * Double(count) }
    case .levels:
      var before = first
      for index in 0..<count {
        let variable = plan.makeVariable()
        plan.constraints.append(variable >= 0)
        let priority = Priority(1 + 900 * Double.random(in: 0..<1, using: &random))
        plan.constraints.append(
          (variable == Double(random.number(20...79))).with(priority: priority))
        if index > 0 { plan.constraints.append(variable + before <= 100) }
        before = variable
      }
      plan.suggestions = [50, 0, 90, 20]
    case .pages: addPages(count, in: first, &plan, &random)
    case .rows:
      // Each row is as high as its highest label, and below the one before.
      var top = LinearExpression(first)
      for _ in 0..<count {
        let height = plan.makeVariable()
        plan.constraints.append((height == 0).with(priority: 100))
        for _ in 0..<3 {
          let label = plan.makeVariable()
          plan.constraints.append(height - label >= 0)
          plan.constraints.append((label == Double(random.number(1...4))).with(priority: 750))
        }
        let next = plan.makeVariable()
        plan.constraints.append(next - top - height == 0)
        top = LinearExpression(next)
      }
      plan.suggestions = [0, 30, -5]
    }
    return plan
  }

  private func addSpacers(
    _ count: Int, in height: Variable, _ plan: inout Plan, _ random: inout SeededGenerator
  ) {
    let spacers = (0...count).map { _ in plan.makeVariable() }
    var end = LinearExpression(spacers[0])
    for spacer in spacers.dropFirst() {
      plan.constraints.append(spacer >= 0.5 * Double(random.number(0...3)))
      let (top, size) = (plan.makeVariable(), plan.makeVariable())
      plan.constraints.append((size == Double(random.number(1...4))).with(priority: 750))
      plan.constraints.append(top - end == 0)
      plan.constraints.append((spacer - spacers[0] == 0).with(priority: 900))
      end = top + size + spacer
    }
    plan.constraints.append(end - height == 0)
    plan.suggestions = [6, 2, 9, 3].map { $0 * Double(count) }
  }

  /// Pages in pages, with a column on each side.
  private func addPages(
    _ depth: Int, in width: Variable, _ plan: inout Plan, _ random: inout SeededGenerator
  ) {
    var outer = width
    for _ in 0..<depth {
      let (left, main, right) = (plan.makeVariable(), plan.makeVariable(), plan.makeVariable())
      plan.constraints.append(left + main + right - outer == 0)
      for side in [left, right] {
        plan.constraints.append(side >= 0)
        plan.constraints.append((side == Double(random.number(4...15))).with(priority: 750))
      }
      plan.constraints.append((main >= 30).with(priority: 800))
      outer = main
    }
    plan.suggestions = [20, 4, 40, 12].map { $0 * Double(depth) }
  }

  @Test(arguments: Family.allCases, [20, 100, 300])
  func `answers are the same, and the work does not explode`(family: Family, count: Int) throws {
    let seed = UInt64(count)
    let plan = plan(family, count, seed: seed)
    let expected = try plan.run(Array(plan.constraints.indices), suggestsFirst: false)
    let scale = expected.values.joined().reduce(1) { max($0, abs($1)) }
    for order in Order.allCases {
      for suggestsFirst in [true, false] {
        let found = try plan.run(order.order(plan, seed: seed), suggestsFirst: suggestsFirst)
        for (one, other) in zip(found.values, expected.values) {
          let distance = zip(one, other).map { abs($0 - $1) }.max() ?? 0
          #expect(distance <= 1e-9 * scale, "\(order), suggested first: \(suggestsFirst)")
        }
        #expect(
          found.steps <= 6 * plan.constraints.count,
          "\(order), suggested first: \(suggestsFirst)")
      }
    }
  }
}
