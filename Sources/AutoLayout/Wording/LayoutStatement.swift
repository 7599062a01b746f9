/// A constraint as a statement about its subject. If one of the two items contains the other, the
/// subject is the inner one, on whichever side it was written.
///
/// `box.bottom == title.bottom + 1` is a statement about the title: its bottom is the box's, less 1.
@MainActor struct LayoutStatement {
  let item: LayoutItem
  let attribute: LayoutAttribute
  let other: LayoutItem?
  let otherAttribute: LayoutAttribute?
  /// The constant if the multiplier is 1; nil otherwise.
  let constant: Double?

  /// Returns nil if an item no longer exists.
  init?(_ constraint: LayoutConstraint) {
    guard let first = constraint.firstItem,
      constraint.secondAttribute == nil || constraint.secondItem != nil
    else { return nil }
    let constant = constraint.multiplier == 1 ? constraint.constant : nil
    if let second = constraint.secondItem, let attribute = constraint.secondAttribute,
      Self.stands(second, in: first)
    {
      item = second
      self.attribute = attribute
      other = first
      otherAttribute = constraint.firstAttribute
      self.constant = constant.map { -$0 }
    } else {
      item = first
      attribute = constraint.firstAttribute
      other = constraint.secondItem
      otherAttribute = constraint.secondAttribute
      self.constant = constant
    }
  }

  /// Returns whether an item is inside a view, or is a guide of it.
  private static func stands(_ item: LayoutItem, in other: LayoutItem) -> Bool {
    guard let view = other as? LayoutNode, item !== view else { return false }
    return item.isDescendant(of: view)
  }
}

extension LayoutConstraint {
  /// The item that the constraint lays out: the inner one if one contains the other, else the one on the
  /// left side. Absent if an item no longer exists.
  public var subject: LayoutItem? { LayoutStatement(self)?.item }
}
