import Ashlar
import Demos
import Foundation
import Testing

/// The demos' and the gallery's screens as files, to be looked at: `Golden/ID-WxH.txt`, `Golden/gallery-NAME-WxH.txt`,
/// and each demo opened alone in both languages: `Golden/alone/ID.LANGUAGE.txt`.
///
/// With ASHLAR_RECORD_GOLDEN in the environment the files are written instead of compared.
@MainActor @Suite struct GoldenTests {
  @Test(arguments: firstDemos, ["40x12", "80x24", "120x40"])
  func `a demo looks as it did`(id: String, notation: String) throws {
    let size = try CellSize(notation: notation)
    let screen = try makeStage(id, size.width, size.height).draw().text + "\n"
    try compare(screen, with: "\(id)-\(notation)")
  }

  @Test(arguments: await allDemos, [Language.english, .simplifiedChinese])
  func `a demo that is opened alone looks as it did, in both languages`(
    id: String, language: Language
  ) throws {
    let entry = try #require(DemoEntry.named(id))
    let gallery = HeadlessGallery([entry], size: CellSize(width: 80, height: 24))
    gallery.window.language = language
    try compare(gallery.draw().text + "\n", with: "alone/\(id).\(language.rawValue)")
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

  private func compare(_ screen: String, with name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/\(name).txt")
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
