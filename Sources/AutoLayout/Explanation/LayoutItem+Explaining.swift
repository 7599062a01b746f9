internal import Cassowary

extension LayoutItem {
  /// Returns why an attribute has its value, as of the last layout; nil while changes wait for one.
  ///
  /// - Parameters:
  ///   - attribute: An edge, centre, length, margin or baseline. Leading and trailing count as left and right.
  ///   - coordinates: The view in whose coordinates a position is: the superview, unless given. It is an
  ///     ancestor, or the item itself.
  /// - Complexity: Meant for inspection: some solves of copies of the island's system for each constraint that
  ///   is connected with the item. The layout does not change.
  public final func explanation(
    of attribute: LayoutAttribute, in coordinates: LayoutNode? = nil
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
    self.coordinates = coordinates ?? (subject.item as? LayoutGuide)?.container ?? subject.item.container
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
    return query.explanation(valueInRoot: valueInRoot)
  }

  /// The value in the coordinates of the root: that of the frame, for a position.
  private var valueInRoot: Double {
    let frame = item.rootFrame
    let edge = AttributePlace(
      attribute, of: item, direction: .leftToRight, other: nil)
    let near = frame.origin(along: edge.axis) * edge.origin
    return near + frame.size[edge.axis] * edge.extent
  }

  /// A position in the item's own coordinates: its near edge is their origin.
  private func ownExplanation(of node: LayoutNode) -> LayoutExplanation? {
    let place = AttributePlace(attribute, of: node, direction: .leftToRight, other: nil)
    let engine = node.island.layoutEngine
    let system = engine?.system
    var explanation = LayoutExplanation(
      subject: subject,
      value: system.flatMap { system in
        system.expression(of: subject, in: node).map { system.value(of: $0) }
      } ?? node.frame.size[place.axis] * place.extent, valueInRoot: valueInRoot)
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
    if terms.isEmpty { explanation.ending = .origin } else { explanation.sum = LayoutSum(terms: terms) }
    return explanation
  }

  private var rootExplanation: LayoutExplanation? {
    guard let node = item as? LayoutNode else { return nil }
    if let engine = node.layoutEngine, engine.isDirty { return nil }
    var explanation = LayoutExplanation(
      subject: subject, value: valueInRoot, valueInRoot: valueInRoot)
    let place = AttributePlace(attribute, of: node, direction: .leftToRight, other: nil)
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
    var explanation = LayoutExplanation(subject: subject, value: value, valueInRoot: valueInRoot)
    explanation.ending = .explicitFrame
    return explanation
  }
}

extension LayoutItem {
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
