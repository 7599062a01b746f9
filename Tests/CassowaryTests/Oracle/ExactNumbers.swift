/// A result that needs more than 128 bits: the exact answer is then unknown, never wrong.
struct Overflow: Error {}

func product(_ left: Int128, _ right: Int128) throws(Overflow) -> Int128 {
  let (value, overflow) = left.multipliedReportingOverflow(by: right)
  if overflow { throw Overflow() }
  return value
}

func sum(_ left: Int128, _ right: Int128) throws(Overflow) -> Int128 {
  let (value, overflow) = left.addingReportingOverflow(right)
  if overflow { throw Overflow() }
  return value
}

/// The greatest number that divides both, not negative.
func greatestDivisor(_ left: Int128, _ right: Int128) -> Int128 {
  var (greater, less) = (left.magnitude, right.magnitude)
  while less != 0 {
    // Most numbers are small, and small ones divide much faster.
    if let (a, b) = small(greater, less) { return Int128(greatestDivisor(a, b)) }
    (greater, less) = (less, greater % less)
  }
  return Int128(truncatingIfNeeded: greater)
}

private func small(_ left: UInt128, _ right: UInt128) -> (UInt, UInt)? {
  guard left <= UInt128(UInt.max), right <= UInt128(UInt.max) else { return nil }
  return (UInt(truncatingIfNeeded: left), UInt(truncatingIfNeeded: right))
}

private func greatestDivisor(_ left: UInt, _ right: UInt) -> UInt {
  var (greater, less) = (left, right)
  while less != 0 { (greater, less) = (less, greater % less) }
  return greater
}

/// The value of a finite Double, exactly: `significand * 2^exponent`, the significand odd or 0.
struct Dyadic {
  var significand: Int128
  var exponent: Int

  init(_ number: Double) {
    if number == 0 {
      (significand, exponent) = (0, 0)
    } else {
      let bits = Double.significandBitCount
      let whole = Int128(number.significand * Double(1 << bits))
      let zeros = whole.trailingZeroBitCount
      significand = (number < 0 ? -1 : 1) * (whole >> zeros)
      exponent = Int(number.exponent) - bits + zeros
    }
  }

  /// The value in units of `2^unit`, which must be whole.
  func count(ofUnit unit: Int) throws(Overflow) -> Int128 {
    if significand == 0 { return 0 }
    let shift = exponent - unit
    guard shift >= 0, shift < 126 else { throw Overflow() }
    return try product(significand, 1 << shift)
  }
}

/// The greatest power of two of which all numbers are multiples, as its exponent.
func commonExponent(of numbers: some Sequence<Double>) -> Int {
  numbers.filter { $0 != 0 }.map { Dyadic($0).exponent }.min() ?? 0
}

/// Two to a power.
func power(_ exponent: Int) -> Double {
  Double(sign: .plus, exponent: exponent, significand: 1)
}
