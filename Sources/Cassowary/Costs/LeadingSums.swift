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
    let amount = slope.value * factor
    add(amount, abs(amount), band: slope.band)
  }

  /// Returns what goes into the sums of others through a reference.
  /// - Parameter noise: The part of a sum's magnitude below which it is noise.
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

  /// The least share of its parts that a sum has to be, to be told from their rounding errors after many steps.
  private static let clear = 1e-5

  /// Whether the known sums are as the rows have them: none cancels, nor is so small that it may be no more than rounding
  /// errors, or come from coefficients that do not count.
  /// - Parameter small: The size up to which a sum may be noise.
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
