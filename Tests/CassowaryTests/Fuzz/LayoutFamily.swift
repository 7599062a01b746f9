import Cassowary
import SeededNumbers

/// Boxes side by side in a container, with hugging and compression, and some rules among them.
///
/// The first variable is the container's width; each box has a position and a width.
struct LayoutFamily: SystemFamily {
  let steps = 16
  let priorities: [Double] = [1000, 999, 751, 750, 251, 250, 50]

  func begin(_ random: inout SeededGenerator) -> Model {
    let boxes = random.number(2...6)
    var model = Model(unknowns: (0...2 * boxes).map { .init(rank: $0) })
    func add(
      _ terms: [(variable: Int, coefficient: Double)], _ relation: Relation, _ number: Int,
      _ priority: Double = 1000
    ) {
      model.inequalities.append(
        .init(terms: terms, constant: -Double(number), relation: relation, priority: priority))
    }
    let (inset, gap) = (random.number(0...2), random.number(0...2))
    add([(0, 1)], .greaterThanOrEqual, 0)
    for box in 0..<boxes {
      let (position, width) = (2 * box + 1, 2 * box + 2)
      add([(width, 1)], .greaterThanOrEqual, 0)
      if box == 0 {
        add([(position, 1)], .equal, inset)
      } else {
        add([(position, 1), (position - 2, -1), (width - 2, -1)], .equal, gap)
      }
      let content = random.number(3...20)
      add([(width, 1)], .lessThanOrEqual, content, random.pick([250, 250, 251]))
      add([(width, 1)], .greaterThanOrEqual, content, 750)
    }
    let last = 2 * boxes
    let trailing = random.once(in: 2) ? Relation.equal : .greaterThanOrEqual
    add([(0, 1), (last - 1, -1), (last, -1)], trailing, inset)
    add([(0, 1)], .equal, random.number(5...80), random.pick([999, 500]))
    for _ in 0..<random.number(0...2) { model.inequalities.append(inequality(in: model, &random)) }
    return model
  }

  func inequality(in model: Model, _ random: inout SeededGenerator) -> Model.Inequality {
    // Variables that came later count as widths.
    let widths = model.order.filter { $0 % 2 == 0 }
    let positions = model.order.filter { $0 % 2 == 1 }
    guard let width = widths.isEmpty ? nil : random.pick(widths),
      let position = positions.isEmpty ? nil : random.pick(positions)
    else { return Model.Inequality(terms: [], constant: 0, relation: .equal, priority: 1) }
    let other = random.pick(widths)
    let terms: [(variable: Int, coefficient: Double)] =
      switch random.number(0...5) {
      case 0: [(width, 1), (other, random.pick([-1, -0.5, -2, -0.75]))]
      case 1: [(position, 2), (other, 1), (width, -1)]
      case 2: [(position, 1)]
      case 3: [(position, 1), (other, 0.5), (width, -0.5)]
      default: [(width, 1)]
      }
    return Model.Inequality(
      terms: merged(terms),
      constant: -Double(random.number(0...20)), relation: random.pick(relations),
      priority: random.pick(priorities))
  }

  /// A variable stands in one term only.
  private func merged(
    _ terms: [(variable: Int, coefficient: Double)]
  ) -> [(variable: Int, coefficient: Double)] {
    terms.reduce(into: []) { result, term in
      if let index = result.firstIndex(where: { $0.variable == term.variable }) {
        result[index].coefficient += term.coefficient
      } else {
        result.append(term)
      }
    }
  }

  func constant(
    for inequality: Model.Inequality, in model: Model, _ random: inout SeededGenerator
  ) -> Double {
    -Double(inequality.terms.first?.variable == 0 ? random.number(5...80) : random.number(0...20))
  }
}
