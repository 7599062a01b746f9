import CellDrawing

extension TableViewCell {
  /// The line between rows, or none. UIKit's name: `UITableViewCell.SeparatorStyle`.
  public enum SeparatorStyle: Hashable, Sendable {
    /// Nothing: rows stand right below each other.
    case none
    /// A line below each row, one cell high: the terminal's hairline.
    case singleLine

    /// The cells of a row's height that the separator takes.
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
