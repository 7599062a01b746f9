import Cassowary
import SeededNumbers
import Testing

@Suite struct `The oracle` {
  private func answer(_ model: Model) throws -> Oracle.Answer? {
    guard case .answer(let answer) = try Oracle.verdict(on: model) else { return nil }
    return answer
  }

  /// A random system that brute force can solve.
  private func model(_ random: inout SeededGenerator) -> Model {
    let family = TinyFamily()
    var model = family.begin(&random)
    model.unknowns = Array(model.unknowns.prefix(3))
    model.inequalities = (0..<random.number(1...6)).map { number in
      var inequality = family.inequality(in: model, &random)
      (inequality.rank, inequality.number) = (random.number(0...4), number)
      return inequality
    }
    for index in model.unknowns.indices { model.unknowns[index].rank = random.number(0...2) }
    return model
  }

  @Test(arguments: 0..<150)
  func `finds what brute force finds`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let model = model(&random)
    let found = try answer(model)
    #expect(found?.values == BruteForce(model).answer()?.values)
    #expect((try Oracle.contradiction(in: model) == nil) == BruteForce(model).isSatisfiable())
    for (level, sum) in zip(model.levels, found?.sums ?? []) {
      let errors = model.inequalities.filter { $0.priority == level }
        .map { $0.weight * $0.error(at: found?.values ?? []) }
      #expect(abs(errors.reduce(0, +) - sum) < 1e-12)
    }
  }

  @Test(arguments: 0..<50)
  func `finds the same when it is told in other units`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let model = model(&random)
    var told = model
    let whole = random.number(-10...10)
    for index in told.unknowns.indices {
      told.unknowns[index].unit = power(random.number(-10...10))
    }
    for index in told.inequalities.indices {
      let factor = random.number(-20...20)
      told.inequalities[index].constant *= power(factor + whole)
      told.inequalities[index].weight *= power(-factor)
      told.inequalities[index].terms = model.inequalities[index].terms.map { term in
        (term.variable, term.coefficient * power(factor) / told.unknowns[term.variable].unit)
      }
    }
    let (expected, found) = (try answer(model), try answer(told))
    #expect(found?.sums == expected?.sums.map { $0 * power(whole) })
    #expect(
      found?.values
        == expected?.values.enumerated().map { $1 * power(whole) * told.unknowns[$0].unit })
  }

  @Test func `is exact where a Double is not`() throws {
    // x == 1/3 and 3 x == 1 by another way; a sum of thirds is whole.
    var model = Model(unknowns: [.init(rank: 0), .init(rank: 1)])
    model.inequalities = [
      .init(terms: [(0, 3)], constant: -1, relation: .equal, priority: 1000),
      .init(terms: [(0, 1), (1, 1)], constant: -1, relation: .equal, priority: 1000),
      .init(terms: [(1, 3)], constant: -2, relation: .equal, priority: 1000),
    ]
    #expect(try answer(model)?.values == [1.0 / 3, 2.0 / 3])
    model.inequalities[2].constant -= 1 / 1_073_741_824
    #expect(try answer(model) == nil)
  }

  @Test func `scales make no difference`() throws {
    let (large, small) = (power(20), power(-20))
    var model = Model(unknowns: [.init(rank: 0, unit: large), .init(rank: 1, unit: small)])
    model.inequalities = [
      .init(terms: [(0, small)], constant: -3, relation: .greaterThanOrEqual, priority: 1000),
      .init(terms: [(1, large)], constant: -5, relation: .equal, priority: 1000),
      .init(
        terms: [(0, small * small), (1, -1)], constant: 0, relation: .equal, priority: 7,
        weight: 2),
    ]
    let found = try answer(model)
    #expect(found?.values == [5 * large, 5 * small])
    #expect(found?.sums == [0])
  }

  @Test func `numbers that are too large are told`() {
    let model = Model(
      unknowns: [.init(rank: 0)],
      inequalities: [
        .init(terms: [(0, 1)], constant: power(100), relation: .equal, priority: 1),
        .init(terms: [(0, 1)], constant: power(-100), relation: .equal, priority: 1),
      ])
    #expect(throws: Overflow.self) { try Oracle.verdict(on: model) }
  }
}
