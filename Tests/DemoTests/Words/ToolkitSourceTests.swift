import Foundation
import Localization
import Testing

@testable import CellViews

/// The keys of the toolkit's catalogue beside its sources.
struct ToolkitSourceTests {
  private let catalog = StringCatalog.cellViews

  /// What stands in the sources between quotes, with `%@` for each value.
  private static func literals() throws -> Set<String> {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/CellViews").standardizedFileURL
    var literals: Set<String> = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where file.hasSuffix(".swift") && !file.hasSuffix("StringCatalog+CellViews.swift") {
      let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for literal in source.matches(of: #/"((?:[^"\\\n]|\\.)*)"/#) {
        literals.insert(String(literal.1).replacing(#/\\\([^)]*\)/#, with: "%@"))
      }
    }
    return literals
  }

  @Test func `each key is a text of the sources`() throws {
    let literals = try Self.literals()
    #expect(Set(catalog.keys).subtracting(literals) == [])
  }
}
