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
