import Ashlar

/// The widths and the timing of the animation that narrows the stage and widens it again.
enum Breath {
  /// Returns the width of each frame: from `width` to `narrowest` and back, with easing at both ends. If the stage is
  /// hardly wider than `narrowest`, it narrows to two thirds instead (62, 40, 62).
  static func widths(from width: Int, to narrowest: Int) -> [Int] {
    let depth = width - min(narrowest, width * 2 / 3)
    return (0...frames).map { frame in
      // From 0 to 1 and back, with easing.
      let way = Double(frames - abs(2 * frame - frames)) / Double(frames)
      let eased = way * way * (3 - 2 * way)
      return width - Int((eased * Double(depth)).rounded())
    }
  }

  /// The number of steps. It is even, so that the middle frame is the narrowest.
  private static let frames = 48
  /// The duration of a frame.
  static let pace = Duration.milliseconds(45)
  /// How long the stage stays narrow if motion is reduced.
  static let rest = Duration.seconds(2)
}
