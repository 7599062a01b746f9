import Foundation
import Testing

/// The samples in the documentation's pages are code: each stands, line for line, in a test of this
/// folder.
struct PageSamplesTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let pages = ["AutoLayout", "CellViews", "Masonry"].flatMap { library in
    files(in: "Sources/\(library)/\(library).docc", ending: "md")
  }

  private static func files(in folder: String, ending: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: folder).path)
    return (names ?? []).filter { $0.hasSuffix(".\(ending)") }.sorted().map { "\(folder)/\($0)" }
  }

  private static func lines(of file: String) throws -> [Substring] {
    try String(contentsOf: root.appending(path: file), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Lines without what sets them in, each with an end.
  private static func plain(_ lines: some Sequence<Substring>) -> String {
    lines.map { $0.drop { $0 == " " } + "\n" }.joined()
  }

  /// The parts of a page that are Swift.
  private static func samples(of page: String) throws -> [String] {
    var samples: [String] = []
    var sample: [Substring]?
    for line in try lines(of: page) {
      if line == "```swift" {
        sample = []
      } else if line == "```", let found = sample {
        samples.append(plain(found))
        sample = nil
      } else {
        sample?.append(line)
      }
    }
    return samples
  }

  @Test func `there are pages`() { #expect(Self.pages.count > 6) }

  @Test(arguments: pages) func `every sample is compiled and run here`(page: String) throws {
    let tests = try Self.files(in: "Tests/DemoTests/Pages", ending: "swift")
      .map { "\n" + Self.plain(try Self.lines(of: $0)) }
    // Whole programs are compiled and run in a terminal, in `FirstProgramTests`.
    for sample in try Self.samples(of: page) where !sample.hasPrefix("import ") {
      #expect(tests.contains { $0.contains("\n" + sample) }, "\(page):\n\(sample)")
    }
  }
}
