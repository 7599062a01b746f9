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
