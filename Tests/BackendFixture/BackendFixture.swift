import CTerminalSupport
import CellDrawing
import Glibc
import NcursesBackend
import TerminalDiagnosis
import TerminalInterface

/// A program that shows what comes in from the terminal, for the tests to drive from outside.
///
/// It obeys commands that are pasted, so that every key is free to be shown.
@main @MainActor struct BackendFixture {
  static func main() throws {
    if option("--survive-hangup") { signal(SIGHUP, SIG_IGN) }
    if option("--busy") { Interference.keepCoresBusy() }
    if option("--slow-end") { Interference.makeEndSlow() }
    if option("--greet") { print("hello, ", terminator: "") }
    do {
      if option("--animation") {
        try ApplicationFixture().runAnimation(on: terminal())
      } else if option("--asking") {
        let terminal = try terminal()
        AskingFixture(size: terminal.size).run(on: terminal)
      } else if option("--application") {
        try ApplicationFixture().run(on: terminal())
      } else {
        let stage = Stage()
        while try run(try terminal(), showing: stage) == .reopen { stage.scene.title = "again" }
      }
    } catch let error as TerminalError {
      print(error)
      exit(2)
    }
    print("back")
    if option("--count-turns") { print("\(turns) turns") }
  }

  /// How many times the wait for events was over.
  private static var turns = 0

  private static func option(_ name: String) -> Bool { CommandLine.arguments.contains(name) }

  private static func terminal() throws -> NcursesTerminal {
    let terminal = try openedTerminal()
    if option("--print") { print("printed before the first frame") }
    return terminal
  }

  private static func openedTerminal() throws -> NcursesTerminal {
    if let limit = CommandLine.arguments.firstIndex(of: "--descriptors-at-first") {
      openWith(descriptors: UInt(CommandLine.arguments[limit + 1]) ?? 0)
    }
    if option("--output-through") { return try NcursesTerminal(holdingBack: .error) }
    if option("--watched-queue") { return try NcursesTerminal(mainQueue: .watched) }
    if option("--unreachable-queue") { return try NcursesTerminal(mainQueue: .unreachable) }
    return try NcursesTerminal()
  }

  /// Opens the terminal and closes it while the process may have few descriptors, which mostly is refused
  /// half-way. Ends the process where one was left open.
  private static func openWith(descriptors limit: UInt) {
    func open() -> [Int32] { (0..<64).filter { fcntl($0, F_GETFD) >= 0 } }
    let before = open()
    var found = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &found)
    var few = found
    few.rlim_cur = limit
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &few)
    // The descriptor of the main queue stays, once it was asked for.
    try? NcursesTerminal(mainQueue: .unreachable).close()
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &found)
    if open() != before {
      print("left open: \(Set(open()).subtracting(before).sorted())")
      exit(9)
    }
  }

  /// Returns what was asked for when the terminal is to be closed in good order.
  private static func run(_ terminal: NcursesTerminal, showing stage: Stage) throws -> Command {
    stage.present(on: terminal)
    while true {
      let events = terminal.waitForEvents()
      if events.isEmpty { exit(7) }
      turns += 1
      for event in events {
        if case .paste(let text) = event, let command = Command(rawValue: text) {
          if command == .quit || command == .reopen { return command }
          try command.run(in: terminal, showing: stage)
        } else if event != .wake, !option("--silent") {
          stage.scene.note(event)
        }
      }
      stage.present(on: terminal)
    }
  }
}

/// The scene, where work of the main actor can change it.
@MainActor final class Stage {
  var scene = Scene()

  func present(on terminal: NcursesTerminal) {
    terminal.present(scene.buffer(size: terminal.size))
  }
}

struct DeliberateError: Error {}

/// What a test can make the program do.
@MainActor enum Command: String {
  case quit, reopen, close, exit, fail, complain, trap, trapElsewhere, overflow, abort, openAgain
  case resizeItself, trapLater, exitLater, exitElsewhere, closeInput, endInput, drawForever
  case count, post, block, closeLater, tellStyle, exitWithAnswers
  case showGlyphs, showStyles, showText, showEmoji, changeOneCell, copyText
  case printInTurns, printAndTrap, printPart, printMuch, printElsewhere, sendOutputElsewhere
  case startChild, fork, examine
  case showCursor, moveCursor, hideCursor

  func run(in terminal: NcursesTerminal, showing stage: Stage) throws {
    switch self {
    case .quit, .reopen: break
    case .close:
      terminal.close()
      terminal.close()
      print("closed")
      Glibc.exit(4)
    case .exit: Glibc.exit(3)
    case .fail: throw DeliberateError()
    case .complain: Printing.complain("a complaint")
    case .trap: fatalError("trapped on purpose")
    case .trapElsewhere: Interference.onAnotherThread { fatalError("trapped elsewhere") }
    case .trapLater:
      Interference.onAnotherThread {
        Interference.letMainDraw()
        fatalError("trapped elsewhere")
      }
    case .exitLater:
      Interference.onAnotherThread {
        Interference.letMainDraw()
        Glibc.exit(3)
      }
    case .resizeItself:
      // As if the user did it after the event and before the frame.
      var size = winsize(ws_row: 20, ws_col: 70, ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(STDIN_FILENO, UInt(TIOCSWINSZ), &size)
      stage.scene.title = "too late for the old size"
    case .exitElsewhere: Interference.onAnotherThread { Glibc.exit(3) }
    case .tellStyle: stage.scene.title = "style \(terminal.userInterfaceStyle)"
    case .exitWithAnswers:
      terminal_expect_answers(true)
      stage.scene.title = "waiting for answers"
      stage.present(on: terminal)
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      poll(&input, 1, -1)
      Glibc.exit(0)
    case .closeInput: Glibc.close(STDIN_FILENO)
    case .endInput: dup2(open("/dev/null", O_RDONLY), STDIN_FILENO)
    case .drawForever:
      while true {
        stage.scene.title = stage.scene.title == "odd" ? "even" : "odd"
        stage.present(on: terminal)
        Interference.frames.add(1, ordering: .relaxed)
      }
    case .overflow: stage.scene.title = "\(Self.depth(1))"
    case .abort: Glibc.abort()
    case .openAgain:
      do {
        _ = try NcursesTerminal()
      } catch {
        stage.scene.title = "\(error)"
      }
    case .count: MainActorWork.count(in: stage)
    case .post: MainActorWork.post(to: stage)
    case .block: MainActorWork.block(stage)
    case .closeLater: MainActorWork.closeLater(terminal)
    case .showGlyphs: stage.scene.content = .glyphs
    case .showStyles: stage.scene.content = .styles
    case .showText: stage.scene.content = .text
    case .copyText:
      terminal.copy("stone")
      stage.scene.title = "copied"
    case .showEmoji: stage.scene.content = .emoji
    case .printInTurns: Printing.inTurns()
    case .printAndTrap:
      Printing.inTurns()
      fatalError("trapped on purpose")
    case .printPart: Printing.part()
    case .printMuch: Printing.much()
    case .printElsewhere: Interference.onAnotherThread { Printing.much() }
    case .startChild: try Printing.inChild()
    case .sendOutputElsewhere: Printing.sendElsewhere()
    case .fork: stage.scene.title = "a child ended with \(Printing.statusOfForkedChild())"
    case .examine:
      let examination = TerminalExamination.ofProcess()
      stage.scene.title =
        "\(examination.refusal.map { "\($0)" } ?? "examined") \(examination.answers)"
    case .showCursor: stage.scene.cursor = CellPoint(x: 7, y: 3)
    case .moveCursor: stage.scene.cursor = CellPoint(x: 79, y: 23)
    case .hideCursor: stage.scene.cursor = nil
    case .changeOneCell: stage.scene.marker = stage.scene.marker == "#" ? "@" : "#"
    }
  }

  /// Uses up the stack; the addition afterwards keeps it from being a loop.
  private static func depth(_ level: Int) -> Int {
    level == 0 ? 0 : depth(level &+ 1) &+ 1
  }
}
