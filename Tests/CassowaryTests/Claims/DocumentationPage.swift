import Foundation

/// A page of the solver's documentation.
struct DocumentationPage {
  let text: String

  init(_ name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let path = "../../../Sources/Cassowary/Cassowary.docc/\(name).md"
    text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }
}
