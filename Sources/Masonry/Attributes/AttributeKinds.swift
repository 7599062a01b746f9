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
