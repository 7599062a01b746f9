import AutoLayout

/// The right side of a relation, for one attribute on the left.
@MainActor public struct ConstraintOperand {
  enum Value {
    /// The same attribute of this view or guide.
    case item(ItemLink)
    case attribute(ItemLink, LayoutAttribute)
    /// The same attribute of the view in which the constrained one stands when it is installed.
    case superview
    /// A number: a length, or a distance from the superview's same attribute. Absent where the target speaks
    /// of other attributes only, which means 0.
    case constant(Double?)
  }

  let value: (LayoutAttribute, LayoutDirection) -> Value
  private let name: () -> String

  /// - Parameter name: What stands for it in a description.
  init(
    _ name: @autoclosure @escaping () -> String,
    _ value: @escaping (LayoutAttribute, LayoutDirection) -> Value
  ) {
    self.name = name
    self.value = value
  }
}

extension ConstraintOperand: @MainActor CustomStringConvertible {
  /// `View:box`, `View:box.right`, `superview`, or the number.
  public var description: String { name() }
}

/// What an attribute can be related to.
@MainActor public protocol ConstraintTarget {
  /// What stands on the right side, for each attribute on the left.
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
/// What attributes of several kinds can be related to: each to the same one of a view, or a number.
public protocol ChainTarget: ConstraintTarget {}
/// What the four edges can be related to.
public protocol EdgesTarget: ConstraintTarget {}
/// What the four edges can be related to, where they are leading and trailing.
public protocol DirectionalEdgesTarget: ConstraintTarget {}
/// What width and height together can be related to.
public protocol SizeTarget: ConstraintTarget {}
/// What both centres together can be related to.
public protocol CenterTarget: ConstraintTarget {}

/// What every attribute can be related to.
public typealias AnyAttributeTarget = AbsoluteXTarget & DirectionalXTarget & CenterXTarget & YTarget
  & DimensionTarget & ChainTarget & EdgesTarget & DirectionalEdgesTarget & SizeTarget & CenterTarget

extension LayoutItem: AnyAttributeTarget {
  public var operand: ConstraintOperand {
    let link = link
    return ConstraintOperand(link.description) { _, _ in .item(link) }
  }
}

/// The view in which the constrained one stands when the constraint is installed: `make.superview`.
@MainActor public struct SuperviewTarget: AnyAttributeTarget {
  public var operand: ConstraintOperand { ConstraintOperand(description) { _, _ in .superview } }
}

extension SuperviewTarget: @MainActor CustomStringConvertible {
  /// `superview`.
  public var description: String { "superview" }
}

extension ViewAttribute: ConstraintTarget {
  public var operand: ConstraintOperand {
    let (link, attribute) = (item.link, layoutAttribute)
    return ConstraintOperand("\(link).\(attribute)") { _, _ in .attribute(link, attribute) }
  }
}

// A type conforms to a protocol in one way only, so each kind stands behind a marker of its own.
extension ViewAttribute: AbsoluteXTarget where Kind: AbsoluteXComparable {}
extension ViewAttribute: DirectionalXTarget where Kind: DirectionalXComparable {}
extension ViewAttribute: CenterXTarget where Kind: CenterXComparable {}
extension ViewAttribute: YTarget where Kind == AttributeKinds.Y {}
extension ViewAttribute: DimensionTarget where Kind == AttributeKinds.Dimension {}

extension CompositeAttribute: ConstraintTarget {
  public var operand: ConstraintOperand {
    let link = item.link
    return ConstraintOperand("\(link)") { attribute, _ in
      .attribute(link, self.partner(of: attribute))
    }
  }
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
/// A kind of attribute that a centre on the x axis can be related to.
public protocol CenterXComparable {}

extension AttributeKinds.AbsoluteX: AbsoluteXComparable, CenterXComparable {}
extension AttributeKinds.DirectionalX: DirectionalXComparable, CenterXComparable {}
extension AttributeKinds.CenterX: AbsoluteXComparable, DirectionalXComparable, CenterXComparable {}
