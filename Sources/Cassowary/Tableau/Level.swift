/// A place in the order of what is to be minimized: the greater, the more important.
///
/// First come the sums of errors, that of the required constraints before all, then each priority's
/// from the highest; then, priority by priority, the single errors from the latest ranked
/// constraint to the earliest; then the variables' distances from zero in order of rank.
struct Level: BitwiseCopyable, Equatable {
  /// For a sum the priority's bits with the sign bit set, for a single error the priority's bits,
  /// for a variable 0. Bits of positive numbers are in the numbers' order.
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

  /// The band of a priority's sum.
  static func sumBand(of priority: Priority) -> UInt64 {
    priority == .required ? required : sumBit | priority.rawValue.bitPattern
  }

  /// The level of a constraint's single error.
  @inline(__always) static func tie(sumBand: UInt64, rank: Int, number: Int) -> Level {
    Level(
      band: sumBand == required ? sumBit - 1 : sumBand & ~sumBit, rank: rank, number: number)
  }

  /// The level of a variable's distance from zero: the lower its rank, the more important.
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

/// The most important part of a cost that is not zero, and so the cost's sign.
struct Lead: BitwiseCopyable {
  var level: Level
  /// 0 when the whole cost is zero.
  var value: Double

  static let none = Lead(level: Level(band: 0, rank: Int.min, number: Int.min), value: 0)

  /// The lead of the difference of two costs of which these are the leads; zero when those do not
  /// tell.
  @inline(__always) func difference(_ other: Lead) -> Lead {
    if other.value == 0 || (value != 0 && level > other.level) { return self }
    if value == 0 || level < other.level { return Lead(level: other.level, value: -other.value) }
    let size = max(abs(value), abs(other.value))
    let rest = value - other.value
    return Lead(level: level, value: abs(rest) > 1e-9 * size ? rest : 0)
  }

  /// Whether the cost is at least a required constraint's violation.
  var isForbidding: Bool { value > 0 && level.band == Level.required }
  /// Whether no constraint's error is concerned.
  var isFlat: Bool { value == 0 || !level.isError }
}

extension Level {
  /// The priority whose sum a band is.
  static func priority(ofSumBand band: UInt64) -> Priority {
    band == required ? .required : Priority(Double(bitPattern: band & ~sumBit))
  }
}
