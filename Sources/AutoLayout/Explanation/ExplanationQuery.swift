internal import Cassowary
import Localization

/// A query for the reasons why an attribute of an item has its value, in the system that decides it.
@MainActor struct ExplanationQuery {
  let system: LayoutSystem
  let subject: ItemAttribute
  /// The view in whose coordinates the value is measured.
  let coordinates: LayoutNode
  private let record: EngineRecord
  private let place: AttributePlace
  private let expression: PlaceExpression

  /// Returns nil if the item takes no part in the system.
  init?(_ subject: ItemAttribute, in coordinates: LayoutNode, of system: LayoutSystem) {
    let place = AttributePlace(
      subject.attribute, of: subject.item, direction: .leftToRight, other: nil)
    guard let record = system.records.record(of: place.item),
      let expression = system.expression(of: place, in: coordinates)
    else { return nil }
    self.system = system
    self.subject = subject
    self.coordinates = coordinates
    self.record = record
    self.place = place
    self.expression = expression
  }

  /// The explained value.
  var value: Double { system.value(of: expression) }
  private var axis: LayoutAxis { subject.attribute.axis }
  /// The item whose variables are used for the attribute: for a margins guide its owner, for a baseline a label inside.
  private var owner: LayoutItem { place.item }

  /// Returns the explanation; nil if the solver cannot answer.
  ///
  /// - Parameter fitted: The view that was fitted, if the system is that of its last fitting; nil for a layout.
  func explanation(valueInRoot: Double, fitted: LayoutNode? = nil) -> LayoutExplanation? {
    guard let probe = Probe(expression, in: system) else { return nil }
    var explanation = LayoutExplanation(
      subject: subject, coordinates: coordinates, value: value, valueInRoot: valueInRoot)
    explanation.fittedView = fitted
    let holders = probe.holders()
    let readings = holders.compactMap { system.reading(of: $0, for: owner) }
      .filter { isAboutOwner($0) }
    explanation.holders = merged(
      readings.filter { $0.subject == subject && !isFromInside($0) })
    var bounded = place
    if explanation.holders.isEmpty {
      if place.origin == 0, place.extent == 1, let far = farthest(of: readings) {
        explanation.holders = merged(readings.filter { $0.subject == far.reading.subject })
        explanation.sum = far.sum
        bounded = AttributePlace(
          far.reading.subject.attribute, of: far.reading.subject.item, direction: .leftToRight,
          other: nil)
      } else {
        explanation.sum = sum(from: readings)
      }
      if explanation.holders.isEmpty, explanation.sum == nil {
        explanation.holders = merged(holders.filter(countsWithOwner).compactMap(readingAnywhere))
      }
    }
    explanation.losses =
      ViolatedConstraints(of: owner, along: axis, subject, in: system, probe.part).all
    explanation.bounds = bounds(of: bounded, besides: holders)
    explanation.movers = probe.movers(among: holders)
    explanation.choice = Choice(of: subject, probe, in: system).found
    return explanation
  }

  /// Whether the subject of a constraint uses the owner's variables along the axis.
  private func isAboutOwner(_ reading: ConstraintReading) -> Bool {
    reading.subject.attribute.axis == axis
      && AttributePlace(
        reading.subject.attribute, of: reading.subject.item, direction: .leftToRight, other: nil
      ).item === owner
  }

  /// Whether a constraint on an edge is measured in the item's own coordinates, as those on its subviews are. Such a
  /// constraint holds a length.
  private func isFromInside(_ reading: ConstraintReading) -> Bool {
    reading.subject.attribute.isPosition && reading.coordinates === owner
      && (coordinates !== owner || !subject.attribute.isPosition)
  }

  /// Whether a constraint uses the owner's own variables, although it is on a view inside it.
  private func countsWithOwner(_ holder: Constraint) -> Bool {
    holder.expression.terms.contains { term in
      term.variable == record.origin[axis] || term.variable == record.extent[axis]
    }
  }

  private func readingAnywhere(_ holder: Constraint) -> ConstraintReading? {
    system.reading(of: holder, for: nil).flatMap { $0.origin == .nonNegativeSize ? nil : $0 }
  }

  /// Returns the readings with the program's own constraints first.
  private func merged(_ readings: [ConstraintReading]) -> [ConstraintReading] {
    let isOwn = { (reading: ConstraintReading) in reading.constraint != nil }
    return readings.filter(isOwn) + readings.filter { !isOwn($0) }
  }

  // MARK: - Sums

  /// Returns the constraint on a far edge that decides a length of a fitted view, and the length as a sum. The near
  /// edge is at 0 in the view's own coordinates.
  private func farthest(
    of readings: [ConstraintReading]
  ) -> (reading: ConstraintReading, sum: LayoutSum?)? {
    for reading in merged(readings) where isFromInside(reading) {
      let edge = AttributePlace(
        reading.subject.attribute, of: reading.subject.item, direction: .leftToRight, other: nil)
      guard edge.extent == 1 else { continue }
      let insets = insetTerms(of: edge, factor: -1)
      if insets.isEmpty { return (reading, nil) }
      // In Chinese a name in code has spaces around it.
      let name = LocalizedText(
        "\(reading.subject.attribute)", chinese: " \(reading.subject.attribute)")
      return (
        reading,
        LayoutSum(
          terms: [.amount(name: name, of: coordinates, value: reading.value, factor: 1)] + insets)
      )
    }
    return nil
  }

  /// Returns the value as a sum of constrained attributes; nil if it is a single variable that no constraint holds.
  private func sum(from readings: [ConstraintReading]) -> LayoutSum? {
    if let sum = sumWithoutInsets() { return sum }
    let length: LayoutAttribute = axis == .horizontal ? .width : .height
    let held = readings.map {
      isFromInside($0) ? ItemAttribute(owner, absolute: length) : $0.subject
    }
    // The same edge under another name: a margin, or an edge of a guide.
    if let other = held.first(where: { isSamePlace($0, place) }) { return sum(over: other) }
    return SumOfTwo(subject.attribute, of: owner, held: held, in: system, coordinates).sum
  }

  /// Returns a margin, a guide's edge or a baseline as an edge of its view plus a distance; nil for other attributes.
  private func sumWithoutInsets() -> LayoutSum? {
    guard place.insets != nil || place.constant != 0 || owner !== subject.item else { return nil }
    let edge: LayoutAttribute =
      if place.origin == 0 {
        axis == .horizontal ? .width : .height
      } else {
        LayoutAttribute.position(along: axis, at: place.extent)
      }
    var terms: [LayoutSum.Term] = []
    if owner !== coordinates || place.origin == 0 {
      let bare = ItemAttribute(owner, absolute: edge)
      guard bare != subject, let expression = system.expression(of: bare, in: coordinates) else {
        return nil
      }
      terms.append(.attribute(bare, value: system.value(of: expression), factor: 1))
    } else if place.extent != 0 {
      // In its own coordinates a view begins at the origin.
      let length = axis == .horizontal ? LayoutAttribute.width : .height
      terms.append(
        .attribute(
          ItemAttribute(owner, absolute: length),
          value: Snap.value(system.value(of: record.extent[axis])), factor: place.extent))
    }
    terms += insetTerms(of: place, factor: 1)
    if place.constant != 0 {
      terms.append(.baseline(of: place.baselineViews.last ?? coordinates, offset: place.constant))
    }
    return LayoutSum(terms: terms)
  }

  /// Returns the edge as another attribute at the same place, with the insets between them; nil if
  /// there is no such sum.
  private func sum(over other: ItemAttribute) -> LayoutSum? {
    guard let expression = system.expression(of: other, in: coordinates) else { return nil }
    let otherPlace = AttributePlace(
      other.attribute, of: other.item, direction: .leftToRight, other: nil)
    return LayoutSum(
      terms: [.attribute(other, value: system.value(of: expression), factor: 1)]
        + insetTerms(of: otherPlace, factor: -1))
  }

  private func isSamePlace(_ other: ItemAttribute, _ place: AttributePlace) -> Bool {
    let other = AttributePlace(
      other.attribute, of: other.item, direction: .leftToRight, other: nil)
    return other.item === owner && other.origin == place.origin && other.extent == place.extent
  }

  func insetTerms(of place: AttributePlace, factor: Double) -> [LayoutSum.Term] {
    guard let (node, kind) = place.insets else { return [] }
    let (near, far) =
      switch system.insetTerms(of: node, kind, axis) {
      case .known(let near, let far): (near, far)
      case .variable(let near, let far):
        (Snap.value(system.value(of: near)), Snap.value(system.value(of: far)))
      }
    return place.insetTerms(of: node, kind, near: near, far: far, factor: factor)
  }

  // MARK: - Bounds

  /// Returns the inequalities on the attribute that do not hold it, those with the smallest slack first.
  private func bounds(
    of place: AttributePlace, besides holders: [Constraint]
  ) -> [ConstraintReading] {
    let known = Set(holders)
    let readings = system.constraints(on: owner, axis).compactMap {
      installed -> ConstraintReading? in
      guard installed.relation != .equal, !known.contains(installed),
        let reading = system.reading(of: installed, for: owner), isAboutOwner(reading),
        reading.origin != .nonNegativeSize, isSamePlace(reading.subject, place),
        reading.slack > -1e-4
      else { return nil }
      return reading
    }
    return readings.enumerated().sorted {
      ($0.element.slack, $0.offset) < ($1.element.slack, $1.offset)
    }
    .map(\.element)
  }
}

@MainActor extension AttributePlace {
  /// Returns the insets that are part of the place, as terms of a sum.
  ///
  /// - Parameters:
  ///   - node: The view of the insets.
  ///   - factor: 1 for the way from the edge to the place, -1 for the way back.
  func insetTerms(
    of node: LayoutNode, _ kind: InsetKind, near: Double, far: Double, factor: Double = 1
  ) -> [LayoutSum.Term] {
    [(true, near, nearInset), (false, far, farInset)].compactMap { isNear, value, sign in
      sign == 0
        ? nil
        : .amount(
          name: kind.name(of: axis, isNear: isNear), of: node, value: value, factor: sign * factor)
    }
  }
}

extension LayoutAttribute {
  /// Returns the edge or centre at `extent` lengths from the near edge: 0 for the near edge, 1 for the far one.
  static func position(along axis: LayoutAxis, at extent: Double) -> LayoutAttribute {
    switch (axis, extent) {
    case (.horizontal, 0): .left
    case (.horizontal, 1): .right
    case (.horizontal, _): .centerX
    case (.vertical, 0): .top
    case (.vertical, 1): .bottom
    case (.vertical, _): .centerY
    }
  }
}
