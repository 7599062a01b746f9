import Ashlar
import Testing

@testable import Demos

/// A box of leaves and of views that are none, as large as its chains of constraints add up to.
@MainActor @Suite struct LeafCellsTests {
  private static let words = ["Slate", "keeps", "rain", "out", "of", "the", "house", "for", "good"]
  private static let text = "lime mortar lets walls dry"

  private func stage(_ keys: String = "", width: Int = 80) throws -> HeadlessStage {
    try makeStage("leaf-cells", width, 24, keys: keys)
  }

  private func size(_ stage: HeadlessStage, _ name: String) throws -> Size {
    try stage.view("/shell/box\(name)").layoutFrame.size
  }

  private func note(_ stage: HeadlessStage, _ name: String) throws -> String {
    try stage.view("/\(name)").text ?? ""
  }

  @Test func `the box is as large as the chains add up to, at every width`() throws {
    let stage = try stage()
    for width in 20...100 {
      stage.resize(width, 24)
      let box = try size(stage, "")
      let (first, second) = try (size(stage, "/label1"), size(stage, "/label2"))
      // Three columns, a text, three, a text; two rows, a text, one, a text, two.
      #expect(isClose(box.width, 3 + first.width + 3 + second.width))
      #expect(isClose(box.height, 2 + first.height + 1 + second.height + 2))
      #expect(isClose(box.width, Double(min(52, width - 2))))
      let texts = [Self.words.prefix(4).joined(separator: " "), Self.text]
      for (label, text) in zip([first, second], texts) {
        #expect(label.height == Double(wrapped(text, columns: Int(label.width)).count))
      }
      #expect(stage.reports.isEmpty)
    }
  }

  @Test func `a word more makes the box as much wider`() throws {
    let stage = try stage("---", width: 100)
    for count in 1...Self.words.count {
      let columns = Self.words.prefix(count).joined(separator: " ").count
      #expect(try size(stage, "").width == Double(3 + columns + 3 + 26))
      #expect(
        try note(stage, "width") == "width  = max{3 + \(columns) + 3 + 26, none} = \(columns + 32)")
      try stage.press("+")
    }
  }

  @Test func `a text view that scrolls counts 0, and measuring it helps nothing`() throws {
    // Two of them: nothing but the gaps.
    let stage = try stage("2")
    #expect(try size(stage, "") == Size(width: 6, height: 5))
    #expect(try size(stage, "/text1") == .zero)
    #expect(try size(stage, "/text2") == .zero)
    #expect(try note(stage, "sizes").contains("1 (-1, -1), 2 (-1, -1)"))
    #expect(try note(stage, "height") == "height = max{2 + 0 + 1 + 0 + 2, none} = 5")
    #expect(stage.readout == "6 × 5: 3 + 0 + 3 + 0 and 2 + 0 + 1 + 0 + 2: none is seen.")
    for keys in ["3", "5"] {
      try stage.press(keys)
      #expect(try size(stage, "") == Size(width: 26, height: 6))
      #expect(try size(stage, "/label1") == Size(width: 20, height: 1))
      #expect(try size(stage, "/text2") == .zero)
      #expect(stage.readout.hasSuffix(": no text2."))
    }
    #expect(stage.reports.isEmpty)
  }

  @Test func `a size that is said helps, and no scrolling does`() throws {
    let stage = try stage("4")
    #expect(try size(stage, "/text2") == Size(width: 16, height: 3))
    #expect(try size(stage, "") == Size(width: 42, height: 9))
    #expect(try note(stage, "height") == "height = max{2 + 1 + 1 + 3 + 2, none} = 9")
    // Its text and a column for the cursor.
    try stage.press("6")
    #expect(try size(stage, "/text2") == Size(width: 27, height: 1))
    #expect(try size(stage, "") == Size(width: 53, height: 7))
  }

  @Test func `a size of the box's own counts where it is greater`() throws {
    let stage = try stage("o")
    #expect(try size(stage, "") == Size(width: 56, height: 10))
    #expect(try note(stage, "width") == "width  = max{3 + 20 + 3 + 26, 56} = 56")
    #expect(try note(stage, "height") == "height = max{2 + 1 + 1 + 1 + 2, 10} = 10")
    try stage.press("+++++")
    #expect(try size(stage, "").width == 74)
    #expect(try note(stage, "width") == "width  = max{3 + 42 + 3 + 26, 56} = 74")
  }
}
