import AutoLayout

/// A class of attributes that can be compared with each other; other comparisons do not compile.
public protocol AttributeKind {}

/// The kinds of attributes.
public enum AttributeKinds {
  /// Left and right, with their margins.
  public enum AbsoluteX: AttributeKind {}
  /// Leading and trailing, with their margins.
  public enum DirectionalX: AttributeKind {}
  /// The horizontal centre, which can be compared with left and right and with leading and trailing.
  public enum CenterX: AttributeKind {}
  /// Top, bottom, the vertical centre and the baselines.
  public enum Y: AttributeKind {}
  /// Width and height.
  public enum Dimension: AttributeKind {}
  /// All four edges, with left and right.
  public enum Edges: AttributeKind {}
  /// All four edges, with leading and trailing.
  public enum DirectionalEdges: AttributeKind {}
  /// Width and height together.
  public enum Size: AttributeKind {}
  /// Both centres together.
  public enum Center: AttributeKind {}
}

/// The names of groups of attributes. The properties of a single attribute are in the table of `LayoutAttribute`.
enum AttributeGroup: CaseIterable {
  case edges, horizontalEdges, verticalEdges
  case directionalEdges, directionalHorizontalEdges, directionalVerticalEdges
  case margins, directionalMargins
  case size
  case center, centerWithinMargins

  /// The attributes, in Masonry's order.
  var attributes: [LayoutAttribute] {
    switch self {
    case .edges: [.left, .right, .top, .bottom]
    case .horizontalEdges: [.left, .right]
    case .verticalEdges, .directionalVerticalEdges: [.top, .bottom]
    case .directionalEdges: [.leading, .trailing, .top, .bottom]
    case .directionalHorizontalEdges: [.leading, .trailing]
    case .margins: [.leftMargin, .rightMargin, .topMargin, .bottomMargin]
    case .directionalMargins: [.leadingMargin, .trailingMargin, .topMargin, .bottomMargin]
    case .size: [.width, .height]
    case .center: [.centerX, .centerY]
    case .centerWithinMargins: [.centerXWithinMargins, .centerYWithinMargins]
    }
  }
}
