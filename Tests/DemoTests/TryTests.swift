import Ashlar
import Foundation
import Testing

@testable import Demos

extension HeadlessStage {
  /// Does what a demo's lesson says to try, which begins with some words.
  func perform(_ words: String, in id: String) throws {
    let tries = try #require(DemoEntry.named(id)).lesson.tries
    try perform(try #require(tries.first { $0.text.english.hasPrefix(words) }, "no \(words)"))
  }

  /// Does what is to be tried: narrows the stage if it is too wide for it, and presses its key as often as it says.
  func perform(_ attempt: Lesson.Try) throws {
    if let widest = attempt.widest { while size.width > widest { try press("[") } }
    if let approach = attempt.approach {
      for _ in 0..<approach.count { try press(approach.key) }
    }
    switch attempt.amount {
    case .times(let count): for _ in 0..<count { try press(attempt.key) }
    case .untilWidth(let width):
      while size.width != width {
        let before = size.width
        try press(attempt.key)
        if size.width == before { break }
      }
    }
  }
}

extension Lesson.Try {
  /// Whether a stage of a width has the one already that the try makes.
  fileprivate func asks(forWidth width: Int) -> Bool { amount == .untilWidth(width) }
}

/// What a lesson says can be done, and seen.
@MainActor @Suite struct TryTests {
  /// The stage of the gallery at 80x24 and at 120x40, and a small one.
  private nonisolated static let sizes = ["62x20", "67x36", "40x12"]
  /// What was done before: nothing, a scrolled table, other texts and widths.
  private nonisolated static let beginnings = [
    "", "<down><pgdn><down>", "<space>+1<right>2", "<pgdn><pgdn>+-+<down>##3!",
    "]]}<down>[{+<pgdn>", "<end><up>",
  ]

  /// The first article's demos are tried from every beginning, the others from the first one.
  private func beginnings(of id: String) -> ArraySlice<String> {
    firstDemos.contains(id) ? Self.beginnings[...] : Self.beginnings.prefix(1)
  }

  private func makeStage(_ id: String, _ notation: String, _ keys: String) throws -> HeadlessStage {
    let size = try CellSize(notation: notation)
    return try DemoTests.makeStage(id, size.width, size.height, keys: keys)
  }

  @Test(arguments: await allDemos, sizes)
  func `every try is seen, and can be taken back`(id: String, size: String) throws {
    let lesson = try #require(DemoEntry.named(id)).lesson
    for keys in beginnings(of: id) {
      let stage = try makeStage(id, size, keys)
      let (frames, screen, readout) = (stage.frames, stage.draw(), stage.readout)
      for attempt in lesson.tries {
        let point = stage.restorePoint()
        try stage.perform(attempt)
        // A stage that is narrow enough is not made narrower.
        if !attempt.asks(forWidth: stage.size.width) {
          let isSeen = stage.draw() != screen || stage.readout != readout
          #expect(isSeen, "\(attempt.text) after \(keys)")
        }
        point.restore()
        #expect(stage.frames == frames, "\(attempt.text) after \(keys)")
        #expect(stage.draw() == screen, "\(attempt.text) after \(keys)")
      }
      // All of them, one after the other, are taken back at once, too.
      let point = stage.restorePoint()
      for attempt in lesson.tries { try stage.perform(attempt) }
      point.restore()
      #expect(stage.frames == frames)
      #expect(stage.draw() == screen)
    }
  }

  @Test(arguments: await allDemos)
  func `what is done after a try was taken back is what it would have been without`(
    id: String
  ) throws {
    let lesson = try #require(DemoEntry.named(id)).lesson
    let next = "<space>+12<down>[<space>-"
    for keys in beginnings(of: id) {
      let direct = try makeStage(id, "62x20", keys + next)
      let stage = try makeStage(id, "62x20", keys)
      for attempt in lesson.tries {
        let point = stage.restorePoint()
        try stage.perform(attempt)
        point.restore()
      }
      try stage.press(next)
      #expect(stage.frames == direct.frames)
      #expect(stage.draw() == direct.draw())
    }
  }

  @Test func `a width that is to be reached is reached`() throws {
    for entry in DemoEntry.all {
      for attempt in entry.lesson.tries {
        guard case .untilWidth(let width) = attempt.amount else { continue }
        let stage = try makeStage(entry.id, "62x20", "")
        try stage.perform(attempt)
        #expect(stage.size == CellSize(width: width, height: 20))
      }
    }
  }

  // MARK: - What the tries say

  @Test func `narrower labels break their words, and each row is as high as that takes`() throws {
    let stage = try makeStage("three-labels", "62x20", "")
    let before = try #require(stage.rows.first).layoutFrame.height
    try stage.perform(DemoEntry.all[0].lesson.tries[0])
    let row = try #require(stage.rows.first)
    let tallest = try #require(stage.tallestLabels(of: row).first)
    #expect(row.layoutFrame.height > before)
    #expect(row.layoutFrame.height == tallest.layoutFrame.height + 2)
    #expect(stage.draw().text.contains("┃keyston┃"))
  }

  @Test func `blue1 pushes the green label, and gives way in the end`() throws {
    let tries = DemoEntry.all[2].lesson.tries
    let stage = try makeStage("green-label", "62x20", "")
    let third = try stage.view("/container/green").frame.minX
    try stage.perform(tries[0])
    #expect(try stage.view("/container/green").frame.minX > third)
    #expect(stage.draw().text.contains("blue blue blue blue blue "))
    try stage.perform(tries[1])
    let blue = try stage.view("/container/blue1")
    #expect(blue.frame.width < (blue.text ?? "").count)
    #expect(try stage.view("/container/green").frame.width == " green stays whole ".count)
  }

  @Test func `a third is left out where green has no room beside it, and that is reported`() throws
  {
    let stage = try makeStage("green-label", "62x20", "")
    try stage.perform("Make the stage too narrow", in: "green-label")
    #expect(stage.currentReports.count == 1)
    #expect("\(try #require(stage.currentReports.first))".contains("GreenLabel.swift"))
    #expect(stage.readout.contains("no room for “≥ a third”"))
  }

  @Test func `without titles the table has all the room`() throws {
    let stage = try makeStage("stair", "62x20", "")
    try stage.perform("Take all titles away", in: "stair")
    #expect(try stage.view("/stair").frame.height == 0)
    #expect(try stage.view("/table").frame == CellRect(x: 0, y: 0, width: 62, height: 20))
    #expect(stage.reports.isEmpty)
  }
}

/// The words of the lessons, and the files that they are about.
@MainActor @Suite struct LessonTextTests {
  @Test(arguments: await allDemos)
  func `a lesson says what is learned, shown, to be tried and left out`(id: String) throws {
    let entry = try #require(DemoEntry.named(id))
    let lesson = entry.lesson
    #expect(lesson.sentence.english.count <= 60)
    #expect((2...4).contains(lesson.more.count))
    #expect((3...6).contains(lesson.tries.count))
    let texts = [lesson.sentence, lesson.see, lesson.leftOut] + lesson.more
    for text in (texts + lesson.tries.map(\.text)).map(\.english) {
      #expect(text.hasSuffix(".") && text.count > 20)
      #expect(!text.contains("\n") && !text.contains("  ") && text.first != " ")
    }
  }

  @Test(arguments: await allDemos)
  func `the key of a try is a single one that is the demo's or the stage's`(id: String) throws {
    let entry = try #require(DemoEntry.named(id))
    let stage = StageView()
    stage.show(entry.make(1))
    let commands = stage.demoCommands + stage.edgeCommands()
    for attempt in entry.lesson.tries {
      #expect(try KeyNotation.events(attempt.key).count == 1)
      let key = try #require(attempt.press, "\(attempt.key) is no key")
      #expect(commands.contains { $0.key == key }, "\(attempt.key)")
      if let approach = attempt.approach {
        let first = try #require(approach.press, "\(approach.key) is no key")
        #expect(commands.contains { $0.key == first }, "\(approach.key)")
        #expect((1...20).contains(approach.count) && attempt.amount == .times(1))
      }
      switch attempt.amount {
      case .times(let count): #expect((1...20).contains(count))
      case .untilWidth: #expect([GalleryKey.narrower, GalleryKey.wider].contains(key))
      }
    }
  }

  /// The text of a lesson's file as it lies beside this one.
  private func text(of file: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Demos/Lessons")
    let folders = try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
    let files = folders.map { root.appending(path: "\($0)/\(file)") }
    let found = try #require(files.first { FileManager.default.fileExists(atPath: $0.path) })
    return try String(contentsOf: found, encoding: .utf8)
  }

  @Test(arguments: await allDemos)
  func `a lesson's words stand in its file once, as a value`(id: String) throws {
    let text = try #require(DemoEntry.named(id)?.lesson.source).text
    for heading in ["What you learn", "What you see", "// Keys", "// Try", "// Left out"] {
      #expect(!text.contains(heading))
    }
    // Its words stand there in two languages.
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 360)
  }

  @Test(arguments: await allDemos)
  func `the file that is built in is the one that is compiled`(id: String) throws {
    let source = try #require(DemoEntry.named(id)?.lesson.source)
    let others = source.text.matches(of: /alsoShows: \["(.*)"\]/).map { String($0.1) }
    #expect(source.others.map(\.file) == others)
    for source in [source] + source.others {
      #expect(try source.text == text(of: source.file))
      #expect(source.lines.map(\.text).joined(separator: "\n") == source.text)
    }
  }

  @Test(arguments: await allDemos)
  func `the constraints that matter fit a panel, and are where they say`(id: String) throws {
    let source = try #require(DemoEntry.named(id)?.lesson.source)
    let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    let sections = source.sections
    let all = sections + source.others.flatMap(\.sections)
    // Where few stand in the file itself, those of the files that it names count, too.
    let counted = sections.joined().count < 15 ? all : sections
    #expect((15...60).contains(counted.joined().count))
    for shown in sections {
      for line in shown {
        #expect(line.text.count <= 60, "\(line.number): \(line.text)")
        let written = lines[line.number - 1]
        #expect(written.drop { $0 == " " } == line.text.drop { $0 == " " })
      }
      let (first, last) = try (#require(shown.first), #require(shown.last))
      #expect(shown.map(\.number) == Array(first.number...last.number))
      // The first line is at the edge, the section between two marks, and nothing blank around it.
      #expect(first.text.first != " " && !first.text.isEmpty && !last.text.isEmpty)
      let mark = "  // MARK: - "
      #expect(
        lines[..<(first.number - 1)].last { !$0.isEmpty }?.hasPrefix(mark + "Constraints") == true)
      #expect(lines[last.number...].first { !$0.isEmpty }?.hasPrefix(mark) == true)
    }
    #expect(
      sections.count == lines.count { $0.hasPrefix("  // MARK: - Constraints") })
    #expect(all.joined().contains { $0.text.contains("makeConstraints") })
  }
}
