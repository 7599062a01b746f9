import Ashlar

/// A stage that becomes narrower and as wide again by itself, once, and the layout with it.
enum Breath {
  /// The widths from frame to frame, of which the first and the last are `width`: slow at both ends of the
  /// way, down to `narrowest`, or to two thirds where the stage is hardly wider (62, 40, 62).
  static func widths(from width: Int, to narrowest: Int) -> [Int] {
    let depth = width - min(narrowest, width * 2 / 3)
    return (0...frames).map { frame in
      // From 0 to 1 and back, twice as an S.
      let way = Double(frames - abs(2 * frame - frames)) / Double(frames)
      let eased = way * way * (3 - 2 * way)
      return width - Int((eased * Double(depth)).rounded())
    }
  }

  /// An even number, so that the middle one is the narrowest.
  private static let frames = 48
  /// How long each is shown.
  static let pace = Duration.milliseconds(45)
}
