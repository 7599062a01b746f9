extension DemoEntry {
  /// The demos of article 4.
  static let article4: [DemoEntry] = [
    DemoEntry(SpringsStrutsDemo.self),
    DemoEntry(NaturalSizesDemo.self),
    DemoEntry(FourMeasuresDemo.self),
    DemoEntry(PreferredWidthDemo.self),
    DemoEntry(LeafCellsDemo.self),
    DemoEntry(GrowingTextDemo.self),
    DemoEntry(TemplateCellDemo.self),
  ]
}
