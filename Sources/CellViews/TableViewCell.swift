import AutoLayout

/// A row of a table: an island whose height comes from the constraints inside.
///
/// Views are added to ``contentView`` and constrained to it and each other. UIKit's name:
/// `UITableViewCell`.
@MainActor open class TableViewCell: View {
  /// Holds what the row shows. Its frame is the cell's; constraints inside decide the height.
  public let contentView = View()

  /// The row's height has to be measured again.
  final var needsMeasuring = true

  /// Creates a cell that fits any row of its kind; a table makes as many as it shows.
  public required override init() {
    super.init()
    contentView.identifier = "contentView"
    contentView.isLayoutIsland = true
    addSubview(contentView)
  }

  /// Called before the cell is used for another row. The default does nothing.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  public override final func islandContentChanged(_ island: LayoutNode) {
    guard island === contentView else { return }
    needsMeasuring = true
    (superview as? TableView)?.setNeedsLayout()
  }

  /// The height that the constraints of the content ask for at a width, in whole units.
  final func fittingHeight(forWidth width: Double) -> Double {
    needsMeasuring = false
    return contentView.systemLayoutSizeFitting(
      Size(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
