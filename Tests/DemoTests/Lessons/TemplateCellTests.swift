import Ashlar
import Testing

@testable import Demos

/// The way to a row's height by a template, step by step.
@MainActor @Suite struct TemplateCellTests {
  private static let texts = [
    "a: The slates for the roof came by boat; two of them broke on the way.",
    "b: Wedges go in dry.",
    "c: Whoever hews a lintel leaves more stone above the middle than at its ends.",
    "d: Rain runs off a sill that leans a little.",
    "e: The mason has gone home.",
    "f: A quoin is a stone at a corner, and the largest ones lie at the foot of it.",
  ]
  /// What `x` makes of the first row.
  private static let other = "a: The mason has gone home."

  /// The steps have 28 columns, and one is free.
  private func tableWidth(_ width: Int) -> Int { width - 29 }
  /// The lines of a text in a cell of a width, of which the last column is the scroll bar's.
  private func lines(_ text: String, _ width: Int) -> Int {
    wrapped(text, columns: width - 1).count
  }

  private func stage(
    _ keys: String = "", width: Int = 62, height: Int = 60
  ) throws -> HeadlessStage {
    try makeStage("template-cell", width, height, keys: keys)
  }

  /// The lines of the screen that say what is kept, and the log.
  private func kept(_ stage: HeadlessStage) -> [String] {
    let lines = stage.draw().text.split(separator: "\n").map(String.init)
    let start = lines.firstIndex { $0.hasPrefix("hits ") } ?? lines.count
    return lines[start...].map { $0.trimmingSpaces }.filter { !$0.isEmpty }
  }

  /// The readouts of all steps, from the first on.
  private func story(_ stage: HeadlessStage) throws -> [String] {
    let count = try #require(Int(stage.readout.split(separator: " ")[2].dropLast()))
    var readouts: [String] = []
    for _ in 0..<count {
      readouts.append(stage.readout)
      try stage.press("<right>")
    }
    return readouts
  }

  private func template(_ stage: HeadlessStage) throws -> FrameListing.Entry {
    try stage.view("/room/box/template")
  }

  // MARK: - The steps

  @Test func `each step is told with the numbers of the run`() throws {
    let stage = try stage()
    #expect(
      try story(stage) == [
        "1 of 7: for key a nothing is kept, 33 wide.",
        "2 of 7: the template shows the note: 71 × 1, not wrapped.",
        "3 of 7: 33: all of the row is the content's.",
        "4 of 7: contentView.width == 33, required: it wraps.",
        "5 of 7: as small as the constraints allow: 33 × 3.",
        "6 of 7: 3 + 1 of the separator = 4.",
        "7 of 7: 4 is kept for key a, 33 wide.",
      ])
    #expect(stage.readout.hasPrefix("1 of 7"))
    try stage.press("<left>")
    #expect(stage.readout.hasPrefix("7 of 7"))
    #expect(stage.reports.isEmpty)
  }

  @Test func `rows are as high as their wrapped texts and the separator, at every width`() throws {
    let stage = try stage("<right><right><right><right>")
    for width in 40...120 {
      stage.resize(width, 60)
      let columns = tableWidth(width)
      #expect(try stage.view("/table").layoutFrame.width == Double(columns))
      let rows = stage.rows
      #expect(rows.count == Self.texts.count)
      for (row, text) in zip(rows, Self.texts) {
        #expect(row.frame.height == lines(text, columns) + 1, "\(width): \(text)")
      }
      let lines = lines(Self.texts[0], columns)
      #expect(
        stage.readout == "5 of 7: as small as the constraints allow: \(columns) × \(lines).")
      #expect(try template(stage).frame.height == lines)
      #expect(try template(stage).frame.width == columns)
      #expect(stage.reports.isEmpty)
    }
  }

  @Test func `the template is as it is at each step`() throws {
    let stage = try stage()
    func screen() -> String { stage.draw().text }
    #expect(screen().contains("The template is empty: it is configured next."))
    for (width, height) in [(71, 1), (71, 1), (33, 3), (33, 3), (33, 3), (33, 3)] {
      try stage.press("<right>")
      let frame = try template(stage).frame
      #expect((frame.width, frame.height) == (width, height))
      #expect(!screen().contains("The template"))
    }
    // The accessory is beside the content.
    try stage.press("a")
    #expect(try template(stage).frame.width == 33)
    #expect(try template(stage).frame.height == lines(Self.texts[0], 29))
  }

  @Test func `an accessory takes four columns of the content`() throws {
    let stage = try stage("a")
    #expect(
      try story(stage)[2...3] == [
        "3 of 7: 33 - 4 = 29: the accessory takes its part.",
        "4 of 7: contentView.width == 29, required: it wraps.",
      ])
    for width in 44...100 {
      stage.resize(width, 60)
      #expect(stage.rows[0].frame.height == lines(Self.texts[0], tableWidth(width) - 4) + 1)
      #expect(stage.rows[1].frame.height == lines(Self.texts[1], tableWidth(width)) + 1)
    }
  }

  @Test func `an accessory view takes its width and a gap of one`() throws {
    let stage = try stage("aa")
    #expect(try story(stage)[2] == "3 of 7: 33 - 8 = 25: the accessory takes its part.")
    for width in 44...100 {
      stage.resize(width, 60)
      #expect(stage.rows[0].frame.height == lines(Self.texts[0], tableWidth(width) - 8) + 1)
    }
    stage.resize(62, 60)
    try stage.press("a")
    #expect(try story(stage)[2] == "3 of 7: 33: all of the row is the content's.")
  }

  @Test func `without separators rows are one lower, and the step is not there`() throws {
    let stage = try stage("-")
    #expect(stage.rows.map(\.frame.height) == Self.texts.map { lines($0, 33) })
    let story = try story(stage)
    #expect(story.count == 6 && !story.contains { $0.contains("separator") })
    #expect(story.last == "6 of 6: 3 is kept for key a, 33 wide.")
  }

  // MARK: - The four ways

  @Test func `a loose bottom gives 0, one warning, and the height that rows have`() throws {
    let stage = try stage("2")
    #expect(
      try story(stage) == [
        "1 of 10: for key a nothing is kept, 33 wide.",
        "2 of 10: the template shows the note: 71 × 0, not wrapped.",
        "3 of 10: 33: all of the row is the content's.",
        "4 of 10: contentView.width == 33, required: it wraps.",
        "5 of 10: the constraints give no height: 0.",
        "6 of 10: once only the log warns: no height by constraints.",
        "7 of 10: sizeThatFits says nothing, either: 0.",
        "8 of 10: nothing gave a height: 3, as rows have.",
        "9 of 10: 3 + 1 of the separator = 4.",
        "10 of 10: 4 is kept for key a, 33 wide.",
      ])
    #expect(stage.rows[0].frame.height == 4)
    #expect(stage.reports.count == 1)
    // The log warns once, for whichever row.
    try stage.press("<down>2")
    #expect(try story(stage)[5] == "6 of 10: no height by constraints; the log has warned of it.")
    #expect(stage.reports.count == 1)
  }

  @Test func `a cell of frames is asked what fits, and has the default height without an answer`()
    throws
  {
    let stage = try stage("3")
    #expect(
      try story(stage) == [
        "1 of 6: for key a nothing is kept, 33 wide.",
        "2 of 6: the template shows the note, without constraints.",
        "3 of 6: 33: all of the row is the content's.",
        "4 of 6: sizeThatFits(33, 0) is 3 high.",
        "5 of 6: 3 + 1 of the separator = 4.",
        "6 of 6: 4 is kept for key a, 33 wide.",
      ])
    for width in 40...100 {
      stage.resize(width, 60)
      let columns = tableWidth(width)
      #expect(stage.rows[0].frame.height == lines(Self.texts[0], columns) + 1)
    }
    stage.resize(62, 60)
    try stage.press("4")
    #expect(
      try Array(story(stage)[3...4]) == [
        "4 of 7: sizeThatFits says nothing, either: 0.",
        "5 of 7: nothing gave a height: 3, as rows have.",
      ])
    #expect(stage.rows[0].frame.height == 4)
    #expect(stage.reports.isEmpty)
  }

  // MARK: - What is kept

  @Test func `the log grows with the steps`() throws {
    let stage = try stage("<down>")
    func row(_ b: String) -> String {
      "hits 0, misses 6; kept, 33 wide: a 4 b \(b) c 4 d 3 e 2 f 4"
    }
    func log() -> [String] { kept(stage).map { $0.split(separator: " ").joined(separator: " ") } }
    // What the last step keeps is not kept before it.
    #expect(log() == [row("–")])
    try stage.press("<right><right><right><right>")
    #expect(log() == [row("–"), "calculate using system fitting size (AutoLayout) - 1"])
    try stage.press("<right><right>")
    #expect(
      log() == [
        row("2"), "calculate using system fitting size (AutoLayout) - 1", "cached by key[b] - 2",
      ])
    // The first one of its class has made the template.
    try stage.press("<up>")
    #expect(log()[1] == "layout cell created - NoteCell")
  }

  private func counts(_ stage: HeadlessStage) -> String {
    String(kept(stage).first?.split(separator: ";").first ?? "").trimmingSpaces
  }

  @Test func `a text that changes is measured anew, and no other one`() throws {
    let stage = try stage()
    #expect(counts(stage) == "hits 0, misses 6")
    try stage.press("x")
    #expect(counts(stage) == "hits 5, misses 1")
    #expect(stage.rows[0].frame.height == lines(Self.other, 33) + 1)
    try stage.press("<down><down>a")
    #expect(counts(stage) == "hits 5, misses 1")
  }

  @Test func `each width has heights of its own, which are there when it comes back`() throws {
    let stage = try stage()
    stage.resize(50, 60)
    #expect(counts(stage) == "hits 0, misses 6")
    stage.resize(62, 60)
    #expect(counts(stage) == "hits 6, misses 0")
    #expect(stage.readout == "1 of 7: for key a nothing is kept, 33 wide.")
    stage.resize(50, 60)
    #expect(counts(stage) == "hits 6, misses 0")
    #expect(stage.rows.map(\.frame.height) == Self.texts.map { lines($0, 21) + 1 })
  }

  @Test func `asked once more, the kept height is all there is to tell`() throws {
    let stage = try stage("o")
    #expect(counts(stage) == "hits 6, misses 0")
    #expect(stage.readout == "1 of 1: 4 is kept for key a: nothing to measure.")
    #expect(stage.draw().text.contains("The template is not asked: the height was kept."))
    #expect(kept(stage).last == "hit cache by key[a] - 4")
    try stage.press("o")
    #expect(counts(stage) == "hits 0, misses 6")
    #expect(stage.readout.hasPrefix("1 of 7"))
  }

  @Test func `heights by row are forgotten when the table is reloaded`() throws {
    let stage = try stage("b")
    #expect(counts(stage) == "hits 0, misses 6")
    #expect(stage.readout == "1 of 7: for row 0 nothing is kept, 33 wide.")
    try stage.press("x")
    #expect(counts(stage) == "hits 0, misses 6")
    // By key they are still there, but for the text that has changed.
    try stage.press("b")
    #expect(counts(stage) == "hits 5, misses 1")
  }

  // MARK: - The tries

  @Test func `every try does what it says`() throws {
    for (width, height) in [(62, 18), (79, 20), (110, 40), (171, 56)] {
      let tries = TemplateCellDemo.lesson.tries
      func after(_ number: Int) throws -> HeadlessStage {
        let stage = try stage(width: width, height: height)
        try stage.perform(tries[number])
        return stage
      }
      let columns = tableWidth(width)
      let fenced = try template(after(0)).frame
      // It is narrowed to 62 columns, where the table has 33.
      #expect((fenced.width, fenced.height) == (33, 3))
      #expect(try after(1).draw().text.contains("width: \(columns) - 4 = \(columns - 4)"))
      #expect(try counts(after(2)).hasSuffix("misses 1") || counts(after(2)).hasSuffix("misses 2"))
      #expect(try after(3).draw().text.contains("default: 3"))
      #expect(try after(4).draw().text.contains("sizeThatFits: \(lines(Self.texts[0], columns))"))
      let narrow = try after(5)
      #expect(try narrow.view("/table").frame.width == 15)
      #expect(narrow.readout.hasSuffix("15 wide."))
      #expect(narrow.rows[0].frame.height == lines(Self.texts[0], 15) + 1)
    }
  }

  @Test func `what a try found out is forgotten when it is taken back`() throws {
    for keys in ["", "b", "<down>x", "-a"] {
      let stage = try stage(keys, height: 24)
      let (screen, frames) = (stage.draw(), stage.frames)
      for attempt in TemplateCellDemo.lesson.tries {
        let point = stage.restorePoint()
        try stage.perform(attempt)
        #expect(stage.draw() != screen && !point.isCurrent())
        point.restore()
        #expect(stage.draw() == screen && stage.frames == frames, "\(attempt.text) after \(keys)")
        #expect(point.isCurrent())
      }
    }
  }

  @Test func `nothing goes wrong at sizes without room`() throws {
    for width in 0...40 {
      for height in [0, 1, 3, 6, 9, 18] {
        let stage = try stage("<right><right><right>", width: width, height: height)
        #expect(stage.reports.isEmpty, "\(width)×\(height)")
      }
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
