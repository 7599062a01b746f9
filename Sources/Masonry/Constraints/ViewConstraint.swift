import AutoLayout

/// What a sentence says of one attribute and one target. The constraint of the layout is made when it
/// is installed, so that a superview is the one that there is then. Masonry's name:
/// `MASViewConstraint`.
@MainActor final class ViewConstraint {
  let attribute: LayoutAttribute
  let relation: LayoutRelation
  let source: SourceLocation
  let target: ConstraintOperand.Value
  var multiplier = 1.0
  var key: String? { didSet { layoutConstraint?.identifier = key } }
  private let first: ItemLink
  private var constant = 0.0
  private var priority = LayoutPriority.required
  /// What was installed last: its own, or one that was there and that it adopted.
  private(set) var layoutConstraint: LayoutConstraint?
  /// Whether that can never be active, whatever becomes of its numbers.
  private var isFlawed = false

  init(
    _ item: LayoutItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation,
    _ operand: ConstraintOperand, _ source: SourceLocation
  ) {
    first = item.link
    self.attribute = attribute
    self.relation = relation
    self.source = source
    target = operand.value(attribute, Self.direction(of: item))
    if case .constant(let number) = target { constant = number }
  }

  func setConstant(_ words: ConstraintConstant) {
    guard let value = words.value(attribute, Self.direction(of: first.item)) else { return }
    constant = value
    guard let layoutConstraint else { return }
    layoutConstraint.constant = value
    constant = layoutConstraint.constant
  }

  func setPriority(_ value: LayoutPriority) {
    priority = value
    guard let layoutConstraint else { return }
    layoutConstraint.priority = value
    priority = layoutConstraint.priority
  }

  /// Takes part in the layout: an active one stays, a similar one of the same view is adopted where
  /// `updating`. Nothing where the view is gone.
  func install(updating: Bool) -> Installation.Step? {
    guard let item = first.item else { return nil }
    if let layoutConstraint, layoutConstraint.isActive {
      return step(layoutConstraint, layoutConstraint.closestCommonAncestor, .kept)
    }
    (item as? LayoutNode)?.translatesAutoresizingMaskIntoConstraints = false
    let planned = plannedConstraint(of: item)
    let holder = planned.closestCommonAncestor
    if updating, let existing = holder?.lastConstraint(similarTo: planned) {
      existing.constant = constant
      layoutConstraint = existing
      isFlawed = false
      return step(existing, holder, .adopted)
    }
    layoutConstraint = planned
    planned.isActive = true
    return step(planned, holder, planned.isActive ? .added : .refused)
  }

  private func step(
    _ constraint: LayoutConstraint, _ holder: LayoutNode?, _ outcome: Installation.Outcome
  ) -> Installation.Step {
    Installation.Step(stated: self, constraint: constraint, holder: holder, outcome: outcome)
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
    // What was said of the former one itself counts as well.
    constant = layoutConstraint?.constant ?? constant
    priority = layoutConstraint?.priority ?? priority
    let made = LayoutConstraint(
      reporting: item, attribute: attribute, relatedBy: relation, toItem: second.item,
      attribute: second.attribute, multiplier: multiplier, constant: constant, priority: priority,
      form: .masonry, source: source, refusal: second.refusal)
    made.identifier = key
    isFlawed = made.error != nil
    return made
  }

  private typealias Place = (
    item: LayoutItem?, attribute: LayoutAttribute?, refusal: LayoutError?
  )

  /// The right side, where the target says it and the view stands now.
  private func secondPlace(of item: LayoutItem) -> Place {
    switch target {
    case .item(let link): return (link.item, attribute, nil)
    case .attribute(let link, let other): return (link.item, other, nil)
    case .constant where attribute.isLength: return (nil, nil, nil)
    case .superview, .constant:
      // Masonry's way: a number on a position counts from the superview's same attribute.
      let superview = item.surroundingView
      let refusal: LayoutError? =
        superview == nil
        ? .noSuperview(view: item.debugName, attribute: attribute, source: source) : nil
      return (superview, attribute, refusal)
    }
  }

  private static func direction(of item: LayoutItem?) -> LayoutDirection {
    item?.ownView?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }
}
