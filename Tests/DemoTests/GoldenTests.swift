import Ashlar
import Demos
import Foundation
import Testing

/// The demos' screens as files, to be looked at: `Golden/ID-WxH.txt`.
///
/// With ASHLAR_RECORD_GOLDEN in the environment the files are written instead of compared.
@MainActor @Suite struct GoldenTests {
  @Test(arguments: allDemos, ["40x12", "80x24", "120x40"])
  func `a demo looks as it did`(id: String, notation: String) throws {
    let size = try CellSize(notation: notation)
    let screen = try makeStage(id, size.width, size.height).draw().text + "\n"
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/\(id)-\(notation).txt")
    if ProcessInfo.processInfo.environment["ASHLAR_RECORD_GOLDEN"] != nil {
      try screen.write(to: file, atomically: true, encoding: .utf8)
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    if screen != golden { Issue.record("\(id) at \(notation) differs:\n\(diff(golden, screen))") }
  }

  /// Both screens line by line: `-` as recorded, `+` as drawn, without a mark what is the same.
  private func diff(_ recorded: String, _ drawn: String) -> String {
    let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let new = drawn.split(separator: "\n", omittingEmptySubsequences: false)
    return (0..<max(old.count, new.count)).flatMap { row -> [String] in
      let lines = (row < old.count ? old[row] : nil, row < new.count ? new[row] : nil)
      if lines.0 == lines.1 { return ["  \(lines.0 ?? "")"] }
      return [lines.0.map { "- \($0)" }, lines.1.map { "+ \($0)" }].compactMap { $0 }
    }.joined(separator: "\n")
  }
}
