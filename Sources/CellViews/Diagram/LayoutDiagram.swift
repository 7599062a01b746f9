import AutoLayout
import CellDrawing

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
