/// The two most important sums that a movement changes, with the rates of change.
struct LeadingSums: BitwiseCopyable {
  /// The band of the first sum; 1 if no sum changes.
  var band: UInt64 = 1
  var sum = 0.0
  var magnitude = 0.0
  /// The band of the second sum; 1 if no other sum changes.
  var nextBand: UInt64 = 1
  var nextSum = 0.0
  var nextMagnitude = 0.0
  /// Whether there may be further sums, possibly of a band between the two.
  var hasMore = false

  @inline(__always) mutating func add(_ slope: Slope, times factor: Double) {
    if !slope.isOnlySum { hasMore = true }
    let amount = slope.value * factor
    add(amount, abs(amount), band: slope.band)
  }

  /// Returns the sums with the magnitudes that count when they are added to others through a reference.
  /// - Parameter noise: The fraction of a sum's magnitude below which the sum is a rounding error.
  func carried(noise: Double) -> LeadingSums {
    var carried = self
    carried.magnitude = SparseAccumulator.carriedMagnitude(magnitude, of: sum, noise: noise)
    carried.nextMagnitude = SparseAccumulator.carriedMagnitude(
      nextMagnitude, of: nextSum, noise: noise)
    return carried
  }

  /// Adds a multiple of other sums.
  @inline(__always) mutating func add(_ other: LeadingSums, times factor: Double) {
    if other.hasMore { hasMore = true }
    add(other.sum * factor, other.magnitude * abs(factor), band: other.band)
    add(other.nextSum * factor, other.nextMagnitude * abs(factor), band: other.nextBand)
  }

  /// The smallest fraction of its magnitude at which a sum is certainly not a rounding error, even after many steps.
  private static let clear = 1e-5

  /// Whether the known sums certainly are those of the rows: none cancels, or is so small that it may be a rounding
  /// error or come from coefficients that are ignored.
  /// - Parameter small: The magnitude up to which a sum may be a rounding error.
  @inline(__always) func areSure(small: Double) -> Bool {
    isZero
      || (LeadingSums.isSure(sum, magnitude, small)
        && (hasMore || nextBand == 1 || LeadingSums.isSure(nextSum, nextMagnitude, small)))
  }

  @inline(__always) private static func isSure(
    _ sum: Double, _ magnitude: Double, _ small: Double
  ) -> Bool {
    abs(sum) > max(small, magnitude * clear)
  }

  /// Whether no sum changes.
  @inline(__always) var isZero: Bool { band == 1 && !hasMore }

  @inline(__always) private mutating func add(
    _ amount: Double, _ size: Double, band added: UInt64
  ) {
    if added == band {
      sum += amount
      magnitude += size
    } else if added > 1 {
      addOther(amount, size, band: added)
    }
  }

  @inline(__always) private mutating func addOther(
    _ amount: Double, _ size: Double, band added: UInt64
  ) {
    if added == nextBand {
      nextSum += amount
      nextMagnitude += size
      return
    }
    if nextBand > 1 { hasMore = true }
    if added > band {
      nextBand = band
      nextSum = sum
      nextMagnitude = magnitude
      band = added
      sum = amount
      magnitude = size
    } else if added > nextBand {
      nextBand = added
      nextSum = amount
      nextMagnitude = size
    }
  }
}
