import AutoLayout

/// The right side of a relation: a view, attributes of one, the superview, or a constant.
@MainActor public struct ConstraintOperand {
  enum Value {
    /// The same attribute of this view or guide.
    case item(ItemLink)
    /// This attribute of it, whichever is on the left.
    case attribute(ItemLink, LayoutAttribute)
    /// Of these the one that goes with the attribute on the left: its margin, or what it is the margin of.
    case attributes(ItemLink, [LayoutAttribute])
    /// The same attribute of the view in which the constrained one stands when it is installed.
    case superview
    /// A length, or a distance from the superview's same attribute.
    case constant(ConstraintConstant)
  }

  let value: Value

  init(_ value: Value) { self.value = value }
}

extension ConstraintOperand: @MainActor CustomStringConvertible {
  /// `View:box`, `View:box.right`, `superview`, or the number.
  public var description: String {
    switch value {
    case .item(let link), .attributes(let link, _): "\(link)"
    case .attribute(let link, let attribute): "\(link).\(attribute)"
    case .superview: "superview"
    case .constant(let constant): "\(constant)"
    }
  }
}
