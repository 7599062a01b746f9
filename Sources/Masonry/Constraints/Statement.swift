import AutoLayout

/// A relation between one attribute of a view and one target. The layout constraint is created at
/// installation, with the superview and the reading direction of that moment. Masonry's name:
/// `MASViewConstraint`.
@MainActor final class Statement {
  let attribute: LayoutAttribute
  let relation: LayoutRelation
  let operand: ConstraintOperand
  let source: SourceLocation
  var multiplier = 1.0
  var key: String? { didSet { layoutConstraint?.identifier = key } }
  private let link: ItemLink
  /// The last constant that was set on the statement; nil if none was.
  private var statedConstant: ConstraintConstant?
  private var priority = LayoutPriority.required
  /// The constraint of the last installation: a new one, or an adopted one.
  private(set) var layoutConstraint: LayoutConstraint?
  /// The constant that this statement gave the constraint. If the constraint's own constant differs, it was
  /// changed directly.
  private var madeConstant = 0.0
  /// Whether the constraint is illegal and can never be active.
  private var isFlawed = false

  init(
    _ item: LayoutItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation,
    _ operand: ConstraintOperand, _ source: SourceLocation
  ) {
    link = item.link
    self.attribute = attribute
    self.relation = relation
    self.operand = operand
    self.source = source
  }

  /// The constrained view or guide; nil once it no longer exists.
  var item: LayoutItem? { link.item }

  /// Whether the target is a value that does not apply to the attribute. The attribute is then related to 0.
  var isIneffective: Bool {
    if case .constant(let constant) = operand.value {
      !constant.applies(to: attribute)
    } else {
      false
    }
  }

  /// Replaces the constant if `constant` applies to the attribute.
  func setConstant(_ constant: ConstraintConstant) {
    guard let value = constant.constant(for: attribute, item?.direction ?? .leftToRight) else {
      return
    }
    guard let layoutConstraint else {
      statedConstant = constant
      return
    }
    layoutConstraint.constant = value
    // A refused constant is not stored.
    if layoutConstraint.constant == value { statedConstant = constant }
    madeConstant = layoutConstraint.constant
  }

  func setPriority(_ value: LayoutPriority) {
    priority = value
    guard let layoutConstraint else { return }
    layoutConstraint.priority = value
    priority = layoutConstraint.priority
  }
}

// The conversion of a statement to a layout constraint.
extension Statement {
  /// Installs the statement. An active constraint is kept. If `updating` is true, a similar constraint on
  /// the same view is adopted.
  func install(on item: LayoutItem, updating: Bool) -> Installation.Step {
    if let layoutConstraint, layoutConstraint.isActive {
      return Installation.Step(statement: self, constraint: layoutConstraint, outcome: .kept)
    }
    let planned = plannedConstraint(of: item)
    if updating, let existing = item.lastConstraint(similarTo: planned) {
      existing.constant = planned.constant
      layoutConstraint = existing
      madeConstant = existing.constant
      isFlawed = false
      return Installation.Step(statement: self, constraint: existing, outcome: .adopted)
    }
    layoutConstraint = planned
    planned.isActive = true
    return Installation.Step(
      statement: self, constraint: planned, outcome: planned.isActive ? .added : .refused)
  }

  /// Returns the constraint for the present state: the former one if it still applies, else a new one.
  private func plannedConstraint(of item: LayoutItem) -> LayoutConstraint {
    let second = secondPlace(of: item)
    if let layoutConstraint, !isFlawed, layoutConstraint.secondItem === second.item,
      layoutConstraint.secondAttribute == second.attribute,
      layoutConstraint.multiplier == multiplier
    {
      return layoutConstraint
    }
    var constant = currentConstant(of: item)
    if let layoutConstraint {
      // Constants and priorities that were set on the former constraint itself are kept.
      if layoutConstraint.constant != madeConstant { constant = layoutConstraint.constant }
      priority = layoutConstraint.priority
    }
    let made = newConstraint(of: item, second, constant)
    made.identifier = key
    madeConstant = made.constant
    isFlawed = made.error != nil
    return made
  }

  private func newConstraint(
    of item: LayoutItem, _ second: Place, _ constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      reporting: item, attribute: attribute, relatedBy: relation, toItem: second.item,
      attribute: second.attribute, multiplier: multiplier, constant: constant, priority: priority,
      form: .masonry, source: source, refusal: second.refusal)
  }

  /// Returns the constant for the present reading direction.
  private func currentConstant(of item: LayoutItem) -> Double {
    if let constant = statedConstant?.constant(for: attribute, item.direction) { return constant }
    if case .constant(let target) = operand.value {
      return target.constant(for: attribute, item.direction) ?? 0
    }
    return 0
  }

  private typealias Place = (
    item: LayoutItem?, attribute: LayoutAttribute?, refusal: LayoutError?
  )

  /// Returns the second item and attribute, for the target and the present superview.
  private func secondPlace(of item: LayoutItem) -> Place {
    switch operand.value {
    case .item(let link): place(of: item, link, attribute)
    case .attribute(let link, let other): place(of: item, link, other)
    case .attributes(let link, let others):
      place(
        of: item, link,
        others.first { $0.withoutMargin == attribute.withoutMargin } ?? attribute)
    case .constant where !attribute.isPosition: (nil, nil, nil)
    // As in Masonry, a number on a position is a distance from the superview's same attribute.
    case .superview, .constant: superviewPlace(of: item)
    }
  }

  private func place(of item: LayoutItem, _ link: ItemLink, _ attribute: LayoutAttribute) -> Place {
    let refusal: LayoutError? =
      link.item == nil
      ? .itemGone(constraint: "the constraint on \(item.debugName).\(self.attribute) (\(source))")
      : nil
    return (link.item, attribute, refusal)
  }

  private func superviewPlace(of item: LayoutItem) -> Place {
    let superview = item.surroundingView
    let refusal: LayoutError? =
      superview == nil
      ? .noSuperview(view: item.debugName, attribute: attribute, source: source) : nil
    return (superview, attribute, refusal)
  }
}

extension Statement: @MainActor CustomStringConvertible {
  /// The equation in short, as installed, or as it would be installed now.
  var description: String {
    if let layoutConstraint { return layoutConstraint.equation }
    guard let item else { return "(gone).\(attribute)" }
    return newConstraint(of: item, secondPlace(of: item), currentConstant(of: item)).equation
  }
}
