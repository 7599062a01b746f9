import Ashlar
import Testing

@testable import Demos

/// A container that is as wide as its boxes, and bars that are shares of theirs.
@MainActor @Suite struct ContainerTests {
  // MARK: - Centring

  /// The boxes that are on stand side by side, and together in the middle.
  private func checkBoxes(
    _ keys: String, isOn: [Bool], _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try FilmStrip.check("centring", after: keys, location) { strip in
      let stage = strip.stage
      let container = try stage.view("/container")
      let boxes = try (1...4).map { try stage.view("/container/box\($0)") }
      let widths = boxes.map(\.layoutFrame.width)
      strip.expect("widths", widths, isOn.map { $0 ? 6 : 0 })
      strip.expect("container", container.layoutFrame.width, Double(6 * isOn.count { $0 }))
      var end = 0.0
      for box in boxes.map(\.layoutFrame) {
        strip.expect("chain", box.minX, end)
        strip.expect("height", [box.minY, box.height], [0, 3])
        end = box.maxX
      }
      let middle = Double(stage.size.width) / 2
      strip.expect("middle", container.layoutFrame.midX, middle)
      // What is seen of it, in cells.
      let cells = Double(container.frame.minX + container.frame.maxX) / 2
      strip.expect(abs(cells - middle) <= 0.5, "middle at \(cells)")
      strip.expect("switches", try stage.view("/switches").layoutFrame.midX, middle)
      strip.expect("readout", stage.readoutNumbers, [end] + widths + [middle])
      strip.expectNoReports()
    }
  }

  @Test func `a container is as wide as the boxes that are on, and in the middle`() throws {
    for number in 0..<16 {
      let off = (0..<4).filter { number & 1 << $0 != 0 }
      try checkBoxes(
        off.map { "\($0 + 1)" }.joined(), isOn: (0..<4).map { !off.contains($0) })
    }
    try checkBoxes("1232", isOn: [false, true, false, true])
  }

  @Test func `the switches say which boxes are on`() throws {
    let stage = try makeStage("centring", 62, 12)
    let first = try #require(stage.demo.descendant("switch1") as? Switch)
    try stage.press("1")
    #expect(!first.isOn)
    // The switch has the focus.
    try stage.press("<space>")
    #expect(first.isOn)
    #expect(try stage.view("/container/box1").frame.width == 6)
  }

  // MARK: - Percent

  /// The upper bar has its share at every width, the lower one the columns that it was made with.
  private func checkBars(
    _ keys: String, tenths: Int, _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    var made: [Int: Double] = [:]
    try FilmStrip.check("percent", after: keys, location) { strip in
      let stage = strip.stage
      let container = try stage.frame("/container")
      strip.expect(
        "margins", [container.minX, container.maxX], [1, Double(stage.size.width - 1)])
      let share = Double(tenths) / 10
      let (upper, lower) = try (
        stage.view("/container/factor"), stage.view("/container/constant")
      )
      strip.expect("share", upper.layoutFrame.width, container.width * share, within: 0.01)
      strip.expect("starts", [upper.layoutFrame.minX, lower.layoutFrame.minX], [0, 0])
      let cells = Double(upper.frame.width)
      strip.expect(abs(cells - container.width * share) <= 0.501, "\(cells) cells")
      // Pressed at 62 columns on the stage that is resized, at the width itself on the others.
      let isFresh = abs(lower.layoutFrame.width - container.width * share) < 0.01
      strip.expect(
        isFresh || abs(lower.layoutFrame.width - 60 * share) < 0.01,
        "constant \(lower.layoutFrame.width)")
      if [12, 24].contains(stage.size.height) {
        let former = made[stage.size.height] ?? lower.layoutFrame.width
        made[stage.size.height] = former
        strip.expect("constant", lower.layoutFrame.width, former)
      }
      strip.expectReadout(
        upper.layoutFrame.width, container.width, share, lower.layoutFrame.width)
      strip.expectNoReports()
    }
  }

  @Test func `a bar by a factor follows its container, one by a constant does not`() throws {
    try checkBars("", tenths: 5)
    for more in [1, 2, 4] { try checkBars(String(repeating: "+", count: more), tenths: 5 + more) }
    for less in [1, 3, 4] { try checkBars(String(repeating: "-", count: less), tenths: 5 - less) }
    try checkBars("++++++++", tenths: 10)
    try checkBars("----------", tenths: 0)
  }

  @Test func `both are made anew for the present width, and agree`() throws {
    let stage = try makeStage("percent", 62, 12)
    for (width, key, tenths) in [(36, "+", 6.0), (90, "+", 7), (41, "-", 6), (120, "<right>", 7)] {
      stage.resize(width, 12)
      try stage.press(key)
      let (upper, lower) = try (
        stage.view("/container/factor").layoutFrame, stage.view("/container/constant").layoutFrame
      )
      #expect(abs(upper.width - Double(width - 2) * tenths / 10) < 0.01)
      #expect(abs(upper.width - lower.width) < 0.01)
    }
  }
}
