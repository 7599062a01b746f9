import AutoLayout
import CellDrawing

extension TableViewCell {
  /// The glyphs at the trailing end of a cell. UIKit's name: `UITableViewCell.AccessoryType`.
  ///
  /// Widths are columns of the terminal, not scaled from points: one for each glyph and a free one after it. A scroll
  /// bar is drawn over the table's last column and so covers no glyph.
  ///
  /// | type | glyphs | columns | UIKit's points |
  /// |---|---|---|---|
  /// | none | | 0 | 0 |
  /// | disclosure indicator | `›` | 2 | 34 |
  /// | detail disclosure button | `ⓘ ›` | 4 | 68 |
  /// | checkmark | `✓` | 2 | 40 |
  /// | detail button | `ⓘ` | 2 | 48 |
  public enum AccessoryType: Hashable, Sendable, CaseIterable {
    /// No glyph and no column.
    case none
    /// Selecting the row shows more.
    case disclosureIndicator
    /// The row has details, and selecting it shows more.
    case detailDisclosureButton
    /// The row is selected.
    case checkmark
    /// The row has details.
    case detailButton

    /// The free columns beside an ``TableViewCell/accessoryView``; UIKit has 16 points.
    public static let accessoryViewGap = 1.0

    /// The columns that the accessory takes from the content view.
    public var width: Double {
      switch self {
      case .none: 0
      case .disclosureIndicator, .checkmark, .detailButton: 2
      case .detailDisclosureButton: 4
      }
    }

    /// Returns the style of the glyphs. The disclosure indicator is less prominent, since it is only a hint.
    func style(in theme: Theme) -> Style {
      self == .disclosureIndicator ? theme.secondaryLabel : theme.tint
    }

    /// Returns the glyphs in display order.
    func text(in direction: LayoutDirection) -> String {
      let isMirrored = direction == .rightToLeft
      return switch self {
      case .none: ""
      case .disclosureIndicator: isMirrored ? "‹" : "›"
      case .detailDisclosureButton: isMirrored ? "‹ ⓘ" : "ⓘ ›"
      case .checkmark: "✓"
      case .detailButton: "ⓘ"
      }
    }
  }
}

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
