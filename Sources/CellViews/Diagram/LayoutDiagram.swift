import AutoLayout
import CellDrawing

/// Marks over a view that show its layout: frames, margins, guides, baselines, distances, springs, ghosts.
///
/// It is no view. It is not in the tree that it shows, so it changes no layout and no report, and takes no event.
/// A view draws it over its subviews:
///
///     override func drawForeground(in context: DrawingContext) {
///       let diagram = LayoutDiagram([.margins(of: row, in: self)])
///       diagram.draw(in: context, over: self)
///     }
///
/// No mark covers a text of the views, or of another mark: lines pass behind it, an arrow goes where it is whole, at most
/// two rows or four columns aside, and a number stands beside its arrow where there is room for it, or nowhere. Lines go
/// behind arrows, and arrows behind numbers, in whatever order the marks are.
public struct LayoutDiagram: Hashable, Sendable {
  /// The marks. Of two of a kind at the same cells the first one is seen there.
  public var marks: [LayoutMark]

  /// Creates a diagram.
  public init(_ marks: [LayoutMark] = []) { self.marks = marks }

  /// Draws the marks.
  ///
  /// - Parameters:
  ///   - context: The context of `view`, as it gets it for drawing.
  ///   - view: The view in whose coordinates the marks are. What is outside of it is not drawn.
  @MainActor public func draw(in context: DrawingContext, over view: View) {
    guard !marks.isEmpty else { return }
    // Where a mark goes depends on all that is drawn under it.
    view.window?.screen.follow(view.cellFrame)
    DiagramPen(sheet: DiagramSheet(context), origin: view.convert(.zero, to: nil), view.cellFrame)
      .draw(marks)
  }
}
