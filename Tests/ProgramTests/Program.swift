import Foundation
import PseudoTerminal

/// Programs as child processes without a terminal, `ashlar` unless another is named.
enum Program {
  static let path = PseudoTerminal.sibling("ashlar")

  /// What a program left behind.
  struct Result: Equatable {
    /// The exit status; 128 and the signal's number where a signal ended it.
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs `ashlar` with arguments to its end.
  static func run(_ arguments: String...) throws -> Result {
    try run(path, arguments)
  }

  /// The same with a list of arguments.
  static func run(_ arguments: [String]) throws -> Result {
    try run(path, arguments)
  }

  /// Runs a line of shell script in which `$0` is `ashlar`.
  static func shell(_ script: String) throws -> Result {
    try run("/bin/sh", ["-c", script, path])
  }

  /// Runs an executable to its end; it has the environment of the tests.
  static func run(_ executable: String, _ arguments: [String]) throws -> Result {
    // Files hold as much as comes; a pipe would have to be read meanwhile.
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("ashlar-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let files = ["output", "errors"].map { directory.appendingPathComponent($0) }
    for file in files { try Data().write(to: file) }

    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let isKilled = process.terminationReason == .uncaughtSignal
    return Result(
      status: process.terminationStatus + (isKilled ? 128 : 0),
      output: try String(contentsOf: files[0], encoding: .utf8),
      errors: try String(contentsOf: files[1], encoding: .utf8))
  }
}
