import AutoLayout

/// What a sentence says of one attribute and one target. The constraint of the layout is made when it
/// is installed, so that a superview is the one that there is then, and leading is where it is then.
/// Masonry's name: `MASViewConstraint`.
@MainActor final class ViewConstraint {
  let attribute: LayoutAttribute
  let relation: LayoutRelation
  let source: SourceLocation
  var multiplier = 1.0
  var key: String? { didSet { layoutConstraint?.identifier = key } }
  private let first: ItemLink
  private let operand: ConstraintOperand
  /// What was said of the constant last, after the relation.
  private var word: ConstraintConstant?
  private var priority = LayoutPriority.required
  /// What was installed last: its own, or one that was there and that it adopted.
  private(set) var layoutConstraint: LayoutConstraint?
  /// What it said when it was made: what differs was said of the constraint itself.
  private var madeConstant = 0.0
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
    self.operand = operand
  }

  /// What the attribute is related to.
  var target: ConstraintOperand.Value { operand.value(attribute, direction) }

  /// The constant as of what was said, and of how the view reads now.
  private var statedConstant: Double {
    if let constant = word?.value(attribute, direction) { return constant }
    if case .constant(let number?) = target { return number }
    return 0
  }

  /// Whether the target is a value that does not speak of the attribute.
  var isUnspoken: Bool {
    if case .constant(nil) = target { true } else { false }
  }

  /// Whether the attribute is one that `constant` speaks of.
  func hears(_ constant: ConstraintConstant) -> Bool {
    constant.value(attribute, direction) != nil
  }

  func setConstant(_ constant: ConstraintConstant) {
    guard let value = constant.value(attribute, direction) else { return }
    guard let layoutConstraint else {
      word = constant
      return
    }
    layoutConstraint.constant = value
    // What was refused was not said.
    if layoutConstraint.constant == value { word = constant }
    madeConstant = layoutConstraint.constant
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
      return Installation.Step(stated: self, constraint: layoutConstraint, outcome: .kept)
    }
    (item as? LayoutNode)?.translatesAutoresizingMaskIntoConstraints = false
    let planned = plannedConstraint(of: item)
    if updating, let existing = item.lastConstraint(similarTo: planned) {
      existing.constant = planned.constant
      layoutConstraint = existing
      madeConstant = existing.constant
      isFlawed = false
      return Installation.Step(stated: self, constraint: existing, outcome: .adopted)
    }
    layoutConstraint = planned
    planned.isActive = true
    return Installation.Step(
      stated: self, constraint: planned, outcome: planned.isActive ? .added : .refused)
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
    var constant = statedConstant
    if let layoutConstraint {
      // What was said of the former one itself counts as well.
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

  /// What it says in short: as it is installed, or would be.
  var description: String {
    if let layoutConstraint { return layoutConstraint.equation }
    guard let item = first.item else { return "(gone).\(attribute)" }
    return newConstraint(of: item, secondPlace(of: item), statedConstant).equation
  }

  private typealias Place = (
    item: LayoutItem?, attribute: LayoutAttribute?, refusal: LayoutError?
  )

  /// The right side, where the target says it and the view stands now.
  private func secondPlace(of item: LayoutItem) -> Place {
    switch target {
    case .item(let link): return (link.item, attribute, refusal(of: item, missing: link))
    case .attribute(let link, let other):
      return (link.item, other, refusal(of: item, missing: link))
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

  /// Why a view that does not exist any more cannot be related to.
  private func refusal(of item: LayoutItem, missing link: ItemLink) -> LayoutError? {
    link.item == nil
      ? .itemGone(constraint: "the constraint on \(item.debugName).\(attribute) (\(source))") : nil
  }

  private var direction: LayoutDirection {
    first.item?.ownView?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }
}
