internal import Cassowary

extension LayoutItem {
  /// Returns the reasons why an attribute has its value, as of the last layout; nil while changes wait for a layout.
  ///
  /// - Parameters:
  ///   - attribute: An edge, centre, length, margin or baseline. Leading and trailing count as left and right.
  ///   - coordinates: The view in whose coordinates a position is measured: the superview, unless given. It is an
  ///     ancestor, or the item itself.
  /// - Complexity: Meant for inspection: some solves of copies of the island's system for each constraint that
  ///   is connected with the item. The layout does not change.
  public final func explanation(
    of attribute: LayoutAttribute, in coordinates: LayoutNode? = nil
  ) -> LayoutExplanation? {
    let subject = ItemAttribute(self, attribute)
    var explanation = Explaining(subject, in: coordinates).explanation
    if let found = explanation {
      explanation?.movers =
        SelfSizing(of: subject)?.movers(in: found.coordinates)
        ?? SumMovers(of: found).movers ?? found.movers
      explanation?.mistakes = Diagnosis.mistakes(
        of: self, along: found.subject.attribute.axis, isOpen: found.choice != nil)
      explanation?.rounding = LayoutRounding(
        of: found.subject, found.value, in: found.valueInRoot)
    }
    return explanation
  }
}

extension LayoutItem {
  /// Returns the explanation without the parts that only a complete one has: mistakes, rounding, and movers of sums.
  final func plainExplanation(
    of attribute: LayoutAttribute, in coordinates: LayoutNode?
  ) -> LayoutExplanation? {
    Explaining(ItemAttribute(self, attribute), in: coordinates).explanation
  }
}

/// Finds the system that decides an attribute, or the reason why none does.
@MainActor private struct Explaining {
  let subject: ItemAttribute
  let coordinates: LayoutNode?

  init(_ subject: ItemAttribute, in coordinates: LayoutNode?) {
    self.subject = subject
    self.coordinates =
      coordinates ?? (subject.item as? LayoutGuide)?.container ?? subject.item.container
  }

  private var item: LayoutItem { subject.item }
  private var attribute: LayoutAttribute { subject.attribute }

  var explanation: LayoutExplanation? {
    if let coordinates, coordinates === item { return ownExplanation(of: coordinates) }
    guard let around = coordinates ?? item.container else { return rootExplanation }
    guard let engine = around.island.layoutEngine else { return explicitFrame }
    guard !engine.isDirty, !engine.hasGivenUp else { return nil }
    guard let query = ExplanationQuery(subject, in: around, of: engine.system) else {
      return explicitFrame
    }
    return query.explanation(valueInRoot: inRoot(query.value))
  }

  /// Converts a value to the root's coordinates. A position is measured in ``coordinates``; a length stays as it is.
  private func inRoot(_ value: Double) -> Double {
    guard attribute.isPosition, let coordinates else { return value }
    let axis = attribute.axis
    return value + coordinates.rootFrame.origin(along: axis)
      - coordinates.bounds.origin(along: axis)
  }

  /// Returns the explanation of a position in the item's own coordinates, whose origin is its near edge.
  private func ownExplanation(of node: LayoutNode) -> LayoutExplanation? {
    let place = AttributePlace(attribute, of: node, direction: .leftToRight, other: nil)
    let engine = node.island.layoutEngine
    let system = engine?.system
    let value =
      system.flatMap { system in
        system.expression(of: subject, in: node).map { system.value(of: $0) }
      } ?? node.frame.size[place.axis] * place.extent
    var explanation = LayoutExplanation(
      subject: subject, coordinates: node, value: value, valueInRoot: inRoot(value))
    var terms: [LayoutSum.Term] = []
    if place.extent != 0 {
      terms.append(
        .attribute(
          ItemAttribute(node, absolute: place.axis == .horizontal ? .width : .height),
          value: Snap.value(node.frame.size[place.axis]), factor: place.extent))
    }
    if let system, let query = ExplanationQuery(subject, in: node, of: system) {
      terms += query.insetTerms(of: place, factor: 1)
    }
    if terms.isEmpty {
      explanation.ending = .origin
    } else {
      explanation.sum = LayoutSum(terms: terms)
    }
    return explanation
  }

  private var rootExplanation: LayoutExplanation? {
    guard let node = item as? LayoutNode else { return nil }
    if let engine = node.layoutEngine, engine.isDirty { return nil }
    let place = AttributePlace(attribute, of: node, direction: .leftToRight, other: nil)
    let value =
      node.frame.origin(along: place.axis) * place.origin
      + node.frame.size[place.axis] * place.extent
    var explanation = LayoutExplanation(
      subject: subject, coordinates: nil, value: value, valueInRoot: value)
    if place.origin != 0, place.extent != 0 || place.insets != nil {
      return ownExplanation(of: node)
    }
    explanation.ending = place.origin == 0 ? .rootSize : .origin
    return explanation
  }

  /// The explanation of a frame that was set and that no constraint mentions.
  private var explicitFrame: LayoutExplanation? {
    let place = AttributePlace(attribute, of: item, direction: .leftToRight, other: nil)
    guard let node = place.item as? LayoutNode else { return nil }
    let frame = node.frame
    let value =
      frame.origin(along: place.axis) * place.origin + frame.size[place.axis] * place.extent
    var explanation = LayoutExplanation(
      subject: subject, coordinates: coordinates, value: value, valueInRoot: inRoot(value))
    explain(&explanation, frameOf: node, place)
    return explanation
  }
}

extension Explaining {
  /// Adds the reason that the view that set an explicit frame gives.
  private func explain(
    _ explanation: inout LayoutExplanation, frameOf node: LayoutNode, _ place: AttributePlace
  ) {
    if place.insets != nil || place.constant != 0 {
      explain(&explanation, distanceFrom: node, place)
      return
    }
    let isFarEdge = place.origin != 0 && place.extent != 0
    if isFarEdge {
      let (near, length): (LayoutAttribute, LayoutAttribute) =
        place.axis == .horizontal ? (.left, .width) : (.top, .height)
      explanation.sum = LayoutSum(terms: [
        .attribute(
          ItemAttribute(node, absolute: near), value: node.frame.origin(along: place.axis),
          factor: 1
        ),
        .attribute(
          ItemAttribute(node, absolute: length), value: node.frame.size[place.axis],
          factor: place.extent),
      ])
      return
    }
    switch node.container?.layoutDelegate?.reasonForFrame(of: node, attribute) {
    case .sum(let sum): explanation.sum = sum
    case .words(let words): explanation.ending = .explicitFrame(words)
    case nil: explanation.ending = .explicitFrame(nil)
    }
  }
}

extension Explaining {
  /// Explains a margin or baseline whose insets no constraint uses: as an edge of the view, plus the distance from it.
  private func explain(
    _ explanation: inout LayoutExplanation, distanceFrom node: LayoutNode, _ place: AttributePlace
  ) {
    let edge = ItemAttribute(
      node,
      absolute: place.origin == 0
        ? (place.axis == .horizontal ? .width : .height)
        : .position(along: place.axis, at: place.extent))
    guard let whole = node.explanation(of: edge.attribute, in: coordinates) else { return }
    var terms = [LayoutSum.Term.attribute(edge, value: whole.value, factor: 1)]
    if let (owner, kind) = place.insets {
      let insets = owner.wholeInsets(kind)
      terms += place.insetTerms(
        of: owner, kind, near: insets.leading(along: place.axis),
        far: insets.trailing(along: place.axis))
    }
    if place.constant != 0 {
      terms.append(.baseline(of: place.baselineViews.last ?? node, offset: place.constant))
    }
    let value = terms.reduce(0) { $0 + $1.amount }
    explanation = LayoutExplanation(
      subject: subject, coordinates: coordinates, value: value, valueInRoot: inRoot(value))
    explanation.sum = LayoutSum(terms: terms)
  }
}

extension LayoutNode {
  /// Returns the reasons why the last ``systemLayoutSizeFitting(_:)`` of this view found its length, even if a table
  /// called it for a row; nil if there was none.
  ///
  /// - Parameter attribute: Width or height.
  public final func explanationOfLastFitting(of attribute: LayoutAttribute) -> LayoutExplanation? {
    attribute.isPosition
      ? nil : explanationInLastFitting(of: ItemAttribute(self, attribute), in: self)
  }

  /// Returns the reasons why an attribute of an item inside this view had its value in the view's last fitting.
  final func explanationInLastFitting(
    of attribute: ItemAttribute, in coordinates: LayoutNode
  ) -> LayoutExplanation? {
    guard let system = lastFitting as? LayoutSystem,
      let query = ExplanationQuery(attribute, in: coordinates, of: system)
    else { return nil }
    return query.explanation(valueInRoot: query.value, fitted: self)
  }
}

extension LayoutItem {
  /// Returns the view in whose coordinates the item is measured during a fitting of `view`. The fitted view
  /// itself is measured in its own coordinates.
  final func placeInFitting(of view: LayoutNode) -> LayoutNode {
    self === view ? view : container ?? view
  }

  /// The frame in the coordinates of the root, in layout units.
  final var rootFrame: Rect {
    var frame = (self as? LayoutGuide)?.layoutFrame ?? node?.frame ?? .zero
    var ancestor = container
    while let current = ancestor {
      frame = Rect(
        x: frame.minX + current.frame.minX - current.bounds.minX,
        y: frame.minY + current.frame.minY - current.bounds.minY, width: frame.width,
        height: frame.height)
      ancestor = current.container
    }
    return frame
  }
}
