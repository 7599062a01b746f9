import Foundation
import Testing

/// The tables and lists of the DSL's pages leave nothing out, and name nothing that there is not.
struct MasonryTablesTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func text(of file: String) throws -> String {
    try String(contentsOf: root.appending(path: file), encoding: .utf8)
  }

  private static func page(_ name: String) throws -> String {
    try text(of: "Sources/Masonry/Masonry.docc/\(name).md")
  }

  /// The last cells of the rows of a page's tables that end with a column of this title.
  private static func cells(under title: String, in page: String) -> [String] {
    var found: [String] = []
    var isInside = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("|"), let last = cells.last else {
        isInside = false
        continue
      }
      if isInside { found.append(last) } else { isInside = last == title }
    }
    return found.filter { !$0.hasPrefix("---") }
  }

  /// What stands between single backticks.
  private static func codes(in cell: String) -> [String] {
    cell.replacing(/``[^`]*``/, with: "").matches(of: /`([^`]+)`/).map { String($0.1) }
  }

  @Test func `every statement that stands beside Masonry's is made in a test`() throws {
    let tests = try ["SideBySideTests", "SideBySideEditingTests"].map { name in
      try Self.text(of: "Tests/DemoTests/Pages/\(name).swift")
        .split { $0.isWhitespace }.joined(separator: " ")
    }
    let cells = Self.cells(under: "here", in: try Self.page("SideBySide"))
    #expect(cells.count > 80)
    for code in cells.flatMap(Self.codes) {
      for part in code.split(separator: "…") {
        #expect(tests.contains { $0.contains(part) }, "\(part)")
      }
    }
  }

  @Test func `the first page lists every public type and function`() throws {
    let page = try Self.page("Masonry")
    let topics = page.suffix(from: try #require(page.firstRange(of: "## Topics")).lowerBound)
    let listed = Set(topics.matches(of: /``([A-Za-z]+)(\([^`]*\))?``/).map { String($0.1) })
    let sources = Self.root.appending(path: "Sources/Masonry")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    var declared: Set<String> = []
    for file in files {
      let declarations = try Self.text(of: "Sources/Masonry/\(file)").matches(
        of: /(?m)^(?:@\w+ )*public (?:final )?(?:class|struct|enum|protocol|func|typealias) (\w+)/)
      declared.formUnion(declarations.map { String($0.1) })
    }
    #expect(declared.count > 30)
    #expect(listed == declared)
  }
}
