import Testing

private let families = CoefficientFamily.even

@Suite struct `Histories of larger systems` {
  @Test(arguments: families.indices)
  func `end where a new solver begins`(family: Int) {
    var history = LargeHistory(
      seed: UInt64(family), coefficients: families[family].coefficients, variables: 10...40)
    history.run(steps: 60)
    #expect(history.faults == [])
  }

  /// A seed with which fuzzing once found a fault: an optimum was in doubt, as a row had an entry that was only a rounding error.
  @Test func `what fuzzing found stays mended`() throws {
    let family = try #require(families.first { $0.name == "tenths and thirds" })
    var history = LargeHistory(
      seed: 903_541_970_329, coefficients: family.coefficients, variables: 10...60)
    history.run(steps: 120)
    #expect(history.faults == [])
  }

  /// Constraints as random as these multiply rounding errors as no layout does: about one history in 5,000 ends otherwise than a
  /// new solver begins; up to one in 500 is allowed, since few of them are run at a time. No required constraint is missed in any.
  @Test(.enabled(if: FuzzSeeds.seconds != nil))
  func `fuzzing their histories finds no missed requirement`() {
    FuzzSeeds.expectNoFaults(in: "histories", mostFaulty: 0.002) { seed in
      var history = LargeHistory(fuzzedWith: seed)
      history.run(steps: 120)
      return FuzzResult(
        faults: history.faults, missed: history.missed, refusals: history.refusals)
    }
  }
}

extension LargeHistory {
  /// Of the family that a seed stands for.
  fileprivate init(fuzzedWith seed: UInt64) {
    self.init(
      seed: seed, coefficients: families[Int(seed % UInt64(families.count))].coefficients,
      variables: 4...13)
  }
}
