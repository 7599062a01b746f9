import Cassowary
import SeededNumbers

/// Views in views, with factors between their sizes that differ by much.
///
/// The first variable is the window's width; each view has a left edge, a width and a height.
struct UnevenTreeFamily: SystemFamily {
  let steps = 16
  let promise = Promise.requirements
  let priorities: [Double] = [1000, 1000, 999, 750, 749.5, 251, 250, 50]

  /// The shares that a width can be of another one, the ratios of a height, and the sizes of contents.
  private static let shares = [0.03, 0.1, 1.0 / 3, 2.0 / 3, 0.8, 1, 12, 40]
  private static let ratios = [9.0 / 16, 1.0 / 3, 0.05, 2, 100]
  private static let sizes = [0.5, 1.0 / 3, 3, 8, 20, 44, 250, 1000]

  private static func left(_ view: Int) -> Int { 3 * view + 1 }
  private static func width(_ view: Int) -> Int { 3 * view + 2 }
  private static func height(_ view: Int) -> Int { 3 * view + 3 }

  func begin(_ random: inout SeededGenerator) -> Model {
    let views = random.number(1...4)
    var model = Model(unknowns: (0...3 * views).map { .init(rank: $0) })
    model.isWide = true
    func add(
      _ terms: [(variable: Int, coefficient: Double)], _ relation: Relation, _ constant: Double,
      _ priority: Double = 1000
    ) {
      model.inequalities.append(
        .init(terms: terms, constant: constant, relation: relation, priority: priority))
    }
    add([(0, 1)], .equal, -Double(random.number(5...1000)), random.pick([999, 500]))
    for view in 0..<views {
      let (left, width) = (Self.left(view), Self.width(view))
      let inset = Double(random.number(0...8))
      let parent = random.once(in: 2) && view > 0 ? random.number(0...view - 1) : nil
      add([(width, 1)], .greaterThanOrEqual, 0)
      if let parent {
        add([(left, 1), (Self.left(parent), -1)], .equal, -inset)
        add(
          [(left, 1), (width, 1), (Self.left(parent), -1), (Self.width(parent), -1)],
          .lessThanOrEqual, inset, random.pick([1000, 750]))
      } else {
        add([(left, 1)], .equal, -inset)
        add([(left, 1), (width, 1), (0, -1)], .lessThanOrEqual, inset, random.pick([1000, 750]))
      }
      add(
        [(width, 1), (parent.map(Self.width) ?? 0, -random.pick(Self.shares))], .equal, 0,
        random.pick(priorities))
      add(
        [(Self.height(view), 1), (width, -random.pick(Self.ratios))], .equal, 0,
        random.pick(priorities))
      if random.once(in: 2) {
        let content = random.pick(Self.sizes)
        add([(width, 1)], .lessThanOrEqual, -content, 250)
        add([(width, 1)], .greaterThanOrEqual, -content, 750)
      }
    }
    return model
  }

  func inequality(in model: Model, _ random: inout SeededGenerator) -> Model.Inequality {
    let count = min(random.number(1...2), model.order.count)
    var terms: [(variable: Int, coefficient: Double)] = []
    for variable in model.order.shuffled(using: &random).prefix(count) {
      let factor = random.pick(random.once(in: 2) ? Self.shares : Self.ratios)
      terms.append((variable, terms.isEmpty ? 1 : -factor))
    }
    return Model.Inequality(
      terms: terms, constant: random.once(in: 2) ? 0 : -random.pick(Self.sizes),
      relation: random.pick(relations), priority: random.pick(priorities),
      weight: random.pick([1, 1, 1, 2, 1000]))
  }

  func constant(
    for inequality: Model.Inequality, in model: Model, _ random: inout SeededGenerator
  ) -> Double {
    -(inequality.terms.first?.variable == 0
      ? Double(random.number(5...1000)) : random.pick(Self.sizes))
  }
}
