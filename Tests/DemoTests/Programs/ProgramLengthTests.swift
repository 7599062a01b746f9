import Foundation
import Testing

/// The programs show how little code a program needs.
@Suite struct ProgramLengthTests {
  @Test(arguments: ["ToDo", "SignUp", "Viewer"])
  func `a program has fewer than 200 lines of code that uses the toolkit`(name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Demos/Programs/\(name)").standardized
    // What reads the files of a viewer uses no views.
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") && $0 != "Files.swift" }
    var lines = 0
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      lines += text.split(separator: "\n").count { line in
        let code = line.drop { $0 == " " }
        return !code.isEmpty && !code.hasPrefix("//")
      }
    }
    #expect(!files.isEmpty && lines > 50 && lines < 200, "\(lines) lines")
  }
}
