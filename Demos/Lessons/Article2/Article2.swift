extension DemoEntry {
  /// The demos of article 2.
  static let article2: [DemoEntry] = [
    DemoEntry(AddressRowDemo.self), DemoEntry(TiedSizesDemo.self), DemoEntry(NoSuperviewDemo.self),
    DemoEntry(BatchesDemo.self), DemoEntry(TurnOverDemo.self),
  ]
}
