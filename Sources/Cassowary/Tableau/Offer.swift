/// A way for a row to become feasible: a parametric symbol that moves, or the row's own cost, which
/// accepts that it is beyond its breakpoint.
struct Offer: BitwiseCopyable {
  /// What is known of the sums beside the most important one.
  enum FurtherSums: UInt8 {
    case unknown
    /// There are none but the next one, if that.
    case next
    case many
  }

  /// The most important sum that it costs for each unit that the row gets, and how much; 0 when no
  /// sum changes.
  var band: UInt64 = 0
  var value = 0.0
  /// The next sum that is not zero.
  var nextBand: UInt64 = 0
  var nextValue = 0.0
  /// What is known of further sums.
  var furtherSums = FurtherSums.unknown
  /// Whether it costs nothing.
  var isFree = false
  /// Whether it is known to lessen the cost.
  var pays = false
  var isRising: Bool
  /// Where its most important single error is in `ties`, once it was asked for; else -1.
  var tie: Int32 = -1
  /// Where the row has the symbol; -1 for the row's own cost.
  var place: Int32
  var symbol: Symbol
  /// The segment it goes through, or for the row's own cost the one it would be in.
  var segment: Int32
  /// The segment it began in.
  var origin: Int32
  var coefficient: Double

  var direction: Double { isRising ? 1 : -1 }
}
