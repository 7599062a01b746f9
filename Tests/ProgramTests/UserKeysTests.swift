import Ashlar
import Foundation
import PseudoTerminal
import Testing

@testable import AshlarCommand

/// The keys that the user gives to commands of the gallery, in a file.
@Suite struct UserKeysTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("ashlar-\(UUID().uuidString)")

  private func removeFolder() { try? FileManager.default.removeItem(at: folder) }

  /// Writes the file; returns its path.
  private func write(_ data: Data, below path: String = "") throws -> String {
    let place = folder.appendingPathComponent(path + "/ashlar")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let file = place.appendingPathComponent("keys")
    try data.write(to: file)
    return file.path
  }

  private func read(_ environment: [String: String]) throws -> KeyBindings {
    try UserKeys.read(for: ["quit", "help"]) { environment[$0] }
  }

  @Test func `they are read where the configuration is, or at home`() throws {
    defer { removeFolder() }
    let expected = try KeyBindings(parsing: "quit = x")
    _ = try write(Data("# mine\nquit = x\n".utf8))
    #expect(try read(["XDG_CONFIG_HOME": folder.path, "HOME": "/nowhere"]) == expected)
    _ = try write(Data("quit = x\n".utf8), below: ".config")
    for configuration in [nil, "", "relative"] {
      var environment = ["HOME": folder.path]
      environment["XDG_CONFIG_HOME"] = configuration
      #expect(try read(environment) == expected)
    }
  }

  @Test func `without a file every command keeps its key`() throws {
    for environment in [
      [:], ["HOME": ""], ["HOME": folder.path], ["XDG_CONFIG_HOME": "/dev/null"],
    ] {
      #expect(try read(environment) == KeyBindings(), "\(environment)")
    }
  }

  @Test func `what is wrong is said with the file and the line`() throws {
    defer { removeFolder() }
    for (text, reason) in [
      ("help = h\nquit = cntrl-x", "Line 2: 'cntrl-x' is no key"),
      ("\nstop = x", "Line 2: There is no command 'stop'. There are: quit, help."),
      ("quit = ctrl-c", "Line 1: "),
    ] {
      let path = try write(Data(text.utf8))
      let error = #expect(throws: UserKeys.Failure.self) {
        try read(["XDG_CONFIG_HOME": folder.path])
      }
      #expect(
        error?.description.hasPrefix("\(path): \(reason)") ?? false, "\(String(describing: error))")
    }
    let path = try write(Data([0x71, 0xff, 0xfe]))
    let error = #expect(throws: UserKeys.Failure.self) {
      try read(["XDG_CONFIG_HOME": folder.path])
    }
    #expect(error?.description == "\(path): It is no text in UTF-8.")
    _ = try write(Data(repeating: 0x23, count: 1 << 17))
    #expect(throws: UserKeys.Failure.self) { try read(["XDG_CONFIG_HOME": folder.path]) }
    // A folder is no file.
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(throws: UserKeys.Failure.self) { try read(["XDG_CONFIG_HOME": folder.path]) }
  }

  @Test func `the program's hints, help and keys are the user's`() throws {
    defer { removeFolder() }
    _ = try write(Data("help = f1\nnarrower = <\nquit = ctrl-q\nlower =\n".utf8))
    let terminal = try PseudoTerminal(
      running: Program.path, arguments: [], columns: 104, rows: 24,
      environment: startedBefore.merging(["XDG_CONFIG_HOME": folder.path]) { $1 })
    try terminal.wait(for: "the user's hints") {
      let hints = terminal.screen.row(23)
      return hints.contains("< ] resize") && hints.contains("F1 help")
        && hints.contains("Ctrl-Q quit")
    }
    terminal.send("<")
    try terminal.wait(for: "a narrower stage") {
      terminal.screen.row(0).hasSuffix(" 85×20 of 86×20")
    }
    // The former key does nothing now.
    terminal.send("q[\u{1b}OP")
    try terminal.wait(for: "the help") { terminal.screen.row(2).contains("═ Keys ═") }
    #expect(terminal.screen.row(0).hasSuffix(" 85×20 of 86×20"))
    try terminal.wait(for: "the user's keys in it") {
      terminal.screen.row(7).contains("< ]  ") && terminal.screen.row(8).contains("}  ")
    }
    terminal.send("\u{11}")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test func `a file with an error stops the program before it takes the screen`() throws {
    defer { removeFolder() }
    let path = try write(Data("quti = x".utf8))
    let terminal = try PseudoTerminal(
      running: Program.path, arguments: [], columns: 200, rows: 24,
      environment: ["XDG_CONFIG_HOME": folder.path])
    #expect(try terminal.waitForEnd() == .exited(1))
    #expect(
      terminal.screen.row(0).hasPrefix("ashlar: \(path): Line 1: There is no command 'quti'."))
  }
}
