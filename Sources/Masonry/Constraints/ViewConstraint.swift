import AutoLayout

/// What a sentence says of one attribute and one target. The constraint of the layout is made when it
/// is installed, so that a superview is the one that there is then. Masonry's name:
/// `MASViewConstraint`.
@MainActor final class ViewConstraint {
  let attribute: LayoutAttribute
  let relation: LayoutRelation
  let source: SourceLocation
  var multiplier = 1.0
  var key: String? { didSet { layoutConstraint?.identifier = key } }
  private let first: ItemLink
  private let target: ConstraintOperand.Value
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
    if let layoutConstraint, layoutConstraint.isActive { return nil }
    (item as? LayoutNode)?.translatesAutoresizingMaskIntoConstraints = false
    let planned = plannedConstraint(of: item)
    let holder = planned.closestCommonAncestor
    if updating, let existing = holder?.lastConstraint(similarTo: planned) {
      existing.constant = constant
      layoutConstraint = existing
      isFlawed = false
      return Installation.Step(constraint: existing, holder: holder, outcome: .adopted)
    }
    layoutConstraint = planned
    planned.isActive = true
    return Installation.Step(
      constraint: planned, holder: holder, outcome: planned.isActive ? .added : .refused)
  }

  /// The constraint as it reads now: the one that was installed before, where it still says that.
  private func plannedConstraint(of item: LayoutItem) -> LayoutConstraint {
    var second: (item: LayoutItem?, attribute: LayoutAttribute?)
    switch target {
    case .item(let link): second = (link.item, attribute)
    case .attribute(let link, let other): second = (link.item, other)
    case .superview: second = (item.surroundingView, attribute)
    case .constant where attribute.isLength: second = (nil, nil)
    case .constant:
      // Masonry's way: a number on a position counts from the superview's same attribute.
      second = (item.surroundingView, item.surroundingView == nil ? nil : attribute)
    }
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
      flawed: item, attribute, relation, second.item, second.attribute, multiplier, constant,
      priority, source)
    made.form = .masonry
    made.identifier = key
    isFlawed = made.error != nil
    return made
  }

  private static func direction(of item: LayoutItem?) -> LayoutDirection {
    item?.ownView?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }
}
