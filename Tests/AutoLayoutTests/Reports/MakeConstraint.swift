import AutoLayout

/// Makes a constraint with an attribute of one item, or of two, that is not active.
@MainActor func constraint(
  _ first: LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
  _ second: LayoutItem? = nil, _ secondAttribute: LayoutAttribute? = nil,
  times multiplier: Double = 1, plus constant: Double = 0, at priority: LayoutPriority = .required
) throws -> LayoutConstraint {
  try LayoutConstraint(
    item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
    attribute: secondAttribute, multiplier: multiplier, constant: constant, priority: priority)
}
