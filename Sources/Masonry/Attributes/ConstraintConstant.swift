import AutoLayout

/// A number, a point, a size or insets, as a constant for each attribute, in layout units.
@MainActor public struct ConstraintConstant {
  enum Value {
    /// The same for all attributes.
    case number(Double)
    /// Constants for width and height.
    case size(Size)
    /// Constants for the centres.
    case point(Point)
    /// Constants for edges and margins, measured inward. Leading counts as left, as in Masonry.
    case insets(EdgeInsets)
    /// Constants for edges and margins, measured inward. Left and right follow from leading and trailing
    /// by the view's reading direction.
    case directionalInsets(DirectionalEdgeInsets)
  }

  let value: Value

  init(_ value: Value) { self.value = value }

  /// Returns whether there is a constant for an attribute.
  func applies(to attribute: LayoutAttribute) -> Bool {
    constant(for: attribute, .leftToRight) != nil
  }

  /// Returns the constant for an attribute; nil if there is none.
  ///
  /// - Parameter direction: The reading direction of the constrained view. It is evaluated only if needed,
  ///   since it looks at the view's ancestors.
  func constant(
    for attribute: LayoutAttribute, _ direction: @autoclosure () -> LayoutDirection
  ) -> Double? {
    switch value {
    case .number(let number):
      return number
    case .size(let size):
      return switch attribute {
      case .width: size.width
      case .height: size.height
      default: nil
      }
    case .point(let point):
      return switch attribute.withoutMargin {
      case .centerX: point.x
      case .centerY: point.y
      default: nil
      }
    case .insets(let insets):
      return switch attribute.withoutMargin {
      case .left, .leading: insets.left
      case .top: insets.top
      case .right, .trailing: -insets.right
      case .bottom: -insets.bottom
      default: nil
      }
    case .directionalInsets(let insets):
      return switch attribute.withoutMargin {
      case .leading: insets.leading
      case .trailing: -insets.trailing
      case .left: direction() == .rightToLeft ? insets.trailing : insets.leading
      case .right: direction() == .rightToLeft ? -insets.leading : -insets.trailing
      case .top: insets.top
      case .bottom: -insets.bottom
      default: nil
      }
    }
  }
}

extension ConstraintConstant: @MainActor CustomStringConvertible {
  /// The number for all attributes, or the constants with their attributes: `left 1, right -1`.
  public var description: String {
    if case .number(let number) = value { return number.short }
    return LayoutAttribute.allCases.filter { $0.withoutMargin == $0 }
      .compactMap { attribute in
        constant(for: attribute, .leftToRight).map { "\(attribute) \($0.short)" }
      }
      .joined(separator: ", ")
  }
}

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

extension Double {
  /// The number as in descriptions.
  var short: String { LayoutUnit.text(of: self) }
}
