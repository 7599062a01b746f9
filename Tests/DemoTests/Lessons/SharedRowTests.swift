import Ashlar
import Testing

@testable import Demos

/// Columns of equal width, and boxes at equal distances.
@MainActor @Suite struct SharedRowTests {
  // MARK: - Equal widths

  /// Columns fill the row, and the first is as wide as the others, or twice as wide.
  private func checkColumns(
    _ keys: String, count: Int, isDouble: Bool = false,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try FilmStrip.check("equal-widths", after: keys, location) { strip in
      let columns = strip.stage.views.filter { $0.name.hasPrefix("column") }
      let frames = columns.map(\.layoutFrame)
      strip.expect(columns.count == count, "\(columns.count) columns")
      guard let first = frames.first, let last = frames.last else { return }
      let others = frames.dropFirst().map(\.width)
      let share = isDouble ? first.width / 2 : first.width
      strip.expect("widths", others, others.map { _ in share })
      strip.expectAlike("cells", columns.dropFirst(isDouble ? 1 : 0).map(\.frame.width))
      strip.expect("ends", [first.minX, last.maxX], [0, Double(strip.stage.size.width)])
      for (left, right) in zip(columns, columns.dropFirst()) {
        strip.expect("joint", right.layoutFrame.minX, left.layoutFrame.maxX)
        strip.expect(right.frame.minX == left.frame.maxX, "gap left of \(right.name)")
      }
      for (column, frame) in zip(columns, frames) {
        strip.expect("rows", [frame.minY, frame.maxY], [1, 6])
        let shown = Double(column.text ?? "") ?? -1
        strip.expect("number in \(column.name)", shown, frame.width, within: 0.0051)
      }
      let width = Double(strip.stage.size.width)
      if isDouble {
        strip.expectReadout(first.width, 2, width, (width / share).rounded())
      } else {
        strip.expectReadout(first.width, width, Double(count))
      }
      strip.expectNoReports()
    }
  }

  @Test func `columns share the row, however many`() throws {
    for (count, keys) in ["--", "-", "", "+", "++", "+++++", "+++++++"].enumerated() {
      try checkColumns(keys, count: [1, 2, 3, 4, 5, 8, 8][count])
    }
  }

  @Test func `the first column is twice as wide as each of the others`() throws {
    for (keys, count) in [("x", 3), ("x+", 4), ("+++++x", 8), ("x--", 1)] {
      try checkColumns(keys, count: count, isDouble: true)
    }
    try checkColumns("xx", count: 3)
  }

  // MARK: - Spacing

  private func boxes(_ row: String, _ stage: HeadlessStage) -> [FrameListing.Entry] {
    stage.views.filter { $0.parentPath == "demo/\(row)" && $0.isLabel }
  }

  /// The distances from edge to box, from box to box, and from box to edge.
  private func gaps(_ boxes: [FrameListing.Entry], in width: Double) -> [Double] {
    let starts = boxes.map(\.layoutFrame.minX) + [width]
    return zip(starts, [0] + boxes.map(\.layoutFrame.maxX)).map { $0 - $1 }
  }

  private func checkGaps(
    _ keys: String, count: Int, extra: Int = 0,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try FilmStrip.check("spacing", after: keys, location) { strip in
      let stage = strip.stage
      let width = Double(stage.size.width)
      let (above, below) = (boxes("guides", stage), boxes("shares", stage))
      let natural = (0..<count).map { Double($0 == 0 ? 5 + extra : 5) }
      strip.expect("boxes below", below.map(\.layoutFrame.width), natural)
      let rest = (width - natural.reduce(0, +)) / Double(count + 1)
      let own = gaps(above, in: width)
      if rest >= 0 {
        strip.expect("boxes above", above.map(\.layoutFrame.width), natural)
        strip.expect("gaps", own, own.map { _ in rest })
        let cells = zip(
          above.map(\.frame.minX) + [stage.size.width], [0] + above.map(\.frame.maxX))
        strip.expectAlike("cells between", cells.map { $0 - $1 })
      } else {
        // There is no room: no gap is left.
        strip.expect("gaps", own, own.map { _ in 0 })
      }
      for (index, box) in below.enumerated() {
        let share = Double(index + 1) / Double(count + 1)
        strip.expect("centre of \(box.name)", box.layoutFrame.midX, width * share)
      }
      let told = gaps(below, in: width)
      let numbers = [max(0, rest)] + (told.count > 4 ? told.prefix(3) : told[...])
      strip.expect("readout", stage.readoutNumbers, numbers, within: 0.051)
      strip.expectNoReports()
    }
  }

  @Test func `guides make equal gaps, and multipliers equally distant centres`() throws {
    for (keys, count) in [("--", 1), ("-", 2), ("", 3), ("+", 4), ("++", 5), ("+++", 6)] {
      try checkGaps(keys, count: count)
    }
  }

  @Test func `a wider box takes from all gaps alike above, from its own below`() throws {
    try checkGaps("w", count: 3, extra: 2)
    try checkGaps("www", count: 3, extra: 6)
    try checkGaps("wwwwwwww", count: 3, extra: 12)
    try checkGaps("wwwn", count: 3, extra: 4)
    try checkGaps("+++wwwwww", count: 6, extra: 12)
  }
}
