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

/// Figures that stand behind what the documentation says; they are printed when `ASHLAR_FIGURES` is set.
enum Figures {
  static func print(_ text: @autoclosure () -> String) {
    if ProcessInfo.processInfo.environment["ASHLAR_FIGURES"] != nil { Swift.print(text()) }
  }
}
