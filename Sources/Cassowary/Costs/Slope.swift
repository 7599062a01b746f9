/// The slope of a symbol's own cost in one of its segments, for the most important sum that changes.
struct Slope: BitwiseCopyable, Equatable {
  /// The band of that sum; 1 if only a distance from zero changes, 0 if nothing changes.
  var band: UInt64 = 0
  var value = 0.0
  /// Whether no other sum changes.
  var isOnlySum = true
}

/// The computation of a slope.
struct SlopeSum {
  private var slope = Slope()
  private var magnitude = 0.0

  /// Adds the weight of a breakpoint whose error grows with the symbol's value.
  @inline(__always) mutating func add(_ weight: Double, band: UInt64) {
    if band != slope.band, !begin(band) { return }
    slope.value += weight
    magnitude += weight
  }

  /// Subtracts the weight of a breakpoint whose error shrinks with the symbol's value.
  @inline(__always) mutating func subtract(_ weight: Double, band: UInt64) {
    if band != slope.band, !begin(band) { return }
    slope.value -= weight
    magnitude += weight
  }

  /// Begins another sum, if its band is more important.
  /// - Returns: Whether it is.
  @inline(__always) private mutating func begin(_ band: UInt64) -> Bool {
    if min(band, slope.band) > 1 { slope.isOnlySum = false }
    if band < slope.band { return false }
    slope.band = band
    slope.value = 0
    magnitude = 0
    return true
  }

  /// The slope; its value is 0 if it is only a rounding error.
  @inline(__always) var value: Slope {
    var slope = slope
    if abs(slope.value) <= magnitude * Tolerance.costNoise { slope.value = 0 }
    return slope
  }
}

/// The slopes of a parametric symbol's own cost on both sides of its value, and whether the symbol can move.
///
/// The subdifferential of a convex function at a point is the set of slopes from the left one to the right one.
struct Subdifferential: BitwiseCopyable, Equatable {
  /// Whether it is up to date with the symbol's value and breakpoints.
  var isCurrent = false
  /// Whether no required constraint forbids a decrease.
  var canFall = true
  /// Whether no required constraint forbids an increase.
  var canRise = true
  /// The number of breakpoints behind the symbol when it decreases.
  var behind: Int32 = 0
  /// The number of breakpoints behind the symbol when it increases.
  var ahead: Int32 = 0
  /// The slope below the value, if the symbol can decrease.
  var below = Slope()
  /// The slope above the value, if the symbol can increase.
  var above = Slope()
}
