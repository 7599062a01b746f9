import Cassowary
import SeededNumbers
import Testing

/// A page whose margin is a share of its width, with a row of views whose heights are multiples of their widths. Its wishes for
/// widths have one priority and cannot all be met, so that ranks decide which of them yield.
private struct ProportionalPage {
  private static let shares = [1.0 / 60, 1.0 / 32, 0.05]
  private static let ratios = [2.0, 3, 10, 16]

  private var random: SeededGenerator
  private var solver = Solver()
  private var told = Told()
  private var page: Int { 0 }
  private(set) var faults: [String] = []
  /// The answers that were compared, and those that another order of ranks has changed.
  private(set) var (answers, ties) = (0, 0)

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    told.model.isWide = true
    let views = random.number(2...5)
    for rank in 0..<2 + 3 * views {
      told.variables.append(solver.makeVariable())
      told.model.unknowns.append(.init(rank: rank))
    }
    let width = Double(random.number(100...1200))
    try add([(page, 1)], .equal, width, random.pick([1000, 999]))
    let margin = 1
    try add([(margin, 1), (page, -random.pick(ProportionalPage.shares))], .equal)
    for view in 0..<views { try add(view, behind: margin) }
    let last = views - 1
    try add(
      [(page, 1), (margin, -1), (left(last), -1), (size(last), -1)],
      random.pick([.equal, .greaterThanOrEqual]))
    for _ in 0..<3 * views { try addWish(views, width) }
  }

  private func left(_ view: Int) -> Int { 3 * view + 2 }
  private func size(_ view: Int) -> Int { 3 * view + 3 }
  private func height(_ view: Int) -> Int { 3 * view + 4 }

  private mutating func add(_ view: Int, behind margin: Int) throws {
    try add([(size(view), 1)], .greaterThanOrEqual)
    if view == 0 {
      try add([(left(0), 1), (margin, -1)], .equal)
    } else {
      let before = view - 1
      try add([(left(view), 1), (left(before), -1), (size(before), -1), (margin, -1)], .equal)
    }
    try add(
      [(height(view), 1), (size(view), -random.pick(ProportionalPage.ratios))], .equal, 0,
      random.pick([1000, 750]))
  }

  private mutating func addWish(_ views: Int, _ width: Double) throws {
    let (one, other) = (random.number(0...views - 1), random.number(0...views - 1))
    switch random.number(0...4) {
    case 0 where one != other:
      try add([(size(one), 1), (size(other), -1)], random.pick(relations), 0, 500)
    case 1:
      let share = random.pick(ProportionalPage.shares)
      try add([(size(one), 1), (page, -share)], random.pick(relations), 0, 500)
    case 2:
      let most = Double(random.number(10...2000))
      try add([(height(one), 1)], random.pick(relations), most, 250)
    default:
      let content = (width * Double(random.number(1...3)) / Double(views)).rounded()
      try add([(size(one), 1)], random.pick(relations), content, 500)
    }
  }

  private mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: Relation, _ number: Double = 0,
    _ priority: Double = 1000
  ) throws {
    let inequality = Model.Inequality(
      terms: terms, constant: -number, relation: relation, priority: priority)
    let constraint = Constraint(inequality, over: told.variables)
    try solver.add(constraint)
    told.add(constraint, inequality)
  }

  /// Compares the answer with that of exact arithmetic, and once more when the wishes are ranked the other way round.
  mutating func compareTies() throws {
    let before = try compare()
    let count = told.constraints.count
    for index in told.constraints.indices {
      let rank = count - told.model.inequalities[index].rank
      try solver.setRank(rank, of: told.constraints[index])
      told.model.inequalities[index].rank = rank
    }
    if try compare() != before { ties += 1 }
  }

  /// - Returns: The exact answer.
  private mutating func compare() throws -> [Double] {
    try solver.optimize()
    faults += solver.checkInvariants()
    guard case .answer(let answer) = try Oracle.verdict(on: told.model) else {
      faults.append("There is no answer.")
      return []
    }
    answers += 1
    let values = told.variables.map { solver.value(of: $0) }
    faults += Comparison(told.model, answer).faults(of: values, "The solver")
    return answer.values
  }

  mutating func resize() throws {
    let width = Double(random.number(50...1500))
    try solver.setConstant(-width, of: told.constraints[0])
    told.model.inequalities[0].constant = -width
  }
}

@Suite struct `Ties between numbers that differ by much` {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `are decided by ranks alone`(seed: UInt64) throws {
    var page = try ProportionalPage(seed: seed)
    for _ in 0..<3 {
      try page.compareTies()
      try page.resize()
    }
    #expect(page.faults == [])
  }

  @Test func `are there`() throws {
    var (answers, ties) = (0, 0)
    for seed in 0..<20 as Range<UInt64> {
      var page = try ProportionalPage(seed: seed)
      try page.compareTies()
      (answers, ties) = (answers + page.answers / 2, ties + page.ties)
    }
    #expect(4 * ties > answers, "\(ties) of \(answers)")
  }
}
