import AutoLayout
import CellDrawing

extension TableView {
  /// The number of sections, as of the last layout; 1 if the data source has no sections.
  public final var numberOfSections: Int { parts.sectionCount }

  /// Returns the rows of a section, as of the last layout; an empty range if there is no such section. Row indices
  /// count through all sections.
  public final func rows(inSection section: Int) -> Range<Int> { parts.rows(inSection: section) }

  /// Returns the section of a row, as of the last layout; `nil` if there is no such row.
  public final func section(ofRow row: Int) -> Int? {
    (0..<rowCount).contains(row) ? parts.section(ofRow: row) : nil
  }

  /// Returns the standard view of a header or footer.
  func titleView(for part: TableParts.Part) -> TableViewHeaderFooterView {
    let view = dequeueReusableCell(TableViewHeaderFooterView.self)
    if case .header = part {
      view.accessibilityTraits = .header
      view.show(parts.title(of: part) ?? "", style: { $0.label.inserting(.bold) })
    } else {
      view.accessibilityTraits = .staticText
      view.show(parts.title(of: part) ?? "", style: \.secondaryLabel)
    }
    return view
  }
}

extension Style {
  fileprivate func inserting(_ attribute: Attributes) -> Style {
    var style = self
    style.attributes.insert(attribute)
    return style
  }
}

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
