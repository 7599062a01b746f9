import Foundation

/// The page that a newcomer reads first.
enum Readme {
  /// The folder of this package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text() throws -> String {
    try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }

  /// The samples of Swift that contain `text`, in the order of the page.
  static func samples(with text: String) throws -> [String] {
    try self.text().matches(of: /```swift\n([^`]*)```/).map { String($0.1) }
      .filter { $0.contains(text) }
  }
}
