// LessonLister OUTPUT FILE...
//
// Writes a Swift file with the list of the demos in some files, and the texts of those that a page of the gallery shows.
// A lesson's file has one `Lesson`, and the demo that is called as the file is: `GreenLabelDemo` in `GreenLabel.swift`.
import Foundation

/// Ends the build with an error about a file.
func fail(_ path: String, _ reason: String) -> Never {
  FileHandle.standardError.write(Data("\(path):1: error: \(reason)\n".utf8))
  exit(1)
}

/// Returns a literal of a text. Nothing in the text ends it, or is read as an escape.
func literal(_ text: String) -> String {
  var fence = "#"
  while text.contains("\"\"\"" + fence) || text.contains("\\" + fence) { fence += "#" }
  return "\(fence)\"\"\"\n\(text)\n\"\"\"\(fence)"
}

var demos = ""
var texts = ""
for path in CommandLine.arguments.dropFirst(2) {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
    fail(path, "It cannot be read as UTF-8.")
  }
  let file = URL(filePath: path).lastPathComponent
  let demo = file.prefix { $0 != "." } + "Demo"
  let counts = ["class \(demo): ", "Lesson("].map { text.ranges(of: $0).count }
  guard counts == [1, 1] || counts == [0, 0] else {
    fail(
      path,
      """
      A lesson's file has one demo, called as the file is, and its lesson: expected `class \(demo): View, Demo` and \
      `static let lesson = Lesson(`, once each, found \(counts[0]) and \(counts[1]).
      """)
  }
  if counts == [1, 1] { demos += "    DemoEntry(\(demo).self),\n" }
  if counts == [1, 1] || text.contains("// MARK: - Constraints") {
    texts += "    \"\(file)\": \(literal(text)),\n"
  }
}

let list = """
  extension DemoEntry {
    /// The demos of all lessons, by their files' paths.
    static let listed: [DemoEntry] = [
  \(demos)  ]
  }

  extension LessonSource {
    /// The files that are shown, by their names.
    static let texts: [String: String] = [
  \(texts)  ]
  }

  """
try list.write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
