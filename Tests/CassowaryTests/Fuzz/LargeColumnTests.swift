import Cassowary
import SeededNumbers
import Testing

/// A column of many rows, one below the other, with wishes for their heights, whose constraints come in any order: its tableau has
/// rows that refer to rows that refer to others.
private struct LargeColumn {
  private(set) var solver = Solver()
  private(set) var faults: [String] = []
  private var random: SeededGenerator
  private var variables: [Variable] = []
  private var wishes: [Constraint] = []
  private let first: Constraint

  init(seed: UInt64) throws(SolverError) {
    random = SeededGenerator(seed: seed)
    let top = solver.makeVariable()
    first = top == 0
    let count = random.number(30...150)
    let tops = [top] + (0..<count).map { _ in solver.makeVariable() }
    let heights = (0..<count).map { _ in solver.makeVariable() }
    var groups: [[Constraint]] = []
    for row in 0..<count {
      let size = Double(random.number(1...3))
      let wished = [
        (heights[row] <= size).with(priority: 251), (heights[row] >= size).with(priority: 750),
      ]
      wishes += wished
      groups.append([tops[row + 1] == tops[row] + heights[row]])
      groups.append(wished + [heights[row] >= 0])
    }
    groups.append([tops[count] >= 0])
    variables = tops + heights
    if random.once(in: 2) {
      groups.shuffle(using: &random)
    } else {
      let middle = random.number(0...groups.count - 1)
      groups = Array(groups[middle...] + groups[..<middle].reversed())
    }
    for constraint in [first] + groups.flatMap(\.self) { try solver.add(constraint) }
    try check()
  }

  mutating func run(steps: Int) throws(SolverError) {
    for _ in 0..<steps where faults.isEmpty {
      switch random.number(0...2) {
      case 0: try share()
      case 1: try solver.setRightHandSide(Double(random.number(-400...100)), of: first)
      default:
        let wish = random.pick(wishes)
        try solver.setRightHandSide(Double(random.number(0...9)), of: wish)
      }
      try check()
    }
  }

  /// Makes the number of a wish a variable.
  private mutating func share() throws(SolverError) {
    let index = random.number(0...wishes.count - 1)
    let wish = wishes[index]
    let (number, size) = (solver.makeVariable(), -(solver.constant(of: wish) ?? 0))
    try solver.add(number == size)
    try solver.remove(wish)
    wishes[index] = Constraint(
      LinearExpression(terms: wish.expression.terms + [Term(number, coefficient: -1)]),
      wish.relation, priority: wish.priority)
    try solver.add(wishes[index])
    variables.append(number)
  }

  private mutating func check() throws(SolverError) {
    try solver.optimize()
    faults += solver.checkInvariants()
    var (other, others) = try solver.builtAnew(with: variables)
    try other.optimize()
    for (variable, counterpart) in zip(variables, others) {
      let (value, expected) = (solver.value(of: variable), other.value(of: counterpart))
      if abs(value - expected) > 1e-9 * max(1, abs(expected)) {
        faults.append("\(variable) is \(value), not \(expected)")
      }
    }
  }
}

@Suite struct `Columns of many rows in any order` {
  @Test(arguments: 0..<12)
  func `are answered as by a new solver`(seed: UInt64) throws {
    var column = try LargeColumn(seed: seed)
    try column.run(steps: 12)
    #expect(column.faults == [])
  }

  @Test(.enabled(if: FuzzSeeds.seconds != nil))
  func `fuzzing columns finds nothing`() {
    FuzzSeeds.expectNoFaults(in: "columns") { seed in
      do throws(SolverError) {
        var column = try LargeColumn(seed: seed)
        try column.run(steps: 30)
        return FuzzResult(faults: column.faults)
      } catch {
        return FuzzResult(faults: ["\(error)"])
      }
    }
  }
}
