/// The change of a symbol's own cost with its value, in one of its segments, for the most important sum that
/// changes.
struct Slope: BitwiseCopyable, Equatable {
  /// The band of that sum; 1 if only a distance from zero changes, 0 if nothing does.
  var band: UInt64 = 0
  var value = 0.0
  /// Whether no other sum changes.
  var isOnlySum = true
}
