/// A way for a row to become feasible: a parametric symbol that moves, or the row itself, which accepts the
/// cost of staying beyond its breakpoint.
struct Offer: BitwiseCopyable {
  /// The knowledge about sums after the most important one.
  enum FurtherSums: UInt8 {
    case unknown
    /// There is at most the next one.
    case next
    case many
  }

  /// The most important sum that it costs, with the amount for each unit of the row; 0 if no sum changes.
  var band: UInt64 = 0
  var value = 0.0
  /// The next sum that is not zero.
  var nextBand: UInt64 = 0
  var nextValue = 0.0
  /// The knowledge about further sums.
  var furtherSums = FurtherSums.unknown
  /// Whether the offer costs nothing.
  var isFree = false
  /// Whether the offer is known to reduce the cost.
  var pays = false
  var isRising: Bool
  /// The index in `ties` of its most important single error; -1 if not determined yet.
  var tie: Int32 = -1
  /// The index of the symbol in the row; -1 for the row's own offer.
  var place: Int32
  var symbol: Symbol
  /// The segment that the symbol moves through; for the row's own offer, the segment it would be in.
  var segment: Int32
  /// The segment where it began.
  var origin: Int32
  var coefficient: Double

  var direction: Double { isRising ? 1 : -1 }
}
