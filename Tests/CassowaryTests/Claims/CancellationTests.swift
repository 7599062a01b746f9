import Testing

@testable import Cassowary

/// What is left of sums that cancel, in the tableau itself.
@Suite struct `What is left between rows` {
  private func sum(_ parts: [Double]) -> Double {
    var sums = SparseAccumulator()
    sums.grow(to: 1)
    for part in parts { sums.add(part, to: 0) }
    return sums[0]
  }

  @Test func `is zero below 1e-11 of what went in`() {
    for scale in [0.01, 1, 1e6] {
      #expect(sum([scale, -scale * (1 - 1.9e-11)]) == 0)
      #expect(
        abs(sum([scale, -scale * (1 - 2.1e-11)]) - 2.1e-11 * scale) < 1e-15 * scale, "\(scale)")
    }
  }

  @Test func `is zero below 1e-13, whatever went in`() {
    #expect(sum([0.9e-13]) == 0)
    #expect(sum([1.1e-13]) == 1.1e-13)
  }
}
