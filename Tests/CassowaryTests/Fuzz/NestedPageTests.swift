import Testing

@Suite struct `Pages of boxes within boxes` {
  @Test(arguments: 0..<24)
  func `are answered as by a new solver`(seed: UInt64) {
    var history = PageHistory(seed: seed, boxes: seed % 4 == 3 ? 60...120 : 4...40)
    history.run(steps: 24)
    #expect(history.faults == [])
  }

  /// Seeds with which fuzzing once found a fault: an explanation followed a row whose rate was noise, and never came to an end.
  @Test(arguments: [10_744 as UInt64])
  func `what fuzzing found stays mended`(seed: UInt64) {
    var history = PageHistory(fuzzedWith: seed)
    history.run(steps: 40)
    #expect(history.faults == [])
  }

  @Test(.enabled(if: FuzzSeeds.seconds != nil))
  func `fuzzing nested pages finds nothing`() {
    FuzzSeeds.expectNoFaults(in: "nested pages") { seed in
      var history = PageHistory(fuzzedWith: seed)
      history.run(steps: 40)
      return FuzzResult(faults: history.faults, refusals: history.refusals)
    }
  }
}

extension PageHistory {
  /// One in ten is large.
  fileprivate init(fuzzedWith seed: UInt64) {
    self.init(seed: seed, boxes: seed % 10 == 9 ? 60...240 : 4...60)
  }
}
