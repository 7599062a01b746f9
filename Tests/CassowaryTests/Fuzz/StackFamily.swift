import Cassowary
import SeededNumbers

/// Equal rows stacked in a place that is too small or too large for them: all is tied.
///
/// The first variable is the place's height; each row has a position and a height.
struct StackFamily: SystemFamily {
  let steps = 12
  let priorities: [Double] = [1000, 750, 750, 250]

  func begin(_ random: inout SeededGenerator) -> Model {
    let rows = random.number(3...7)
    var model = Model(unknowns: (0...2 * rows).map { .init(rank: $0) })
    let content = -Double(random.number(2...6))
    for row in 0..<rows {
      let (position, height) = (2 * row + 1, 2 * row + 2)
      let above: [(variable: Int, coefficient: Double)] =
        row == 0 ? [] : [(position - 2, -1), (height - 2, -1)]
      model.inequalities += [
        .init(
          terms: [(height, 1)], constant: 0, relation: .greaterThanOrEqual, priority: 1000),
        .init(
          terms: [(position, 1)] + above, constant: 0, relation: .equal, priority: 1000),
        .init(
          terms: [(height, 1)], constant: content, relation: .greaterThanOrEqual,
          priority: 750),
        .init(
          terms: [(height, 1)], constant: content, relation: .lessThanOrEqual,
          priority: random.pick([250, 750])),
      ]
    }
    let last = 2 * rows
    model.inequalities.append(
      .init(
        terms: [(0, 1), (last - 1, -1), (last, -1)], constant: 0,
        relation: random.pick([.equal, .greaterThanOrEqual]), priority: 1000))
    model.inequalities.append(
      .init(
        terms: [(0, 1)], constant: -Double(random.number(0...rows * 8)), relation: .equal,
        priority: random.pick([1000, 751])))
    return model
  }

  func inequality(in model: Model, _ random: inout SeededGenerator) -> Model.Inequality {
    let (one, other) = (random.pick(model.order), random.pick(model.order))
    let terms: [(variable: Int, coefficient: Double)] =
      one == other ? [(one, 1)] : [(one, 1), (other, -1)]
    return Model.Inequality(
      terms: terms, constant: one == other ? -Double(random.number(0...8)) : 0,
      relation: random.pick(relations), priority: random.pick(priorities))
  }

  func constant(
    for inequality: Model.Inequality, in model: Model, _ random: inout SeededGenerator
  ) -> Double {
    let isWhole = inequality.terms.first?.variable == 0
    return -Double(isWhole ? random.number(0...60) : random.number(0...6))
  }
}
