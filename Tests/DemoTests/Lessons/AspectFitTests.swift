import Ashlar
import Testing

@testable import Demos

/// Boxes that keep their ratios in halves of the stage.
@MainActor @Suite struct AspectFitTests {
  private nonisolated static let heights = [6, 12, 18, 24, 40]

  private func size(_ half: String, _ stage: HeadlessStage) throws -> Size {
    try stage.view("/\(half)/box").layoutFrame.size
  }

  private func isClose(_ size: Size, _ width: Double, _ height: Double) -> Bool {
    abs(size.width - width) < 1e-3 && abs(size.height - height) < 1e-3
  }

  /// The largest box of a ratio in a room: as high as it, unless it would be too wide.
  private func fitted(_ ratio: Double, _ width: Double, _ height: Double) -> (Double, Double) {
    let high = height * ratio
    return high <= width ? (high, height) : (width, width / ratio)
  }

  /// The smallest one that covers it.
  private func filled(_ ratio: Double, _ width: Double, _ height: Double) -> (Double, Double) {
    let high = height * ratio
    return high >= width ? (high, height) : (width, width / ratio)
  }

  @Test(arguments: heights)
  func `each box is the largest of its ratio in its half`(height: Int) throws {
    let stage = try makeStage("aspect-fit", 62, height)
    let half = Double(height) / 2
    for width in stride(from: 10, through: 200, by: 7) {
      stage.resize(width, height)
      for (name, ratio) in [("upper", 6), ("lower", 2.0 / 3)] {
        let (wide, high) = fitted(ratio, Double(width), half)
        #expect(isClose(try size(name, stage), wide, high), "\(name) at \(width)")
        let by = high == half ? "height" : "width"
        #expect(
          stage.readout.contains(
            "\(name) \(LayoutUnit.brief(wide)) × \(LayoutUnit.brief(high)) by \(by)"))
      }
      #expect(stage.reports.isEmpty)
    }
  }

  @Test(arguments: heights)
  func `filling, each is the smallest that covers its half`(height: Int) throws {
    for keys in ["c", "cw"] {
      let stage = try makeStage("aspect-fit", 62, height, keys: keys)
      for width in stride(from: 10, through: 200, by: 19) {
        stage.resize(width, height)
        for (name, ratio) in [("upper", 6), ("lower", 2.0 / 3)] {
          let (wide, high) = filled(ratio, Double(width), Double(height) / 2)
          #expect(isClose(try size(name, stage), wide, high), "\(name) at \(width)")
        }
      }
    }
  }

  @Test func `without a wish nothing makes them larger than nothing`() throws {
    let stage = try makeStage("aspect-fit", 62, 18, keys: "w")
    #expect(try size("upper", stage) == .zero && size("lower", stage) == .zero)
    #expect(stage.readout == "upper 0 × 0, no wish; lower 0 × 0, no wish.")
  }

  @Test func `the numbers of columns and rows are 3 to 1 where cells count as squares`() throws {
    let stage = try makeStage("aspect-fit", 62, 18, keys: "x")
    #expect(isClose(try size("upper", stage), 27, 9))
    #expect(isClose(try size("lower", stage), 3, 9))
  }

  /// The width at which the upper box passes from one limit to the other: 9 rows of 6 columns.
  @Test func `the limit changes where both hold`() throws {
    let stage = try makeStage("aspect-fit", 62, 18)
    for (width, held) in [
      (55, "54 × 9 by height"), (54, "54 × 9 by height"), (53, "53 × 8.83 by width"),
    ] {
      stage.resize(width, 18)
      #expect(stage.readout.hasPrefix("upper \(held);"))
    }
  }
}
