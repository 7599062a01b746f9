import Foundation
import Testing

struct ReadmeTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: ["README.md", "Sources/Masonry/Masonry.docc/Masonry.md"])
  func `the first program that is shown is the one that is built, of ten lines`(
    page: String
  ) throws {
    let text = try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
    let program = try String(
      contentsOf: Self.root.appending(path: "Demos/Hello/main.swift"), encoding: .utf8)
    #expect(text.contains("```swift\n\(program)```"))
    let lines = program.split(separator: "\n")
    #expect(lines.first == "import Ashlar" && lines.count == 11)
  }
}
