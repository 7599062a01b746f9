import AutoLayout

/// A mark of a ``LayoutDiagram``. Its coordinates are those of the view that draws the diagram, in layout units.
///
/// Create the cases from coordinates of your own. The functions create marks for views, guides and constraints from the
/// last layout, in the coordinates of `host`, the view that draws the diagram. A mark with a coordinate that is NaN is
/// not drawn.
public enum LayoutMark: Hashable, Sendable {
  /// Highlights cells; their text stays. An empty rectangle marks nothing.
  case highlight(Rect)
  /// Underlines the row above a baseline, between two x coordinates. `y` is the upper edge of that row.
  case baseline(y: Double, along: ClosedRange<Double>)
  /// Dots between a rectangle and a smaller one inside it, such as a view's margins.
  case space(Rect, around: Rect)
  /// The outline of a rectangle, just inside of its edges, with a title in its upper line. A title that is empty or
  /// does not fit is left out.
  case outline(Rect, LayoutOutline, title: String)
  /// A dotted line at a position on an axis, along a range of the other axis. A position on the horizontal axis gives a
  /// vertical line.
  case line(LayoutAxis, at: Double, along: ClosedRange<Double>)
  /// An arrow between two positions, with a text such as `8` or `≥ 1`.
  case distance(LayoutSpan, String)
  /// A spring between two positions, with a text: the effect of a view's intrinsic length against other constraints.
  case spring(LayoutSpan, LayoutSpring, String)
}

/// The kind of an outline: what the rectangle is.
public enum LayoutOutline: Hashable, Sendable, CaseIterable {
  /// `┌──┐`: a view. In a single row only the ends are drawn, `▏` and `▕`; they are outside of the frame if a text
  /// leaves no room.
  case frame
  /// `┌╌╌┐`: a layout guide. A guide without width or height is a line.
  case guide
  /// `┌┈┈┐`: an empty place, such as a former frame of a view.
  case ghost
}

/// A straight segment along an axis, in layout units.
public struct LayoutSpan: Hashable, Sendable {
  /// The axis of the segment.
  public var axis: LayoutAxis
  /// Its ends; `start` may be greater than `end`.
  public var start, end: Double
  /// Its position on the other axis.
  public var across: Double

  /// Creates a segment. `across` is its y on the horizontal axis, its x on the vertical one.
  public init(_ axis: LayoutAxis, from start: Double, to end: Double, across: Double) {
    self.axis = axis
    self.start = start
    self.end = end
    self.across = across
  }
}

/// The effect of a view's intrinsic length against constraints that demand another length.
public enum LayoutSpring: Hashable, Sendable, CaseIterable {
  /// `→/\/\←`: the view is longer than its intrinsic length, so its content hugging priority pulls its edges inwards.
  case hugging
  /// `←/\/\→`: the view is shorter than its intrinsic length, so its compression resistance priority pushes its edges
  /// outwards.
  case compressionResistance
  /// `/\/\/\`: the view has its intrinsic length.
  case relaxed
}
