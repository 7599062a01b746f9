import AutoLayout

/// A target that is no view: in layout units, for each attribute a length, or a distance from the
/// superview's same attribute. An attribute that it does not speak of counts as 0.
@MainActor public protocol ConstantTarget: ConstraintTarget {
  /// The constant that it means for each attribute.
  var constant: ConstraintConstant { get }
}

extension ConstantTarget {
  /// The right side: this constant, and for a position the superview.
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
  /// The insets, for edges and margins, counted inward. Leading is the left one, as in Masonry.
  public var constant: ConstraintConstant { ConstraintConstant(.insets(self)) }
}

extension DirectionalEdgeInsets: ConstantTarget, EdgesTarget, DirectionalEdgesTarget, ChainTarget {
  /// The insets, for edges and margins, counted inward. Left is what leading is as the view reads.
  public var constant: ConstraintConstant { ConstraintConstant(.directionalInsets(self)) }
}
