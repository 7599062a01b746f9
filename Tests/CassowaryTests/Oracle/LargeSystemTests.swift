import Cassowary
import Foundation
import SeededNumbers
import Testing

private let isAsked = ProcessInfo.processInfo.environment["ASHLAR_LARGE"] != nil

/// Systems too large for every day: they run when `ASHLAR_LARGE` is set.
@Suite(.enabled(if: isAsked)) struct `The largest systems` {
  @Test(arguments: 1...3)
  func `a dense system of 300 variables is satisfied to a millionth`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let model = dense(300, &random)
    #expect(model.violations(at: try values(of: model)) == [])
  }

  @Test(arguments: [300, 1000], [1, 2, 3, 5])
  func `a sparse system ends`(count: Int, seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let model = SparseFamily().system(of: count, &random)
    #expect(model.violations(at: try values(of: model)) == [])
  }

  private func values(of model: Model) throws -> [Double] {
    var solver = Solver()
    let variables = model.unknowns.map { _ in solver.makeVariable() }
    for inequality in model.inequalities { try solver.add(Constraint(inequality, over: variables)) }
    try solver.optimize()
    return variables.map { solver.value(of: $0) }
  }

  /// Half as many required constraints as variables, satisfied by a hidden point, half as many
  /// wishes for all variables together, and one for each.
  private func dense(_ count: Int, _ random: inout SeededGenerator) -> Model {
    var model = Model(unknowns: (0..<count).map { .init(rank: $0) })
    let point = model.unknowns.map { _ in Double.random(in: -10...10, using: &random) }
    for index in 0..<count {
      let isRequired = index % 2 == 0
      var inequality = Model.Inequality(
        terms: point.indices.map { ($0, Double.random(in: -1...1, using: &random)) },
        constant: 0, relation: index % 8 == 0 ? .equal : random.pick(relations),
        priority: isRequired ? 1000 : random.pick([750, 500, 250]))
      inequality.constant = -inequality.value(at: point).sum
      if !isRequired { inequality.constant += Double.random(in: -5...5, using: &random) }
      model.inequalities.append(inequality)
    }
    for variable in 0..<count {
      model.inequalities.append(
        .init(
          terms: [(variable, 1)], constant: Double.random(in: -10...10, using: &random),
          relation: .equal, priority: 1))
    }
    return model
  }
}
