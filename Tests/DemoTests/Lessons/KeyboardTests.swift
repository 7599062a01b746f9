import Ashlar
import Testing

@testable import Demos

/// An input and a list that make room for a keyboard.
@MainActor @Suite struct KeyboardTests {
  private nonisolated static let sizes = [
    (30, 12), (44, 14), (62, 18), (80, 24), (120, 40), (200, 60),
  ]

  private func last(_ stage: HeadlessStage) throws -> CellRect {
    try stage.view("/page/list/column/row120").frame
  }

  /// The upper edge of the input and the lower one of the last row, on the page.
  private func places(_ stage: HeadlessStage) throws -> (input: Int, row: Int) {
    let input = try stage.view("/page/input").frame
    return (input.minY, try last(stage).maxY)
  }

  @Test(arguments: sizes)
  func `the input stands on the keyboard, and the last row on the input`(
    width: Int, height: Int
  ) throws {
    let stage = try makeStage("keyboard", width, height)
    let bottom = height
    #expect(try places(stage) == (bottom - 3, bottom - 3))
    #expect(
      stage.readout == "input.bottom = \(height) = \(height) - 0; row 120 rises to \(height - 3).")
    for (keys, keyboard) in [("<space>", 5), ("+", 6), ("+", 7), ("+", 7), ("---", 4), ("-", 4)] {
      try stage.press(keys)
      let top = height - keyboard
      #expect(try stage.view("/page/keyboard").frame.minY == top)
      #expect(try places(stage) == (top - 3, top - 3))
      #expect(
        stage.readout
          == "input.bottom = \(height - keyboard) = \(height) - \(keyboard); row 120 rises to \(height - keyboard - 3)."
      )
    }
    try stage.press("<space>")
    #expect(try places(stage) == (bottom - 3, bottom - 3))
    #expect(stage.reports.isEmpty)
  }

  @Test(arguments: sizes)
  func `without another constant the keyboard covers the input`(width: Int, height: Int) throws {
    let stage = try makeStage("keyboard", width, height, keys: "c")
    #expect(try stage.view("/page/input").frame.maxY == height)
    #expect(
      stage.readout == "input.bottom = \(height) - 0, but the keyboard begins at \(height - 5).")
    #expect(!stage.draw().text.contains("a new line"))
    try stage.press("c")
    #expect(stage.draw().text.contains("a new line"))
  }

  @Test(arguments: sizes)
  func `without another inset no scrolling shows the last row`(width: Int, height: Int) throws {
    let stage = try makeStage("keyboard", width, height, keys: "n")
    for keys in ["", "<end>", "<pgdn>", "<down>"] {
      try stage.press(keys)
      #expect(try places(stage) == (height - 8, height - 3))
      #expect(!stage.draw().text.contains("120  "))
    }
    #expect(
      stage.readout.hasSuffix("row 120 rises to \(height - 3) at most, not to \(height - 8)."))
    try stage.press("n")
    #expect(stage.draw().text.contains("120  "))
  }

  /// At the start of the list nothing moves but the input: an inset is room at the end.
  @Test func `the keyboard moves no row that is not at the end`() throws {
    let stage = try makeStage("keyboard", 62, 18, keys: "<home>")
    let before = try stage.view("/page/list/column/row1").frame
    try stage.press("<space>")
    #expect(try stage.view("/page/list/column/row1").frame == before)
    #expect(before.minY == 0)
  }

  @Test func `the wheel scrolls, and a try gives back the place`() throws {
    let stage = try makeStage("keyboard", 62, 18)
    let point = CellPoint(x: 10, y: 4)
    let end = try last(stage).maxY
    stage.send([.mouse(MouseEvent(.scrollUp, at: point))])
    #expect(try last(stage).maxY == end + 3)
    let before = stage.restorePoint()
    try stage.press("<space><end>n")
    before.restore()
    #expect(try last(stage).maxY == end + 3)
  }
}
