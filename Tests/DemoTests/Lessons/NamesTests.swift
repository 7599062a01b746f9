import Ashlar
import Testing

@testable import Demos

/// A contradiction, and the names in its log.
@MainActor @Suite struct NamesTests {
  private func lines(_ keys: String, width: Int = 80) throws -> [String] {
    let stage = try makeStage("names", width, 20, keys: keys)
    return stage.draw().text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("·") || $0.hasPrefix("✗") }.map(String.init)
  }

  @Test func `without names there are addresses`() throws {
    let lines = try lines("")
    #expect(lines.count == 6)
    #expect(lines.allSatisfy { $0.contains("0x") && !$0.contains("text") })
    // The last one made is left out.
    #expect(lines.map(\.first) == ["·", "·", "·", "·", "·", "✗"])
    #expect(lines.last?.hasSuffix("width == 30") == true)
  }

  @Test func `the names of views and of sentences stand in the log`() throws {
    #expect(try lines("n").last?.hasSuffix("FilledBox:text.width == 30") == true)
    let both = try lines("nc").map { $0.drop { $0 != " " }.dropFirst() }
    #expect(
      both == [
        "size[0] View:box.width == 40", "corner[1] FilledBox:menu.left == View:box.left + 1",
        "menu-width FilledBox:menu.width == 20",
        "gap FilledBox:text.left == FilledBox:menu.right + 1",
        "end FilledBox:text.right == View:box.right - 1",
        "text-width FilledBox:text.width == 30",
      ])
  }

  @Test(arguments: ["", "n", "c", "nc"])
  func `a log is the same when names came and went`(keys: String) throws {
    #expect(try lines(keys + "ncnc") == lines(keys))
    #expect(try lines(keys + "ww") == lines(keys))
  }

  /// The box has 40 columns, of which the menu and three gaps of one take 23.
  @Test(arguments: [40, 62, 120])
  func `what is left out and what fits`(width: Int) throws {
    let stage = try makeStage("names", width, 20, keys: "n")
    #expect(try stage.view("/box/text").layoutFrame.width == 17)
    #expect(stage.readout.hasSuffix("one of 6 is left out."))
    #expect(stage.currentReports.count == 1)
    try stage.press("w")
    #expect(try stage.view("/box/text").layoutFrame.width == 17)
    #expect(stage.readout.hasSuffix("nothing is left out.") && stage.currentReports.isEmpty)
    #expect(stage.draw().text.contains("no log"))
  }
}
