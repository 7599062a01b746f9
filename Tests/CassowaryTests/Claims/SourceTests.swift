import Foundation
import Testing

/// What the page "How the solver works" says of the source.
@Suite struct `How the solver works` {
  /// The code of each type, with its extensions, without comments.
  private var code: [String: String] = [:]
  private let page: String

  init() throws {
    // Links in double marks are checked when the documentation is built.
    page = try DocumentationPage("HowTheSolverWorks").text.replacing(/``[^`]*``/, with: "")
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Cassowary").standardizedFileURL
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      read(try String(contentsOf: file, encoding: .utf8))
    }
  }

  private mutating func read(_ source: String) {
    var type = ""
    for line in source.split(separator: "\n") {
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      if let kind = words.firstIndex(where: Self.kinds.contains), !line.hasPrefix(" "),
        !line.hasPrefix("/"), kind + 1 < words.count
      {
        type = String(words[kind + 1])
      }
      let end = line.range(of: "//")?.lowerBound ?? line.endIndex
      code[type, default: ""] += line[..<end] + "\n"
    }
  }

  private static let kinds: Set<Substring> = ["struct", "class", "enum", "extension", "protocol"]

  @Test func `names types and functions that there are`() throws {
    var members = 0
    for match in page.matches(of: /`([A-Z]\w+)(?:\.([a-z]\w+))?`/) {
      let type = String(match.output.1)
      let code = try #require(self.code[type], "\(type)")
      guard let member = match.output.2 else { continue }
      members += 1
      #expect(
        code.contains("func \(member)(") || code.contains("var \(member):"), "\(type).\(member)")
    }
    #expect(members > 10)
  }

  /// The parts' table is in the order in which calls go: a type's code names no type above it.
  @Test func `lists parts in an order in which none calls those above`() throws {
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let parts = rows.map { row in
      row.split(separator: "|")[0].matches(of: /`(\w+)`/).map { String($0.output.1) }
    }
    #expect(parts.count > 8)
    for (index, above) in parts.enumerated() {
      for part in parts[(index + 1)...].joined() {
        let words = Set(
          try #require(code[part], "\(part)").split { !$0.isLetter && !$0.isNumber }.map(
            String.init))
        for name in above where name != "PivotRule" {
          #expect(!words.contains(name), "\(part) names \(name)")
        }
      }
    }
  }
}
