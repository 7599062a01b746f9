/// The change of a symbol's own cost with its value, in one of its segments, for the most important sum that
/// changes.
struct Slope: BitwiseCopyable, Equatable {
  /// The band of that sum; 1 if only a distance from zero changes, 0 if nothing does.
  var band: UInt64 = 0
  var value = 0.0
  /// Whether no other sum changes.
  var isOnlySum = true
}

/// A slope that is being added up.
struct SlopeSum {
  private var slope = Slope()
  private var magnitude = 0.0

  /// Adds the weight of a breakpoint whose error grows with the symbol.
  @inline(__always) mutating func add(_ weight: Double, band: UInt64) {
    if band != slope.band, !begin(band) { return }
    slope.value += weight
    magnitude += weight
  }

  /// Subtracts the weight of one whose error shrinks.
  @inline(__always) mutating func subtract(_ weight: Double, band: UInt64) {
    if band != slope.band, !begin(band) { return }
    slope.value -= weight
    magnitude += weight
  }

  /// Begins another sum, if it is more important.
  /// - Returns: Whether it is.
  @inline(__always) private mutating func begin(_ band: UInt64) -> Bool {
    if min(band, slope.band) > 1 { slope.isOnlySum = false }
    if band < slope.band { return false }
    slope.band = band
    slope.value = 0
    magnitude = 0
    return true
  }

  /// The sum; its value is 0 for what is rounding noise.
  @inline(__always) var value: Slope {
    var slope = slope
    if abs(slope.value) <= magnitude * Tolerance.costNoise { slope.value = 0 }
    return slope
  }
}

/// The slopes of a parametric symbol's own cost on both sides of its value, with the movements that are possible.
///
/// Of a convex function the slopes from the left to the right one are the subdifferential at a point.
struct Subdifferential: BitwiseCopyable, Equatable {
  /// Whether it matches the symbol's value and breakpoints.
  var isCurrent = false
  /// Whether no required constraint forbids a movement down.
  var canFall = true
  /// Whether no required constraint forbids a movement up.
  var canRise = true
  /// The number of breakpoints behind the symbol when it moves down.
  var behind: Int32 = 0
  /// The number of breakpoints behind the symbol when it moves up.
  var ahead: Int32 = 0
  /// The slope below, if the symbol can fall.
  var below = Slope()
  /// The slope above, if the symbol can rise.
  var above = Slope()
}
