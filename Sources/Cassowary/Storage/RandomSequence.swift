/// A generator of pseudorandom numbers, the same in each run.
struct RandomSequence: BitwiseCopyable {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number, from 0 to below 1 (Knuth's MMIX generator).
  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / 9_007_199_254_740_992
  }
}
