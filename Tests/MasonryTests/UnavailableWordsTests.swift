import Foundation
import Testing

/// Words of UIKit that mean something else here do not compile, and the compiler says what to write.
struct UnavailableWordsTests {
  @Test(arguments: [
    ("reloadRows(at: [3], with: .automatic)", "say reloadRows(at: [3])"),
    ("insertRows(at: [0, 1], with: .none)", "say insertRows(at: [3])"),
    ("deleteRows(at: paths, with: .fade)", "say deleteRows(at: [3])"),
  ])
  func `rows have no animation of their own`(call: String, answer: String) throws {
    let errors = try errors(in: call)
    #expect(errors.count == 1 && errors.allSatisfy { $0.contains(answer) }, "\(errors)")
  }

  @Test func `the words that are meant compile`() throws {
    for call in ["reloadRows(at: [3])", "insertRows(at: [0, 1])", "deleteRows(at: [])"] {
      #expect(try errors(in: call).isEmpty)
    }
  }

  /// Returns the errors in a call of a table, of which `paths` are what its rows are in UIKit.
  private func errors(in call: String) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try """
    import CellViews
    @MainActor func change(_ table: TableView, _ paths: [String]) { table.\(call) }
    """.write(to: file, atomically: true, encoding: .utf8)
    // The modules stand beside the bundle of the tests.
    var products = URL(filePath: CommandLine.arguments.first { $0.contains(".xctest") } ?? "")
    while products.pathExtension != "xctest", products.path.count > 1 {
      products.deleteLastPathComponent()
    }
    products.deleteLastPathComponent()
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-diagnostic-style",
      "llvm", "-I", products.appending(path: "Modules").path, "-Xcc",
      "-fmodule-map-file=\(products.appending(path: "CICU.build/module.modulemap").path)",
      file.path,
    ]
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { $0.contains("error:") }
  }
}
