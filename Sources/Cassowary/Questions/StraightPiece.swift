/// A straight piece of a solution's path, determined by a step along it.
///
/// It is described by readings: the values of expressions and variables, with rounding errors replaced by 0.
struct StraightPiece {
  /// The step that determined the piece.
  let step: Double
  /// The change of each reading for each unit.
  let slopes: [Double]
  /// The length of the piece, up to where the first reading becomes zero.
  let length: Double

  /// Determines a piece from the readings at its beginning and after a step.
  ///
  /// - Parameters:
  ///   - place: The readings at its beginning.
  ///   - found: The readings after the step, which must stay in the piece.
  ///   - tolerance: What readings may differ by rounding errors.
  init(from place: [Double], to found: [Double], step: Double, tolerance: Double) {
    self.step = step
    slopes = zip(place, found).map { old, new in
      abs(new - old) <= tolerance ? 0 : (new - old) / step
    }
    var length = Double.infinity
    for (old, slope) in zip(place, slopes) where old * slope < 0 {
      length = min(length, -old / slope)
    }
    self.length = length
  }

  /// Returns the share of a step at which the first reading loses its sign on a straight path; nil if all
  /// readings other than zero keep theirs, so that the step stays in one piece.
  static func firstLostSign(
    from place: [Double], to found: [Double], tolerance: Double
  ) -> Double? {
    var first: Double?
    for (old, new) in zip(place, found) where old != 0 {
      let isKept = old > 0 ? new > tolerance : new < -tolerance
      if !isKept { first = min(first ?? 1, old / (old - new)) }
    }
    return first
  }
}
