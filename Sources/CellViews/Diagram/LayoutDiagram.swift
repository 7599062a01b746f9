import AutoLayout
import CellDrawing
import TextLayout

/// Marks that are drawn over a view to show its layout: frames, margins, guides, baselines, distances, springs, ghosts.
///
/// It is not a view: it is in no view tree, so it affects neither layout nor reports and receives no events. A view
/// draws it over its subviews:
///
///     override func drawForeground(in context: DrawingContext) {
///       let diagram = LayoutDiagram([.margins(of: row, in: self)])
///       diagram.draw(in: context, over: self)
///     }
///
/// No mark covers a text, of a view or of another mark. Lines pass behind texts. An arrow moves aside to where it is
/// unbroken, by at most two rows or four columns. A number is drawn beside its arrow, or not at all if there is no
/// room. Numbers are in front of arrows, and arrows in front of lines, whatever the order of the marks.
public struct LayoutDiagram: Hashable, Sendable {
  /// The marks. If two of a kind share cells, the first one is visible there.
  public var marks: [LayoutMark]

  /// Creates a diagram.
  public init(_ marks: [LayoutMark] = []) { self.marks = marks }

  /// Draws the marks.
  ///
  /// - Parameters:
  ///   - context: The drawing context of `view`.
  ///   - view: The view that defines the marks' coordinates. Marks are clipped to it.
  @MainActor public func draw(in context: DrawingContext, over view: View) {
    guard !marks.isEmpty else { return }
    // The places of the marks depend on everything that is drawn below them, so they are drawn again with any part.
    view.window?.screen.follow(view.cellFrame)
    DiagramPen(sheet: DiagramSheet(context), origin: view.convert(.zero, to: nil), view.cellFrame)
      .draw(marks)
  }
}

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

extension LayoutDiagram: CustomStringConvertible {
  /// The number of marks: `<LayoutDiagram: 3 marks>`.
  public var description: String {
    "<LayoutDiagram: \(marks.count) \(marks.count == 1 ? "mark" : "marks")>"
  }
}

extension LayoutMark: CustomStringConvertible {
  /// The kind and the place: `distance horizontal from 2 to 10 at 3, "8"`.
  public var description: String {
    switch self {
    case .highlight(let rect): "highlight \(rect)"
    case .baseline(let y, let range): "baseline \(LayoutSpan(.horizontal, range, across: y))"
    case .space(let rect, let inner): "space \(rect) around \(inner)"
    case .outline(let rect, let outline, let title):
      "\(outline) \(rect)" + (title.isEmpty ? "" : ", \(title.quoted())")
    case .line(let axis, let position, let range):
      "line \(LayoutSpan(axis == .horizontal ? .vertical : .horizontal, range, across: position))"
    case .distance(let span, let text): "distance \(span), \(text.quoted())"
    case .spring(let span, let spring, let text): "\(spring) \(span), \(text.quoted())"
    }
  }
}

extension LayoutSpan: CustomStringConvertible {
  /// The axis and the places: `horizontal from 2 to 10 at 3`.
  public var description: String {
    let texts = [start, end, across].map(LayoutUnit.text)
    return "\(axis) from \(texts[0]) to \(texts[1]) at \(texts[2])"
  }

  init(_ axis: LayoutAxis, _ range: ClosedRange<Double>, across: Double) {
    self.init(axis, from: range.lowerBound, to: range.upperBound, across: across)
  }
}
