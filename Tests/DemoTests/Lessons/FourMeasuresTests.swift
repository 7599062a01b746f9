import Ashlar
import Testing

@testable import Demos

/// Four ways to measure a text.
@MainActor @Suite struct FourMeasuresTests {
  private static let names = [
    "boundingRect", "sizeThatFits", "sizeToFit", "systemLayoutSizeFitting",
  ]

  /// The size of the text at a width, by wrapping it once more; 0 is no width.
  private func size(atWidth columns: Int) -> Size {
    let lines = columns > 0 ? wrapped(Measure.text, columns: columns) : [Measure.text]
    return Size(width: Double(lines.map(\.count).max() ?? 0), height: Double(lines.count))
  }

  private func sizes(_ stage: HeadlessStage) throws -> [Size] {
    try Self.names.map { try stage.view("/\($0)/room/sample").layoutFrame.size }
  }

  private func realWidth(_ stage: HeadlessStage, _ name: String) throws -> Int {
    max(1, Int(try stage.view("/\(name)/room").layoutFrame.width) - 2)
  }

  @Test func `all four agree, but for the margins, at every width of the stage`() throws {
    let stage = try makeStage("four-measures", 62, 20)
    for width in 10...100 {
      stage.resize(width, 20)
      for name in Self.names {
        let text = size(atWidth: try realWidth(stage, name))
        let measured = try stage.view("/\(name)/room/sample").layoutFrame.size
        let margin: Double = name == "systemLayoutSizeFitting" ? 2 : 0
        #expect(measured == Size(width: text.width + margin, height: text.height + margin))
        let figure = try #require(stage.view("/\(name)/figure").text)
        #expect(figure == "\(Int(measured.width))×\(Int(measured.height))")
      }
      let real = try realWidth(stage, "sizeThatFits")
      let (text, first) = (size(atWidth: real), try realWidth(stage, "boundingRect"))
      #expect(
        stage.readout.hasPrefix(
          "sizeThatFits (\(first), 0) = \(Int(text.width))×\(Int(text.height)); with margins"))
      #expect(stage.reports.isEmpty)
    }
  }

  @Test func `a width on the keys is that of all columns`() throws {
    let stage = try makeStage("four-measures", 80, 20, keys: "---")
    for width in (1...14).reversed() {
      let text = size(atWidth: width)
      let around = Size(width: text.width + 2, height: text.height + 2)
      #expect(try sizes(stage) == [text, text, text, around])
      try stage.press("-")
    }
    #expect(try sizes(stage)[0] == size(atWidth: 1))
    try stage.press("+")
    #expect(try sizes(stage)[0] == size(atWidth: 2))
    try stage.press("w")
    #expect(try sizes(stage)[0] == size(atWidth: 17))
  }

  @Test func `0 is no bound`() throws {
    let stage = try makeStage("four-measures", 62, 20, keys: "0")
    let line = Size(width: Double(Measure.text.count), height: 1)
    #expect(
      try sizes(stage) == [line, line, line, Size(width: line.width + 2, height: 3)])
    let real = try realWidth(stage, "boundingRect")
    #expect(
      stage.readout
        == "sizeThatFits (0, 0) = \(Measure.text.count)×1: 0 is no bound; room \(real)."
    )
    // What is beyond the room is pointed to.
    #expect(stage.draw().text.contains("→"))
    try stage.press("0")
    #expect(stage.readout.contains("with margins"))
  }

  @Test func `a height bounds what it is passed to`() throws {
    let stage = try makeStage("four-measures", 62, 20)
    let free = try sizes(stage)
    for height in 1...3 {
      try stage.press("h")
      let bounded = try sizes(stage)
      #expect(bounded[0].height == Double(height) && bounded[1].height == Double(height))
      #expect(Array(bounded[2...]) == Array(free[2...]))
    }
    try stage.press("h")
    #expect(try sizes(stage) == free)
  }

  @Test func `as it is printed, sizeToFit is a square`() throws {
    let stage = try makeStage("four-measures", 62, 20, keys: "e")
    let sizes = try sizes(stage)
    #expect(sizes[2] == Size(width: sizes[1].width, height: sizes[1].width))
    #expect(sizes[2].height != sizes[1].height)
    #expect(stage.readout.contains(" as printed: "))
  }
}
