import AutoLayout

/// A number, a point, a size or insets: for each attribute the constant that it means, in layout units.
@MainActor public struct ConstraintConstant {
  enum Value {
    /// The same for all attributes.
    case number(Double)
    /// Speaks of width and height.
    case size(Size)
    /// Speaks of the centres.
    case point(Point)
    /// Speaks of edges and margins, counted inward. Leading is the left one, as in Masonry.
    case insets(EdgeInsets)
    /// Speaks of edges and margins, counted inward. Left is what leading is as the view reads.
    case directionalInsets(DirectionalEdgeInsets)
  }

  let value: Value

  init(_ value: Value) { self.value = value }

  /// Whether it says something of an attribute.
  func applies(to attribute: LayoutAttribute) -> Bool {
    constant(for: attribute, .leftToRight) != nil
  }

  /// The constant for an attribute; absent where it does not speak of that one.
  ///
  /// - Parameter direction: How the constrained view reads. It is asked for only where it matters, since
  ///   views above that one are looked at.
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
  /// The number that it is for all attributes, or those that it speaks of: `left 1, right -1`.
  public var description: String {
    if case .number(let number) = value { return number.short }
    return LayoutAttribute.allCases.filter { $0.withoutMargin == $0 }
      .compactMap { attribute in
        constant(for: attribute, .leftToRight).map { "\(attribute) \($0.short)" }
      }
      .joined(separator: ", ")
  }
}
