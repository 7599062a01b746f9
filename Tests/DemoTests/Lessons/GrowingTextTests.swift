import Ashlar
import Testing

@testable import Demos

/// A box that is as high as its text, up to a limit, and the four other ways to its height.
@MainActor @Suite struct GrowingTextTests {
  private static let start = "The cart brought forty stones this time. Most are flat on one side."
  private static let more = [
    "The small ones go into the middle.", "Bring the long level on Monday.",
    "We begin at the gate and go downhill.", "Mind the soft ground near the ditch.",
    "Three of them are as long as my arm.", "I keep those for the ends.",
  ]

  /// The text after some sentences more.
  private func text(_ sentences: Int) -> String {
    ([Self.start] + (0..<sentences).map { Self.more[$0 % Self.more.count] }).joined(separator: " ")
  }

  /// The rows of the text and of its border in a stage of a width; a column is for the cursor.
  private func rows(_ text: String, _ width: Int) -> Int {
    max(1, wrapped(text, columns: width - 3).count) + 2
  }

  private func stage(
    _ keys: String = "", width: Int = 62, height: Int = 24
  ) throws -> HeadlessStage {
    try makeStage("growing-text", width, height, keys: keys)
  }

  private func height(_ stage: HeadlessStage) throws -> Int {
    try stage.view("/box").frame.height
  }

  @Test func `the box is as high as its text up to the limit, at every width`() throws {
    for sentences in [0, 2, 5, 9] {
      let stage = try stage(String(repeating: "+", count: sentences))
      for width in 20...100 {
        stage.resize(width, 24)
        let needed = rows(text(sentences), width)
        let (thread, box) = try (stage.view("/thread"), stage.view("/box"))
        #expect(
          box.frame == CellRect(x: 0, y: 21 - min(needed, 7), width: width, height: min(needed, 7)))
        // The messages have the rest.
        #expect(thread.frame == CellRect(x: 0, y: 0, width: width, height: 21 - min(needed, 7)))
        #expect(
          stage.readout
            == (needed > 7
              ? "box.height = 7, the limit: of \(needed) rows it scrolls the rest."
              : "box.height = \(needed): \(needed - 2) line\(needed == 3 ? "" : "s") + 2 of the border; limit 7.")
        )
        #expect(stage.reports.isEmpty)
      }
    }
  }

  @Test func `the messages hang from the box, a row apart`() throws {
    let stage = try stage("+++e++")
    for width in 20...100 {
      stage.resize(width, 24)
      let thread = try stage.view("/thread").frame
      let messages = try (0..<6).map { try stage.view("/thread/message\($0)") }
      #expect(messages[5].frame.maxY == thread.maxY)
      for (message, next) in zip(messages, messages.dropFirst()) {
        #expect(message.frame.maxY + 1 == next.frame.minY)
      }
      let columns = Int(Double(width) * 0.75)
      for message in messages {
        let lines = wrapped(message.text ?? "", columns: columns)
        #expect(message.frame.height == lines.count)
        // A text that wraps takes all of the three quarters.
        let own = Double((message.text ?? "").count)
        #expect(message.layoutFrame.width == min(own, Double(width) * 0.75))
      }
      #expect(messages[5].frame.maxX == width - 2 && messages[4].frame.minX == 0)
    }
  }

  @Test func `what is typed makes it grow, and the keys work again outside`() throws {
    let stage = try stage("<tab><end>", width: 40)
    let before = try height(stage)
    try stage.press("eeee 12345 eeeeeeeeeeee + eeeeeeee <enter><enter>x")
    #expect(try height(stage) == before + 3)
    try stage.press("<backspace><backspace>")
    #expect(try height(stage) == before + 2)
    try stage.press("<shift-tab>e")
    #expect(try height(stage) == 3)
    let sent = try stage.view("/thread/message5").text ?? ""
    #expect(sent.contains("eeee 12345") && sent.hasSuffix(" \n"))
  }

  @Test func `with scrolling it has the height that constraints say, or none`() throws {
    let stage = try stage("+")
    let text = text(1)
    for width in 20...100 {
      stage.resize(width, 24)
      let needed = rows(text, width)
      try stage.press("2")
      #expect(try height(stage) == 0)
      #expect(stage.readout == "box.height = 0: intrinsic -1, and no constraint says more.")
      if width >= 30 { #expect(stage.draw().text.contains("intrinsicContentSize  (-1, -1)")) }
      try stage.press("3")
      #expect(try height(stage) == 5)
      #expect(stage.readout == "box.height = 5, as a constraint says; the text needs \(needed).")
      try stage.press("4")
      #expect(try height(stage) == min(needed, 7))
      if needed <= 7 { #expect(stage.readout.hasSuffix("what fits a width of \(width).")) }
      // 0 is no bound: all of the text in a line.
      try stage.press("5")
      #expect(try height(stage) == 3)
      #expect(stage.readout == "box.height = 3, what fits a width of 0; the text needs \(needed).")
      if width >= 35 {
        #expect(stage.draw().text.contains("sizeThatFits(0, 0)    (\(text.count + 3), 3)"))
      }
      try stage.press("1")
      #expect(try height(stage) == min(needed, 7))
      #expect(stage.reports.isEmpty)
    }
  }

  @Test func `the limit is a constraint that can be changed`() throws {
    let stage = try stage(String(repeating: "+", count: 9))
    let needed = rows(text(9), 62)
    #expect(needed > 7)
    for limit in [8, 9, 10, 11, 12] {
      try stage.press("<up>")
      #expect(try height(stage) == min(limit, needed))
    }
    for limit in (3...11).reversed() {
      try stage.press("<down>")
      #expect(try height(stage) == min(limit, needed))
    }
    try stage.press("<down>")
    #expect(try height(stage) == 3)
  }

  @Test func `at the limit the end of the text is seen`() throws {
    let stage = try stage(String(repeating: "+", count: 9))
    let last = try #require(wrapped(text(9), columns: 59).last)
    #expect(stage.draw().text.contains(last))
    try stage.press("---------")
    #expect(stage.draw().text.contains(try #require(wrapped(Self.start, columns: 59).last)))
    try stage.press("--")
    #expect(try height(stage) == 3)
    #expect(stage.readout == "box.height = 3: 1 line + 2 of the border; limit 7.")
  }

  @Test func `on a low stage the messages and the numbers yield to the box`() throws {
    for height in 0...12 {
      let stage = try stage("++", height: height)
      let needed = rows(text(2), 62)
      #expect(try self.height(stage) == min(height, needed))
      if height < needed, height > 0 {
        #expect(
          stage.readout
            == "box.height = \(height): the stage has no more; the text needs \(needed).")
      }
      #expect(stage.reports.isEmpty)
    }
  }

  @Test func `every try does what it says`() throws {
    for width in [20, 62, 110, 200] {
      let tries = GrowingTextDemo.lesson.tries
      func after(_ number: Int) throws -> HeadlessStage {
        let stage = try stage(width: width)
        try stage.perform(tries[number])
        return stage
      }
      let narrow = min(width, 62)
      let before = rows(Self.start, narrow)
      #expect(try height(after(0)) == min(rows(text(3), narrow), 7))
      #expect(try height(after(0)) > before)
      #expect(try height(after(1)) == 7)
      #expect(try after(1).readout.contains("scrolls"))
      let sent = try after(2)
      #expect(try height(sent) == 3 && before > 3)
      #expect(try sent.view("/thread/message5").text == Self.start)
      #expect(try height(after(3)) == 0)
      #expect(try height(after(4)) == 5)
      #expect(try height(after(5)) == 3)
    }
  }
}
