import Ashlar
import ChineseTexts
import SeededNumbers
import Testing

@testable import Demos

/// Promises of every demo, whatever it teaches.
@MainActor @Suite struct EveryDemoTests {
  private nonisolated static let languages = [Language.english, .simplifiedChinese]
  /// The smallest, the usual and the largest, and some between.
  private static let sizes = [
    CellSize(width: 0, height: 0), CellSize(width: 1, height: 1), CellSize(width: 20, height: 5),
    CellSize(width: 33, height: 9), CellSize(width: 62, height: 18),
    CellSize(width: 80, height: 24), CellSize(width: 120, height: 40),
    CellSize(width: 200, height: 60),
  ]

  private func stage(_ id: String, _ size: CellSize, _ language: Language = .english) throws
    -> HeadlessStage
  {
    let stage = HeadlessStage(try #require(DemoEntry.named(id)), size: size)
    stage.window.language = language
    stage.send([])
    return stage
  }

  // MARK: - Words

  @Test func `all its words are in Chinese, too`() throws {
    for id in DemoEntry.all.map(\.id) { try checkWords(id) }
  }

  private func checkWords(_ id: String) throws {
    let entry = try #require(DemoEntry.named(id))
    let lesson = entry.lesson
    var texts = [entry.title, lesson.place, lesson.sentence, lesson.see, lesson.leftOut]
    texts += lesson.more + lesson.tries.map(\.text) + [lesson.correction]
    let stage = try stage(id, CellSize(width: 62, height: 18))
    for command in stage.window.availableCommands {
      texts += [command.localizedTitle, command.localizedHint]
      texts += [command.localizedGroup].compactMap(\.self)
    }
    for item in lesson.tries {
      let point = stage.restorePoint()
      try stage.perform(item)
      texts.append(stage.localizedReadout)
      point.restore()
    }
    #expect(Set(texts.flatMap(\.chineseFaults)) == [])
  }

  @Test func `its title and its sentence have room in both languages`() throws {
    for id in DemoEntry.all.map(\.id) { try checkRoom(id) }
  }

  private func checkRoom(_ id: String) throws {
    let entry = try #require(DemoEntry.named(id))
    for language in Self.languages {
      let localizer = Localizer(language)
      #expect(localizer.string(entry.title).columns <= 14, "\(id)")
      #expect(localizer.string(entry.lesson.sentence).columns <= 60, "\(id)")
      for item in entry.lesson.tries {
        let text = localizer.string(item.text)
        #expect(text.columns <= 58, "\(id): \(text)")
      }
    }
  }

  @Test func `the demos that go on from it are there`() throws {
    for id in DemoEntry.all.map(\.id) { try checkNext(id) }
  }

  private func checkNext(_ id: String) throws {
    for next in try #require(DemoEntry.named(id)).lesson.next {
      #expect(DemoEntry.named(next) != nil && next != id, "\(id): \(next)")
    }
  }

  // MARK: - Sizes

  @Test func `its frame is the stage's at any size`() throws {
    for id in DemoEntry.all.map(\.id) { try checkSizes(id) }
  }

  private func checkSizes(_ id: String) throws {
    for language in Self.languages {
      let stage = try stage(id, CellSize(width: 80, height: 24), language)
      for size in Self.sizes {
        stage.send([.resize(size)])
        #expect(stage.draw().size == size)
        let bounds = CellRect(x: 0, y: 0, width: size.width, height: size.height)
        let demo = try #require(stage.views.first)
        #expect(demo.frame == bounds || size.width == 0 || size.height == 0)
      }
    }
  }

  /// The readout has a line, or two below 62 columns, and is in Chinese whatever was pressed.
  @Test func `its readout is a line in both languages, whatever is pressed`() throws {
    for id in DemoEntry.all.map(\.id) { try checkReadout(id) }
  }

  private func checkReadout(_ id: String) throws {
    var random = SeededGenerator(seed: 11)
    let stage = try stage(id, CellSize(width: 62, height: 18))
    let keys = stage.window.availableKeyCommands.compactMap(\.key)
    let chinese = Localizer(.simplifiedChinese)
    var faults: Set<String> = []
    for _ in 0..<60 {
      stage.send([.resize(Self.sizes.randomElement(using: &random) ?? Self.sizes[5])])
      if let key = keys.randomElement(using: &random) { stage.send([.key(key)]) }
      let text = stage.localizedReadout
      faults.formUnion(text.chineseFaults)
      #expect(text.english.columns <= 60, "\(text)")
      #expect(chinese.string(text).columns <= 60, "\(chinese.string(text))")
    }
    #expect(faults == [])
  }

  // MARK: - Tries

  @Test func `each try changes something, and can be undone`() throws {
    for id in DemoEntry.all.map(\.id) { try checkTries(id) }
  }

  private func checkTries(_ id: String) throws {
    let entry = try #require(DemoEntry.named(id))
    for size in [CellSize(width: 62, height: 18), CellSize(width: 96, height: 36)] {
      for (number, item) in entry.lesson.tries.enumerated() {
        let stage = try stage(id, size)
        let (before, screen, readout) = (listing(of: stage), stage.draw(), stage.readout)
        let point = stage.restorePoint()
        try stage.perform(item)
        #expect(!point.isCurrent(), "\(id): try \(number) does nothing")
        #expect(
          listing(of: stage) != before || stage.draw() != screen || stage.readout != readout,
          "\(id): try \(number) shows nothing")
        point.restore()
        #expect(listing(of: stage) == before, "\(id): try \(number) leaves something")
      }
    }
  }

  /// The frames and texts of all views. Views that were added again have another order.
  private func listing(of stage: HeadlessStage) -> [String] {
    stage.views.map { "\($0.path) \($0.layoutFrame) \($0.text ?? "")" }.sorted()
  }
}
