import AutoLayout

/// The right side of a relation: a view, attributes of one, the superview, or a constant.
@MainActor public struct ConstraintOperand {
  enum Value {
    /// The same attribute of a view or guide.
    case item(ItemLink)
    /// A given attribute of a view or guide, whatever is on the left.
    case attribute(ItemLink, LayoutAttribute)
    /// Several attributes of a view or guide. The one used matches the attribute on the left, with or without
    /// the margin.
    case attributes(ItemLink, [LayoutAttribute])
    /// The same attribute of the superview that the constrained view has at installation.
    case superview
    /// A length, or a distance from the superview's same attribute.
    case constant(ConstraintConstant)
  }

  let value: Value

  init(_ value: Value) { self.value = value }
}

extension ConstraintOperand: @MainActor CustomStringConvertible {
  /// The text for logs: `View:box`, `View:box.right`, `superview`, or the number.
  public var description: String {
    switch value {
    case .item(let link), .attributes(let link, _): "\(link)"
    case .attribute(let link, let attribute): "\(link).\(attribute)"
    case .superview: "superview"
    case .constant(let constant): "\(constant)"
    }
  }
}
