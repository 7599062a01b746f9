import Ashlar
import Foundation
import Testing

struct ReadmeTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let firstProgramPage = "Sources/Ashlar/Ashlar.docc/FirstProgram.md"

  @Test(arguments: ["README.md", firstProgramPage])
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

  private static func text(of file: String) throws -> String {
    try String(contentsOf: root.appending(path: file), encoding: .utf8)
  }

  @MainActor @Test func `nothing is missing in the first program`() {
    let window = Window(size: CellSize(width: 80, height: 24))
    let label = Label("Stone on stone")
    label.border = .rounded
    window.addSubview(label)
    label.mas.makeConstraints { make in
      make.center.equalTo(window)
    }
    window.layoutIfNeeded()
    #expect(window.diagnose().isEmpty)
    // As the page goes on.
    label.numberOfLines = 0
    label.mas.makeConstraints { make in
      make.width.equalTo(window).multipliedBy(0.5)
    }
    window.layoutIfNeeded()
    #expect(window.diagnose().isEmpty && window.reports.isEmpty)
  }

  @MainActor @Test func `reports and pitfalls are read as is shown`() throws {
    var told: [String] = []
    func print(_ one: some CustomStringConvertible) { told.append("\(one)") }
    let window = Window(size: CellSize(width: 20, height: 4))
    let label = Label("Stone")
    window.addSubview(label)
    label.mas.makeConstraints { make in
      make.top.equalTo(0)
      make.left.equalTo(1)
      make.left.equalTo(2)
      make.right.equalTo(window).offset(3)
    }
    window.layoutIfNeeded()
    for report in window.reports { print(report) }
    for pitfall in window.diagnose() { print(pitfall) }
    #expect(told.contains { $0.contains("left") && $0.contains("ReadmeTests.swift") })
    // Three beyond the right edge: three inside is the other sign.
    #expect(told.contains { $0.contains("-3 in place of 3") })
    let shown = """
      for report in window.reports { print(report) }
      for pitfall in window.diagnose() { print(pitfall) }

      """
    #expect(try Self.text(of: Self.firstProgramPage).contains("```swift\n\(shown)```"))
  }

  @MainActor @Test func `the gallery's page has the keys of the commands, and no others`() throws {
    let rows = try Self.text(of: "Sources/Ashlar/Ashlar.docc/Gallery.md")
      .matches(of: /(?m)^\| (`[^|]*`) \|/).map(\.1)
    let keys = rows.flatMap { $0.matches(of: /`([^`]+)`/).map(\.1) }.map(String.init)
    #expect(try Set(keys) == PagesTests.galleryKeys().union(["Ctrl-C"]))
  }
}
