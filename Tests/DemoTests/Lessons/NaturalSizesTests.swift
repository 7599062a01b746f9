import Ashlar
import Testing

@testable import Demos

/// Views with and without a natural size.
@MainActor @Suite struct NaturalSizesTests {
  private static let words = [
    "grit", "and", "gravel", "from", "the", "quarry", "by", "the", "lane",
  ]

  private func text(_ count: Int) -> String { Self.words.prefix(count).joined(separator: " ") }

  /// Frames and captions of a number of words, where there is room for all.
  private func check(
    _ stage: HeadlessStage, words: Int, isRoomy: Bool = true, hasSize: Bool = false,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let columns = Double(text(words).count)
    let rows: Double = columns > 0 ? 1 : 0
    let extra: Double = isRoomy ? 1 : 0
    let sizes = [
      "label": Size(width: columns, height: rows), "button": Size(width: columns + 4, height: 1),
      "plain": Size(width: -1, height: -1),
      "roomy": Size(width: columns + 4 * extra, height: rows + 2 * extra),
    ]
    let left = try stage.view("/labelCaption").layoutFrame.maxX + 2
    for (name, size) in sizes.sorted(by: { $0.key < $1.key }) {
      let frame = try stage.view("/\(name)").layoutFrame
      let caption = try stage.view("/\(name)Caption")
      #expect(
        caption.text?.hasSuffix("(\(Int(size.width)), \(Int(size.height)))") == true,
        sourceLocation: location)
      let shown =
        name != "plain"
        ? size : hasSize ? Size(width: 14, height: 1) : Size(width: 0, height: 0)
      #expect(frame.size == shown, "\(name)", sourceLocation: location)
      #expect(
        frame.minX == left && frame.minY == caption.layoutFrame.minY, sourceLocation: location)
    }
    #expect(stage.reports.isEmpty, sourceLocation: location)
  }

  @Test func `views are as large as they say, and a plain one is nothing`() throws {
    let stage = try makeStage("natural-sizes", 100, 20)
    try check(stage, words: 2)
    for count in 3...9 {
      try stage.press("+")
      try check(stage, words: count)
    }
    try stage.press("+c")
    try check(stage, words: 9, isRoomy: false)
    for count in (0...8).reversed() {
      try stage.press("-")
      try check(stage, words: count, isRoomy: false)
    }
    try stage.press("-vc")
    try check(stage, words: 0, hasSize: true)
    try stage.press("+v")
    try check(stage, words: 1)
  }

  @Test func `the readout is the answer and what it became, at every width`() throws {
    let stage = try makeStage("natural-sizes", 62, 20)
    let natural = text(2).count + 4
    for width in Array(10...100) + [62] {
      stage.resize(width, 20)
      let left = Int(try stage.view("/labelCaption").layoutFrame.maxX) + 2
      let frame = try stage.view("/roomy").layoutFrame
      let room = width - left
      if room >= natural {
        #expect(frame.width == Double(natural))
        #expect(
          stage.readout
            == "roomy.width = \(natural): its text \(natural - 4) + 4; \(room - natural) columns to spare."
        )
      } else {
        #expect(frame.width < Double(natural) && frame.maxX <= Double(width))
        #expect(
          stage.readout
            == "roomy.width = \(Int(frame.width)), not \(natural): no more room beside the captions."
        )
      }
      #expect(stage.reports.isEmpty)
    }
    try stage.press("c")
    #expect(stage.readout.hasPrefix("roomy.width = 8: its text alone; "))
  }

  @Test func `nothing is reported at any height, and all have a row where there are six`() throws {
    let stage = try makeStage("natural-sizes", 62, 20)
    for height in 0...20 {
      stage.resize(62, height)
      #expect(stage.reports.isEmpty)
      guard height >= 6 else { continue }
      for name in ["label", "button", "roomy"] {
        let frame = try stage.view("/\(name)").frame
        #expect(frame.height == (name == "roomy" ? 3 : 1) && frame.maxY <= height)
      }
    }
  }
}
