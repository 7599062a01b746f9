import Foundation
import ConflictAnalysis
import Testing

@testable import ConflictLog

/// The page *Reading a conflict log*: its log, what it shows of the report, and its table of rules.
struct ReadingAConflictLogTests {
  private static let page: String = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent(
      "Sources/ConflictLog/ConflictLog.docc/ReadingAConflictLog.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  /// The indented blocks, without their indentation.
  private static let blocks: [String] = {
    var blocks: [[String]] = [[]]
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("    ") {
        blocks[blocks.count - 1].append(String(line.dropFirst(4)))
      } else if line.isEmpty {
        if blocks.last?.isEmpty == false { blocks[blocks.count - 1].append("") }
      } else if blocks.last?.isEmpty == false {
        blocks.append([])
      }
    }
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n").trimmed }
  }()

  @Test func `the report begins as the page shows it`() throws {
    try #require(Self.blocks.count == 2)
    let report = try explanation(of: Self.blocks[0]).text
    #expect(report.hasPrefix(Self.blocks[1]))
  }

  @Test func `every rule stands in the table`() {
    let names = CulpritRules.all.map { $0.name } + [LastResortRule.name]
    // A log does not tell whether a frame was set.
    for name in names where name != "unset-frame" {
      #expect(Self.page.contains("| `\(name)` |"), "\(name)")
    }
  }

  @Test func `the first page's sample`() {
    let text = ExampleLog.text
    var shown: [String] = []
    func show(_ text: String) { shown.append(text) }
    var reader = LogReader()
    let conflicts = reader.read(text) + reader.finish()
    for conflict in conflicts {
      show(Explanation(conflict).text)
    }
    #expect(shown.count == 1)
  }
}
