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

  override func draw(in canvas: Canvas) {
    canvas.drawHorizontalRule(from: .zero, length: canvas.bounds.width, style: theme.separator)
  }
}
