import AutoLayout
import CellDrawing

extension View {
  /// The width of the border in cells: 1 or 0.
  public final var borderWidth: Int { border == nil ? 0 : 1 }

  /// The size inside of the border, in layout units.
  package final var insideSize: Size {
    let frame = Double(2 * borderWidth)
    return Size(width: max(0, bounds.width - frame), height: max(0, bounds.height - frame))
  }

  final func borderChanged(from old: BoxStyle?) {
    setNeedsDisplay()
    guard (old == nil) != (border == nil) else { return }
    borderInset = Double(borderWidth)
    borderWidthChanged()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
