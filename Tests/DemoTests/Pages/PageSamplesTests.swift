import Foundation
import Testing

/// The samples in the documentation's pages are code: each stands, line for line, in a test of the
/// folders `Pages`, or is the first program. So the tests' own build compiles them all.
struct PageSamplesTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let pages = folders(in: "Sources").flatMap { library in
    files(in: "Sources/\(library)/\(library).docc", ending: "md")
  }

  /// The files that have the samples.
  private static let code = [
    "Tests/DemoTests/Pages", "Tests/CassowaryTests/Pages", "Tests/ConflictLogTests/Pages",
    "Demos/Hello",
  ].flatMap { files(in: $0, ending: "swift") }

  private static func folders(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: folder).path)
    return (names ?? []).sorted()
  }

  private static func files(in folder: String, ending: String) -> [String] {
    folders(in: folder).filter { $0.hasSuffix(".\(ending)") }.map { "\(folder)/\($0)" }
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

  /// Without the imports at the beginning: what else a test imports is its own business.
  private static func body(of sample: String) -> String {
    let body = sample.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.isEmpty || $0.hasPrefix("import ") }
    return body.joined(separator: "\n")
  }

  @Test func `there are pages of every library`() {
    let libraries = Set(Self.pages.map { $0.split(separator: "/")[1] })
    #expect(libraries.count == 16 && Self.pages.count > 33)
  }

  @Test(arguments: pages) func `every sample is compiled and run here`(page: String) throws {
    let code = try Self.code.map { "\n" + Self.plain(try Self.lines(of: $0)) }
    let firstProgram = Self.plain(
      try Self.lines(of: "Sources/Ashlar/Ashlar.docc/FirstProgram.md"))
    for sample in try Self.samples(of: page) {
      // The manifest of the first program is built by `StrangerPackageTests`.
      let found =
        sample.hasPrefix("// swift-tools-version")
        ? firstProgram.contains("\n" + sample)
        : code.contains { $0.contains("\n" + Self.body(of: sample)) }
      #expect(found, "\(page):\n\(sample)")
    }
  }
}
