/// The values that a control can have: a range, and the steps in it.
struct ValueRange: Equatable {
  /// The smallest value.
  private(set) var minimum: Double
  /// The largest value, at least the smallest.
  private(set) var maximum: Double
  /// The distance of neighbouring values, counted from the smallest; 0 allows any.
  private(set) var step: Double

  init(_ range: ClosedRange<Double>, step: Double = 0, mayBeEndless: Bool = false) {
    self.mayBeEndless = mayBeEndless
    minimum = range.lowerBound
    maximum = range.upperBound
    self.step = step
  }

  /// Whether the range may be without an end.
  private(set) var mayBeEndless = false

  /// Sets the smallest value. A largest one below it becomes the same; a number that is not finite is ignored, but for
  /// minus infinity in a range that may be endless.
  mutating func setMinimum(_ value: Double) {
    guard value.isFinite || mayBeEndless && value == -.infinity else { return }
    minimum = value
    maximum = max(maximum, value)
  }

  /// Sets the largest value. A smallest one above it becomes the same; a number that is not finite is ignored, but for
  /// infinity in a range that may be endless.
  mutating func setMaximum(_ value: Double) {
    guard value.isFinite || mayBeEndless && value == .infinity else { return }
    maximum = value
    minimum = min(minimum, value)
  }

  /// Sets the step; one that is negative or not finite is ignored.
  mutating func setStep(_ value: Double) {
    if value.isFinite, value >= 0 { step = value }
  }

  /// Returns the nearest value in the range; `nil` for a number that is not finite.
  func clamped(_ value: Double) -> Double? {
    value.isFinite ? min(max(value, minimum), maximum) : nil
  }

  /// Returns the nearest value in the range that is a whole number of steps from the smallest, or the largest value.
  func stepped(_ value: Double) -> Double? {
    guard let value = clamped(value), step > 0 else { return clamped(value) }
    let below = ((value - minimum) / step).rounded()
    guard below.isFinite, let stepped = clamped(minimum + below * step) else { return value }
    return abs(maximum - value) < abs(stepped - value) ? maximum : stepped
  }

  /// Returns the share of the range that is below a value, from 0 to 1; 0 where the range is a single value.
  func fraction(of value: Double) -> Double {
    let length = maximum - minimum
    guard length > 0, length.isFinite else { return 0 }
    return min(max((value - minimum) / length, 0), 1)
  }

  /// Returns the value below which a share of the range is.
  func value(at fraction: Double) -> Double { minimum + fraction * (maximum - minimum) }
}
