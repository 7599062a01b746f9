import Foundation
import PseudoTerminal
import Testing

@testable import AshlarCommand

/// The stage breathes when the program is started for the first time.
@Suite struct FirstStartTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("ashlar-\(UUID().uuidString)")

  private func claim(_ environment: [String: String]) -> Bool {
    FirstStart.claim { environment[$0] }
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
  }

  private func removeFolder() { try? FileManager.default.removeItem(at: folder) }

  @Test func `the first start is the one that nothing remembers`() {
    defer { removeFolder() }
    let environment = ["XDG_STATE_HOME": folder.path, "HOME": "/nowhere"]
    #expect(claim(environment))
    #expect(exists("ashlar/started"))
    #expect(!claim(environment))
  }

  @Test(arguments: [nil, "", "relative"])
  func `it is remembered at home where nothing else is said`(state: String?) {
    defer { removeFolder() }
    var environment = ["HOME": folder.path]
    environment["XDG_STATE_HOME"] = state
    #expect(claim(environment))
    #expect(exists(".local/state/ashlar/started"))
    #expect(!claim(environment))
  }

  @Test func `where nothing can be remembered, none is the first`() {
    for environment in [
      [:], ["HOME": ""], ["HOME": "relative"], ["XDG_STATE_HOME": "/dev/null"],
      ["HOME": "/proc/nowhere"],
    ] {
      #expect(!claim(environment), "\(environment)")
    }
  }

  @Test func `the program breathes then, and goes on as before`() throws {
    defer { removeFolder() }
    let terminal = try startedProgram(environment: ["XDG_STATE_HOME": folder.path])
    try terminal.wait(for: "a narrow stage") {
      terminal.screen.row(0).hasSuffix(" 40×20 of 62×20")
    }
    try terminal.wait(for: "the whole stage") { terminal.screen.row(0).hasSuffix("  stage 62×20") }
    try terminal.wait(forScreenOf: startedProgram())
    #expect(exists("ashlar/started"))
  }

  @Test func `a key stops it and does what it does`() throws {
    defer { removeFolder() }
    let terminal = try startedProgram(environment: ["XDG_STATE_HOME": folder.path])
    try terminal.wait(for: "a narrower stage") { terminal.screen.row(0).contains(" of 62×20") }
    terminal.send(Key.down)
    try terminal.waitForFocus("StairView")
    try terminal.wait(forStageShowing: "stair")
    #expect(terminal.screen.stageSize == "62x20")
  }

  @Test func `p does it again`() throws {
    let terminal = try startedProgram()
    for _ in 0..<2 {
      terminal.send("p")
      try terminal.wait(for: "a narrow stage") {
        terminal.screen.row(0).hasSuffix(" 40×20 of 62×20")
      }
      try terminal.wait(for: "the whole stage") {
        terminal.screen.row(0).hasSuffix("  stage 62×20")
      }
    }
  }
}
