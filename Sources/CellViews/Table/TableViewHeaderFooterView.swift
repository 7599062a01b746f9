import AutoLayout
import CellDrawing

/// A header or footer of a table's section. Its own constraints define its height. UIKit's name:
/// `UITableViewHeaderFooterView`.
///
/// The standard view has a label that wraps. A subclass can replace ``textLabel`` or add views to it in the content
/// view, as in other cells.
@MainActor open class TableViewHeaderFooterView: TableViewCell {
  /// The label of the title: bold in a header, less prominent in a footer.
  public final let textLabel = Label()

  /// Creates a view without a title.
  public required init() {
    super.init()
    textLabel.identifier = "textLabel"
    textLabel.numberOfLines = 0
    contentView.addSubview(textLabel)
    textLabel.translatesAutoresizingMaskIntoConstraints = false
    for constraint in [
      textLabel.topAnchor.constraint(equalTo: contentView.topAnchor),
      contentView.bottomAnchor.constraint(equalTo: textLabel.bottomAnchor),
      textLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: textLabel.trailingAnchor),
    ] { constraint.isActive = true }
  }

  override final var ownTraits: AccessibilityTraits { .header }

  /// Shows a title in a style. An empty title takes one line too.
  final func show(_ title: String, style: @escaping (Theme) -> Style) {
    textLabel.text = title.isEmpty ? " " : title
    textLabel.setTextStyle(style)
  }
}
