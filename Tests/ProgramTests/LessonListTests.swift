import Foundation
import PseudoTerminal
import Testing

/// A demo is a file: the build lists the lessons, with their texts.
@Suite struct LessonListTests {
  /// Lists files as the build does. Returns the list with types that it needs, and prints what is in it.
  private func list(_ files: KeyValuePairs<String, String>) throws -> Program.Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = files.map { folder.appending(path: $0.key).path }
    for (path, file) in zip(paths, files) {
      try Data(file.value.utf8).write(to: URL(filePath: path))
    }
    let list = folder.appending(path: "main.swift").path
    let result = try Program.run(PseudoTerminal.sibling("LessonLister"), [list] + paths)
    guard result.status == 0 else { return result }

    var program = try String(contentsOfFile: list, encoding: .utf8)
    for name in program.matches(of: /DemoEntry\((\w+)\.self\)/) { program += "enum \(name.1) {}\n" }
    program += """
      struct DemoEntry: Sendable {
        let demo: String
        init(_ type: Any.Type) { demo = "\\(type)" }
      }
      struct LessonSource {}
      print(DemoEntry.listed.map(\\.demo), LessonSource.texts.keys.sorted())
      for file in LessonSource.texts.keys.sorted() { print(LessonSource.texts[file]!) }
      """
    try Data(program.utf8).write(to: URL(filePath: list))
    return try Program.run("/usr/bin/env", ["swift", "-swift-version", "6", list])
  }

  /// The model of CONTRIBUTING is copied, and called otherwise.
  @Test func `a lesson's file is a demo of the gallery, with its source`() throws {
    let file = DocumentationPage.root.appending(path: "Demos/Lessons/Cases/Centring.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let arch = text.replacing("Centring", with: "Arch")
    let result = try list(["Arch.swift": arch, "Centring.swift": text, "Other.swift": "// None."])
    #expect(
      result.output == """
        ["ArchDemo", "CentringDemo"] ["Arch.swift", "Centring.swift"]
        \(arch)
        \(text)

        """, "\(result.errors)")
  }

  @Test func `nothing in a file ends its text or is read as an escape`() throws {
    let quotes = "\"\"\""
    let text = """
      // MARK: - Constraints
      let fences = [\(quotes)" a \(quotes)#, #"\\#(b)"#, \(quotes)##"\(quotes)###, "\\(c)\\n"]\r
          // Indented,\r\n\r\n\t// without an end of its last line
      """
    let result = try list(["Fences.swift": text, "Pages.swift": "// MARK: - Keys\n"])
    #expect(
      result.output == """
        [] ["Fences.swift"]
        \(text.replacing("\r\n", with: "\n"))

        """, "\(result.errors)")
  }

  @Test(arguments: [
    "class ArchDemo: View, Demo {}\n",
    "static let lesson = Lesson(.cases)\n",
    "static let lesson = Lesson(.cases)\nclass BridgeDemo: View, Demo {}\n",
    """
    static let lesson = Lesson(.cases)
    class ArchDemo: View, Demo {}
    static let lesson = Lesson(.cases)
    class BridgeDemo: View, Demo {}
    """,
  ])
  func `a lesson without the demo that is called as its file is an error`(text: String) throws {
    let result = try list(["Arch.swift": text])
    #expect(result.status == 1)
    #expect(result.errors.contains("/Arch.swift:1: error: A lesson's file has one demo"))
    #expect(
      result.errors.contains("`class ArchDemo: View, Demo` and `static let lesson = Lesson(`"))
  }
}
