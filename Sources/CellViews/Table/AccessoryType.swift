import AutoLayout
import CellDrawing

extension TableViewCell {
  /// The glyphs that a cell shows where its content's lines end: at the right, or at the left where
  /// lines run from right to left. UIKit's name: `UITableViewCell.AccessoryType`.
  ///
  /// The widths are the terminal's, not scaled from points: a column for each glyph and a free one
  /// after it. So the content never loses more than it has to, and a scroll bar, which stands over
  /// the table's last column, covers no glyph.
  ///
  /// | type | glyphs | columns | UIKit's points |
  /// |---|---|---|---|
  /// | none | | 0 | 0 |
  /// | disclosure indicator | `›` | 2 | 34 |
  /// | detail disclosure button | `ⓘ ›` | 4 | 68 |
  /// | checkmark | `✓` | 2 | 40 |
  /// | detail button | `ⓘ` | 2 | 48 |
  public enum AccessoryType: Hashable, Sendable, CaseIterable {
    /// Nothing, and no column.
    case none
    /// Choosing the row leads to more.
    case disclosureIndicator
    /// There are details, and choosing the row leads to more.
    case detailDisclosureButton
    /// The row is chosen.
    case checkmark
    /// There are details.
    case detailButton

    /// The columns that are kept free beside an ``TableViewCell/accessoryView``; 16 points in UIKit.
    public static let accessoryViewGap = 1.0

    /// The columns that the content does not get.
    public var width: Double {
      switch self {
      case .none: 0
      case .disclosureIndicator, .checkmark, .detailButton: 2
      case .detailDisclosureButton: 4
      }
    }

    /// What the glyphs look like: a hint that there is more is no more than that.
    func style(in theme: Theme) -> Style {
      self == .disclosureIndicator ? theme.secondaryLabel : theme.tint
    }

    /// The glyphs, in the order in which they stand.
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
