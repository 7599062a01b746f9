import AutoLayout
import CellDrawing
import CellViews
import Glibc
import NcursesBackend
import TerminalInterface

/// A program that is asked whether it may end: it refuses at first, then says later and answers by a
/// task; after `never` it always refuses, after `again` a hang-up comes while it is told of one, after `stuck` it does
/// not come back from being asked.
@MainActor final class AskingFixture: ApplicationDelegate {
  private let window: Window
  private let label = Label("asked 0 times")
  private var count = 0
  private var behavior = ""

  init(size: CellSize) {
    window = Window(size: size)
    window.addSubview(label)
    label.frame = Rect(x: 0, y: 0, width: 40, height: 1)
    window.keyCommands = ["again", "never", "stuck"].map { word in
      KeyCommand(.character(word.first ?? " "), title: "\(word)") { [unowned self] in
        behavior = word
        label.text = word
      }
    }
  }

  func run(on terminal: NcursesTerminal) {
    let application = Application(terminal: terminal, window: window)
    application.delegate = self
    application.run()
    terminal.close()
    print("asked \(count) times")
    if application.isHungUp { exit(9) }
  }

  func applicationShouldTerminate(_ application: Application) -> Application.TerminateReply {
    count += 1
    label.text = "asked \(count) times"
    if behavior == "stuck" { while true { pause() } }
    if behavior == "again" { raise(SIGHUP) }
    if application.isHungUp || behavior == "never" || count == 1 { return .terminateCancel }
    Task { application.reply(toApplicationShouldTerminate: true) }
    return .terminateLater
  }
}
