/// The numbers that move a value that is a sum of others, such as a position in a table's row or in an explicit frame.
@MainActor struct SumMovers {
  private let explanation: LayoutExplanation

  init(of explanation: LayoutExplanation) { self.explanation = explanation }

  /// The numbers; nil if the value is solved, or if a term has no explanation.
  var movers: [LayoutMover]? { movers(depth: 0) }

  /// The maximal depth of nested sums: a row's position is a sum with the position of the row above.
  private static let limit = 8

  private func movers(depth: Int) -> [LayoutMover]? {
    guard explanation.isOfFrame, let sum = explanation.sum, depth < Self.limit else { return nil }
    var found: [LayoutMover] = []
    for term in sum.terms {
      let inner: LayoutExplanation?
      let factor: Double
      switch term {
      case .attribute(let attribute, _, let times):
        inner = attribute.item.plainExplanation(
          of: attribute.attribute,
          in: attribute.attribute.isPosition ? explanation.coordinates : nil)
        factor = times
      case .fitted(let attribute, _):
        inner = (attribute.item as? LayoutNode)?.explanationOfLastFitting(of: attribute.attribute)
        factor = 1
      case .amount, .baseline, .constant: continue
      }
      guard let inner else { return nil }
      let movers = SumMovers(of: inner).movers(depth: depth + 1) ?? inner.movers
      for mover in movers { Self.add(mover.scaled(by: factor), to: &found) }
    }
    return found
  }

  private static func add(_ mover: LayoutMover, to all: inout [LayoutMover]) {
    guard let index = all.firstIndex(where: { $0.quantity.isSame(as: mover.quantity) }) else {
      all.append(mover)
      return
    }
    let known = all[index]
    (all[index].upward, all[index].upwardEnd) = joined(
      (known.upward, known.upwardEnd), (mover.upward, mover.upwardEnd))
    (all[index].downward, all[index].downwardEnd) = joined(
      (known.downward, known.downwardEnd), (mover.downward, mover.downwardEnd))
  }

  /// Returns the sum of two rates, within the smaller reach.
  private static func joined(
    _ one: (rate: LayoutRate, end: LayoutMover.End?),
    _ other: (rate: LayoutRate, end: LayoutMover.End?)
  ) -> (LayoutRate, LayoutMover.End?) {
    let first = one.rate.reach <= other.rate.reach ? one : other
    return (
      LayoutRate(factor: one.rate.factor + other.rate.factor, upTo: first.rate.reach), first.end
    )
  }
}

@MainActor extension LayoutExplanation {
  /// Whether the value belongs to a frame on which there is no constraint.
  fileprivate var isOfFrame: Bool { holders.isEmpty && choice == nil && movers.isEmpty }
}

@MainActor extension LayoutMover {
  fileprivate func scaled(by factor: Double) -> LayoutMover {
    var scaled = self
    scaled.upward = LayoutRate(factor: upward.factor * factor, upTo: upward.reach)
    scaled.downward = LayoutRate(factor: downward.factor * factor, upTo: downward.reach)
    return scaled
  }
}

@MainActor extension LayoutMover.Quantity {
  /// Whether both are the same number.
  func isSame(as other: LayoutMover.Quantity) -> Bool {
    switch (self, other) {
    case (.constant(let one), .constant(let two)): one === two
    case (.intrinsicLength(let one), .intrinsicLength(let two)), (.given(let one), .given(let two)),
      (.explicitFrame(let one), .explicitFrame(let two)):
      one == two
    case (.inset(let name, let axis, let node), .inset(let other, let along, let view)):
      name == other && axis == along && node === view
    default: false
    }
  }
}
