internal import Cassowary

/// The choice of a value among those that satisfy all constraints equally well.
@MainActor struct Choice {
  private let subject: ItemAttribute
  private let probe: Probe
  private let system: LayoutSystem
  private let coordinates: LayoutNode

  init(
    of subject: ItemAttribute, _ probe: Probe, in system: LayoutSystem, _ coordinates: LayoutNode
  ) {
    self.subject = subject
    self.probe = probe
    self.system = system
    self.coordinates = coordinates
  }

  /// The choice; nil where there is one value only.
  var found: LayoutChoice? {
    guard (try? probe.solver.isAmbiguous(probe.variable)) ?? false,
      let range = try? probe.solver.range(of: probe.variable)
    else { return nil }
    return LayoutChoice(
      range: Snap.value(range.lowerBound)...Snap.value(range.upperBound), companions: companions,
      settledBy: code)
  }

  /// The attributes of other items that have other values in the alternative.
  private var companions: [ItemAttribute] {
    guard let solution = try? probe.solver.alternative(for: probe.variable) else { return [] }
    var found: [ItemAttribute] = []
    for record in system.records.all {
      guard let item = record.item, item !== subject.item else { continue }
      for value in record.frameValues where value.attribute.axis == subject.attribute.axis {
        guard let own = probe.part[value.variable] else { continue }
        let (old, new) = (probe.solver.value(of: own), solution.value(of: own))
        if abs(old - new) > 1e-6 * max(1, abs(old)) {
          found.append(ItemAttribute(item, absolute: value.attribute))
        }
      }
    }
    return found
  }

  /// The constraint that settles the choice at every size as the rule does: on the nearest value to 0.
  private var code: String {
    let attribute = subject.attribute
    guard attribute.isPosition else { return "make.\(attribute).equalTo(0).priority(250)" }
    let name = CodeNames.name(of: coordinates)
    let edge: LayoutAttribute = attribute.axis == .horizontal ? .left : .top
    return attribute == edge
      ? "make.\(attribute).equalTo(\(name)).priority(250)"
      : "make.\(attribute).equalTo(\(name).mas.\(edge)).priority(250)"
  }
}
