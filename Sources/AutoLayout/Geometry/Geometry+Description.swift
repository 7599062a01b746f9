// The formats are those in which Swift prints UIKit's types: numbers in the order of the initializer, in layout units,
// rounded like ``LayoutUnit/text(of:)``. Insets have labels, since their order is easily confused.

extension Point: CustomStringConvertible {
  /// `(1, 2.5)`: x and y.
  public var description: String { "(\(x.short), \(y.short))" }
}

extension Size: CustomStringConvertible {
  /// `(20, 3)`: width and height.
  public var description: String { "(\(width.short), \(height.short))" }
}

extension Rect: CustomStringConvertible {
  /// `(1, 2.5, 20, 3)`: x, y, width and height.
  public var description: String {
    "(\(minX.short), \(minY.short), \(width.short), \(height.short))"
  }
}

extension EdgeInsets: CustomStringConvertible {
  /// `(top: 1, left: 2, bottom: 1, right: 2)`.
  public var description: String {
    "(top: \(top.short), left: \(left.short), bottom: \(bottom.short), right: \(right.short))"
  }
}

extension DirectionalEdgeInsets: CustomStringConvertible {
  /// `(top: 1, leading: 2, bottom: 1, trailing: 2)`.
  public var description: String {
    """
    (top: \(top.short), leading: \(leading.short), bottom: \(bottom.short), \
    trailing: \(trailing.short))
    """
  }
}
