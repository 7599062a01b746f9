extension DemoEntry {
  /// The demos of article 1.
  static let article1: [DemoEntry] = [
    DemoEntry(ThreeLabelsDemo.self), DemoEntry(StairDemo.self), DemoEntry(GreenLabelDemo.self),
  ]
}
