import Cassowary
import SeededNumbers

/// Some variables with coefficients of a few sizes.
struct CoefficientFamily: SystemFamily {
  let name: String
  let coefficients: [Double]
  /// The constants to choose from beside whole numbers up to ten.
  var constants: [Double] = []
  var priorities: [Double] = [1000, 1000, 999, 750, 749.5, 500, 250, 10]
  var weights: [Double] = [1, 1, 1, 2, 3, 5]
  var steps = 12
  var mostUnknowns = 6
  var mostConstraints = Int.max
  var promise = Promise.answers

  /// Those inside of the envelope.
  static let even = [
    CoefficientFamily(
      name: "one priority", coefficients: [0.5, 1, 2, 3, 10], priorities: [1000, 500, 500, 500]),
    CoefficientFamily(
      name: "near priorities", coefficients: [0.5, 1, 2, 3, 10],
      priorities: [1000, 750, 749.9999999, 750.0000001, 749.9999998]),
    CoefficientFamily(
      name: "weights", coefficients: [0.5, 1, 2, 3, 10], priorities: [1000, 500, 500, 250],
      weights: [1, 1000, 7, 100_000]),
    CoefficientFamily(
      name: "tenths and thirds", coefficients: [0.1, 1.0 / 3, 0.5, 1, 3],
      constants: [0.1, 1.0 / 3, 2.5]),
    CoefficientFamily(
      name: "tenths and thirds, 40 constraints", coefficients: [0.1, 1.0 / 3, 0.5, 1, 3],
      constants: [0.1, 1.0 / 3, 2.5], mostUnknowns: 14, mostConstraints: 40),
    CoefficientFamily(
      name: "near 1", coefficients: [0.5, 1, 1, 2, 3], constants: [9000, 0.008, 0.5]),
    CoefficientFamily(
      name: "a tenth to 10", coefficients: [0.1, 0.25, 1.0 / 3, 1, 2.5, 10],
      constants: [17.0 / 3, 8.0 / 3, 1.9]),
  ]

  /// Those just outside of it.
  static let uneven = [
    CoefficientFamily(name: "1 and 1000", coefficients: [1, 1000], promise: .requirements),
    CoefficientFamily(
      name: "sixtieths and 3", coefficients: [1.0 / 60, 0.5, 1, 3], promise: .requirements),
    CoefficientFamily(
      name: "a tenth to 100", coefficients: [0.1, 1.0 / 3, 1, 100],
      constants: [17.0 / 3, 8.0 / 3, 1.9], promise: .requirements),
  ]

  /// One far outside.
  static let wide = CoefficientFamily(
    name: "a millionth to a billion", coefficients: [1e-6, 1e-3, 1, 1e3, 1e6],
    constants: [1e-6, 1e-3, 1e3, 1e6, 1e9], promise: .honesty)

  func begin(_ random: inout SeededGenerator) -> Model {
    var model = Model(unknowns: (0..<random.number(2...mostUnknowns)).map { .init(rank: $0) })
    model.isWide = true
    if random.once(in: 2) {
      for index in model.unknowns.indices { model.unknowns[index].rank = random.number(-3...3) }
    }
    model.inequalities = (0..<random.number(3...min(mostConstraints, 10 * mostUnknowns / 6))).map {
      _ in inequality(in: model, &random)
    }
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
