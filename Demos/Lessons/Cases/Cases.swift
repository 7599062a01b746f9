extension DemoEntry {
  /// The demos of the cases 1 to 12.
  static let cases: [DemoEntry] = [
    DemoEntry(SideBySideDemo.self),
    DemoEntry(PercentDemo.self),
    DemoEntry(SpacingDemo.self),
    DemoEntry(CentringDemo.self),
    DemoEntry(TipDemo.self),
    DemoEntry(BindingDemo.self),
    DemoEntry(GuidesDemo.self),
    DemoEntry(KeyboardDemo.self),
    DemoEntry(ParallaxDemo.self),
    DemoEntry(BaselinesDemo.self),
    DemoEntry(ExpandingDemo.self),
    DemoEntry(TimingDemo.self),
    DemoEntry(EqualWidthsDemo.self),
  ]
}
