import AutoLayout

/// A mark of a ``LayoutDiagram``. Its coordinates are those of the view that draws the diagram, in layout units.
public enum LayoutMark: Hashable, Sendable {
  /// Cells that are highlighted; their text stays. An empty rectangle marks nothing.
  case highlight(Rect)
  /// The space between a rectangle and a smaller one inside it, such as a view's margins: dots, where there is no
  /// text.
  case space(Rect, around: Rect)
  /// A place that nothing has now: a dotted outline, where there is no text.
  case ghost(Rect)
  /// A dotted line at a coordinate of an axis, along a range of the other one, where there is no text. A
  /// horizontal axis has upright lines.
  case line(LayoutAxis, at: Double, along: ClosedRange<Double>)
  /// The underlined row of a baseline, between two x coordinates.
  case baseline(y: Double, along: ClosedRange<Double>)
  /// An arrow between two places, with a text at it, such as `8` or `≥ 1`. The text is left out where it would
  /// cover others.
  case distance(LayoutSpan, String)
  /// A spring between two places: what a view's natural length does against others.
  case spring(LayoutSpan, LayoutSpring, String)
}

/// A way along an axis, in layout units.
public struct LayoutSpan: Hashable, Sendable {
  /// The axis of the way.
  public var axis: LayoutAxis
  /// Its ends; the first may be the greater one.
  public var start, end: Double
  /// Its place on the other axis.
  public var across: Double

  /// Creates a way. `across` is its y where the axis is horizontal, its x where it is vertical.
  public init(_ axis: LayoutAxis, from start: Double, to end: Double, across: Double) {
    self.axis = axis
    self.start = start
    self.end = end
    self.across = across
  }
}

/// What a view's natural length does against constraints that want another one.
public enum LayoutSpring: Hashable, Sendable, CaseIterable {
  /// The view is longer than its content: the content pulls its edges inwards. Its strength is the content
  /// hugging priority.
  case hugging
  /// The view is shorter than its content: the content pushes its edges outwards. Its strength is the
  /// compression resistance priority.
  case compressionResistance
  /// The view is as long as its content.
  case relaxed
}
