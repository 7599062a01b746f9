/// The unit of lengths.
public enum LayoutUnit: Hashable, Sendable {
  /// Terminal cells: intrinsic and fitted sizes are rounded up to whole numbers.
  case cells
  /// Points, for layouts outside a terminal: only solved numbers are rounded, to multiples of 1/65536.
  case points

  /// Returns the cell boundary nearest to a coordinate of the window, with halves rounded up. The result is clamped to
  /// ±1e9.
  package static func cell(_ coordinate: Double) -> Int {
    Int(min(max((coordinate + 0.5).rounded(.down), -1e9), 1e9))
  }

  func roundUp(_ length: Double) -> Double {
    switch self {
    case .cells: Snap.up(length)
    case .points: Snap.value(length)
    }
  }
}

extension LayoutUnit {
  /// Returns a number of layout units for people to read: the shortest decimal for it.
  ///
  /// Solved values lie on a grid of 1/65536, so 80.4 becomes 80.39999389648438: its text is `80.4`. A number
  /// off the grid has at most six decimals, a very large or small one an exponent.
  public static func text(of value: Double) -> String { value.short }
}

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

/// The greatest magnitudes in a layout. A greater number, such as `Double.greatestFiniteMagnitude`, means "as much as
/// possible" and is clamped to the limit. Sums with the limit stay finite, and other views keep their places.
package enum LayoutLimit {
  /// For numbers that a program states: intrinsic sizes, targets, insets, spacings, constants and multipliers.
  package static let stated = 1e9
  /// For the positions and lengths of frames. The frame of a table with very many rows may exceed the other limit.
  package static let frame = 1e15
}

extension Double {
  /// Returns the number clamped to `-limit...limit`.
  package func limited(to limit: Double) -> Double { min(max(self, -limit), limit) }
}

extension EdgeInsets {
  /// The insets clamped to the limit, with 0 for each number that is not finite. They may be negative.
  var limited: EdgeInsets {
    func limited(_ length: Double) -> Double {
      length.isFinite ? length.limited(to: LayoutLimit.stated) : 0
    }
    return EdgeInsets(
      top: limited(top), left: limited(left), bottom: limited(bottom), right: limited(right))
  }
}

extension Rect {
  /// The rectangle with each number clamped to the limit for frames. The numbers have to be finite.
  var limited: Rect {
    let limit = LayoutLimit.frame
    return Rect(
      x: minX.limited(to: limit), y: minY.limited(to: limit), width: width.limited(to: limit),
      height: height.limited(to: limit))
  }
}
