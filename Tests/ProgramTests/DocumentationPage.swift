import Foundation

/// A page of this package that is read before its code.
enum DocumentationPage: String {
  case readme = "README.md"
  case changelog = "CHANGELOG.md"
  case firstProgram = "Sources/Ashlar/Ashlar.docc/FirstProgram.md"
  case gallery = "Sources/Ashlar/Ashlar.docc/Gallery.md"
  case yourOwnTerminal = "Sources/Ashlar/Ashlar.docc/YourOwnTerminal.md"
  case solver = "Sources/Cassowary/Cassowary.docc/Cassowary.md"

  /// The folder of this package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  func text() throws -> String {
    try String(contentsOf: Self.root.appending(path: rawValue), encoding: .utf8)
  }

  /// The page's samples of Swift, in its order.
  func samples() throws -> [String] {
    try text().matches(of: /```swift\n((?:.|\n)*?)```/).map { String($0.1) }
  }

  /// The first of the samples that contains `text`, if there is one.
  func sample(with text: String) throws -> String? {
    try samples().first { $0.contains(text) }
  }
}
