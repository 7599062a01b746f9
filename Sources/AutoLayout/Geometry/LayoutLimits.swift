/// The greatest numbers that a layout counts with. A greater one, such as `Double.greatestFiniteMagnitude`, means "as
/// much as there can be", and counts as the limit: sums with it stay numbers, and other views keep their places.
package enum LayoutLimit {
  /// For what is stated: intrinsic sizes, targets, insets, spacing, and the numbers of constraints.
  package static let stated = 1e9
  /// For the places and lengths of frames. A table of very many rows needs more than views state.
  package static let frame = 1e15
}

extension Double {
  /// Returns the nearest number with at most the magnitude of a limit.
  package func limited(to limit: Double) -> Double { min(max(self, -limit), limit) }
}

extension EdgeInsets {
  /// The insets with 0 for each number that is not finite, within the limit; they may be negative.
  var limited: EdgeInsets {
    func limited(_ length: Double) -> Double {
      length.isFinite ? length.limited(to: LayoutLimit.stated) : 0
    }
    return EdgeInsets(
      top: limited(top), left: limited(left), bottom: limited(bottom), right: limited(right))
  }
}

extension Rect {
  /// The rectangle within the limit for frames, of numbers that are finite.
  var limited: Rect {
    let limit = LayoutLimit.frame
    return Rect(
      x: minX.limited(to: limit), y: minY.limited(to: limit), width: width.limited(to: limit),
      height: height.limited(to: limit))
  }
}
