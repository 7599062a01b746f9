import SeededNumbers
import Testing

@Suite struct `Big integers` {
  /// A number of some words, with many digits that are all zeros or all ones.
  private func number(_ random: inout SeededGenerator, words: Int) -> BigInteger {
    var number = BigInteger.zero
    for _ in 0..<words {
      let digits: UInt =
        switch random.number(0...3) {
        case 0: 0
        case 1: .max
        case 2: .max << UInt(random.number(0...63))
        default: UInt(random.next())
        }
      number = number.shifted(left: 64) + BigInteger(isNegative: false, Magnitude(digits))
    }
    return random.once(in: 2) ? number : -number
  }

  @Test(arguments: 0..<40)
  func `divide so that quotient and remainder give the number again`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<200 {
      let upper = number(&random, words: random.number(0...6))
      let lower = number(&random, words: random.number(1...4))
      if lower.isZero { continue }
      let (quotient, remainder) = upper.magnitude.divided(by: lower.magnitude)
      #expect(remainder.isLess(than: lower.magnitude))
      #expect(quotient.times(lower.magnitude).plus(remainder) == upper.magnitude)
      #expect((upper * lower).exactly(dividedBy: lower) == upper)
    }
  }

  @Test(arguments: 0..<40)
  func `obey the laws of arithmetic`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<100 {
      let (a, b, c) = (
        number(&random, words: random.number(0...4)), number(&random, words: random.number(0...4)),
        number(&random, words: random.number(0...4))
      )
      #expect(a + b == b + a)
      #expect(a - b == -(b - a))
      #expect((a + b) - b == a)
      #expect(a * (b + c) == a * b + a * c)
      #expect(a * b - c * a == .cross(a, b, c, a, over: .one))
      #expect((a < b) == ((b - a).signum > 0))
      #expect(
        a.isZero || a.shifted(left: 70).exactly(dividedBy: a) == BigInteger(1).shifted(left: 70))
      let common = BigInteger.greatestDivisor(a * c, b * c)
      #expect(common.isZero || (a * c).magnitude.divided(by: common.magnitude).remainder.isZero)
      #expect(
        c.isZero || common.isZero || common.magnitude.divided(by: c.magnitude).remainder.isZero)
    }
  }

  /// Euclid's algorithm, a quotient at a time.
  private func divisor(_ left: BigInteger, _ right: BigInteger) -> Magnitude {
    var (greater, less) = (left.magnitude, right.magnitude)
    while !less.isZero { (greater, less) = (less, greater.divided(by: less).remainder) }
    return greater
  }

  @Test(arguments: 0..<20)
  func `have the greatest divisor that each quotient leads to`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<60 {
      let common = number(&random, words: random.number(0...3))
      let left = common * number(&random, words: random.number(0...8))
      // Others with the same leading digits, too.
      let right =
        random.once(in: 3)
        ? left + number(&random, words: random.number(0...2))
        : common * number(&random, words: random.number(0...8))
      #expect(BigInteger.greatestDivisor(left, right).magnitude == divisor(left, right))
    }
  }

  @Test func `have it where all quotients are 1, and where one is as large as can be`() {
    var (last, next) = (BigInteger(1), BigInteger(1))
    for _ in 0..<700 {
      #expect(BigInteger.greatestDivisor(next, last) == .one)
      let product = next * BigInteger(91)
      #expect(BigInteger.greatestDivisor(last * BigInteger(91), product) == BigInteger(91))
      (last, next) = (next, last + next)
    }
    let long = BigInteger(1).shifted(left: 200)
    for other in [BigInteger(1), BigInteger(3), long - .one, long + .one] {
      #expect(BigInteger.greatestDivisor(long, other) == .one)
    }
    #expect(BigInteger.greatestDivisor(long, long.shifted(left: 64)) == long)
    #expect(BigInteger.greatestDivisor(long, .zero) == long)
  }

  @Test(arguments: 0..<20)
  func `of two words are what the standard library says`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<200 {
      let a = Int128(Int(truncatingIfNeeded: random.next())) >> random.number(0...63)
      let b = Int128(Int(truncatingIfNeeded: random.next())) >> random.number(0...63)
      #expect(BigInteger(a * b) == BigInteger(a) * BigInteger(b))
      #expect(BigInteger(a * b - b) == BigInteger(a * b) - BigInteger(b))
      #expect(b == 0 || BigInteger(a * b).exactly(dividedBy: BigInteger(b)) == BigInteger(a))
    }
  }

  @Test func `round quotients to the nearest Double`() {
    #expect(BigInteger.quotient(BigInteger(1), BigInteger(3)) == 1.0 / 3)
    #expect(BigInteger.quotient(BigInteger(-7), BigInteger(10)) == -0.7)
    let large = BigInteger(10).shifted(left: 300)
    #expect(BigInteger.quotient(large, BigInteger(3).shifted(left: 300)) == 10.0 / 3)
    #expect(
      BigInteger.quotient(large, .one) == 10 * Double(sign: .plus, exponent: 300, significand: 1))
    #expect(
      BigInteger.quotient(.one, large) == 0.1 * Double(sign: .plus, exponent: -300, significand: 1))
    #expect(BigInteger.quotient(BigInteger(Int.max), .one) == 0x1p63)
    // A tie goes to the even one, and the last digit decides against it.
    let tie = BigInteger(1).shifted(left: 80) + BigInteger(1).shifted(left: 27)
    #expect(BigInteger.quotient(tie, .one) == 0x1p80)
    #expect(BigInteger.quotient(tie + .one, .one) == 0x1p80 + 0x1p28)
  }

  @Test(
    arguments: [
      (0.1, 1, 10), (1.0 / 3, 1, 3), (-0.03, -3, 100), (6.666666666666667, 20, 3), (2.5, 5, 2),
      (0.1 + 0.2, 3, 10), (1000, 1000, 1), (1e-6, 1, 1_000_000), (-0.14285714285714285, -1, 7),
      (0, 0, 1), (3.1 - 3, 1, 10), (0.1234567, 1_234_567, 10_000_000),
      (1.7 + 1.0 / 3 - 2, 1, 30),
    ] as [(Double, Int, Int)])
  func `are read as the numbers that are meant`(number: Double, upper: Int, lower: Int) {
    let read = Quotient(meantBy: number)
    #expect(read.numerator == BigInteger(upper) && read.denominator == BigInteger(lower))
  }

  @Test(arguments: 0..<20)
  func `have the value of any Double`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<100 {
      let number = Double(bitPattern: random.next())
      if !number.isFinite { continue }
      let read = Quotient(meantBy: number)
      let back = BigInteger.quotient(read.numerator, read.denominator)
      #expect(abs(back - number) <= 4 * number.ulp)
    }
    for number in [Double.leastNonzeroMagnitude, .greatestFiniteMagnitude, 0x1p62, 1e20 + 1e5] {
      let read = Quotient(meantBy: number)
      #expect(BigInteger.quotient(read.numerator, read.denominator) == number)
    }
  }
}
