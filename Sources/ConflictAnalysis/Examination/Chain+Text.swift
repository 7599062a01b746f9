import ConstraintNotation
import Localization

extension Chain {
  /// The chain in one line: `UIView.top → 10 → UILabel.top (≥0) bottom → 10 → UIView.bottom; UIView.height = 0`.
  package func text(_ naming: ItemNaming) -> String {
    let names = { (place: StatedPlace) in naming.code(place) }
    guard let last = steps.last else { return "" }
    var way = steps.dropLast()[...]
    var closing = last.turned
    // Between two different items the chain runs forward.
    if closing.from.item != closing.to.item, way.reduce(0, { $0 + $1.amount }) < 0 {
      way = way.reversed().map(\.turned)[...]
      closing = last
    }
    var words = [names(closing.shown.from)]
    while let step = way.popFirst() {
      if step.from.item == step.to.item {
        words.append(Self.size(step))
        continue
      }
      // In a long run of edges at the same place, only the first and the last are shown.
      let more = way.prefix { step.isEqual && $0.isEqual }
      if more.count >= 2, let last = more.last {
        words.append("= … = " + names(last.shown.to))
        way = way.dropFirst(more.count)
      } else {
        words.append("\(Self.gap(step)) " + names(step.shown.to))
      }
    }
    let text = words.inOneLine(most: 24).joined(separator: " ")
    guard closing.from.item == closing.to.item, let axis = closing.from.attribute.axis else {
      return text
        + "; \(names(closing.shown.from)) \(Self.gap(closing)) \(names(closing.shown.to))"
    }
    return text + "; \(naming.code(closing.from.item)).\(axis.size) "
      + "\(closing.relation.sign) \(closing.amount.short)"
  }

  private static func gap(_ step: Step) -> String {
    let sign = step.relation == .equal ? "" : step.relation.sign
    return step.isEqual ? "=" : "→ \(sign)\(step.amount.short) →"
  }

  private static func size(_ step: Step) -> String {
    let forward = step.from.attribute.role == .near
    let (amount, relation) =
      forward ? (step.amount, step.relation) : (-step.amount, step.relation.reversed)
    let sign = relation == .equal ? "" : relation.sign
    return "(\(sign)\(amount.short)) \(step.shown.to.attribute.name)"
  }
}

extension ConflictExamination {
  /// The equations of a core that is not a chain: `UIView.width = 40; UIView.width ≥ 60`; nil if they are too many.
  package var equations: String? {
    guard (2...5).contains(core.count) else { return nil }
    return core.map { equation(statement($0).fromInside) }.joined(separator: "; ")
  }
}

extension [String] {
  /// The words, with those in the middle omitted if there are too many for a line.
  func inOneLine(most: Int) -> [String] {
    count <= most ? self : prefix(most / 2) + ["…"] + suffix(most / 4)
  }
}

extension Chain.Step {
  /// Whether the step relates edges of two views at the same place.
  fileprivate var isEqual: Bool {
    from.item != to.item && amount == 0 && relation == .equal
  }
}
