import ConstraintNotation

/// A sum and a chain as text.
extension FailingSum {
  /// The sum in one line: `10 + 10 = 20 > 0`.
  var text: String {
    if isNegativeSize { return "\(availableTotal.short) < 0" }
    let left = Self.side(needed)
    let right = Self.side(available)
    let needed = left == neededTotal.short ? left : "\(left) = \(neededTotal.short)"
    let available = right == availableTotal.short ? right : "\(availableTotal.short) = \(right)"
    return "\(needed) \(isInequality ? ">" : "≠") \(available)"
  }

  /// Whether the sum states only that a size is below 0.
  var isNegativeSize: Bool {
    needed.allSatisfy { $0.amount == 0 } && isInequality && availableTotal < 0
  }

  /// Returns one side as text. Equal numbers are counted if there are many.
  private static func side(_ terms: [Term]) -> String {
    guard !terms.isEmpty else { return "0" }
    var counted: [(amount: Double, weight: Double)] = []
    for term in terms {
      if terms.count > 6, let index = counted.firstIndex(where: { $0.amount == term.amount }) {
        counted[index].weight += term.weight
      } else {
        counted.append((term.amount, term.weight))
      }
    }
    let words = counted.map { term in
      let amount = term.amount < 0 ? "(\(term.amount.short))" : term.amount.short
      // Weights are rounded, since their last digits are lost in sums.
      let weight = (term.weight * 100_000).rounded() / 100_000
      return weight == 1 ? amount : "\(weight.short) × \(amount)"
    }
    return words.inOneLine(most: 16).joined(separator: " + ")
  }
}

extension Chain {
  /// The chain in one line: `UIView.top → 10 → UILabel.top (≥0) bottom → 10 → UIView.bottom; UIView.height = 0`.
  func text(_ names: ItemNames) -> String {
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
    return text + "; \(names(closing.from.item)).\(axis.size) "
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

extension Contradiction {
  /// The equations of a core that is not a chain: `UIView.width = 40; UIView.width ≥ 60`; nil if they are too many.
  func equations(_ names: ItemNames) -> String? {
    guard (2...5).contains(core.count) else { return nil }
    return core.map { statements[$0].fromInside.equation(.people) { names($0) } }
      .joined(separator: "; ")
  }
}

extension [String] {
  /// The words, with those in the middle omitted if there are too many for a line.
  fileprivate func inOneLine(most: Int) -> [String] {
    count <= most ? self : prefix(most / 2) + ["…"] + suffix(most / 4)
  }
}

extension Chain.Step {
  /// Whether the step relates edges of two views at the same place.
  fileprivate var isEqual: Bool {
    from.item != to.item && amount == 0 && relation == .equal
  }
}
