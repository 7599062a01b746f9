import Ashlar
import Demos
import SeededNumbers
import Testing

@MainActor @Suite struct GreenLabelTests {
  private static let green = " green stays whole "
  private static let words = ["1", "2", "3", "!", "@", "#", "<up>", "<down>", "<left>", "<right>"]

  @Test func `the green label starts at a third, or right of the widest blue one`() throws {
    var random = SeededGenerator(seed: 1)
    for width in 62...160 {
      var model = Model()
      let stage = try makeStage("green-label", width, 24)
      try check(stage, model)
      for _ in 0..<4 {
        let keys = (0..<8).compactMap { _ in Self.words.randomElement(using: &random) }
        try stage.press(keys.joined())
        keys.forEach { model.press($0) }
        try check(stage, model)
      }
    }
  }

  @Test func `the blue labels give way, each only as far as it must`() throws {
    let stage = try makeStage("green-label", 62, 24)
    var model = Model()
    for key in Array(repeating: "1", count: 12) + Array(repeating: "2", count: 5) + ["3", "3"] {
      try stage.press(key)
      model.press(key)
      try check(stage, model)
    }
    // Twelve words do not fit, three do.
    #expect(try stage.view("/container/blue1").frame.width == 40)
    #expect(try stage.view("/container/blue3").frame.width == 14)
    #expect(try stage.view("/container/green").frame.width == Self.green.count)
    for width in 31...160 {
      stage.resize(width, 24)
      try check(stage, model)
    }
  }

  @Test func `the green label stands in the middle of the height`() throws {
    let stage = try makeStage("green-label", 80, 24)
    for height in 3...60 {
      stage.resize(80, height)
      let container = try stage.view("/container").layoutFrame
      #expect(try isClose(stage.view("/container/green").layoutFrame.midY, container.height / 2))
    }
  }

  @Test func `the blue labels stand below each other at any height that has room for three`() throws
  {
    let stage = try makeStage("green-label", 80, 24)
    for height in 5...60 {
      stage.resize(80, height)
      let container = try stage.view("/container").frame
      let rows = try (1...3).map { try stage.view("/container/blue\($0)").frame.minY }
      #expect(rows[0] < rows[1] && rows[1] < rows[2])
      #expect(rows[0] >= container.minY && rows[2] < container.maxY)
    }
  }

  @Test func `the chosen blue label is underlined`() throws {
    let stage = try makeStage("green-label", 80, 24)
    func underlined() throws -> [Bool] {
      let buffer = stage.draw()
      return try (1...3).map {
        let origin = try stage.view("/container/blue\($0)").frame.origin
        return buffer[origin.x, origin.y].style.attributes.contains(.underline)
      }
    }
    #expect(try underlined() == [true, false, false])
    try stage.press("<right>")
    #expect(try underlined() == [false, true, false])
    try stage.press("<left><left>")
    #expect(try underlined() == [false, false, true])
    try stage.press("@")
    #expect(try underlined() == [false, true, false])
  }

  /// What the keys mean, and the places that follow.
  private struct Model {
    var lengths = [1, 1, 1]
    var chosen = 0

    mutating func press(_ key: String) {
      switch key {
      case "1", "2", "3": change((Int(key) ?? 1) - 1, by: 1)
      case "!": change(0, by: -1)
      case "@": change(1, by: -1)
      case "#": change(2, by: -1)
      case "<up>": change(chosen, by: 1)
      case "<down>": change(chosen, by: -1)
      case "<left>": chosen = (chosen + 2) % 3
      default: chosen = (chosen + 1) % 3
      }
    }

    private mutating func change(_ index: Int, by words: Int) {
      chosen = index
      lengths[index] = min(max(1, lengths[index] + words), 20)
    }

    /// Words of four letters, a space between them.
    var naturalWidths: [Double] { lengths.map { Double(5 * $0 - 1) } }
  }

  /// Holds for every container in which a third and the green label have room.
  private func check(_ stage: HeadlessStage, _ model: Model) throws {
    let container = try stage.view("/container").layoutFrame.width
    let green = try stage.view("/container/green")
    let blues = try (1...3).map { try stage.view("/container/blue\($0)") }
    #expect(container == Double(stage.size.width - 2))
    #expect(green.text == Self.green)
    #expect(green.layoutFrame.width == Double(Self.green.count))
    let widest = blues.map(\.layoutFrame.maxX).max() ?? 0
    #expect(isClose(green.layoutFrame.minX, max(container / 3, widest + 1)))
    #expect(green.layoutFrame.maxX <= container + 1e-4)
    // What is left beside the green label and a column of space.
    let room = container - Double(Self.green.count) - 1
    for (blue, natural) in zip(blues, model.naturalWidths) {
      #expect(blue.text?.count == Int(natural))
      #expect(blue.layoutFrame.minX == 0)
      #expect(isClose(blue.layoutFrame.width, min(natural, room)))
    }
  }
}
