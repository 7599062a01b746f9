/// What a constraint says of the item that it is about: of two of which one stands in the other that is the
/// inner one, whichever side it was written on.
///
/// `box.bottom == title.bottom + 1` is about the title, whose bottom is to be that of the box, less 1.
@MainActor struct LayoutStatement {
  let item: LayoutItem
  let attribute: LayoutAttribute
  let other: LayoutItem?
  let otherAttribute: LayoutAttribute?
  /// Where the multiplier is 1; absent otherwise.
  let constant: Double?

  /// Nothing where an item is gone.
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

  /// Whether an item is in a view, or a guide of it.
  private static func stands(_ item: LayoutItem, in other: LayoutItem) -> Bool {
    guard let view = other as? LayoutNode, item !== view else { return false }
    return item.isDescendant(of: view)
  }
}

extension LayoutConstraint {
  /// The item that the constraint is about: of two of which one stands in the other the inner one, else the
  /// one on the left side. Absent where an item is gone.
  public var subject: LayoutItem? { LayoutStatement(self)?.item }
}
