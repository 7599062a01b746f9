/// Numbers that have nothing to do with a system, and are the same each time.
struct Chance: BitwiseCopyable {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A number from 0 to below 1 (Knuth's MMIX generator).
  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / 9_007_199_254_740_992
  }
}
