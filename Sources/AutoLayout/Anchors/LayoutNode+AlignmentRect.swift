extension LayoutNode {
  /// Returns the alignment rectangle of a frame, to which constraints refer: the frame without
  /// ``alignmentRectInsets``. A length that would be negative is 0. UIKit's name: `alignmentRect(forFrame:)`.
  public final func alignmentRect(forFrame frame: Rect) -> Rect {
    frame.reduced(by: alignmentRectInsets)
  }

  /// Returns the frame of a view with the given alignment rectangle. UIKit's name: `frame(forAlignmentRect:)`.
  public final func frame(forAlignmentRect rect: Rect) -> Rect {
    rect.extended(by: alignmentRectInsets)
  }

  /// The centre of the ``frame``. Setting it moves the frame.
  public final var center: Point {
    get { frame.center }
    set { frame = frame.centered(at: newValue) }
  }
}
