import CellDrawing

extension TableViewCell {
  /// The style of the line between rows. UIKit's name: `UITableViewCell.SeparatorStyle`.
  public enum SeparatorStyle: Hashable, Sendable {
    /// No line, and no space between rows.
    case none
    /// A line below each row, one cell high.
    case singleLine

    /// The height of the separator in cells, which is included in the row's height.
    public var height: Double { self == .none ? 0 : 1 }
  }
}

/// The line below a row.
final class SeparatorView: View {
  override init() {
    super.init()
    identifier = "separator"
  }

  override func draw(in context: DrawingContext) {
    context.canvas.drawHorizontalRule(
      from: .zero, length: context.canvas.bounds.width, style: context.theme.separator)
  }
}
