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
