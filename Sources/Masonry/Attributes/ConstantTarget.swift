import AutoLayout

/// What a number, a point, a size or insets mean for each attribute.
@MainActor public struct ConstraintConstant {
  /// Absent for an attribute that it does not speak of.
  let value: (LayoutAttribute, LayoutDirection) -> Double?

  static func offset(_ amount: Double) -> ConstraintConstant {
    ConstraintConstant { _, _ in amount }
  }
}

extension ConstraintConstant: @MainActor CustomStringConvertible {
  /// The number that it is for all attributes, or those that it speaks of: `left 1, right -1`.
  public var description: String {
    let attributes = LayoutAttribute.allCases.filter { $0.withoutMargin == $0 }
    let spoken = attributes.compactMap { attribute in
      value(attribute, .leftToRight).map { (attribute, $0.short) }
    }
    guard let first = spoken.first?.1 else { return "nothing" }
    if spoken.count > 6, spoken.allSatisfy({ $0.1 == first }) { return first }
    return spoken.map { "\($0) \($1)" }.joined(separator: ", ")
  }
}

/// A target that is no view: in layout units, for each attribute a length, or a distance from the
/// superview's same attribute. What it does not speak of is 0.
@MainActor public protocol ConstantTarget: ConstraintTarget {
  /// What it means for each attribute.
  var constant: ConstraintConstant { get }
}

extension ConstantTarget {
  public var operand: ConstraintOperand {
    let constant = constant
    return ConstraintOperand(constant.description) { .constant(constant.value($0, $1)) }
  }
}

extension Double: ConstantTarget, AnyAttributeTarget {
  public var constant: ConstraintConstant { .offset(self) }
}

extension Int: ConstantTarget, AnyAttributeTarget {
  public var constant: ConstraintConstant { .offset(Double(self)) }
}

/// Speaks of width and height.
extension Size: ConstantTarget, SizeTarget, ChainTarget {
  public var constant: ConstraintConstant {
    ConstraintConstant { attribute, _ in
      switch attribute {
      case .width: width
      case .height: height
      default: nil
      }
    }
  }
}

/// Speaks of the centres.
extension Point: ConstantTarget, CenterTarget, ChainTarget {
  public var constant: ConstraintConstant {
    ConstraintConstant { attribute, _ in
      switch attribute.withoutMargin {
      case .centerX: x
      case .centerY: y
      default: nil
      }
    }
  }
}

/// Speaks of edges and margins, counted inward. Leading is the left one, as in Masonry.
extension EdgeInsets: ConstantTarget, EdgesTarget, DirectionalEdgesTarget, ChainTarget {
  public var constant: ConstraintConstant {
    ConstraintConstant { attribute, _ in
      switch attribute.withoutMargin {
      case .left, .leading: left
      case .top: top
      case .right, .trailing: -right
      case .bottom: -bottom
      default: nil
      }
    }
  }
}

/// Speaks of edges and margins, counted inward. Left is what leading is as the view reads.
extension DirectionalEdgeInsets: ConstantTarget, EdgesTarget, DirectionalEdgesTarget, ChainTarget {
  public var constant: ConstraintConstant {
    ConstraintConstant { attribute, direction in
      let isMirrored = direction == .rightToLeft
      return switch attribute.withoutMargin {
      case .leading: leading
      case .trailing: -trailing
      case .left: isMirrored ? trailing : leading
      case .right: isMirrored ? -leading : -trailing
      case .top: top
      case .bottom: -bottom
      default: nil
      }
    }
  }
}
