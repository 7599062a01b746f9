import Cassowary
import SeededNumbers

/// A few variables with coefficients that differ by much: the families in which answers went wrong.
struct CoefficientFamily: SystemFamily {
  let name: String
  let coefficients: [Double]
  /// The constants to choose from beside whole numbers up to ten.
  var constants: [Double] = []
  var priorities: [Double] = [1000, 1000, 999, 750, 749.5, 500, 250, 10]
  var weights: [Double] = [1, 1, 1, 2, 3, 5]
  var steps = 12

  static let all = [
    CoefficientFamily(name: "1 and 1000", coefficients: [1, 1000]),
    CoefficientFamily(
      name: "fractions and 1000",
      coefficients: [1.0 / 3, 2.0 / 3, 1.0 / 7, 0.03, 0.1, 1, 2.5, 1000],
      constants: [1.0 / 3, 5.0 / 3, 0.7, 1.6, 1.9]),
    CoefficientFamily(
      name: "0.1, 1/3, 1 and 100", coefficients: [0.1, 1.0 / 3, 1, 100],
      constants: [17.0 / 3, 8.0 / 3, 1.9]),
    CoefficientFamily(
      name: "a millionth to a billion", coefficients: [1e-6, 1e-3, 1, 1e3, 1e6],
      constants: [1e-6, 1e-3, 1e3, 1e6, 1e9]),
    CoefficientFamily(
      name: "one priority", coefficients: [1, 1000], priorities: [1000, 500, 500, 500]),
    CoefficientFamily(
      name: "near priorities", coefficients: [1, 1000],
      priorities: [1000, 750, 749.9999999, 750.0000001, 749.9999998]),
    CoefficientFamily(
      name: "weights", coefficients: [0.03, 1, 1000], priorities: [1000, 500, 500, 250],
      weights: [1, 1000, 7, 100_000]),
    CoefficientFamily(
      name: "tenths and thirds", coefficients: [0.1, 1.0 / 3, 0.5, 1, 3],
      constants: [0.1, 1.0 / 3, 2.5]),
    CoefficientFamily(
      name: "near 1", coefficients: [0.5, 1, 1, 2, 3], constants: [9000, 0.008, 0.5]),
  ]

  /// The family that a seed stands for in fuzzing, at times with a longer life.
  static func fuzzed(with seed: UInt64) -> CoefficientFamily {
    let count = UInt64(all.count)
    var family = all[Int(seed % count)]
    if seed / count % 50 == 0 { family.steps = 60 }
    return family
  }

  func begin(_ random: inout SeededGenerator) -> Model {
    var model = Model(unknowns: (0..<random.number(2...6)).map { .init(rank: $0) })
    model.isWide = true
    if random.once(in: 2) {
      for index in model.unknowns.indices { model.unknowns[index].rank = random.number(-3...3) }
    }
    model.inequalities = (0..<random.number(3...10)).map { _ in inequality(in: model, &random) }
    return model
  }

  func inequality(in model: Model, _ random: inout SeededGenerator) -> Model.Inequality {
    let count = random.number(1...min(5, model.order.count))
    let terms = model.order.shuffled(using: &random).prefix(count).map {
      (variable: $0, coefficient: random.pick(coefficients) * (random.once(in: 2) ? 1 : -1))
    }
    return Model.Inequality(
      terms: terms, constant: constant(&random), relation: random.pick(relations),
      priority: random.pick(priorities), weight: random.pick(weights))
  }

  func constant(
    for inequality: Model.Inequality, in model: Model, _ random: inout SeededGenerator
  ) -> Double {
    constant(&random)
  }

  private func constant(_ random: inout SeededGenerator) -> Double {
    let sign = random.once(in: 2) ? 1.0 : -1
    if !constants.isEmpty, random.once(in: 2) { return sign * random.pick(constants) }
    return sign * Double(random.number(0...10))
  }
}
