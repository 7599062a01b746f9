import Cassowary
import SeededNumbers

/// Variables that have to do with their neighbours in the order, with wishes for each, and a
/// point that satisfies the required constraints at the beginning.
struct SparseFamily: SystemFamily {
  /// Whether constraints go and come again in great numbers.
  var isChurning = false

  var steps: Int { isChurning ? 8 : 16 }
  var calls: [RandomCall] { isChurning ? [.churn, .churn, .suggest, .add] : RandomCall.mixture }
  let priorities: [Double] = [1000, 750, 500, 250, 1]

  func begin(_ random: inout SeededGenerator) -> Model {
    system(of: random.number(5...13), &random)
  }

  /// A system with so many variables, and four times as many constraints.
  func system(of count: Int, _ random: inout SeededGenerator) -> Model {
    var model = Model(unknowns: (0..<count).map { .init(rank: $0) })
    let point = model.unknowns.map { _ in Double(random.number(0...99)) }
    for (index, _) in model.unknowns.enumerated() {
      model.inequalities.append(
        .init(
          terms: [(index, 1)], constant: 0, relation: .greaterThanOrEqual, priority: 1000))
      model.inequalities.append(
        .init(
          terms: [(index, 1)], constant: constant(random: &random), relation: .equal,
          priority: 1))
      var fact = inequality(near: index, in: model, &random)
      let value = fact.value(at: point)
      let relation = index % 5 == 0 ? Relation.equal : random.pick([relations[0], relations[2]])
      let room = relation == .equal ? 0 : Double(random.number(0...4))
      fact.constant += -value.sum + (relation == .lessThanOrEqual ? -room : room)
      (fact.relation, fact.priority, fact.weight) = (relation, 1000, 1)
      model.inequalities.append(fact)
      var wish = inequality(near: index, in: model, &random)
      wish.priority = random.pick([750, 500, 250, 1])
      model.inequalities.append(wish)
    }
    return model
  }

  func inequality(in model: Model, _ random: inout SeededGenerator) -> Model.Inequality {
    inequality(near: random.number(0...model.unknowns.count - 1), in: model, &random)
  }

  private func inequality(
    near base: Int, in model: Model, _ random: inout SeededGenerator
  ) -> Model.Inequality {
    var terms: [(variable: Int, coefficient: Double)] = []
    for _ in 0..<random.number(2...4) {
      let variable = min(model.unknowns.count - 1, max(0, base + random.number(-4...4)))
      if model.unknowns[variable].isRemoved { continue }
      if terms.contains(where: { $0.variable == variable }) { continue }
      terms.append((variable, random.pick([1, -1, 2, -1, 1, 0.5])))
    }
    return Model.Inequality(
      terms: terms, constant: constant(random: &random), relation: random.pick(relations),
      priority: random.pick(priorities), weight: random.pick([1, 1, 3, 1.25]))
  }

  func constant(
    for inequality: Model.Inequality, in model: Model, _ random: inout SeededGenerator
  ) -> Double {
    constant(random: &random)
  }

  private func constant(random: inout SeededGenerator) -> Double {
    let fraction = random.once(in: 3) ? Double(random.number(0...1023)) / 1024 : 0
    return -Double(random.number(0...99)) - fraction
  }
}
