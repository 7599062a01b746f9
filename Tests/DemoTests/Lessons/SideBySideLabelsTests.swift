import Ashlar
import Testing

@testable import Demos

/// Two labels in a row, of which one gives way.
@MainActor @Suite struct SideBySideLabelsTests {
  /// The labels of a number of words each, where `strong` is the index of the one that resists at 1000.
  private func check(
    _ keys: String, words: [Int], strong: Int = 0,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    // "label," and a space between two.
    let natural = words.map { Double(max(0, 7 * $0 - 1)) }
    let weak = 1 - strong
    try FilmStrip.check("side-by-side", after: keys, location) { strip in
      let stage = strip.stage
      let box = try stage.frame("/box")
      let labels = try (1...2).map { try stage.view("/box/label\($0)").layoutFrame }
      let widths = labels.map(\.width)
      strip.expect("begins", labels[0].minX, 2)
      strip.expect("column between", labels[1].minX - labels[0].maxX, 1)
      strip.expect(labels[1].maxX <= box.width - 2 + 1e-3, "outside: \(labels[1])")
      strip.expect("row", labels.map(\.minY), [2, 2])
      strip.expect("heights", labels.map(\.height), words.map { $0 == 0 ? 0 : 1 })
      // The columns for both: those of the stage, and more only where the strong label is longer.
      let room = max(Double(stage.size.width) - 2 - 2 - 1 - 2, natural[strong])
      strip.expect("box", [box.minX, box.width], [1, room + 5])
      strip.expectNoReports()
      strip.expect("strong", widths[strong], natural[strong])
      strip.expect("weak", widths[weak], min(natural[weak], room - natural[strong]))
      if widths[weak] < natural[weak] {
        strip.expect(stage.readout.hasPrefix("label\(weak + 1).width"), stage.readout)
        strip.expectReadout(widths[weak], natural[weak], 250, 1000)
      } else {
        strip.expectReadout(widths[0], widths[1])
      }
    }
  }

  private func keys(_ more: Int, _ others: Int, _ rest: String = "") -> String {
    String(repeating: "1", count: more) + String(repeating: "2", count: others) + rest
  }

  @Test func `the second label is cut where there is no room for both`() throws {
    for (more, others) in [(0, 0), (2, 0), (6, 0), (0, 9), (4, 4)] {
      try check(keys(more, others), words: [2 + more, 2 + others])
    }
  }

  @Test func `the first is cut where the second resists more`() throws {
    for (more, others) in [(0, 0), (2, 0), (6, 0), (0, 4), (4, 4)] {
      try check(keys(more, others, "c"), words: [2 + more, 2 + others], strong: 1)
    }
    try check("cc", words: [2, 2])
  }

  @Test func `a label without a word takes no column`() throws {
    try check("!!", words: [0, 2])
    try check("@@22", words: [2, 2])
    try check("@@@", words: [2, 0])
    try check("!!c", words: [0, 2], strong: 1)
  }

  @Test func `a label that is too long for the row makes the box wider than the stage`() throws {
    let stage = try makeStage("side-by-side", 24, 12, keys: "1")
    #expect(try stage.view("/box").frame.maxX == 26)
    #expect(try stage.view("/box/label1").frame.width == 20)
    #expect(try stage.view("/box/label2").frame.width == 0)
    stage.resize(62, 12)
    #expect(try stage.view("/box").frame.maxX == 61)
    #expect(try stage.view("/box/label2").frame.width == 13)
  }
}
