import Ashlar
import Demos
import Foundation
import Testing

/// The demos' and the gallery's screens as files, to be looked at: `Golden/ID-WxH.txt`, `Golden/gallery-NAME-WxH.txt`,
/// and each demo opened alone: `Golden/alone/ID.LANGUAGE.txt`, in Chinese where its stage has words.
///
/// With ASHLAR_RECORD_GOLDEN in the environment the files are written instead of compared.
@MainActor @Suite struct GoldenTests {
  @Test(arguments: firstDemos, ["40x12", "80x24", "120x40"])
  func `a demo looks as it did`(id: String, notation: String) throws {
    let size = try CellSize(notation: notation)
    let screen = try makeStage(id, size.width, size.height).draw().text + "\n"
    try compare(screen, with: "\(id)-\(notation)")
  }

  @Test(arguments: await allDemos)
  func `a demo that is opened alone looks as it did`(id: String) throws {
    try compare(try alone(id).draw().text + "\n", with: "alone/\(id).en")
  }

  /// A stage without words is the same in every language, and its screen is recorded in English only.
  @Test(arguments: await allDemos)
  func `a demo that is opened alone looks as it did, in Chinese`(id: String) throws {
    let gallery = try alone(id)
    let english = rows(of: gallery)
    gallery.window.language = .simplifiedChinese
    let chinese = rows(of: gallery)
    guard english[2..<22] == chinese[2..<22] else {
      return try compare(gallery.draw().text + "\n", with: "alone/\(id).zh-Hans")
    }
    let entry = try #require(DemoEntry.named(id))
    let text = Localizer(.simplifiedChinese).string
    // A screen of a stage that had words is compared with nothing.
    #expect(!FileManager.default.fileExists(atPath: file("alone/\(id).zh-Hans").path))
    #expect(chinese[0].contains("   \(text(entry.title))   \(text(entry.lesson.place))   "))
    #expect(chinese[1] == " " + text(entry.lesson.sentence))
    #expect(chinese[22] == " " + text(gallery.localizedReadout))
  }

  private func alone(_ id: String) throws -> HeadlessGallery {
    HeadlessGallery([try #require(DemoEntry.named(id))], size: CellSize(width: 80, height: 24))
  }

  private func rows(of gallery: HeadlessGallery) -> [Substring] {
    gallery.draw().text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// What is around the demos, by the keys that lead there.
  private nonisolated static let galleries = [
    "three-labels": "", "stair": "<down>", "green-label": "<down><down>1111111",
    "lesson": "<down><down>l<down>", "tried": "<down><down>l<down><enter>", "source": "s",
    "help": "?", "reports": "<down><down>l<end><enter>m",
  ]

  @Test(arguments: galleries.keys.sorted(), ["80x24", "120x40"])
  func `the gallery looks as it did`(name: String, notation: String) throws {
    let size = try CellSize(notation: notation)
    let gallery = HeadlessGallery(DemoEntry.all, size: size)
    gallery.send(try KeyNotation.events(try #require(Self.galleries[name])))
    try compare(gallery.draw().text + "\n", with: "gallery-\(name)-\(notation)")
  }

  private func file(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/\(name).txt")
  }

  private func compare(_ screen: String, with name: String) throws {
    let file = file(name)
    if ProcessInfo.processInfo.environment["ASHLAR_RECORD_GOLDEN"] != nil {
      try screen.write(to: file, atomically: true, encoding: .utf8)
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    if screen != golden { Issue.record("\(name) differs:\n\(diff(golden, screen))") }
  }

  /// Both screens line by line: `-` as recorded, `+` as drawn, without a mark what is the same.
  private func diff(_ recorded: String, _ drawn: String) -> String {
    let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let new = drawn.split(separator: "\n", omittingEmptySubsequences: false)
    return (0..<max(old.count, new.count)).flatMap { row -> [String] in
      let lines = (row < old.count ? old[row] : nil, row < new.count ? new[row] : nil)
      if lines.0 == lines.1 { return ["  \(lines.0 ?? "")"] }
      return [lines.0.map { "- \($0)" }, lines.1.map { "+ \($0)" }].compactMap { $0 }
    }.joined(separator: "\n")
  }
}
