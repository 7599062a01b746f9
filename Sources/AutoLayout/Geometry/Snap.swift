/// The rounding of solved numbers.
enum Snap {
  /// Returns the nearest multiple of 1/65536. Sums of such numbers are exact.
  static func value(_ value: Double) -> Double {
    // Above this, neighbouring doubles are farther apart than 1/65536.
    guard abs(value) < 0x1p36 else { return value }
    // A number halfway between two multiples, such as half of a snapped size, is rounded up even if
    // rounding errors put it slightly below the middle.
    let snapped = (value * 65536 + 0.5 + 1e-4).rounded(.down) / 65536
    return snapped == 0 ? 0 : snapped
  }

  /// Returns the next whole number at or above a value. Rounding errors smaller than 1/65536 do not count.
  static func up(_ value: Double) -> Double { Self.value(value).rounded(.up) }
}
