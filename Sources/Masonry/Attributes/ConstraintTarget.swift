import AutoLayout

/// A value for the right side of a relation.
@MainActor public protocol ConstraintTarget {
  /// The right side of the relation.
  var operand: ConstraintOperand { get }
}

/// A target for left and right.
public protocol AbsoluteXTarget: ConstraintTarget {}
/// A target for leading and trailing.
public protocol DirectionalXTarget: ConstraintTarget {}
/// A target for a horizontal centre.
public protocol CenterXTarget: ConstraintTarget {}
/// A target for a vertical position.
public protocol YTarget: ConstraintTarget {}
/// A target for width or height.
public protocol DimensionTarget: ConstraintTarget {}
/// A target for attributes of several kinds: the same attribute of a view, or a number.
public protocol ChainTarget: ConstraintTarget {}
/// A target for the four edges.
public protocol EdgesTarget: ConstraintTarget {}
/// The target for the four edges with leading and trailing.
public protocol DirectionalEdgesTarget: ConstraintTarget {}
/// A target for width and height together.
public protocol SizeTarget: ConstraintTarget {}
/// A target for both centres together.
public protocol CenterTarget: ConstraintTarget {}

/// A target for every attribute.
public typealias AnyAttributeTarget = AbsoluteXTarget & DirectionalXTarget & CenterXTarget & YTarget
  & DimensionTarget & ChainTarget & EdgesTarget & DirectionalEdgesTarget & SizeTarget & CenterTarget

extension LayoutItem: AnyAttributeTarget {
  /// The right side of a relation: the same attribute of this view or guide.
  public var operand: ConstraintOperand { ConstraintOperand(.item(link)) }
}

/// The superview that the constrained view has at installation: `make.superview`.
@MainActor public struct SuperviewTarget: AnyAttributeTarget {
  /// The right side of a relation: the same attribute of the superview.
  public var operand: ConstraintOperand { ConstraintOperand(.superview) }
}

extension SuperviewTarget: @MainActor CustomStringConvertible {
  /// `superview`.
  public var description: String { "superview" }
}

extension ViewAttribute: ConstraintTarget {
  /// The right side of a relation: this attribute.
  public var operand: ConstraintOperand {
    ConstraintOperand(.attribute(item.link, layoutAttribute))
  }
}

// A type can conform to a protocol only once, so each kind has a marker protocol of its own.
extension ViewAttribute: AbsoluteXTarget where Kind: AbsoluteXComparable {}
extension ViewAttribute: DirectionalXTarget where Kind: DirectionalXComparable {}
extension ViewAttribute: CenterXTarget where Kind: CenterXComparable {}
extension ViewAttribute: YTarget where Kind == AttributeKinds.Y {}
extension ViewAttribute: DimensionTarget where Kind == AttributeKinds.Dimension {}

extension CompositeAttribute: ConstraintTarget {
  /// The right side of a relation: for each attribute the matching one of these.
  public var operand: ConstraintOperand { ConstraintOperand(.attributes(item.link, attributes)) }
}

extension CompositeAttribute: EdgesTarget where Kind == AttributeKinds.Edges {}
extension CompositeAttribute: DirectionalEdgesTarget where Kind == AttributeKinds.DirectionalEdges {
}
extension CompositeAttribute: SizeTarget where Kind == AttributeKinds.Size {}
extension CompositeAttribute: CenterTarget where Kind == AttributeKinds.Center {}

/// A kind of attribute that left and right can be related to.
public protocol AbsoluteXComparable {}
/// A kind of attribute that leading and trailing can be related to.
public protocol DirectionalXComparable {}
/// A kind of attribute that a horizontal centre can be related to.
public protocol CenterXComparable {}

extension AttributeKinds.AbsoluteX: AbsoluteXComparable, CenterXComparable {}
extension AttributeKinds.DirectionalX: DirectionalXComparable, CenterXComparable {}
extension AttributeKinds.CenterX: AbsoluteXComparable, DirectionalXComparable, CenterXComparable {}

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
