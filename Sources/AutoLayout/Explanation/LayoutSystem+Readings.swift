internal import Cassowary

/// Constraints with the numbers of the last layout.
extension LayoutSystem {
  /// Returns the reading of a constraint in the solver. If a side belongs to `item`, the equation is solved
  /// for that side. Nil if the constraint belongs to no item, or an item no longer exists.
  func reading(of installed: Constraint, for item: LayoutItem?) -> ConstraintReading? {
    switch currentOrigin(of: installed) {
    case .user(let constraint): reading(of: constraint, for: item)
    case .system(let constraint): reading(of: constraint)
    case nil: nil
    }
  }

  /// Returns the solver's constraints that use an item's own variables along an axis.
  func constraints(on item: LayoutItem, _ axis: LayoutAxis) -> [Constraint] {
    guard let record = records.record(of: item) else { return [] }
    let ofExtent = links.constraints(on: record.extent[axis])
    let others = record.origin[axis].map(links.constraints) ?? []
    let known = Set(ofExtent)
    return (ofExtent + others.filter { !known.contains($0) })
      .sorted { (solver.rank(of: $0) ?? 0) < (solver.rank(of: $1) ?? 0) }
  }

  /// Returns the reading of a constraint of the program or the system.
  func reading(of origin: ConstraintOrigin, for item: LayoutItem?) -> ConstraintReading? {
    switch origin {
    case .user(let constraint): reading(of: constraint, for: item)
    case .system(let constraint): reading(of: constraint)
    }
  }

  /// Returns the reading of a constraint. If only the right side belongs to `item`, the equation is solved
  /// for that: `box.bottom == title.bottom + 1` becomes `title.bottom == box.bottom - 1`.
  func reading(of constraint: LayoutConstraint, for item: LayoutItem?) -> ConstraintReading? {
    guard let equation = ConstraintEquation(constraint, in: self) else { return nil }
    let isAboutFirst = equation.first.owner === item || item == nil
    return equation.second.map { $0.owner === item } ?? false && !isAboutFirst
      ? equation.solvedForSecond : equation.solvedForFirst
  }

  /// Returns the reading of a system constraint.
  func reading(of constraint: SystemConstraint) -> ConstraintReading? {
    guard let item = constraint.item else { return nil }
    let subject = ItemAttribute(item, absolute: constraint.attribute)
    let isPosition = constraint.attribute.isPosition
    let coordinates = isPosition ? item.container : nil
    guard let record = records.record(of: item) else { return nil }
    let axis = constraint.attribute.axis
    guard let variable = isPosition ? record.origin[axis] : record.extent[axis] else { return nil }
    var terms: [ConstraintReading.Term] = []
    if let (superview, factor) = constraint.follows, factor != 0, let whole = superview.item,
      let length = records.record(of: whole)
    {
      terms.append(
        .init(
          attribute: ItemAttribute(whole, absolute: axis == .horizontal ? .width : .height),
          value: Snap.value(value(of: length.extent[axis])), multiplier: factor))
    }
    return ConstraintReading(
      origin: .init(constraint.kind), constraint: nil, subject: subject,
      value: Snap.value(value(of: variable)), relation: constraint.kind.relation, terms: terms,
      constant: constraint.constant, priority: constraint.priority, coordinates: coordinates)
  }
}

/// A constraint as an equation of values: `first relation multiplier × second + constant`, in the coordinates of
/// the view that holds it.
@MainActor struct ConstraintEquation {
  /// A side of the equation.
  struct Side {
    let attribute: ItemAttribute
    /// The item whose variables are used; for a guide without variables it is the owner.
    let owner: LayoutItem
    let value: Double
  }

  let constraint: LayoutConstraint
  let holder: LayoutNode
  let first: Side
  let second: Side?
  /// The relation, reversed if positions are measured from the right edge.
  let relation: LayoutRelation
  /// The constant, with its sign converted to positions measured from the left edge.
  let constant: Double
  /// The holder's width with its factor, if the constraint is mirrored and has a multiplier; nil otherwise.
  let width: ConstraintReading.Term?

  /// Returns nil if an item no longer exists or does not take part.
  init?(_ constraint: LayoutConstraint, in system: LayoutSystem) {
    guard let holder = constraint.owner, let item = constraint.firstItem,
      let place = constraint.firstPlace, let value = system.expression(of: place, in: holder)
    else { return nil }
    let isMirrored = constraint.isMirrored
    let direction: LayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    self.constraint = constraint
    self.holder = holder
    first = Side(
      attribute: ItemAttribute(item, absolute: constraint.firstAttribute.absolute(direction)),
      owner: place.item, value: system.value(of: value))
    let counts = isMirrored && constraint.firstAttribute.isPosition
    relation = counts ? constraint.relation.reversed : constraint.relation
    constant = counts ? -constraint.constant : constraint.constant
    guard let attribute = constraint.secondAttribute else {
      second = nil
      width = nil
      return
    }
    guard let item = constraint.secondItem, let place = constraint.secondPlace,
      let value = system.expression(of: place, in: holder)
    else { return nil }
    second = Side(
      attribute: ItemAttribute(item, absolute: attribute.absolute(direction)), owner: place.item,
      value: system.value(of: value))
    if counts, constraint.multiplier != 1, let length = system.records.record(of: holder) {
      width = .init(
        attribute: ItemAttribute(holder, absolute: .width),
        value: Snap.value(system.value(of: length.extent.horizontal)),
        multiplier: 1 - constraint.multiplier)
    } else {
      width = nil
    }
  }

  /// The equation with the first attribute on the left side.
  var solvedForFirst: ConstraintReading {
    var terms: [ConstraintReading.Term] = []
    if let second {
      terms.append(
        .init(
          attribute: second.attribute, value: second.value, multiplier: constraint.multiplier))
    }
    return reading(first, relation, terms + [width].compactMap(\.self), constant)
  }

  /// The equation with the second attribute on the left side.
  var solvedForSecond: ConstraintReading {
    guard let second, constraint.multiplier != 0 else { return solvedForFirst }
    let factor = 1 / constraint.multiplier
    var terms = [
      ConstraintReading.Term(attribute: first.attribute, value: first.value, multiplier: factor)
    ]
    if let width {
      terms.append(
        .init(
          attribute: width.attribute, value: width.value, multiplier: -width.multiplier * factor))
    }
    return reading(second, factor > 0 ? relation.reversed : relation, terms, -constant * factor)
  }

  private func reading(
    _ side: Side, _ relation: LayoutRelation, _ terms: [ConstraintReading.Term],
    _ constant: Double
  ) -> ConstraintReading {
    ConstraintReading(
      origin: constraint.isArranged ? .stack : .written, constraint: constraint,
      subject: side.attribute, value: side.value, relation: relation, terms: terms,
      constant: constant == 0 ? 0 : constant, priority: constraint.priority,
      coordinates: side.attribute.attribute.isPosition ? holder : nil)
  }
}

extension ConstraintReading.Origin {
  init(_ kind: SystemConstraint.Kind) {
    self =
      switch kind {
      case .encapsulatedSize: .given
      case .autoresizing: .explicitFrame
      case .guide: .scrolledContent
      case .nonNegativeSize: .nonNegativeSize
      case .hugging: .hugging
      case .compressionResistance: .compressionResistance
      }
  }
}
