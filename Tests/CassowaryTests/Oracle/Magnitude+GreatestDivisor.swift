extension Magnitude {
  /// Returns the greatest number that divides both; 0 if both are zero.
  ///
  /// Euclid's algorithm, of which many steps at a time are found from the leading digits alone (Lehmer 1938; Knuth 1998,
  /// "The Art of Computer Programming" 2, 4.5.2, algorithm L).
  /// - Complexity: the product of both lengths.
  static func greatestDivisor(_ left: Magnitude, _ right: Magnitude) -> Magnitude {
    var (greater, less) = left.isLess(than: right) ? (right, left) : (left, right)
    while !less.isZero {
      if let left = greater.word, let right = less.word {
        return Magnitude(greatestDivisor(left, right))
      }
      let steps = EuclideanSteps(greater, less)
      if steps.areNone {
        (greater, less) = (less, greater.divided(by: less).remainder)
      } else {
        (greater, less) = (steps.greater(greater, less), steps.less(greater, less))
      }
    }
    return greater
  }

  /// Returns the greatest word that divides both; 0 if both are zero.
  static func greatestDivisor(_ left: UInt, _ right: UInt) -> UInt {
    var (greater, less) = (left, right)
    while less != 0 { (greater, less) = (less, greater % less) }
    return greater
  }

  /// Returns as many binary digits as an `Int` has for sums of two, the first of them at a position. The last digit of all is
  /// at 0.
  fileprivate func leading(from top: Int) -> Int {
    let count = UInt.bitWidth - 2
    var found: UInt = 0
    let lowest = top - count + 1
    let (place, shift) = (lowest.quotientAndRemainder(dividingBy: UInt.bitWidth))
    if place < digits.count { found = digits[place] >> UInt(shift) }
    if shift > 0, place + 1 < digits.count {
      found |= digits[place + 1] << UInt(UInt.bitWidth - shift)
    }
    return Int(found & (1 << UInt(count) - 1))
  }

  /// Returns a multiple plus a multiple of another number. The sum is not below zero, nor longer than the longer number.
  fileprivate func times(_ factor: Int, plus other: Magnitude, times second: Int) -> Magnitude {
    var result = [UInt](repeating: 0, count: max(digits.count, other.digits.count))
    var carry: Int128 = 0
    for index in result.indices {
      if index < digits.count { carry += Int128(digits[index]) * Int128(factor) }
      if index < other.digits.count { carry += Int128(other.digits[index]) * Int128(second) }
      result[index] = UInt(truncatingIfNeeded: carry)
      carry >>= UInt.bitWidth
    }
    return Magnitude(digits: result)
  }
}

/// Steps of Euclid's algorithm that two numbers have in common with all others of the same leading digits.
///
/// They make of numbers u and v the numbers `a u + b v` and `c u + d v`.
private struct EuclideanSteps {
  private var (a, b, c, d) = (1, 0, 0, 1)

  /// Whether the leading digits do not even tell the first quotient.
  var areNone: Bool { b == 0 }

  /// - Parameter greater: A number of at least two words, not less than the other one.
  init(_ greater: Magnitude, _ less: Magnitude) {
    let top = greater.bitWidth - 1
    var (upper, lower) = (greater.leading(from: top), less.leading(from: top))
    while lower + c != 0, lower + d != 0 {
      let quotient = (upper + a) / (lower + c)
      if quotient != (upper + b) / (lower + d) { return }
      (a, c) = (c, a - quotient * c)
      (b, d) = (d, b - quotient * d)
      (upper, lower) = (lower, upper - quotient * lower)
    }
  }

  func greater(_ greater: Magnitude, _ less: Magnitude) -> Magnitude {
    greater.times(a, plus: less, times: b)
  }

  func less(_ greater: Magnitude, _ less: Magnitude) -> Magnitude {
    greater.times(c, plus: less, times: d)
  }
}
