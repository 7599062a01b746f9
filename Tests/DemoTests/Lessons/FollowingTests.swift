import Ashlar
import Testing

@testable import Demos

/// A tip that follows a cross, and a flag that follows the tip.
@MainActor @Suite struct FollowingTests {
  /// A cross, and the keys that move it there.
  private struct Cross {
    let keys: String
    let point: Point

    /// Moves from a point, to the right and down.
    init(_ right: Int, _ down: Int, from start: Point) {
      keys =
        String(repeating: right < 0 ? "<left>" : "<right>", count: abs(right))
        + String(repeating: down < 0 ? "<up>" : "<down>", count: abs(down))
      point = Point(x: max(0, start.x + Double(right)), y: max(0, start.y + Double(down)))
    }
  }

  private let moves = [
    (0, 0), (1, -1), (-11, -1), (-16, 2), (19, 4), (34, -7), (69, 1), (-8, 39), (108, 29),
  ]

  /// The value in a range that is nearest to another.
  private func nearest(_ value: Double, from low: Double, to high: Double) -> Double {
    value < low ? low : value > high ? high : value
  }

  private func isInside(_ frame: Rect, _ container: Rect) -> Bool {
    frame.minX > 1 - 1e-3 && frame.minY > 1 - 1e-3
      && frame.maxX < container.width - 1 + 1e-3 && frame.maxY < container.height - 1 + 1e-3
  }

  // MARK: - The tip

  @Test func `the tip is at the cross, or as near as the border lets it`() throws {
    for (right, down) in moves {
      let cross = Cross(right, down, from: Point(x: 12, y: 5))
      try FilmStrip.check("tip", after: cross.keys) { strip in
        let (tip, box) = try (
          strip.stage.view("/container/tip").layoutFrame, strip.stage.frame("/container")
        )
        strip.expect(tip.size == Size(width: 5, height: 1), "\(tip)")
        strip.expect(isInside(tip, box), "outside: \(tip)")
        strip.expect(
          "centre", [tip.midX, tip.midY],
          [
            nearest(cross.point.x, from: 3.5, to: box.width - 3.5),
            nearest(cross.point.y, from: 1.5, to: box.height - 1.5),
          ])
        // Across, or down where the wish is met across.
        let isDown = tip.midX == cross.point.x && tip.midY != cross.point.y
        let (place, wanted) = isDown ? (tip.midY, cross.point.y) : (tip.midX, cross.point.x)
        let end = (isDown ? box.height : box.width) - 1
        let bound = place > wanted ? 1 : place < wanted ? end : 750
        strip.expect("readout", strip.stage.readoutNumbers, [place, wanted, bound])
        strip.expect(strip.stage.readout.contains("centerY") == isDown, strip.stage.readout)
        strip.expectNoReports()
      }
    }
  }

  /// The length that is left for the tip around a centre; nil where the centre is past the border.
  private func room(_ centre: Double, of length: Double, natural: Double) -> Double? {
    let half = min(centre - 1, length - 1 - centre)
    return half < 0 ? nil : min(natural, 2 * half)
  }

  @Test func `a required wish holds, and the tip gives up its size, or it is left out`() throws {
    for (right, down) in moves {
      let cross = Cross(right, down, from: Point(x: 12, y: 5))
      try FilmStrip.check("tip", after: cross.keys + "o") { strip in
        let stage = strip.stage
        let (tip, box) = try (
          stage.view("/container/tip").layoutFrame, stage.frame("/container")
        )
        strip.expect(isInside(tip, box), "outside: \(tip)")
        let (x, y) = (cross.point.x, cross.point.y)
        let width = room(x, of: box.width, natural: 5)
        let height = room(y, of: box.height, natural: 1)
        if let width { strip.expect("across", [tip.midX, tip.width], [x, width]) }
        if let height { strip.expect("down", [tip.midY, tip.height], [y, height]) }
        strip.expect(
          stage.conflicts.count == [width, height].count { $0 == nil }, "\(stage.currentReports)")
        let isDown = width != nil && height == nil
        strip.expect("wanted", stage.readoutNumbers.dropFirst().first ?? .nan, isDown ? y : x)
        strip.expect(
          stage.readout.hasSuffix(
            width == nil || height == nil ? "is left out." : "holds at 1000."), stage.readout)
      }
    }
  }

  @Test func `the cross is where the mouse is pressed, and the tip with it`() throws {
    let stage = try makeStage("tip", 62, 20)
    try stage.press("<click:30,9>")
    #expect(try stage.view("/container/tip").layoutFrame.midX == 30.5)
    #expect(try stage.view("/container/tip").layoutFrame.midY == 9.5)
  }

  // MARK: - The flag

  /// The flag hangs on the tip: at 740, or required.
  private func checkFlag(_ right: Int, _ down: Int, isRequired: Bool) throws {
    let cross = Cross(right, down, from: Point(x: 12, y: 4))
    try FilmStrip.check("binding", after: cross.keys + (isRequired ? "o" : "")) { strip in
      let stage = strip.stage
      let box = try stage.frame("/container")
      let (tip, flag) = try (
        stage.view("/container/tip").layoutFrame, stage.view("/container/flag").layoutFrame
      )
      strip.expect(tip.size == Size(width: 5, height: 1), "\(tip)")
      strip.expect(flag.size == Size(width: 6, height: 1), "\(flag)")
      strip.expect(isInside(tip, box) && isInside(flag, box), "outside: \(tip), \(flag)")
      // What is required of the flag takes from the tip's room.
      let (right, top) = isRequired ? (box.width - 9 + 2.5, 2.5) : (box.width - 3.5, 1.5)
      strip.expect(
        "tip", [tip.midX, tip.midY],
        [
          nearest(cross.point.x, from: 3.5, to: right),
          nearest(cross.point.y, from: top, to: box.height - 1.5),
        ])
      let isHeld = tip.minX + 2 > box.width - 7
      strip.expect("flag", flag.minX, isHeld ? box.width - 7 : tip.minX + 2)
      strip.expect("flag", flag.minY, tip.minY < 2 ? 1 : tip.minY - 1)
      if isHeld {
        strip.expectReadout(flag.minX, 2, tip.minX + 2)
      } else {
        strip.expectReadout(flag.minX, tip.minX, 2, isRequired ? 1000 : 740)
        strip.expect(stage.readout.contains("top") == (tip.minY < 2), stage.readout)
      }
      strip.expectNoReports()
    }
  }

  @Test func `the flag stands on the tip, unless the top or the right holds it`() throws {
    for (right, down) in moves { try checkFlag(right, down, isRequired: false) }
  }

  @Test func `a flag that has to hang on the tip pushes it`() throws {
    for (right, down) in moves { try checkFlag(right, down, isRequired: true) }
  }
}
