import Ashlar
import Testing

@testable import Demos

/// A label that comes in from the left in two layouts, or stays in one.
@MainActor @Suite struct TimingTests {
  /// How the last animation began.
  private enum Way { case none, inOneLayout, inTwo }

  private func check(
    _ keys: String, offset: Double = 0, _ way: Way = .none,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try FilmStrip.check("timing", after: keys, location) { strip in
      let stage = strip.stage
      let label = try stage.view("/label").layoutFrame
      strip.expect(label.size == Size(width: 13, height: 3), "\(label)")
      strip.expect(
        "centre", [label.midX, label.midY],
        [Double(stage.size.width) / 2 + offset, Double(stage.size.height) / 2])
      let numbers = stage.readoutNumbers
      strip.expect(numbers.count == (way == .none ? 1 : 3), stage.readout)
      strip.expect("place", numbers.first ?? 0, label.minX)
      strip.expectNoReports()
      guard numbers.count == 3 else { return }
      let (start, end) = (numbers[1], numbers[2])
      strip.expect(stage.readout.contains("two") == (way == .inTwo), stage.readout)
      if way == .inOneLayout {
        strip.expect("one layout", start, end)
        return
      }
      strip.expect(start + label.width <= 0, "\(start) is not outside")
      // The width that the stage had when the key was pressed: a label is there at its end, as far outside as it is wide.
      let ways = [62, Double(stage.size.width)].map { width in
        [width / 2 - 6.5 - width, width / 2 - 6.5 + offset]
      }
      strip.expect(ways.contains([start, end]), "\(start) to \(end), not \(ways)")
    }
  }

  @Test func `the label is in the middle, or ten columns right of it`() throws {
    try check("")
    try check("d", offset: 10)
    try check("dd")
  }

  @Test func `with two layouts it comes from outside`() throws {
    try check("a", .inTwo)
    try check("aa", .inTwo)
    try check("da", offset: 10, .inTwo)
    try check("nn", .inTwo)
  }

  @Test func `with one layout its ends are the same`() throws {
    try check("n", .inOneLayout)
    try check("na", .inOneLayout)
    try check("dn", offset: 10, .inOneLayout)
  }

  /// The first column of the label as it is drawn; nil where it is outside.
  private func seen(_ stage: HeadlessStage) -> Int? {
    let lines = stage.draw().text.split(separator: "\n")
    let line = lines.first { $0.contains("here I am") }
    return line.flatMap { line in
      line.range(of: "here I am").map { line.distance(from: line.startIndex, to: $0.lowerBound) }
    }
  }

  @Test func `the picture begins outside and ends in the middle`() throws {
    for width in [40, 62, 120] {
      let stage = try makeStage("timing", width, 12)
      let middle = try #require(seen(stage))
      stage.window.prefersReducedMotion = false
      try stage.press("a")
      #expect(seen(stage) == nil)
      var places: [Int] = []
      for _ in 0..<30 {
        stage.advance(by: .milliseconds(20))
        if let place = seen(stage) { places.append(place) }
      }
      #expect(places.count > 5 && places == places.sorted())
      stage.advance(by: .seconds(1))
      #expect(seen(stage) == middle)
      // Without the first layout nothing moves.
      try stage.press("n")
      #expect(seen(stage) == middle)
      stage.advance(by: .milliseconds(300))
      #expect(seen(stage) == middle)
    }
  }
}
