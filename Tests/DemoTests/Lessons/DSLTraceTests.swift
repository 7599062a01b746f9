import Ashlar
import Testing

@testable import Demos

/// The steps from a closure of the DSL to constraints.
@MainActor @Suite struct DSLTraceTests {
  private func stage(_ keys: String = "", width: Int = 62) throws -> HeadlessStage {
    try makeStage("dsl-trace", width, 20, keys: keys)
  }

  private func notes(_ stage: HeadlessStage) -> [String] {
    let lines = stage.draw().text.split(separator: "\n").map(String.init)
    let start = lines.firstIndex { $0.hasPrefix("make:") } ?? lines.count
    return lines[start...].prefix { !$0.contains("┈┈") }.map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }

  @Test func `a chain is split into its words`() {
    let words = TraceSteps.words(of: "make.left.right.equalTo(page.mas.left).inset(4)")
    #expect(words.map(\.columns) == [0..<4, 5..<9, 10..<15, 16..<38, 39..<47])
    #expect(words.map(\.hasArguments) == [false, false, false, true, true])
  }

  @Test func `each word is a step, and each constraint one more`() throws {
    // Nothing, the maker, ten words, five installations.
    let stage = try stage()
    var readouts = [stage.readout]
    for _ in 1...16 {
      try stage.press("<right>")
      readouts.append(stage.readout)
    }
    #expect(
      readouts == [
        "0 of 16: box has its frame, 0 × 0; nothing is said.",
        "1 of 16: the frame counts no more: box is 5 × 1, its text.",
        "2 of 16: a note on box.left 0, without a relation.",
        "3 of 16: box.right 5 joins: both notes are one group.",
        "4 of 16: == page, that is the same: left 0, right 62.",
        "5 of 16: the constants 4, -4: inwards at both edges.",
        "6 of 16: a note on box.top 0, without a relation.",
        "7 of 16: == 1, kept as a constant: from where, is open.",
        "8 of 16: a note on box.height 1, without a relation.",
        "9 of 16: == 2, a length: it needs no second view.",
        "10 of 16: a note on box.bottom 1, without a relation.",
        "11 of 16: <= page.bottom 8, an attribute as it is written.",
        "12 of 16: box.left = 4: page.left 0 + 4, held by page.",
        "13 of 16: box.right = 58: page.right 62 - 4, held by page.",
        "14 of 16: box.top = 1, from the superview: page.top 0 + 1.",
        "15 of 16: box.height = 2, a length alone, held by box.",
        "16 of 16: box.bottom = 3 <= page.bottom 8, held by page.",
      ])
    try stage.press("<right>")
    #expect(stage.readout == readouts[0])
    for readout in readouts.reversed() {
      try stage.press("<left>")
      #expect(stage.readout == readout)
    }
  }

  @Test func `the notes grow word by word`() throws {
    let stage = try stage("<right><right>")
    #expect(notes(stage) == ["make: 1 notes, 0 groups; installed: 0", "left ?"])
    try stage.press("<right>")
    #expect(
      notes(stage) == ["make: 2 notes, 1 group; installed: 0", "┌ left ?", "└ right ?"])
    try stage.press("<right>")
    #expect(Array(notes(stage).dropFirst()) == ["┌ left == page.left", "└ right == page.right"])
    try stage.press("<right>")
    #expect(
      Array(notes(stage).dropFirst()) == ["┌ left == page.left + 4", "└ right == page.right - 4"])
    // A number on a position has no second view before it is installed.
    try stage.press("<right><right>")
    #expect(notes(stage).last == "top == 1")
    try stage.press("<left><left><left><left><left><left><left><left>")
    #expect(stage.readout.hasPrefix("16 of 16"))
    #expect(
      notes(stage) == [
        "make: 5 notes, 1 group; installed: 5", "┌ left == page.left + 4 ✓ in page",
        "└ right == page.right - 4 ✓ in page", "top == page.top + 1 ✓ in page",
        "height == 2 ✓ in box", "bottom <= page.bottom ✓ in page",
      ])
  }

  @Test func `the box is laid out by what is installed, at every width`() throws {
    for width in 12...100 {
      let stage = try stage("", width: width)
      let natural = Rect(x: 0, y: 0, width: 5, height: 1)
      let edge = Double(width)
      var expected = [Rect.zero] + Array(repeating: natural, count: 11)
      expected += [
        Rect(x: 4, y: 0, width: 5, height: 1), Rect(x: 4, y: 0, width: edge - 8, height: 1),
        Rect(x: 4, y: 1, width: edge - 8, height: 1), Rect(x: 4, y: 1, width: edge - 8, height: 2),
        Rect(x: 4, y: 1, width: edge - 8, height: 2),
      ]
      for (step, frame) in expected.enumerated() {
        if step > 0 { try stage.press("<right>") }
        #expect(try stage.view("/page/box").layoutFrame == frame, "\(width): step \(step)")
      }
      #expect(stage.reports.isEmpty)
    }
  }

  @Test func `an update adopts what is there, and adds nothing`() throws {
    let stage = try stage("u")
    #expect(stage.readout == "0 of 8: box has 5 constraints and is 54 × 2.")
    #expect(try stage.view("/page/box").layoutFrame == Rect(x: 4, y: 1, width: 54, height: 2))
    try stage.press("<left>")
    #expect(stage.readout == "8 of 8: box.height = 3: it was there, its constant is 3 now.")
    #expect(try stage.view("/page/box").layoutFrame == Rect(x: 8, y: 1, width: 50, height: 3))
    #expect(notes(stage).first == "make: 2 notes, 0 groups; installed: 5")
    #expect(notes(stage).last == "height == 3 ✓ was in box")
    try stage.press("<left>")
    #expect(stage.readout == "7 of 8: box.left = 8: it was there, its constant is 8 now.")
    #expect(try stage.view("/page/box").layoutFrame == Rect(x: 8, y: 1, width: 50, height: 2))
    #expect(stage.reports.isEmpty)
  }

  @Test func `a remake takes all out first`() throws {
    let stage = try stage("uu")
    #expect(stage.readout == "0 of 9: box has 5 constraints and is 54 × 2.")
    try stage.press("<left><left><left>")
    #expect(stage.readout == "7 of 9: first all 5 are taken out: box is 5 × 1.")
    #expect(notes(stage).first == "make: 2 notes, 0 groups; installed: 0")
    try stage.press("<right><right>")
    #expect(stage.readout == "9 of 9: box.height = 3, a length alone, held by box.")
    #expect(try stage.view("/page/box").layoutFrame == Rect(x: 8, y: 0, width: 5, height: 3))
    try stage.press("u")
    #expect(stage.readout.hasPrefix("0 of 16"))
    #expect(stage.reports.isEmpty)
  }

  @Test func `the word that is read is marked in its line`() throws {
    let stage = try stage("<right><right><right><right>")
    let screen = stage.draw()
    let line = try #require(screen.text.split(separator: "\n").firstIndex { $0.contains("inset") })
    let text = "  make.left.right.equalTo(page).inset(4)"
    let range = try #require(text.range(of: "equalTo(page)"))
    let start = text.distance(from: text.startIndex, to: range.lowerBound)
    let marked = (0..<62).filter { screen[$0, line].style.attributes.contains(.reverse) }
    #expect(marked == Array(start..<start + "equalTo(page)".count))
  }
}
