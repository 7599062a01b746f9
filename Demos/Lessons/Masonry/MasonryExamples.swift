extension DemoEntry {
  /// The demos of Masonry's own examples.
  static let masonry: [DemoEntry] = []
}
