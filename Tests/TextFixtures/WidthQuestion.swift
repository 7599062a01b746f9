import Foundation
import PseudoTerminal

/// A run of the program WidthFixture, for all texts at once.
public struct WidthQuestion {
  private let folder: URL
  private let texts: [String]

  init(_ texts: [String]) throws {
    self.texts = texts
    folder = FileManager.default.temporaryDirectory.appending(path: "widths-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // A line a text, each byte as two digits: texts have lines of their own, and zeros.
    let lines = texts.map { text in
      text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "\n"
    }
    try Data(lines.joined().utf8).write(to: folder.appending(path: "texts"))
  }

  /// What ncurses says: -1 where the cursor moves by another number of columns than are written.
  public static func inNcurses(_ texts: [String]) throws -> [Int] {
    try WidthQuestion(texts).answer(of: [program, "ncurses"])
  }

  /// What tmux does, in a server of its own.
  public static func inTmux(_ texts: [String]) throws -> [Int] {
    try WidthQuestion(texts).answer(
      of: ["/bin/sh", "-c", tmuxScript, program, "terminal"])
  }

  /// What xterm does, on an X server of its own.
  public static func inXterm(_ texts: [String]) throws -> [Int] {
    try WidthQuestion(texts).answer(
      of: ["/bin/sh", "-c", xtermScript, program, "terminal"])
  }

  /// Whether these programs are installed, or have to be: where tests are run for others, nothing
  /// is skipped.
  public static func canRun(_ programs: String...) -> Bool {
    if ProcessInfo.processInfo.environment["CI"] != nil { return true }
    return programs.allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") }
  }

  private static let program = PseudoTerminal.sibling("WidthFixture")

  /// The server ends with its only session, which is the program's.
  private static let tmuxScript = """
    tmux() { command tmux -u -S "$FOLDER/socket" -f /dev/null "$@"; }
    trap 'tmux kill-server 2>/dev/null' EXIT
    tmux new-session -d -x 80 -y 24 "$0" "$@" || exit 1
    tmux wait-for never 2>/dev/null
    true
    """

  /// A display of its own, whose number the server chooses; it ends with its only program.
  private static let xtermScript = #"""
    Xvfb -terminate -displayfd 3 -screen 0 800x600x24 -nolisten tcp \
      3>"$FOLDER/display" >/dev/null 2>&1 &
    server=$!
    trap 'kill $server 2>/dev/null; wait $server' EXIT
    until [ -s "$FOLDER/display" ]; do kill -0 $server || exit 1; sleep 0.02; done
    DISPLAY=":$(cat "$FOLDER/display")" xterm -u8 -e "$0" "$@"
    """#

  private func answer(of command: [String]) throws -> [Int] {
    defer { try? FileManager.default.removeItem(at: folder) }
    let results = folder.appending(path: "columns")
    // In a terminal, because that starts programs without the test's blocked signals, and ends them.
    let terminal = try PseudoTerminal(
      running: command[0],
      arguments: command.dropFirst() + [folder.appending(path: "texts").path, results.path],
      environment: [
        "LC_ALL": "C.UTF-8", "FOLDER": folder.path, "HOME": folder.path, "SHELL": "/bin/sh",
      ])
    let end = try terminal.waitForEnd()
    guard let data = try? Data(contentsOf: results) else {
      throw Failure(command: command[0], end: end, screen: terminal.screen.text)
    }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }
  }

  /// No answer.
  public struct Failure: Error {
    let command: String
    let end: ProgramChange
    let screen: String
  }
}
