import SeededNumbers
import Testing

@testable import Cassowary

@Suite struct `Numbers in twofold precision` {
  /// A power of two of which all numbers here are multiples, and their products of three.
  private let unit = -360

  private func number(_ random: inout SeededGenerator) -> Double {
    let scale = power(random.number(-30...30))
    return Double(random.number(-1_000_000_007...1_000_000_007)) / 1_000_000_009 * scale
  }

  /// The difference from a whole number of units, as a share of another.
  private func error(_ number: Twofold, _ expected: BigInteger, of size: BigInteger) -> Double {
    // What is left when the first part is taken away is the second.
    let rest = (number - Twofold(number.high)).high
    let found = BigInteger(number.high, inUnitsOf: unit) + BigInteger(rest, inUnitsOf: unit)
    return size.isZero ? 0 : abs(BigInteger.quotient(found - expected, size))
  }

  @Test(arguments: 0..<200)
  func `add up and multiply with a hundred bits`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var sum = Twofold()
    var (exact, size) = (BigInteger.zero, BigInteger.zero)
    for _ in 0..<20 {
      let (first, second) = (number(&random), number(&random))
      sum += Twofold(first) * second
      let part = BigInteger(first, inUnitsOf: unit / 2) * BigInteger(second, inUnitsOf: unit / 2)
      exact = exact + part
      size = size + (part < .zero ? -part : part)
      #expect(error(sum, exact, of: size) <= power(-100))
    }
  }

  @Test(arguments: 0..<200)
  func `divide with a hundred bits`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (numerator, divisor) = (number(&random), number(&random))
    if divisor == 0 { return }
    let quotient = Twofold(numerator) / divisor
    let back = quotient * divisor
    let exact = BigInteger(numerator, inUnitsOf: unit)
    #expect(error(back, exact, of: exact) <= power(-100))
  }

  @Test func `keep what a number has no room for`() {
    var sum = Twofold(1)
    sum += 1e-25
    sum += -1
    #expect(sum.high == 1e-25)
    #expect((Twofold(1) / 3 * 3 - Twofold(1)).high.magnitude < 1e-31)
  }
}
