import CellDrawing
import Glibc
import NcursesBackend
import TerminalInterface

/// A program that shows what comes in from the terminal, for the tests to drive from outside.
///
/// It obeys commands that are pasted, so that every key is free to be shown.
@main @MainActor struct BackendFixture {
  static func main() throws {
    if CommandLine.arguments.contains("--survive-hangup") { signal(SIGHUP, SIG_IGN) }
    do {
      var scene = Scene()
      while try run(try NcursesTerminal(), showing: &scene) == .reopen { scene.title = "again" }
    } catch let error as TerminalError {
      print(error)
      exit(2)
    }
    print("back")
  }

  /// Returns what was asked for when the terminal is to be closed in good order.
  private static func run(
    _ terminal: NcursesTerminal, showing scene: inout Scene
  ) throws -> Command {
    terminal.present(scene.buffer(size: terminal.size))
    while true {
      let events = terminal.waitForEvents()
      if events.isEmpty { exit(7) }
      for event in events {
        if case .paste(let text) = event, let command = Command(rawValue: text) {
          if command == .quit || command == .reopen { return command }
          try command.run(in: terminal, showing: &scene)
        } else {
          scene.note(event)
        }
      }
      terminal.present(scene.buffer(size: terminal.size))
    }
  }
}

struct DeliberateError: Error {}

/// What a test can make the program do.
@MainActor enum Command: String {
  case quit, reopen, close, exit, fail, complain, trap, trapElsewhere, overflow, abort, openAgain
  case showGlyphs, showStyles, showText, changeOneCell

  func run(in terminal: NcursesTerminal, showing scene: inout Scene) throws {
    switch self {
    case .quit, .reopen: break
    case .close:
      terminal.close()
      terminal.close()
      print("closed")
      Glibc.exit(4)
    case .exit: Glibc.exit(3)
    case .fail: throw DeliberateError()
    case .complain: complain()
    case .trap: fatalError("trapped on purpose")
    case .trapElsewhere: Self.trapOnAnotherThread()
    case .overflow: scene.title = "\(Self.depth(1))"
    case .abort: Glibc.abort()
    case .openAgain:
      do {
        _ = try NcursesTerminal()
      } catch {
        scene.title = "\(error)"
      }
    case .showGlyphs: scene.content = .glyphs
    case .showStyles: scene.content = .styles
    case .showText: scene.content = .text
    case .changeOneCell: scene.marker = scene.marker == "#" ? "@" : "#"
    }
  }

  private func complain() {
    let text = "a complaint\n"
    _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }

  private nonisolated static func trapOnAnotherThread() {
    var thread = pthread_t()
    pthread_create(&thread, nil, { _ in fatalError("trapped elsewhere") }, nil)
    pthread_join(thread, nil)
  }

  /// Uses up the stack; the addition afterwards keeps it from being a loop.
  private static func depth(_ level: Int) -> Int {
    level == 0 ? 0 : depth(level &+ 1) &+ 1
  }
}
