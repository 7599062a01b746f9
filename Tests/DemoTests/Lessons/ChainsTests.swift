import Ashlar
import Testing

@testable import Demos

/// Frames in frames, whose sentences are about two edges each.
@MainActor @Suite struct ChainsTests {
  private func frames(_ stage: HeadlessStage) -> [CellRect] {
    stage.views.filter { $0.name.hasPrefix("frame") }.map(\.frame)
  }

  @Test func `insets go inward at every edge`() throws {
    let stage = try makeStage("chains", 62, 18)
    for inset in 4...6 {
      for width in stride(from: 61, through: 200, by: 9) {
        stage.resize(width, 18)
        for (index, frame) in frames(stage).enumerated() {
          let (x, y) = (inset * (index + 1), index + 1)
          #expect(frame == CellRect(x: x, y: y, width: width - 2 * x, height: 18 - 2 * y))
        }
        let total = 5 * inset
        #expect(
          stage.readout
            == "frame5: left \(total) = 5 × \(inset), right \(width - total) = \(width) - 5 × \(inset)."
        )
      }
      try stage.press("+")
    }
    #expect(frames(stage).count == 5 && stage.reports.isEmpty)
  }

  @Test func `an offset moves every edge the same way`() throws {
    let stage = try makeStage("chains", 62, 18, keys: "o")
    for width in [36, 62, 120] {
      stage.resize(width, 18)
      for (index, frame) in frames(stage).enumerated() {
        let moved = 4 * (index + 1)
        #expect(frame == CellRect(x: moved, y: moved, width: width, height: 18))
      }
      #expect(stage.readout == "frame5: left 20 = 5 × 4, right \(width + 20) = \(width) + 5 × 4.")
    }
    // And back: both words set the same constants.
    try stage.press("o")
    #expect(frames(stage).last == CellRect(x: 20, y: 5, width: 80, height: 8))
  }

  @Test func `what does not fit yields, and contradicts nothing`() throws {
    let stage = try makeStage("chains", 62, 18, keys: "a+")
    for (width, height) in [(50, 18), (20, 5), (3, 2)] {
      stage.resize(width, height)
      #expect(frames(stage).allSatisfy { $0.width >= 0 && $0.height >= 0 })
    }
    #expect(stage.reports.isEmpty)
  }

  @Test func `all frames move by one animation`() throws {
    let stage = try makeStage("chains", 62, 18)
    stage.window.prefersReducedMotion = false
    // The upper line of the outermost frame.
    func line() -> Substring { stage.draw().text.split(separator: "\n")[0] }
    let before = line()
    #expect(before.hasPrefix("    ┌"))
    try stage.press("a")
    // The frames are those of the end. What is drawn is still the beginning.
    #expect(frames(stage).first?.minX == 2 && frames(stage).last?.width == 62 - 20)
    #expect(line() == before)
  }
}
