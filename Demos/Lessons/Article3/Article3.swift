extension DemoEntry {
  /// The demos of article 3.
  static let article3: [DemoEntry] = [
    DemoEntry(ByHandDemo.self),
    DemoEntry(DSLTraceDemo.self),
  ]
}
