import Ashlar

/// The frames that a sweep's text lists: those that change in the sweep, each where it begins to have another formula.
@MainActor struct SweepFrames {
  typealias Formula = (attribute: LayoutAttribute, formula: LayoutFormula)

  private let changing: Set<ItemAttribute>
  private var known: [ItemAttribute: LayoutFormula] = [:]

  init(_ sweep: LayoutSweep) {
    var first: [ItemAttribute: LayoutFormula] = [:]
    var changing: Set<ItemAttribute> = []
    for interval in sweep.intervals {
      for (attribute, formula) in interval.formulas {
        let known = first[attribute] ?? formula
        first[attribute] = known
        if known != formula || formula.slope != 0 { changing.insert(attribute) }
      }
    }
    self.changing = changing
  }

  /// Returns the views with the formulas that are new in the next interval, in tree order.
  mutating func next(_ interval: LayoutSweep.Interval) -> [(view: View, formulas: [Formula])] {
    var now: [ItemAttribute: LayoutFormula] = [:]
    for (attribute, formula) in interval.formulas { now[attribute] = formula }
    var found: [(view: View, formulas: [Formula])] = []
    for (attribute, formula) in interval.formulas {
      guard let view = attribute.item as? View, known[attribute] != formula else { continue }
      known[attribute] = formula
      guard changing.contains(attribute), !Self.fills(view, now) else { continue }
      if found.last?.view !== view { found.append((view, [])) }
      found[found.count - 1].formulas.append((attribute.attribute, formula))
    }
    return found
  }

  /// Whether a view has the bounds of its superview.
  private static func fills(_ view: View, _ formulas: [ItemAttribute: LayoutFormula]) -> Bool {
    guard let superview = view.superview else { return false }
    return [LayoutAttribute.left, .top].allSatisfy {
      formulas[ItemAttribute(view, $0)].map { $0.slope == 0 && $0.intercept == 0 } ?? false
    }
      && [LayoutAttribute.width, .height].allSatisfy { attribute in
        let own = formulas[ItemAttribute(view, attribute)]
        return own != nil && own == formulas[ItemAttribute(superview, attribute)]
      }
  }
}
