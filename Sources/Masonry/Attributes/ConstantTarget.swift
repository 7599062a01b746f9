import AutoLayout

/// A target without a view. In layout units it gives a length for each size attribute, and for each position a distance
/// from the superview's same attribute. For an attribute to which it does not apply, the constant is 0.
@MainActor public protocol ConstantTarget: ConstraintTarget {
  /// The constant for each attribute.
  var constant: ConstraintConstant { get }
}

extension ConstantTarget {
  /// The right side of a relation: this constant, and for a position the superview's same attribute.
  public var operand: ConstraintOperand { ConstraintOperand(.constant(constant)) }
}

extension Double: ConstantTarget, AnyAttributeTarget {
  /// The number, for every attribute.
  public var constant: ConstraintConstant { ConstraintConstant(.number(self)) }
}

extension Int: ConstantTarget, AnyAttributeTarget {
  /// The number, for every attribute.
  public var constant: ConstraintConstant { ConstraintConstant(.number(Double(self))) }
}

extension Size: ConstantTarget, SizeTarget, ChainTarget {
  /// The size, for width and height.
  public var constant: ConstraintConstant { ConstraintConstant(.size(self)) }
}

extension Point: ConstantTarget, CenterTarget, ChainTarget {
  /// The point, for the centres.
  public var constant: ConstraintConstant { ConstraintConstant(.point(self)) }
}

extension EdgeInsets: ConstantTarget, EdgesTarget, DirectionalEdgesTarget, ChainTarget {
  /// The insets, inward from edges and margins. Leading counts as left, as in Masonry.
  public var constant: ConstraintConstant { ConstraintConstant(.insets(self)) }
}

extension DirectionalEdgeInsets: ConstantTarget, EdgesTarget, DirectionalEdgesTarget, ChainTarget {
  /// The insets, inward from edges and margins. Left and right follow from leading and trailing by the view's
  /// reading direction.
  public var constant: ConstraintConstant { ConstraintConstant(.directionalInsets(self)) }
}
