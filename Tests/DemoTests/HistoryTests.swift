import Ashlar
import Demos
import SeededNumbers
import Testing

/// The same content at the same size has the same frames, however it came there.
@MainActor @Suite struct HistoryTests {
  /// What is done before the sizes change: nothing, changed texts, a scrolled table.
  private nonisolated static let beginnings = [
    "", "<space>+++-1123<right><up><up>", "<pgdn><down><pgdn>22233@", "<space>--<down><pgdn><up>#3",
  ]

  @Test(
    arguments: await allDemos.filter { !["growing-text", "template-cell"].contains($0) }, beginnings
  )
  func `other sizes leave no trace`(id: String, keys: String) throws {
    var random = SeededGenerator(seed: 5)
    let (width, height) = (Int.random(in: 20...160, using: &random), 24)
    let direct = try makeStage(id, width, height, keys: keys)
    let wandered = try makeStage(id, width, height, keys: keys)
    let count = firstDemos.contains(id) ? 97 : 20
    for (width, height) in [(0, 0), (1, 1), (1000, 3)] + sizes(count, &random) {
      wandered.resize(width, height)
    }
    wandered.resize(width, height)
    expectSame(direct, wandered)
  }

  /// Some lessons keep something, and teach that: a constant the width that the stage had when it was made, a text view
  /// its place, a cache its heights.
  @Test(
    arguments: await allDemos.filter { !["percent", "growing-text", "template-cell"].contains($0) })
  func `the way to a size does not matter`(id: String) throws {
    var random = SeededGenerator(seed: 6)
    let wandered = try makeStage(id, 40, 12)
    for (width, height) in sizes(firstDemos.contains(id) ? 100 : 25, &random) {
      wandered.resize(width, height)
      expectSame(try makeStage(id, width, height), wandered)
    }
  }

  /// Those of some lessons count from the width of the moment, or count what was kept for it.
  @Test(
    arguments: await allDemos.filter {
      ![
        "percent", "four-measures", "growing-text", "template-cell",
      ].contains($0)
    })
  func `keys pressed at other sizes give what they give at this one`(id: String) throws {
    var random = SeededGenerator(seed: 7)
    let keys = ["<space>", "+", "-", "1", "2", "3", "!", "@", "#", "<left>", "<right>"]
    for _ in 0..<10 {
      let pressed = random.keys(keys, count: 12)
      let direct = try makeStage(id, 72, 20, keys: pressed)
      let wandered = try makeStage(id, 72, 20)
      for key in try KeyNotation.events(pressed) {
        let (width, height) = random.size(upToWidth: 120, height: 40)
        wandered.resize(width, height)
        wandered.send([key])
      }
      wandered.resize(72, 20)
      expectSame(direct, wandered)
    }
  }

  @Test(arguments: ["three-labels", "stair"])
  func `scrolling to the end and back leaves no trace`(id: String) throws {
    for (width, height) in [(80, 24), (40, 12), (25, 50)] {
      let direct = try makeStage(id, width, height)
      let scrolled = try makeStage(id, width, height)
      scrolled.send([.key(KeyPress(.end))])
      #expect(scrolled.rows.last?.rowIndex == 19)
      scrolled.send([.key(KeyPress(.home))])
      expectSame(direct, scrolled)
      try scrolled.press(String(repeating: "<pgdn>", count: 90))
      #expect(scrolled.rows.last?.rowIndex == 19)
      try scrolled.press(String(repeating: "<pgup>", count: 90))
      expectSame(direct, scrolled)
      for _ in 0..<40 { try scrolled.press("<down><down><pgdn><up>") }
      scrolled.send([.key(KeyPress(.home))])
      expectSame(direct, scrolled)
    }
  }

  @Test(arguments: ["three-labels", "stair"])
  func `a page down and a page up show the same rows again`(id: String) throws {
    let stage = try makeStage(id, 80, 24, keys: "<pgdn>")
    let before = stage.frames
    try stage.press("<pgdn><pgup>")
    #expect(stage.frames == before)
  }

  @Test(arguments: ["three-labels", "stair"])
  func `the mouse wheel scrolls by three lines`(id: String) throws {
    let wheel = try makeStage(id, 80, 24)
    let over = CellPoint(x: 40, y: 20)
    wheel.send([
      .mouse(MouseEvent(.scrollDown, at: over)), .mouse(MouseEvent(.scrollDown, at: over)),
    ])
    expectSame(try makeStage(id, 80, 24, keys: "<down><down><down><down><down><down>"), wheel)
    wheel.send([.mouse(MouseEvent(.scrollUp, at: over))])
    expectSame(try makeStage(id, 80, 24, keys: "<down><down><down>"), wheel)
  }

  @Test(arguments: ["three-labels", "stair"])
  func `a seed gives the same texts, another one other texts`(id: String) throws {
    let stage = try makeStage(id, 80, 24, seed: 9)
    #expect(try stage.frames == makeStage(id, 80, 24, seed: 9).frames)
    #expect(try stage.frames != makeStage(id, 80, 24, seed: 10).frames)
    #expect(try stage.frames != makeStage(id, 80, 24, seed: 1 << 63).frames)
  }

  private func sizes(_ count: Int, _ random: inout SeededGenerator) -> [(Int, Int)] {
    (0..<count).map { _ in random.size(upToWidth: 180, height: 60) }
  }

  private func expectSame(
    _ first: HeadlessStage, _ second: HeadlessStage,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(first.frames == second.frames, sourceLocation: location)
    #expect(first.draw() == second.draw(), sourceLocation: location)
  }
}
