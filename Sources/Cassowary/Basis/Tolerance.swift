/// The tolerances below which a number is a rounding error. Those for sums of coefficients are in `SparseAccumulator`.
enum Tolerance {
  /// The violation of a limit up to which it is a rounding error, relative to the magnitude of the value's terms.
  static let value = 2e-13
  /// The magnitude that counts as zero compared with the numbers of any layout.
  static let zero = 1e-15
  /// The fraction of a cost's magnitude below which the cost is a rounding error.
  static let costNoise = 1e-9
  /// The smallest coefficient that counts in a cost. Smaller ones are rounding errors among coefficients of about one,
  /// and must not decide on any level.
  static let leastCoefficient = 1e-10
}
