/// The number that a program means by a Double: a whole number by another, in lowest terms.
///
/// No Double is a third or a tenth. One that is near a quotient of small numbers, up to the rounding errors of a few
/// operations, is taken for it, so that terms which are meant to cancel do; the smaller these numbers are, the more
/// errors it may be off: 3.1 - 3 is a tenth, too. Other numbers are what they are.
struct Quotient {
  let numerator: BigInteger
  /// Above zero.
  let denominator: BigInteger

  /// The largest products of a numerator and a denominator that are no coincidence so many units in the last place
  /// from a number: those of a few operations, and those of sums of which a part has cancelled.
  private static let largestProduct = (near: 0x1p44, far: 0x1p30)
  private static let errors = (near: 4.0, far: 256.0)

  private init(numerator: BigInteger, denominator: BigInteger) {
    self.numerator = numerator
    self.denominator = denominator
  }

  init(meantBy number: Double) {
    if abs(number) < 0x1p62, number.rounded(.towardZero) == number {
      self.init(numerator: BigInteger(Int(number)), denominator: .one)
    } else if let (upper, lower) = Quotient.small(nearestTo: abs(number)) {
      self.init(
        numerator: BigInteger(number < 0 ? -upper : upper), denominator: BigInteger(lower))
    } else {
      self.init(exactly: number)
    }
  }

  /// Creates the value of a finite Double.
  private init(exactly number: Double) {
    let zeros = number.significandBitPattern.trailingZeroBitCount
    let bits = Double.significandBitCount
    let unit = number.ulp
    let digits = Int(abs(number) / unit)
    let kept = min(zeros, bits, digits.trailingZeroBitCount)
    let exponent = Int(unit.exponent) + kept
    let whole = BigInteger(number < 0 ? -(digits >> kept) : digits >> kept)
    self.init(
      numerator: exponent > 0 ? whole.shifted(left: exponent) : whole,
      denominator: exponent < 0 ? BigInteger.one.shifted(left: -exponent) : .one)
  }

  /// Returns a quotient of small numbers that is near a positive number, as a continued fraction finds it; nil if
  /// there is none.
  private static func small(nearestTo number: Double) -> (Int, Int)? {
    guard number < 0x1p40, number > 0x1p-40 else { return nil }
    var (rest, last, present) = (number, (upper: 0.0, lower: 1.0), (upper: 1.0, lower: 0.0))
    for _ in 0..<40 {
      let whole = rest.rounded(.down)
      let next = (
        upper: whole * present.upper + last.upper, lower: whole * present.lower + last.lower
      )
      let product = next.upper * next.lower
      if product > largestProduct.near { return nil }
      let units = product > largestProduct.far ? errors.near : errors.far
      if abs(next.upper / next.lower - number) <= units * number.ulp {
        return (Int(next.upper), Int(next.lower))
      }
      (last, present) = (present, next)
      rest = 1 / (rest - whole)
      if !rest.isFinite { return nil }
    }
    return nil
  }
}
