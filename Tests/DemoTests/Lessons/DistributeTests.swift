import Ashlar
import Testing

@testable import Demos

/// Rows of fixed gaps, and of fixed lengths.
@MainActor @Suite struct DistributeTests {
  /// The starts and lengths of the boxes along the axis.
  private func boxes(_ stage: HeadlessStage, vertical: Bool = false) -> [(
    start: Double, length: Double
  )] {
    stage.views.filter { $0.name.hasPrefix("box") }.map(\.layoutFrame).map {
      vertical ? ($0.minY, $0.height) : ($0.minX, $0.width)
    }
  }

  @Test func `with fixed gaps the boxes share the rest`() throws {
    let stage = try makeStage("distribute", 62, 18)
    for count in 4...9 {
      for width in stride(from: 34, through: 200, by: 11) {
        stage.resize(width, 18)
        let length = Double(width - 4 - 2 - 2 * (count - 1)) / Double(count)
        let boxes = boxes(stage)
        #expect(boxes.count == count)
        for (index, box) in boxes.enumerated() {
          #expect(isClose(box.length, length))
          #expect(isClose(box.start, 4 + Double(index) * (length + 2)))
        }
        #expect(
          stage.readout
            == "width = \(LayoutUnit.brief(length)) = (\(width) - 4 - 2 - \(count - 1) × 2) / \(count)."
        )
      }
      try stage.press("+")
    }
    #expect(stage.reports.isEmpty)
  }

  @Test func `with fixed lengths the gaps share the rest, and may be less than nothing`() throws {
    let stage = try makeStage("distribute", 62, 18, keys: "x")
    for width in 20...120 {
      stage.resize(width, 18)
      let gap = Double(width - 4 - 2 - 4 * 6) / 3
      for (index, box) in boxes(stage).enumerated() {
        #expect(box.length == 6 && abs(box.start - (4 + Double(index) * (6 + gap))) < 1e-3)
      }
      #expect(stage.readout.hasPrefix("gap = \(LayoutUnit.brief(gap))"))
      #expect(stage.readout.hasSuffix("they overlap.") == (gap < 0))
    }
    #expect(stage.reports.isEmpty)
  }

  @Test func `a column is a row of the other axis`() throws {
    let stage = try makeStage("distribute", 62, 18, keys: "v")
    for height in [12, 18, 24, 60] {
      stage.resize(62, height)
      let length = Double(height - 2 - 1 - 3) / 4
      for (index, box) in boxes(stage, vertical: true).enumerated() {
        #expect(isClose(box.length, length))
        #expect(isClose(box.start, 2 + Double(index) * (length + 1)))
      }
    }
    try stage.press("x")
    for height in [12, 18, 24, 60] {
      stage.resize(62, height)
      let gap = Double(height - 2 - 1 - 8) / 3
      for (index, box) in boxes(stage, vertical: true).enumerated() {
        #expect(box.length == 2 && abs(box.start - (2 + Double(index) * (2 + gap))) < 1e-3)
      }
    }
  }

  @Test func `gaps that do not fit contradict the container`() throws {
    let stage = try makeStage("distribute", 62, 18, keys: "+++++")
    stage.resize(21, 18)
    #expect(stage.readout == "width = 0: no room for 8 gaps of 2, one is left out.")
    #expect(!stage.currentReports.isEmpty)
    stage.resize(22, 18)
    #expect(stage.currentReports.isEmpty)
  }

  @Test func `one box alone is no row`() throws {
    let stage = try makeStage("distribute", 62, 18, keys: "---")
    #expect(boxes(stage).map(\.length) == [0])
    #expect(stage.readout == "One box is no row: nothing is made, and that is reported.")
    #expect(stage.currentReports.count == 1)
    try stage.press("+")
    #expect(boxes(stage).map(\.length) == [27, 27])
  }
}
