import Ashlar
import Testing

@testable import Demos

/// Setters that change a constraint at once, and setters that let it wait for one update.
@MainActor @Suite struct BatchesTests {
  private let area = "/page/column/area"

  /// What is told below a view: setters, changes and updates.
  private func tally(_ name: String, _ stage: HeadlessStage) throws -> [Int] {
    let text = try #require(try stage.view("\(area)/\(name)-tally").text)
    return text.split(separator: "\n").compactMap { Int($0.prefix { $0.isNumber }) }
  }

  private func bars(_ name: String, _ stage: HeadlessStage) throws -> [Rect] {
    try (1...3).map { try stage.view("\(area)/\(name)/bar\($0)").layoutFrame }
  }

  /// Both views show the same, and each has half of the stage.
  private func check(
    _ keys: String, once: [Int], batch: [Int],
    _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    // Where there is room for all of them.
    let whole = try bars("once", makeStage("batches", 200, 24, keys: keys)).map(\.width)
    try FilmStrip.check("batches", after: keys, location) { strip in
      let stage = strip.stage
      let panes = try ["once", "batch"].map { try stage.frame("\(area)/\($0)") }
      let frame = try stage.frame(area)
      strip.expect(
        "panes", panes.flatMap { [$0.minX, $0.maxX] },
        [frame.minX, frame.midX - 1, frame.midX + 1, frame.maxX])
      let room = panes[0].width - 2
      let (left, right) = try (bars("once", stage), bars("batch", stage))
      strip.expect("bars", right.map(\.width), left.map(\.width))
      strip.expect("widths", left.map(\.width), whole.map { min($0, room) })
      for bar in left + right { strip.expect("left", bar.minX, 1) }
      strip.expect("rows", (left + right).map(\.minY), [1, 2, 3, 1, 2, 3])
      let (first, second) = try (tally("once", stage), tally("batch", stage))
      strip.expect(first == once && second == batch, "\(first), \(second)")
      strip.expectReadout(
        right[0].width, room, Double(first[1]), Double(second[1]), Double(second[2]))
      strip.expectNoReports()
    }
  }

  @Test func `the first update comes without being asked for`() throws {
    try check("", once: [0, 0, 1], batch: [0, 0, 1])
  }

  @Test func `three setters are three changes, or three in one update`() throws {
    for keys in ["<space>", "<space><space>", "x<space>"] {
      try check(keys, once: [3, 3, 0], batch: [3, 3, 1])
    }
  }

  @Test func `of three hundred setters one update is left`() throws {
    for keys in ["x", "<space>xx"] {
      try check(keys, once: [300, 300, 0], batch: [300, 3, 1])
    }
  }

  @Test func `a task changes the bars after two seconds, in one update, too`() throws {
    let stage = try makeStage("batches", 62, 24, keys: "d")
    let note = "/page/column/note"
    #expect(try stage.view(note).text?.hasPrefix("Waiting") == true)
    let before = try bars("batch", stage)
    stage.advance(by: .milliseconds(1900))
    #expect(try bars("batch", stage) == before)
    stage.advance(by: .milliseconds(200))
    #expect(try bars("batch", stage) != before)
    #expect(try bars("batch", stage) == bars("once", stage))
    #expect(try tally("once", stage) == [3, 3, 0])
    #expect(try tally("batch", stage) == [3, 3, 1])
    #expect(try stage.view(note).text == "Counted since the last change.")
    // A task that was called off does nothing.
    try stage.press("dd")
    let frames = stage.frames
    stage.advance(by: .seconds(5))
    #expect(stage.frames == frames)
  }
}
