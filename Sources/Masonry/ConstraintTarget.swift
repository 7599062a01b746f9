import AutoLayout

/// The right side of a relation, for one attribute on the left.
@MainActor public struct ConstraintOperand {
  enum Value {
    /// The same attribute of this view.
    case view(LayoutNode)
    case attribute(LayoutNode, LayoutAttribute)
    /// A number: the length of a size, the distance from the superview's same attribute.
    case constant(Double)
  }

  let value: (LayoutAttribute) -> Value

  init(_ value: @escaping (LayoutAttribute) -> Value) { self.value = value }

  init<Kind>(_ attribute: MasonryAttribute<Kind>) {
    self.init { _ in .attribute(attribute.item, attribute.attribute) }
  }
}

/// What an attribute can be related to.
@MainActor public protocol ConstraintTarget {
  var operand: ConstraintOperand { get }
}

/// What left and right can be related to.
public protocol AbsoluteXTarget: ConstraintTarget {}
/// What leading and trailing can be related to.
public protocol DirectionalXTarget: ConstraintTarget {}
/// What a centre on the x axis can be related to.
public protocol CenterXTarget: ConstraintTarget {}
/// What a vertical position can be related to.
public protocol YTarget: ConstraintTarget {}
/// What a width or height can be related to.
public protocol DimensionTarget: ConstraintTarget {}
/// What several attributes at once can be related to: each to the same one of a view, or a number.
public protocol ChainTarget: ConstraintTarget {}
/// What the four edges can be related to.
public protocol EdgesTarget: ConstraintTarget {}
/// What width and height together can be related to.
public protocol SizeTarget: ConstraintTarget {}
/// What both centres together can be related to.
public protocol CenterTarget: ConstraintTarget {}

extension LayoutNode: AbsoluteXTarget, DirectionalXTarget, CenterXTarget, YTarget,
  DimensionTarget, ChainTarget, EdgesTarget, SizeTarget, CenterTarget
{
  public var operand: ConstraintOperand { ConstraintOperand { _ in .view(self) } }
}

extension Double: AbsoluteXTarget, DirectionalXTarget, CenterXTarget, YTarget, DimensionTarget,
  ChainTarget, EdgesTarget, SizeTarget, CenterTarget
{
  public var operand: ConstraintOperand { ConstraintOperand { _ in .constant(self) } }
}

extension Int: AbsoluteXTarget, DirectionalXTarget, CenterXTarget, YTarget, DimensionTarget,
  ChainTarget, EdgesTarget, SizeTarget, CenterTarget
{
  public var operand: ConstraintOperand { Double(self).operand }
}

extension Size: SizeTarget {
  public var operand: ConstraintOperand {
    ConstraintOperand { .constant($0 == .width ? width : height) }
  }
}

extension Point: CenterTarget {
  public var operand: ConstraintOperand {
    ConstraintOperand { .constant($0 == .centerX ? x : y) }
  }
}

/// The distances from the superview's edges, counted inward.
extension EdgeInsets: EdgesTarget {
  public var operand: ConstraintOperand {
    ConstraintOperand { .constant(self.offset(for: $0)) }
  }
}

extension EdgeInsets {
  /// The offset that moves an attribute inward; 0 for what is no edge.
  func offset(for attribute: LayoutAttribute) -> Double {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: left
    case .top, .topMargin: top
    case .right, .trailing, .rightMargin, .trailingMargin: -right
    case .bottom, .bottomMargin: -bottom
    default: 0
    }
  }
}

extension MasonryAttribute: ConstraintTarget {
  public var operand: ConstraintOperand { ConstraintOperand(self) }
}

// A type conforms to a protocol in one way only, so each kind stands behind a marker of its own.
extension MasonryAttribute: AbsoluteXTarget where Kind: AbsoluteXComparable {}
extension MasonryAttribute: DirectionalXTarget where Kind: DirectionalXComparable {}
extension MasonryAttribute: CenterXTarget where Kind: CenterXComparable {}
extension MasonryAttribute: YTarget where Kind == MasonryKinds.Y {}
extension MasonryAttribute: DimensionTarget where Kind == MasonryKinds.Dimension {}

/// A kind of attribute that left and right can be related to.
public protocol AbsoluteXComparable {}
/// A kind of attribute that leading and trailing can be related to.
public protocol DirectionalXComparable {}
/// A kind of attribute that a centre on the x axis can be related to.
public protocol CenterXComparable {}

extension MasonryKinds.AbsoluteX: AbsoluteXComparable, CenterXComparable {}
extension MasonryKinds.DirectionalX: DirectionalXComparable, CenterXComparable {}
extension MasonryKinds.CenterX: AbsoluteXComparable, DirectionalXComparable, CenterXComparable {}
