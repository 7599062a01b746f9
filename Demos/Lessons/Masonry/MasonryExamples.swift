extension DemoEntry {
  /// The demos of Masonry's own examples.
  static let masonry: [DemoEntry] = [
    DemoEntry(AspectFitDemo.self),
    DemoEntry(DistributeDemo.self),
    DemoEntry(ChainsDemo.self),
    DemoEntry(NamesDemo.self),
  ]
}
