import Testing

private let families = CoefficientFamily.all

@Suite struct `Histories of coefficients that differ by much` {
  @Test(arguments: families.indices)
  func `end where a new solver begins`(family: Int) {
    var history = LargeHistory(
      seed: UInt64(family), coefficients: families[family].coefficients, variables: 10...40)
    history.run(steps: 60)
    #expect(history.faults == [])
  }
}
