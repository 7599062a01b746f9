/// A value as a linear function of the swept length: `2/3 w - 4`.
public struct LayoutFormula: Hashable, Sendable {
  /// The change for each unit of the length.
  public let slope: Double
  /// The value at a length of 0.
  public let intercept: Double

  /// Creates the line through two values at different lengths. If a line whose slope and intercept are fractions with
  /// small denominators is within the tolerance, that line is used.
  init(
    _ first: (length: Double, value: Double), _ second: (length: Double, value: Double),
    tolerance: Double
  ) {
    let exact = (second.value - first.value) / (second.length - first.length)
    let slope = Self.fraction(near: exact)
    let intercept = Self.fraction(near: first.value - slope * first.length)
    let isNear = [first, second].allSatisfy {
      abs(slope * $0.length + intercept - $0.value) <= tolerance
    }
    self.slope = isNear ? slope : exact
    self.intercept = isNear ? intercept : first.value - exact * first.length
  }

  /// Creates a constant.
  init(constant value: Double) {
    slope = 0
    intercept = value
  }

  /// Returns the fraction with a small denominator that is close to a number, else the number.
  private static func fraction(near value: Double) -> Double {
    for denominator in 1...24 {
      let numerator = (value * Double(denominator)).rounded()
      if abs(numerator / Double(denominator) - value) < 1e-4 {
        return numerator / Double(denominator)
      }
    }
    return value
  }

  /// Returns the value at a length.
  public func callAsFunction(_ length: Double) -> Double { slope * length + intercept }

  /// Returns the length at which both formulas have the same value; nil if they are parallel.
  func crossing(_ other: LayoutFormula) -> Double? {
    slope == other.slope ? nil : (other.intercept - intercept) / (slope - other.slope)
  }
}

extension LayoutFormula: CustomStringConvertible {
  /// The formula with `w` for the length: `2/3 w - 4`, `w`, `12`.
  public var description: String { text(for: "w") }

  /// Returns the formula with the given name for the length.
  public func text(for length: String) -> String {
    if slope == 0 { return Self.text(intercept) }
    var text =
      slope == 1 ? length : slope == -1 ? "-\(length)" : "\(Fraction.text(slope)) \(length)"
    if intercept != 0 {
      text += " \(intercept < 0 ? "-" : "+") \(Self.text(abs(intercept)))"
    }
    return text
  }

  /// Returns the text of a length: a decimal like `10.5` if two decimals are enough, else a fraction like `100/3`.
  private static func text(_ length: Double) -> String {
    let hundredths = length * 100
    return abs(hundredths - hundredths.rounded()) < 1e-6 ? length.short : Fraction.text(length)
  }
}
