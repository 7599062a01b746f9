/// A level in the order of minimization; the greater, the more important.
///
/// The sums of errors come first: that of the required constraints, then each priority's from the highest.
/// Then, for each priority, the single errors from the latest ranked constraint to the earliest; then the
/// variables' distances from zero in order of rank.
struct Level: BitwiseCopyable, Equatable {
  /// The priority's bits with the sign bit for a sum, the priority's bits for a single error, 0 for a
  /// variable. The bits of positive numbers are ordered like the numbers.
  var band: UInt64
  var rank: Int
  var number: Int

  /// The sum of the required constraints' errors.
  static let required = UInt64.max
  static let sumBit: UInt64 = 1 << 63

  @inline(__always) init(sum band: UInt64) {
    self.band = band
    rank = 0
    number = 0
  }

  @inline(__always) init(band: UInt64, rank: Int, number: Int) {
    self.band = band
    self.rank = rank
    self.number = number
  }

  /// Returns the band of a priority's sum.
  static func sumBand(of priority: Priority) -> UInt64 {
    priority == .required ? required : sumBit | priority.rawValue.bitPattern
  }

  /// Returns the level of a constraint's single error.
  @inline(__always) static func single(sumBand: UInt64, rank: Int, number: Int) -> Level {
    Level(
      band: sumBand == required ? sumBit - 1 : sumBand & ~sumBit, rank: rank, number: number)
  }

  /// Returns the level of a variable's distance from zero; a lower rank is more important.
  static func variable(rank: Int, number: Int) -> Level {
    Level(band: 0, rank: ~rank, number: ~number)
  }

  /// Whether it is a sum of errors.
  @inline(__always) var isSum: Bool { band & Level.sumBit != 0 }
  /// Whether it concerns constraints' errors.
  var isError: Bool { band != 0 }
}

extension Level: Comparable {
  @inline(__always) static func < (left: Level, right: Level) -> Bool {
    if left.band != right.band { return left.band < right.band }
    if left.rank != right.rank { return left.rank < right.rank }
    return left.number < right.number
  }
}

/// The most important nonzero part of a cost. Its sign is the sign of the cost.
struct LeadingTerm: BitwiseCopyable {
  var level: Level
  /// The value; 0 if the whole cost is zero.
  var value: Double

  static let none = LeadingTerm(level: Level(band: 0, rank: Int.min, number: Int.min), value: 0)

  /// Returns the leading term of the difference of two costs, given their leading terms; zero if these do
  /// not determine it.
  @inline(__always) func difference(_ other: LeadingTerm) -> LeadingTerm {
    if other.value == 0 || (value != 0 && level > other.level) { return self }
    if value == 0 || level < other.level {
      return LeadingTerm(level: other.level, value: -other.value)
    }
    let size = max(abs(value), abs(other.value))
    let rest = value - other.value
    return LeadingTerm(level: level, value: abs(rest) > 1e-9 * size ? rest : 0)
  }

  /// Whether the cost is at least the violation of a required constraint.
  var isForbidding: Bool { value > 0 && level.band == Level.required }
  /// Whether no constraint's error is affected.
  var changesNoError: Bool { value == 0 || !level.isError }
}

extension Level {
  /// Returns the priority of a sum's band.
  static func priority(ofSumBand band: UInt64) -> Priority {
    band == required ? .required : Priority(Double(bitPattern: band & ~sumBit))
  }
}
