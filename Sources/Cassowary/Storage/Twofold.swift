/// A number as the sum of two, of which the first is the nearest to it (double-double arithmetic: Dekker 1971).
///
/// It has 106 bits, and the exponents of `Double`. A number beyond 1e300 is not to be multiplied.
struct Twofold: BitwiseCopyable {
  private(set) var high = 0.0
  private var low = 0.0

  init(_ number: Double = 0) { high = number }

  /// - Parameters:
  ///   - high: The larger part.
  ///   - low: The rest, no larger than the former.
  private init(_ high: Double, rest low: Double) {
    self.high = high + low
    self.low = low - (self.high - high)
  }

  @inline(__always) static func += (sum: inout Twofold, number: Double) {
    sum += Twofold(number)
  }

  @inline(__always) static func += (sum: inout Twofold, other: Twofold) {
    let (high, error) = Twofold.sum(sum.high, other.high)
    sum = Twofold(high, rest: error + (sum.low + other.low))
  }

  @inline(__always) static func - (number: Twofold, other: Twofold) -> Twofold {
    var difference = other * -1
    difference += number
    return difference
  }

  @inline(__always) static func * (number: Twofold, factor: Double) -> Twofold {
    let (high, error) = Twofold.product(number.high, factor)
    return Twofold(high, rest: error + number.low * factor)
  }

  @inline(__always) static func / (number: Twofold, divisor: Double) -> Twofold {
    let quotient = number.high / divisor
    let (product, error) = Twofold.product(quotient, divisor)
    return Twofold(quotient, rest: ((number.high - product) - error + number.low) / divisor)
  }

  /// Returns a sum, and its rounding error (Knuth 1969).
  @inline(__always) private static func sum(_ a: Double, _ b: Double) -> (Double, Double) {
    let sum = a + b
    let part = sum - a
    return (sum, (a - (sum - part)) + (b - part))
  }

  /// Returns a product, and its rounding error. The fused multiplication and addition would need the C mathematics library on
  /// processors without it.
  @inline(__always) private static func product(_ a: Double, _ b: Double) -> (Double, Double) {
    let product = a * b
    let ((a1, a2), (b1, b2)) = (halves(a), halves(b))
    return (product, ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2)
  }

  /// Returns two numbers of half as many bits that add up to one (Veltkamp 1968).
  @inline(__always) private static func halves(_ number: Double) -> (Double, Double) {
    let scaled = number * 134_217_729
    let high = scaled - (scaled - number)
    return (high, number - high)
  }
}
