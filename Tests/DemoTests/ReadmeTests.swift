import Foundation
import Testing

struct ReadmeTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `the first layout in the readme is the program that is built`() throws {
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let program = try String(
      contentsOf: Self.root.appending(path: "Demos/Hello/Hello.swift"), encoding: .utf8)
    #expect(readme.contains("```swift\n\(program)```"))
  }
}
