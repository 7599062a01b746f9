/// A straight piece of the way of a solution, as it is told from a step along it.
///
/// What it goes by are readings: the values of expressions and variables, 0 where they are zero
/// but for rounding errors.
struct StraightPiece {
  /// The step it was told from.
  let step: Double
  /// What each reading gains for each unit.
  let slopes: [Double]
  /// How far it goes: to where the first reading becomes zero.
  let length: Double

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

  /// The part of a step after which the first reading loses its sign, if the way is straight; none
  /// when all that are not zero at first keep theirs, so that the step stays in one piece.
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
