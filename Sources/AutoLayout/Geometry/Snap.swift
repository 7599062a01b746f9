/// The rounding of solved numbers.
enum Snap {
  /// Returns the nearest multiple of 1/65536. On that grid sums of frames are exact.
  static func value(_ value: Double) -> Double {
    // Beyond, neighbouring numbers are farther apart than the grid.
    guard abs(value) < 0x1p36 else { return value }
    // What lies between two places of the grid but for rounding errors, as halves of snapped sizes do,
    // goes up whatever the errors are.
    let snapped = (value * 65536 + 0.5 + 1e-4).rounded(.down) / 65536
    return snapped == 0 ? 0 : snapped
  }

  /// Returns the next whole number; noise below the grid does not count.
  static func up(_ value: Double) -> Double { Self.value(value).rounded(.up) }
}
