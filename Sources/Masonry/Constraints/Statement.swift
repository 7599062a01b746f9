import AutoLayout

/// One attribute of a view related to one target: what a sentence consists of. The constraint of the layout
/// is made when it is installed, so that a superview is the one that there is then, and leading is where it
/// is then. Masonry's name: `MASViewConstraint`.
@MainActor final class Statement {
  let attribute: LayoutAttribute
  let relation: LayoutRelation
  let operand: ConstraintOperand
  let source: SourceLocation
  var multiplier = 1.0
  var key: String? { didSet { layoutConstraint?.identifier = key } }
  private let link: ItemLink
  /// The constant that was said last after the relation.
  private var statedConstant: ConstraintConstant?
  private var priority = LayoutPriority.required
  /// The one that was installed last: its own, or one that was there and that it adopted.
  private(set) var layoutConstraint: LayoutConstraint?
  /// Its constant when it was made: one that differs was said of the constraint itself.
  private var madeConstant = 0.0
  /// Whether that can never be active, whatever becomes of its numbers.
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

  /// The view or guide that it constrains; absent once it does not exist any more.
  var item: LayoutItem? { link.item }

  /// Whether the target is a value that does not speak of the attribute, which then is related to 0.
  var isIneffective: Bool {
    if case .constant(let constant) = operand.value {
      !constant.applies(to: attribute)
    } else {
      false
    }
  }

  /// Replaces the constant, where `constant` speaks of the attribute.
  func setConstant(_ constant: ConstraintConstant) {
    guard let value = constant.constant(for: attribute, item?.direction ?? .leftToRight) else {
      return
    }
    guard let layoutConstraint else {
      statedConstant = constant
      return
    }
    layoutConstraint.constant = value
    // A refused constant was not said.
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

// The way from a statement to a constraint of the layout.
extension Statement {
  /// Takes part in the layout: an active one stays, a similar one of the same view is adopted where
  /// `updating`.
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

  /// The constraint as it reads now: the one that was installed before, where it still says that.
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
      // Constants and priorities said of the former one itself count as well.
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

  /// The constant as of what was said, and of how the view reads now.
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

  /// The right side, where the target says it and the view stands now.
  private func secondPlace(of item: LayoutItem) -> Place {
    switch operand.value {
    case .item(let link): place(of: item, link, attribute)
    case .attribute(let link, let other): place(of: item, link, other)
    case .attributes(let link, let others):
      place(
        of: item, link,
        others.first { $0.withoutMargin == attribute.withoutMargin } ?? attribute)
    case .constant where !attribute.isPosition: (nil, nil, nil)
    // Masonry's way: a number on a position counts from the superview's same attribute.
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
  /// The equation in short: as it is installed, or would be.
  var description: String {
    if let layoutConstraint { return layoutConstraint.equation }
    guard let item else { return "(gone).\(attribute)" }
    return newConstraint(of: item, secondPlace(of: item), currentConstant(of: item)).equation
  }
}
