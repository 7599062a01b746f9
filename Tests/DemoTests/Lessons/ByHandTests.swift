import Ashlar
import Foundation
import Testing

@testable import Demos

/// The red view, by native constraints and by the DSL.
@MainActor @Suite struct ByHandTests {
  /// The lines of code of a function in the demo's file, counted in another way than the demo counts.
  private func lines(of function: String) throws -> Int {
    let source = try #require(ByHandDemo.lesson.source).text
    let start = try #require(source.range(of: "func \(function)("))
    let end = try #require(source.range(of: "\n  }\n", range: start.upperBound..<source.endIndex))
    let body = source[start.upperBound..<end.lowerBound].split(separator: "\n").dropFirst()
    return body.count { !$0.contains("//") }
  }

  private func text(_ value: Double) -> String {
    LayoutUnit.text(of: (value * 100).rounded() / 100)
  }

  /// Where the view is to be in a page of a width.
  private func check(
    _ stage: HeadlessStage, top: Double = 4, ending: String,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let width = Double(stage.size.width)
    let red = try stage.view("/page/red").layoutFrame
    #expect(
      red == Rect(x: width / 2 - 4, y: top, width: 8, height: 2), sourceLocation: location)
    #expect(
      stage.readout
        == "red.left = \(text(width / 2 - 4)): page.centerX \(text(width / 2)) - 8 / 2; \(ending)",
      sourceLocation: location)
    #expect(stage.currentReports.isEmpty, sourceLocation: location)
  }

  @Test func `both ways give the same frames, at every width`() throws {
    let stage = try makeStage("by-hand", 62, 20)
    let (hand, dsl) = try (lines(of: "constrainByHand"), lines(of: "constrainByDSL"))
    #expect(hand >= 3 * dsl)
    for width in 10...100 {
      stage.resize(width, 20)
      try check(stage, ending: "by hand: \(hand).")
      let frames = stage.views.filter { $0.name != "red" }.map(\.frame)
      try stage.press("d")
      try check(stage, ending: "DSL: \(dsl) lines.")
      #expect(stage.views.filter { $0.name != "red" }.map(\.frame) == frames)
      try stage.press("d")
    }
  }

  @Test func `the stage says the lines and the holders`() throws {
    let stage = try makeStage("by-hand", 62, 20)
    let (hand, dsl) = try (lines(of: "constrainByHand"), lines(of: "constrainByDSL"))
    let screen = stage.draw().text
    #expect(screen.contains("▸ by hand: \(hand) lines, 4 constraints"))
    #expect(screen.contains("  by DSL: \(dsl) lines, 4 constraints"))
    #expect(screen.contains("translatesAutoresizingMaskIntoConstraints = false"))
    for line in [
      "✓ red.height == 2             in red", "✓ red.width == 8              in red",
      "✓ red.top == page.top + 4     in page", "✓ red.centerX == page.centerX in page",
    ] { #expect(screen.contains(line), "\(line)") }
  }

  @Test func `with the mask the frame counts, and four constraints are left out`() throws {
    let stage = try makeStage("by-hand", 62, 20, keys: "x")
    #expect(try stage.view("/page/red").layoutFrame == .zero)
    #expect(stage.currentReports.count == 4)
    #expect(stage.readout == "red.left = 0, not 27: its frame counts, too; 4 left out.")
    let screen = stage.draw().text
    #expect(screen.contains("✗ mask on"))
    #expect(screen.split(separator: "\n").count { $0.contains("left out") } == 4)
    stage.resize(41, 20)
    #expect(stage.readout == "red.left = 0, not 16.5: its frame counts, too; 4 left out.")
    // The DSL turns the mask off by itself, and the way back finds all well.
    try stage.press("d")
    #expect(try stage.view("/page/red").layoutFrame.width == 8)
    #expect(stage.currentReports.isEmpty)
    try stage.press("dx")
    #expect(try stage.view("/page/red").layoutFrame.width == 8)
    #expect(stage.currentReports.isEmpty)
  }

  @Test func `the article's numbers are three rows apart`() throws {
    let stage = try makeStage("by-hand", 62, 20, keys: "e")
    #expect(try stage.view("/page/red").layoutFrame.minY == 1)
    let dsl = try lines(of: "constrainByDSL")
    #expect(stage.readout == "red.top = 1: page.top 0 + 1 in \(dsl) lines; by hand 4.")
    try stage.press("d")
    #expect(try stage.view("/page/red").layoutFrame.minY == 4)
    #expect(stage.currentReports.isEmpty)
  }

  @Test func `a ghost stands where the view would be by hand`() throws {
    let demo = ByHandDemo(seed: 1)
    let host = View(frame: Rect(x: 0, y: 0, width: 62, height: 20))
    host.addSubview(demo)
    demo.isLayoutIsland = true
    demo.frame = host.bounds
    host.layoutIfNeeded()
    func ghosts() -> Int {
      demo.marks(in: host).count { if case .outline(_, .ghost, _) = $0 { true } else { false } }
    }
    #expect(ghosts() == 0)
    demo.keyCommands.first { $0.key == .character("e") }?.action()
    host.layoutIfNeeded()
    #expect(ghosts() == 1)
  }
}
