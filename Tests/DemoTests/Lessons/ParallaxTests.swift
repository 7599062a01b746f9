import Ashlar
import Testing

@testable import Demos

/// A header that grows while a list is pulled beyond its start.
@MainActor @Suite struct ParallaxTests {
  private nonisolated static let sizes = [(30, 16), (62, 18), (80, 24), (120, 40), (200, 60)]

  private func height(_ stage: HeadlessStage) throws -> Int {
    try stage.view("/page/header").frame.height
  }

  private func top(_ stage: HeadlessStage) throws -> Int {
    try stage.view("/page/list/column/row1").frame.minY
  }

  @Test(arguments: sizes)
  func `pulled by keys, the header reaches down to the list`(width: Int, rows: Int) throws {
    let stage = try makeStage("parallax", width, rows)
    #expect(try height(stage) == 6 && top(stage) == 6)
    #expect(stage.readout == "header.height = 6: nobody pulls, at an offset of -6 ≥ -6.")
    for pulled in 1...10 {
      try stage.press("<up>")
      // Eight rows are the most.
      let expected = 6 + min(pulled, 8)
      #expect(try height(stage) == expected && top(stage) == expected)
      #expect(
        stage.readout == "header.height = \(expected): pulled, at an offset of -\(expected) < -6.")
    }
    for pulled in (0..<8).reversed() {
      try stage.press("<down>")
      #expect(try height(stage) == 6 + pulled && top(stage) == 6 + pulled)
    }
    #expect(stage.reports.isEmpty)
  }

  @Test(arguments: sizes)
  func `scrolled up, the header keeps its height`(width: Int, rows: Int) throws {
    let stage = try makeStage("parallax", width, rows)
    for scrolled in 1...9 {
      try stage.press("<down>")
      #expect(try height(stage) == 6 && top(stage) == 6 - scrolled)
    }
    try stage.press("<end>")
    #expect(try top(stage) == rows - 120)
    try stage.press("<home>")
    #expect(try height(stage) == 6 && top(stage) == 6)
  }

  @Test(arguments: sizes)
  func `without another height there is a gap`(width: Int, rows: Int) throws {
    let stage = try makeStage("parallax", width, rows, keys: "n")
    #expect(try height(stage) == 6 && top(stage) == 10)
    #expect(stage.readout == "header.height = 6: a gap of 4 down to the list.")
    #expect(stage.reports.isEmpty)
    try stage.press("n")
    #expect(try height(stage) == 10)
  }

  @Test(arguments: sizes)
  func `a second height contradicts the first, and is left out`(width: Int, rows: Int) throws {
    let stage = try makeStage("parallax", width, rows, keys: "c")
    #expect(try height(stage) == 6 && top(stage) == 10)
    #expect(stage.readout == "header.height = 6: a second one, 10, is left out.")
    #expect(stage.currentReports.count == 1)
    // At rest both say the same.
    try stage.press("<home>")
    #expect(stage.currentReports.isEmpty)
    // And the constant of the first contradicts nothing.
    try stage.press("<up><up>c")
    #expect(try height(stage) == 10 && top(stage) == 10)
    #expect(stage.currentReports.isEmpty)
  }

  /// Beyond the start the wheel shows three rows, and the content comes back.
  @Test func `the wheel pulls it, too`() throws {
    let stage = try makeStage("parallax", 62, 18)
    stage.window.prefersReducedMotion = false
    let point = CellPoint(x: 10, y: 10)
    for pulled in [1, 2, 3, 3] {
      stage.send([.mouse(MouseEvent(.scrollUp, at: point))])
      #expect(try height(stage) == 6 + pulled && top(stage) == 6 + pulled)
    }
    // A key begins where the list is at rest.
    try stage.press("<up>")
    #expect(try height(stage) == 7 && top(stage) == 7)
    try stage.press("<down>")
    stage.send([.mouse(MouseEvent(.scrollDown, at: point))])
    #expect(try height(stage) == 6 && top(stage) == 3)
  }
}
