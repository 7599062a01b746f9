/// A class of attributes that may be compared with each other; others do not compile.
public protocol AttributeKind {}

/// The kinds of attributes.
public enum AttributeKinds {
  /// Left and right, with their margins.
  public enum AbsoluteX: AttributeKind {}
  /// Leading and trailing, with their margins.
  public enum DirectionalX: AttributeKind {}
  /// The centre on the x axis, which goes with both.
  public enum CenterX: AttributeKind {}
  /// Top, bottom, the centre on the y axis and the baselines.
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
