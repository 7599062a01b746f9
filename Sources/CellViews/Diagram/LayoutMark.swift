import AutoLayout

/// A mark of a ``LayoutDiagram``. Its coordinates are those of the view that draws the diagram, in layout units.
///
/// The cases are marks at numbers of one's own. The functions make marks of views, guides and constraints as they were laid
/// out last, in the coordinates of their `host`, the view that draws the diagram. A mark with a number that is not one (NaN)
/// is not drawn.
public enum LayoutMark: Hashable, Sendable {
  /// Cells that are highlighted; their text stays. An empty rectangle marks nothing.
  case highlight(Rect)
  /// The underlined row of a baseline, between two x coordinates. `y` is the row's upper edge.
  case baseline(y: Double, along: ClosedRange<Double>)
  /// The space between a rectangle and a smaller one inside it, such as a view's margins: dots.
  case space(Rect, around: Rect)
  /// The outline of a rectangle, just inside of its edges, with a title in its upper line. A title without room, or an
  /// empty one, is left out.
  case outline(Rect, LayoutOutline, title: String)
  /// A dotted line at a coordinate of an axis, along a range of the other one. A horizontal axis has upright lines.
  case line(LayoutAxis, at: Double, along: ClosedRange<Double>)
  /// An arrow between two places, with a text at it, such as `8` or `≥ 1`.
  case distance(LayoutSpan, String)
  /// A spring between two places, with a text at it: what a view's natural length does against others.
  case spring(LayoutSpan, LayoutSpring, String)
}

/// A kind of outline, by what is inside of it.
public enum LayoutOutline: Hashable, Sendable, CaseIterable {
  /// `┌──┐`: a view. In a single row there are only the ends, `▏` and `▕`, beside a text that leaves no room.
  case frame
  /// `┌╌╌┐`: a layout guide. One without a width or without a height is a line.
  case guide
  /// `┌┈┈┐`: a place that nothing has now, such as where a view was.
  case ghost
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

/// The behaviour of a view's natural length against constraints that want another one.
public enum LayoutSpring: Hashable, Sendable, CaseIterable {
  /// `→/\/\←`: the view is longer than its content, which pulls its edges inwards. Its strength is the content hugging
  /// priority.
  case hugging
  /// `←/\/\→`: the view is shorter than its content, which pushes its edges outwards. Its strength is the compression
  /// resistance priority.
  case compressionResistance
  /// `/\/\/\`: the view is as long as its content.
  case relaxed
}
