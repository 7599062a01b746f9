internal import Cassowary

/// The violated constraints on an attribute.
@MainActor struct ViolatedConstraints {
  private let owner: LayoutItem
  private let axis: LayoutAxis
  private let subject: ItemAttribute
  private let system: LayoutSystem
  private let part: DecidingPart

  init(
    of owner: LayoutItem, along axis: LayoutAxis, _ subject: ItemAttribute,
    in system: LayoutSystem, _ part: DecidingPart
  ) {
    self.owner = owner
    self.axis = axis
    self.subject = subject
    self.system = system
    self.part = part
  }

  /// The required constraints that are left out, then the optional ones by priority.
  var all: [LostConstraint] { leftOut + optional }

  private var leftOut: [LostConstraint] {
    system.broken.compactMap { broken in
      guard let reading = system.reading(of: broken.constraint, for: owner), isOfSubject(reading)
      else { return nil }
      return LostConstraint(
        constraint: reading, amount: max(0, -reading.slack),
        winners: broken.opponents.compactMap { system.reading(of: $0, for: owner) },
        isLeftOut: true)
    }
  }

  private var optional: [LostConstraint] {
    let missed = system.constraints(on: owner, axis).compactMap {
      installed -> (Constraint, ConstraintReading)? in
      guard installed.priority != .required || system.solver.priority(of: installed) != .required,
        let reading = system.reading(of: installed, for: owner), isOfSubject(reading),
        abs(system.solver.error(of: installed) ?? 0) > 1e-6
      else { return nil }
      return (installed, reading)
    }
    return missed.sorted { $0.1.priority > $1.1.priority }.map { installed, reading in
      return LostConstraint(
        constraint: reading, amount: -reading.slack,
        winners: winners(over: installed).compactMap { system.reading(of: $0, for: nil) },
        isLeftOut: false)
    }
  }

  private func winners(over lost: Constraint) -> [Constraint] {
    // A constraint that yields to an explicit or given frame is not in the part.
    guard let own = part[lost] else { return (try? system.solver.opponents(of: lost)) ?? [] }
    return ((try? part.solver.opponents(of: own)) ?? []).compactMap(part.original)
  }

  /// Whether the subject of a constraint is the attribute, or the length from which it follows.
  private func isOfSubject(_ reading: ConstraintReading) -> Bool {
    let place = AttributePlace(
      reading.subject.attribute, of: reading.subject.item, direction: .leftToRight, other: nil)
    guard place.item === owner, place.axis == axis else { return false }
    let own = AttributePlace(
      subject.attribute, of: subject.item, direction: .leftToRight, other: nil)
    return place.origin == own.origin && place.extent == own.extent
  }
}

/// A violated constraint, with the constraints that prevail over it.
@MainActor public struct LostConstraint {
  /// The constraint, with the numbers of the last layout.
  public let constraint: ConstraintReading
  /// The amount by which the constraint is violated, in layout units; positive.
  public let amount: Double
  /// The constraints that prevail; empty if the constraint contradicts itself or a rule decided.
  public let winners: [ConstraintReading]
  /// Whether it is required and left out because it contradicts others.
  public let isLeftOut: Bool
}
