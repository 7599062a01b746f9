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
