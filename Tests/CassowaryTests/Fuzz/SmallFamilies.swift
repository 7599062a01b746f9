import Cassowary
import SeededNumbers

/// A few variables in small whole numbers: nearly everything is degenerate and ties.
struct TinyFamily: SystemFamily {
  let steps = 40

  func begin(_ random: inout SeededGenerator) -> Model {
    Model(unknowns: (0..<random.number(1...4)).map { .init(rank: $0) })
  }

  func inequality(in model: Model, _ random: inout SeededGenerator) -> Model.Inequality {
    var terms: [(variable: Int, coefficient: Double)] = []
    for variable in model.order where !random.once(in: 3) {
      terms.append((variable, Double(random.number(-2...2))))
    }
    return Model.Inequality(
      terms: terms, constant: Double(random.number(-6...6)), relation: random.pick(relations),
      priority: random.pick(priorities), weight: Double(random.number(1...3)))
  }

  func constant(
    for inequality: Model.Inequality, in model: Model, _ random: inout SeededGenerator
  ) -> Double {
    Double(random.number(-6...6))
  }
}

/// Wishes that all have priorities of their own, close together.
struct LevelsFamily: SystemFamily {
  let steps = 20
  var priorities: [Double] { [1000, 1000] + (1...60).map { Double($0) / 8 } }

  func begin(_ random: inout SeededGenerator) -> Model {
    var model = Model(unknowns: (0..<random.number(3...7)).map { .init(rank: $0) })
    for _ in 0..<random.number(8...18) { model.inequalities.append(inequality(in: model, &random)) }
    return model
  }

  func inequality(in model: Model, _ random: inout SeededGenerator) -> Model.Inequality {
    var terms: [(variable: Int, coefficient: Double)] = []
    for variable in model.order where random.once(in: 3) {
      terms.append((variable, random.pick([1, 1, -1, -1, 2, -3])))
    }
    return Model.Inequality(
      terms: terms, constant: Double(random.number(-20...20)), relation: random.pick(relations),
      priority: random.pick(priorities))
  }

  func constant(
    for inequality: Model.Inequality, in model: Model, _ random: inout SeededGenerator
  ) -> Double {
    Double(random.number(-20...20))
  }
}
