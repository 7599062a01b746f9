extension LayoutNode {
  /// The rectangle that constraints speak of, for a frame: without the ``alignmentRectInsets``. A length
  /// that these leave nothing of is 0. UIKit's name: `alignmentRect(forFrame:)`.
  public final func alignmentRect(forFrame frame: Rect) -> Rect {
    frame.reduced(by: alignmentRectInsets)
  }

  /// The frame that belongs to a rectangle that constraints speak of. UIKit's name:
  /// `frame(forAlignmentRect:)`.
  public final func frame(forAlignmentRect rect: Rect) -> Rect {
    rect.extended(by: alignmentRectInsets)
  }

  /// The middle of the ``frame``. Setting it moves the frame.
  public final var center: Point {
    get { frame.center }
    set { frame = frame.centered(at: newValue) }
  }
}
