import CellDrawing
import CellViews
import TerminalInterface
import Testing

/// Gives its answers in order, the last one again and again.
@MainActor private final class Answering: ApplicationDelegate {
  private var answers: [Application.TerminateReply]
  /// Whether the terminal was gone, for each time that it was asked.
  private(set) var asked: [Bool] = []

  init(_ answers: Application.TerminateReply...) { self.answers = answers }

  func applicationShouldTerminate(_ application: Application) -> Application.TerminateReply {
    asked.append(application.isHungUp)
    return answers.count > 1 ? answers.removeFirst() : answers[0]
  }
}

private final class Silent: ApplicationDelegate {}

@MainActor @Suite struct `The end of a program` {
  let terminal = MemoryTerminal(size: CellSize(width: 12, height: 4))
  let window = Window(12, 4)
  let application: Application

  init() { application = Application(terminal: terminal, window: window) }

  private func press(_ keys: KeyPress...) {
    for key in keys { _ = application.turn([.key(key)]) }
  }

  @Test func `comes at once where nobody is asked`() {
    press(.control("c"))
    #expect(window.isClosed)
  }

  @Test func `comes at once where a delegate has nothing to say`() {
    let delegate = Silent()
    application.delegate = delegate
    press(.control("c"))
    #expect(window.isClosed)
  }

  @Test func `can be refused, each time that it is asked for`() {
    let delegate = Answering(.terminateCancel, .terminateCancel, .terminateNow)
    application.delegate = delegate
    press(.control("c"), .control("c"))
    #expect(!window.isClosed && delegate.asked.count == 2)
    press(.control("c"), .control("c"))
    #expect(window.isClosed && delegate.asked == [false, false, false])
  }

  @Test(arguments: [true, false])
  func `can be put off`(ends: Bool) {
    let delegate = Answering(.terminateLater)
    application.delegate = delegate
    // No answer is due.
    application.reply(toApplicationShouldTerminate: true)
    #expect(!window.isClosed)
    press(.control("c"), .character("x"))
    #expect(!window.isClosed)
    application.reply(toApplicationShouldTerminate: ends)
    #expect(window.isClosed == ends)
    application.reply(toApplicationShouldTerminate: true)
    #expect(window.isClosed == ends && delegate.asked.count == 1)
  }

  @Test func `is asked for again while an answer is due`() {
    let delegate = Answering(.terminateLater, .terminateCancel, .terminateLater, .terminateNow)
    application.delegate = delegate
    press(.control("c"), .control("c"))
    #expect(!window.isClosed)
    // The first question is still open.
    application.reply(toApplicationShouldTerminate: false)
    application.reply(toApplicationShouldTerminate: true)
    #expect(!window.isClosed)
    press(.control("c"), .control("c"))
    #expect(window.isClosed && delegate.asked.count == 4)
  }

  @Test func `an open question is answered, whatever was refused since`() {
    let delegate = Answering(.terminateLater, .terminateCancel)
    application.delegate = delegate
    press(.control("c"), .control("c"))
    application.reply(toApplicationShouldTerminate: true)
    #expect(window.isClosed && delegate.asked.count == 2)
  }

  @Test func `is asked for by a command that asks, and not by one that closes`() {
    let delegate = Answering(.terminateCancel)
    application.delegate = delegate
    window.keyCommands = [
      KeyCommand(.character("q"), title: "Quit") { [window] in window.performClose() },
      KeyCommand(.character("x"), title: "Exit") { [window] in window.close() },
    ]
    press(.character("q"))
    #expect(!window.isClosed && delegate.asked == [false])
    application.terminate()
    #expect(!window.isClosed && delegate.asked == [false, false])
    press(.character("x"))
    #expect(window.isClosed && delegate.asked == [false, false])
  }

  @Test func `comes at once for a window that no application runs`() {
    let window = Window(12, 4)
    window.performClose()
    #expect(window.isClosed)
  }

  @Test func `is told where the terminal is gone, and cannot be refused`() {
    let delegate = Answering(.terminateCancel)
    application.delegate = delegate
    terminal.sendTurn([.key(.control("c"))])
    application.run()
    #expect(delegate.asked == [false, true] && application.isHungUp)
  }

  @Test func `is not told once more where the window is closed`() {
    let delegate = Answering(.terminateNow)
    application.delegate = delegate
    terminal.sendTurn([.key(.control("c"))])
    application.run()
    #expect(delegate.asked == [false] && !application.isHungUp)
  }

  /// A terminal that the program closes while it waits.
  private final class Closed: Terminal, HangUpTelling {
    let size = CellSize(width: 12, height: 4)
    var tellsOfHangUp = false
    let isClosed = true

    func waitForEvents() -> [Event] { [] }
    func present(_ buffer: CellBuffer) {}
  }

  @Test func `is not told where the program has closed the terminal`() {
    let (window, delegate, terminal) = (Window(12, 4), Answering(.terminateNow), Closed())
    let application = Application(terminal: terminal, window: window)
    application.delegate = delegate
    #expect(terminal.tellsOfHangUp)
    application.run()
    #expect(delegate.asked.isEmpty && !application.isHungUp)
  }

  @Test func `does not hold the delegate`() {
    var delegate: Answering? = Answering(.terminateCancel)
    application.delegate = delegate
    weak let held = delegate
    delegate = nil
    #expect(held == nil && application.delegate == nil)
    press(.control("c"))
    #expect(window.isClosed)
  }
}
