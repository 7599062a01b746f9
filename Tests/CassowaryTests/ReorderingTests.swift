import SeededNumbers
import Testing

@testable import Cassowary

/// A tableau that takes long because of the order in which its constraints came is built anew in a better one.
@Suite struct `A connected order` {
  private func texts(_ solver: Solver) -> [String] {
    ConnectedOrder(solver.storage.state).places.map { place in
      solver.storage.state.constraints[place].map { "\($0)" } ?? "none"
    }
  }

  @Test func `begins with the variable of the lowest rank, and goes on to what is connected`()
    throws
  {
    var solver = Solver()
    let (a, b, c, d) = (
      solver.makeVariable("a"), solver.makeVariable("b"), solver.makeVariable("c"),
      solver.makeVariable("d", rank: -1)
    )
    try solver.add((a == 7).with(priority: 250))
    try solver.add(a + b + c <= 9)
    try solver.add(b - a >= 2)
    try solver.add(c - d >= 4)
    try solver.add(d - b >= 3)
    // d, then c and b, by one constraint each; then a, by the first constraint in line with b.
    #expect(
      texts(solver) == [
        "v2 - v3 >= 4", "v3 - v1 >= 3", "v0 == 7 @250", "v0 + v1 + v2 <= 9", "v1 - v0 >= 2",
      ])
  }

  @Test func `has all constraints once, without variables and with one twice as well`() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable("a"), solver.makeVariable("b"))
    try solver.add(LinearExpression(constant: 1) >= 0)
    try solver.add(Constraint(LinearExpression(a) + a - b, .greaterThanOrEqual))
    let removed = try solver.add(b >= 0)
    try solver.add(a - a + b <= 5)
    try solver.remove(removed)
    let places = ConnectedOrder(solver.storage.state).places
    #expect(places.sorted() == solver.storage.state.constraints.livePlaces)
    #expect(places.count == 3)
    #expect(ConnectedOrder(Solver().storage.state).places == [])
  }

  /// In any order of a tree, each constraint has a single new variable.
  @Test(arguments: 0..<8)
  func `has one new variable at a time`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var solver = Solver()
    let variables = (0..<60).map { _ in solver.makeVariable() }
    let links = (1..<60).map { variables[$0] - variables[random.number(0...$0 - 1)] >= 1 }
    for link in links.shuffled(using: &random) { try solver.add(link) }
    var known: Set<Symbol> = []
    for place in ConnectedOrder(solver.storage.state).places {
      let terms = try #require(solver.storage.state.constraints[place]).expression.terms
      let new = terms.map(\.variable.symbol).filter { !known.contains($0) }
      #expect(new.count == (known.isEmpty ? 2 : 1))
      known.formUnion(new)
    }
    #expect(known.count == 60)
  }
}

/// Views in a column with spacers that are to be equal, in a window that is stretched and squeezed.
private struct SqueezedColumn {
  var solver = Solver()
  let window: Variable
  private let views: Int

  init(_ views: Int, touches: Int? = nil) throws {
    self.views = views
    if let touches { solver.limitTouches(to: touches) }
    window = solver.makeVariable()
    let heights = (0..<views).map { _ in solver.makeVariable() }
    let tops = (0..<views).map { _ in solver.makeVariable() }
    let spacers = (0...views).map { _ in solver.makeVariable() }
    try solver.addEditVariable(window, priority: 900)
    try solver.suggest(20 * Double(views), for: window)
    var end = LinearExpression(spacers[0])
    for index in 0..<views {
      try solver.add(heights[index] >= 5)
      try solver.add((heights[index] == Double(10 + index % 7)).with(priority: 700))
      try solver.add(tops[index] == end)
      end = tops[index] + heights[index] + spacers[index + 1]
    }
    try solver.add(window == end)
    for spacer in spacers {
      try solver.add(spacer >= 1)
      try solver.add((spacer == spacers[0]).with(priority: 300))
    }
    try solver.optimize()
  }

  /// How many times it was built anew.
  var count: Int { solver.storage.state.reordering.count }

  var size: Int { solver.storage.state.tableau.form.basis.matrix.size }

  mutating func resize(_ share: Double) throws -> Double {
    try solver.suggest(share * Double(views), for: window)
    try solver.optimize()
    return solver.value(of: window)
  }
}

extension Solver {
  /// Lets the tableau be built anew in another order after few entries were looked at, whatever the number of constraints.
  mutating func limitTouches(to count: Int) {
    change {
      $0.tableau.work.limits.touches = count
      $0.tableau.work.limits.touchesPerConstraint = 0
    }
  }
}

@Suite struct `Building a tableau anew in a better order` {
  /// From wide to as narrow as can be, each row that was repaired made the others longer: up to a quarter of the square of
  /// their number were left, for all later resizes.
  @Test(arguments: [300, 600])
  func `keeps rows short after a squeeze`(views: Int) throws {
    var column = try SqueezedColumn(views)
    let least = Double(6 * views + 1)
    for share in [3.0, 11, 8, 4, 13] {
      #expect(try column.resize(share) == max(least, share * Double(views)), "\(share)")
      #expect(column.size < 40 * views)
    }
    #expect(column.count > 0)
    #expect(column.solver.checkInvariants() == [])
  }

  /// Where it does not help, it is tried ever more rarely.
  @Test func `lets a run go on`() throws {
    var column = try SqueezedColumn(40, touches: 1)
    var usual = try SqueezedColumn(40, touches: .max)
    for share in [3.0, 20, 9, 30] {
      #expect(try column.resize(share) == usual.resize(share))
      #expect(column.solver.checkInvariants() == [])
    }
    #expect(column.count > 0)
    #expect(usual.count == 0)
  }

  @Test func `happens where a constraint becomes required`() throws {
    let views = 300
    var column = try SqueezedColumn(views)
    let limit = try column.solver.add((column.window <= 6 * Double(views) + 1).with(priority: 1))
    try column.solver.optimize()
    #expect(column.count == 0)
    try column.solver.setPriority(.required, of: limit)
    try column.solver.optimize()
    #expect(column.solver.value(of: column.window) == Double(6 * views + 1))
    #expect(column.count > 0)
    #expect(column.size < 40 * views)
    #expect(column.solver.checkInvariants() == [])
  }

  /// The new tableau finds the contradiction, and its proof is that of the call.
  @Test func `ends a call with a contradiction`() throws {
    let views = 300
    var column = try SqueezedColumn(views)
    let limit = try column.solver.add(column.window <= 20 * Double(views))
    try column.solver.optimize()
    do {
      try column.solver.setRightHandSide(5 * Double(views), of: limit)
      Issue.record("\(views) views and spacers have no room in \(5 * views)")
    } catch {
      guard case .unsatisfiable(let conflict) = error else { throw error }
      // The limit, the window, and what each view and spacer take at least.
      #expect(conflict.constraints.contains(limit))
      #expect(conflict.constraints.count > 2 * views)
    }
    #expect(column.solver.storage.state.tableau.work.stepsDone < 20 * views)
    #expect(try column.resize(15) == Double(15 * views))
    #expect(column.solver.checkInvariants() == [])
  }

  @Test func `leaves a contradiction to be refused as ever, with its reason`() throws {
    var column = try SqueezedColumn(20, touches: 1)
    let before = column.solver.constraints
    let tooSmall = column.window <= 100
    do {
      try column.solver.add(tooSmall)
      Issue.record("120 rows and spacers have no room in 100")
    } catch {
      guard case .unsatisfiable(let conflict) = error else { throw error }
      #expect(conflict.constraints.contains(tooSmall))
    }
    #expect(column.solver.constraints == before)
    #expect(column.solver.checkInvariants() == [])
    #expect(try column.resize(11) == 220)
  }

  /// A copy counts the same, whatever its original keeps from before.
  @Test func `happens in a copy where it does in the original`() throws {
    var column = try SqueezedColumn(40, touches: 300)
    for share in [3.0, 20, 9, 30, 7] {
      var copy = column
      copy.solver.change { _ in }
      #expect(try column.resize(share) == copy.resize(share))
      #expect(
        column.solver.storage.state.tableau.pivots == copy.solver.storage.state.tableau.pivots)
      #expect(
        column.solver.storage.state.tableau.work.stepsDone
          == copy.solver.storage.state.tableau.work.stepsDone)
      #expect(column.count == copy.count)
    }
    #expect(column.count > 0)
  }
}
