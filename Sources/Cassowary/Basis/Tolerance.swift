/// The sizes below which a number is a rounding error. Those of sums of coefficients are with `SparseAccumulator`.
enum Tolerance {
  /// The share of a value's parts by which it may miss a limit.
  static let value = 2e-13
  /// The magnitude that counts as zero beside numbers of any layout.
  static let zero = 1e-15
  /// The part of a cost's magnitude below which the cost is rounding noise.
  static let costNoise = 1e-9
  /// The least coefficient that counts in a cost: smaller ones are noise among coefficients of about one, which must not
  /// decide on any level.
  static let leastCoefficient = 1e-10
}
