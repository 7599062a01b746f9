import Foundation
import Testing

/// What stands in for Linux's own calls elsewhere, compiled here for the sake of this test.
@Suite struct `Calls that not every system has` {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Runs a program to its end, and returns its status with what it said.
  private func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, text: String)
  {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  /// The fixture checks each call, and prints the line of the first check that fails.
  @Test(arguments: [["-DSYSTEM_IS_POSIX"], []])
  func `do the same by Linux's means and by those of POSIX`(options: [String]) throws {
    let program = FileManager.default.temporaryDirectory
      .appending(path: "ashlar-system-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: program) }
    let folder = Self.root.appending(path: "Sources/CTerminalSupport")
    let compilation = try run(
      "clang",
      options + [
        "-Wall", "-Wextra", "-Werror", "-pthread", "-I", folder.path,
        folder.appending(path: "System.c").path,
        Self.root.appending(path: "Tests/SystemFixture/main.c").path, "-lutil", "-o", program.path,
      ])
    try #require(compilation.status == 0, "\(compilation.text)")
    let result = try run(program.path, [])
    #expect(result.status == 0 && result.text == "done\n", "\(result.text)")
  }
}
