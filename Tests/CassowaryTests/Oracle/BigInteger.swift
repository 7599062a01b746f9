/// A whole number of any size. Most are small, and are kept in a word.
enum BigInteger {
  case small(Int)
  /// A number that no word holds, by its sign and the digits of its magnitude.
  case large(isNegative: Bool, Magnitude)

  static let zero = BigInteger.small(0)
  static let one = BigInteger.small(1)

  @inline(__always) init(_ number: Int) { self = .small(number) }

  /// Creates a number of up to two words.
  @inline(__always) init(_ number: Int128) {
    if let word = Int(exactly: number) {
      self = .small(word)
    } else {
      self.init(isNegative: number < 0, Magnitude(number.magnitude))
    }
  }

  init(isNegative: Bool, _ magnitude: Magnitude) {
    if let word = magnitude.word, word <= UInt(Int.max) {
      self = .small(isNegative ? -Int(word) : Int(word))
    } else {
      self = .large(isNegative: isNegative, magnitude)
    }
  }

  // MARK: - Reading

  @inline(__always) var isZero: Bool {
    if case .small(0) = self { true } else { false }
  }

  /// Its sign: 1, 0 or -1.
  @inline(__always) var signum: Int {
    switch self {
    case .small(let word): word.signum()
    case .large(let isNegative, _): isNegative ? -1 : 1
    }
  }

  var magnitude: Magnitude {
    switch self {
    case .small(let word): Magnitude(word.magnitude)
    case .large(_, let magnitude): magnitude
    }
  }

  /// The number of binary digits of the magnitude.
  var bitWidth: Int {
    if case .small(let word) = self { return UInt.bitWidth - word.magnitude.leadingZeroBitCount }
    return magnitude.bitWidth
  }

  // MARK: - Arithmetic

  static prefix func - (number: BigInteger) -> BigInteger {
    if case .small(let word) = number, word != .min { return .small(-word) }
    return BigInteger(isNegative: number.signum > 0, number.magnitude)
  }

  static func + (left: BigInteger, right: BigInteger) -> BigInteger {
    if case .small(let left) = left, case .small(let right) = right {
      return BigInteger(Int128(left) + Int128(right))
    }
    return sum(left.signum, left.magnitude, right.signum, right.magnitude)
  }

  static func - (left: BigInteger, right: BigInteger) -> BigInteger {
    if case .small(let left) = left, case .small(let right) = right {
      return BigInteger(Int128(left) - Int128(right))
    }
    return sum(left.signum, left.magnitude, -right.signum, right.magnitude)
  }

  static func * (left: BigInteger, right: BigInteger) -> BigInteger {
    if case .small(let left) = left, case .small(let right) = right {
      return BigInteger(Int128(left) * Int128(right))
    }
    if left.isZero || right.isZero { return .zero }
    return BigInteger(
      isNegative: left.signum != right.signum, left.magnitude.times(right.magnitude))
  }

  /// Returns a quotient that is known to be whole.
  func exactly(dividedBy divisor: BigInteger) -> BigInteger {
    if case .small(let number) = self, case .small(let divisor) = divisor, divisor != -1 {
      return .small(number / divisor)
    }
    if isZero || divisor == .one { return self }
    let quotient = magnitude.divided(by: divisor.magnitude).quotient
    return BigInteger(isNegative: signum != divisor.signum, quotient)
  }

  /// Returns `(a * b - c * d) / divisor`, which is known to be whole.
  @inline(__always) static func cross(
    _ a: BigInteger, _ b: BigInteger, _ c: BigInteger, _ d: BigInteger, over divisor: BigInteger
  ) -> BigInteger {
    if case .small(let a) = a, case .small(let b) = b, case .small(let c) = c,
      case .small(let d) = d, case .small(let divisor) = divisor
    {
      let (rest, overflows) = (Int128(a) * Int128(b))
        .subtractingReportingOverflow(Int128(c) * Int128(d))
      if !overflows { return BigInteger(divisor == 1 ? rest : rest / Int128(divisor)) }
    }
    return (a * b - c * d).exactly(dividedBy: divisor)
  }

  private static func sum(
    _ leftSign: Int, _ left: Magnitude, _ rightSign: Int, _ right: Magnitude
  ) -> BigInteger {
    if leftSign == 0 { return BigInteger(isNegative: rightSign < 0, right) }
    if rightSign == 0 { return BigInteger(isNegative: leftSign < 0, left) }
    if leftSign == rightSign { return BigInteger(isNegative: leftSign < 0, left.plus(right)) }
    return left.isLess(than: right)
      ? BigInteger(isNegative: rightSign < 0, right.minus(left))
      : BigInteger(isNegative: leftSign < 0, left.minus(right))
  }

  /// Returns the number times a power of two.
  func shifted(left bits: Int) -> BigInteger {
    BigInteger(isNegative: signum < 0, magnitude.shifted(left: bits))
  }

  /// Returns the greatest number that divides both; 0 if both are zero.
  static func greatestDivisor(_ left: BigInteger, _ right: BigInteger) -> BigInteger {
    if case .small(let left) = left, case .small(let right) = right {
      let divisor = Magnitude.greatestDivisor(left.magnitude, right.magnitude)
      return BigInteger(isNegative: false, Magnitude(divisor))
    }
    return BigInteger(
      isNegative: false, Magnitude.greatestDivisor(left.magnitude, right.magnitude))
  }

  // MARK: - Rounding

  /// Returns the number nearest to a quotient.
  static func quotient(_ numerator: BigInteger, _ denominator: BigInteger) -> Double {
    let exact = -(1 << 53)...(1 << 53)
    if case .small(let upper) = numerator, case .small(let lower) = denominator,
      exact.contains(upper), exact.contains(lower)
    {
      return Double(upper) / Double(lower)
    }
    if numerator.isZero { return 0 }
    let (upper, lower) = (numerator.magnitude, denominator.magnitude)
    // 63 or 64 digits, of which the last tells whether others follow.
    let shift = 63 - (upper.bitWidth - lower.bitWidth)
    let (quotient, remainder) = upper.shifted(left: max(shift, 0))
      .divided(by: lower.shifted(left: max(-shift, 0)))
    let digits = (quotient.word ?? .max) | (remainder.isZero ? 0 : 1)
    let size = Double(sign: .plus, exponent: -shift, significand: Double(digits))
    return numerator.signum == denominator.signum ? size : -size
  }
}

extension BigInteger: Equatable {
  static func == (left: BigInteger, right: BigInteger) -> Bool {
    switch (left, right) {
    case (.small(let left), .small(let right)): left == right
    case (.large(let leftSign, let left), .large(let rightSign, let right)):
      leftSign == rightSign && left == right
    default: false
    }
  }
}

extension BigInteger: Comparable {
  static func < (left: BigInteger, right: BigInteger) -> Bool {
    if case .small(let left) = left, case .small(let right) = right { return left < right }
    return (left - right).signum < 0
  }
}
