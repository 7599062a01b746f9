extension Double {
  /// The number for people to read: the shortest decimal for it.
  ///
  /// Solved values are multiples of 1/65536, so 80.4 becomes 80.39999389648438; its text is `80.4`. Any other number
  /// has at most six decimals. A very large or small number has an exponent.
  package var short: String {
    guard abs(self) < 1e15 else { return LogNumber.text(self) }
    let isOnGrid = self * 0x1p16 == (self * 0x1p16).rounded()
    // Within this tolerance there is no other multiple of 1/65536.
    let tolerance = isOnGrid ? 0x1p-17 : 0
    for power in [1, 10, 100, 1000, 10_000, 100_000, 1_000_000] as [Double] {
      let decimal = (self * power).rounded() / power
      guard abs(decimal - self) <= tolerance || power == 1_000_000 else { continue }
      if decimal == 0, self != 0 { break }
      return Int(exactly: decimal).map(String.init) ?? "\(decimal)"
    }
    return LogNumber.text(self)
  }
}

/// Numbers as people write them.
package enum Fraction {
  /// Returns a factor for people: a fraction with a small denominator if it is one, else a decimal:
  /// `1/3`, `2/3`, `0.4`.
  package static func text(_ value: Double) -> String {
    guard let (top, bottom) = fraction(value) else { return value.short }
    return "\(top)/\(bottom)"
  }

  /// Returns a factor for code: `1.0 / 3`, `0.5`.
  package static func code(_ value: Double) -> String {
    guard value * 1000 != (value * 1000).rounded(), let (top, bottom) = fraction(value) else {
      return value.short
    }
    return "\(top).0 / \(bottom)"
  }

  /// Returns the numerator and the denominator of the fraction with the smallest of some denominators up to 12;
  /// nil for whole numbers and for numbers that are no such fraction. The tolerance is the precision of `Float`.
  private static func fraction(_ value: Double) -> (Int, Int)? {
    guard abs(value) < 1000, abs(value - value.rounded()) > 1e-6 else { return nil }
    for bottom in [2, 3, 4, 6, 8, 12] {
      let top = value * Double(bottom)
      // Tenths and hundredths are written as decimals, so their denominators are missing here.
      if abs(top - top.rounded()) < 1e-6 * Double(bottom) { return (Int(top.rounded()), bottom) }
    }
    return nil
  }
}

/// The format of numbers in logs.
package enum LogNumber {
  /// Returns the number with six significant digits and without trailing zeros, and with an exponent if it
  /// is very large or small, like C's `%g`.
  package static func text(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    guard var number = Digits(abs(value)) else { return "0" }
    number.round(to: 6)
    return (value < 0 ? "-" : "") + number.text
  }

  /// A positive number as `0.ddd × 10^point`; the first and the last digit are not 0.
  private struct Digits {
    var digits: [Int]
    var point: Int

    /// Creates the shortest decimal number for the value; nil for 0.
    init?(_ value: Double) {
      let parts = "\(value)".split(separator: "e")
      let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
      let all = mantissa.joined().compactMap(\.wholeNumberValue)
      guard let first = all.firstIndex(where: { $0 != 0 }) else { return nil }
      digits = Array(all[first...])
      point = mantissa[0].count - first + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
      dropZeros()
    }

    mutating func round(to count: Int) {
      guard digits.count > count else { return }
      var carry = digits[count] >= 5 ? 1 : 0
      digits.removeLast(digits.count - count)
      for index in digits.indices.reversed() where carry == 1 {
        carry = digits[index] == 9 ? 1 : 0
        digits[index] = (digits[index] + 1) % 10
      }
      if carry == 1 {
        digits.insert(1, at: 0)
        point += 1
      }
      dropZeros()
    }

    private mutating func dropZeros() {
      while digits.last == 0 { digits.removeLast() }
    }

    var text: String {
      let all = digits.map(String.init).joined()
      let exponent = point - 1
      if exponent < -4 || exponent >= 6 {
        let fraction = all.count > 1 ? "." + all.dropFirst() : ""
        let size = abs(exponent) < 10 ? "0\(abs(exponent))" : "\(abs(exponent))"
        return all.prefix(1) + fraction + "e" + (exponent < 0 ? "-" : "+") + size
      }
      if point <= 0 { return "0." + String(repeating: "0", count: -point) + all }
      if all.count <= point { return all + String(repeating: "0", count: point - all.count) }
      return all.prefix(point) + "." + all.dropFirst(point)
    }
  }
}
