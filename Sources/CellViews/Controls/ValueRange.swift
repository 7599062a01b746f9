/// The range of a control's values, and the steps in it.
struct ValueRange: Equatable {
  /// The smallest value.
  private(set) var minimum: Double
  /// The largest value, at least the smallest.
  private(set) var maximum: Double
  /// The distance between neighbouring values, counted from the smallest one; 0 allows any value.
  private(set) var step: Double

  init(_ range: ClosedRange<Double>, step: Double = 0, mayBeEndless: Bool = false) {
    self.mayBeEndless = mayBeEndless
    minimum = range.lowerBound
    maximum = range.upperBound
    self.step = step
  }

  /// Whether the ends of the range may be infinite.
  private(set) var mayBeEndless = false

  /// Sets the smallest value. A smaller maximum is raised to it. A number that is not finite is ignored, except minus
  /// infinity if `mayBeEndless`.
  mutating func setMinimum(_ value: Double) {
    guard value.isFinite || mayBeEndless && value == -.infinity else { return }
    minimum = value
    maximum = max(maximum, value)
  }

  /// Sets the largest value. A larger minimum is lowered to it. A number that is not finite is ignored, except infinity
  /// if `mayBeEndless`.
  mutating func setMaximum(_ value: Double) {
    guard value.isFinite || mayBeEndless && value == .infinity else { return }
    maximum = value
    minimum = min(minimum, value)
  }

  /// Sets the step. A negative or non-finite number is ignored.
  mutating func setStep(_ value: Double) {
    if value.isFinite, value >= 0 { step = value }
  }

  /// Returns the nearest value in the range; `nil` for a number that is not finite.
  func clamped(_ value: Double) -> Double? {
    value.isFinite ? min(max(value, minimum), maximum) : nil
  }

  /// Returns the nearest value that is a whole number of steps from the smallest one, or the largest value if that is
  /// nearer; `nil` for a number that is not finite.
  func stepped(_ value: Double) -> Double? {
    guard let value = clamped(value), step > 0 else { return clamped(value) }
    let below = ((value - minimum) / step).rounded()
    guard below.isFinite, let stepped = clamped(minimum + below * step) else { return value }
    return abs(maximum - value) < abs(stepped - value) ? maximum : stepped
  }

  /// Returns the position of a value in the range, from 0 to 1; 0 if the range is a single value.
  func fraction(of value: Double) -> Double {
    let length = maximum - minimum
    guard length > 0, length.isFinite else { return 0 }
    return min(max((value - minimum) / length, 0), 1)
  }

  /// Returns the value at a position in the range, from 0 to 1.
  func value(at fraction: Double) -> Double { minimum + fraction * (maximum - minimum) }
}
