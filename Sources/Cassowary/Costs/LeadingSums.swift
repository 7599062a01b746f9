/// The two most important sums that a movement changes, with their rates.
struct LeadingSums: BitwiseCopyable {
  /// The band of the first sum; 1 if no sum changes.
  var band: UInt64 = 1
  var sum = 0.0
  var magnitude = 0.0
  /// The band of the second sum; 1 if no other sum changes.
  var nextBand: UInt64 = 1
  var nextSum = 0.0
  var nextMagnitude = 0.0
  /// Whether there may be further sums, also between the two.
  var hasMore = false

  @inline(__always) mutating func add(_ slope: Slope, times factor: Double) {
    if !slope.isOnlySum { hasMore = true }
    add(slope.value * factor, band: slope.band)
  }

  @inline(__always) private mutating func add(_ amount: Double, band added: UInt64) {
    if added == band {
      sum += amount
      magnitude += abs(amount)
    } else if added > 1 {
      addOther(amount, band: added)
    }
  }

  @inline(__always) private mutating func addOther(_ amount: Double, band added: UInt64) {
    if added == nextBand {
      nextSum += amount
      nextMagnitude += abs(amount)
      return
    }
    if nextBand > 1 { hasMore = true }
    if added > band {
      nextBand = band
      nextSum = sum
      nextMagnitude = magnitude
      band = added
      sum = amount
      magnitude = abs(amount)
    } else if added > nextBand {
      nextBand = added
      nextSum = amount
      nextMagnitude = abs(amount)
    }
  }
}
