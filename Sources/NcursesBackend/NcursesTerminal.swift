internal import CTerminalSupport
import CellDrawing
import TerminalInput
import TerminalInterface

/// The terminal that the process runs in.
///
/// The program owns the screen from `init` on. The terminal is restored by ``close()``, when the object is released,
/// and on every other way out of the process: `exit`, a trap on any thread, a stack overflow of the main thread, and
/// SIGINT, SIGTERM, SIGHUP and other signals, which still end the process. A suspension (Ctrl-Z) restores it until the
/// process continues. Text that is written to standard output and standard error meanwhile is held back and appears
/// afterwards (``StandardStreams``). If an application's delegate can be asked whether the program may end, the first
/// SIGHUP only ends the events, and the process has five seconds.
///
/// Ctrl-C is an ordinary key. A process can have one open terminal.
@MainActor public final class NcursesTerminal: Terminal, HangUpTelling {
  /// `nil` once the terminal is closed.
  private var screen: CursesScreen?
  private var events: EventReader
  private let input = StandardInput()
  /// The file descriptors to wait for: input, signals and the main queue.
  private var descriptors: [pollfd]
  private let painter: FramePainter
  private let sequences: ScreenSequences
  private let mainQueue: MainQueue
  private var isGone = false
  package var tellsOfHangUp = false { didSet { terminal_delay_hang_up(tellsOfHangUp) } }
  package var isClosed: Bool { !isOpen }
  /// Whether a frame was skipped because the terminal's size has changed.
  private var owesResize = false
  /// Events that arrived while waiting for the terminal's answers.
  private var kept: [Event] = []
  /// The time that the first frame waits for the terminal's answers. Most terminals answer within it, so few screens
  /// are drawn twice. A later answer takes effect when it arrives.
  private static let patience = Duration.milliseconds(5)
  /// Ctrl-L, which redraws the screen in most programs.
  private static let repaintKey = KeyPress(.character("l"), modifiers: .control)

  /// Opens the terminal behind standard input and output.
  ///
  /// It asks the terminal about its background, synchronized output and joined emoji, and waits at most 5 milliseconds.
  /// Later answers take effect when they arrive.
  ///
  /// - Parameter streams: the streams to hold back while the screen is open. Other streams write into the middle of the
  ///   screen; leave a stream out only if the program sends its own sequences.
  /// - Throws: a ``TerminalError`` with a description for the user. Nothing was written to the terminal then.
  public convenience init(
    holdingBack streams: StandardStreams = [.output, .error]
  ) throws(TerminalError) {
    try self.init(holdingBack: streams, mainQueue: .ofProcess)
  }

  /// Opens the terminal with a given way to run the main queue.
  package init(
    holdingBack streams: StandardStreams = [.output, .error], mainQueue: MainQueue
  ) throws(TerminalError) {
    self.mainQueue = mainQueue
    let screen = try CursesScreen(holdingBack: streams)
    descriptors = [STDIN_FILENO, screen.wakeDescriptor, mainQueue.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    sequences = screen.sequences
    painter = FramePainter(usesColors: !Environment.refusesColors)
    let inquiry = Inquiry(
      colorVariable: Environment.value("COLORFGBG"), showsColors: painter.showsColors)
    events = EventReader(
      input, keys: TerminfoEntry.keys, inquiry: inquiry, escapeDelay: Environment.escapeDelay)
    screen.setModes()
    CursesScreen.updateSize()
    self.screen = consume screen
    if sequences.isOfToday {
      terminal_write(ScreenSequences.reportsOn, ScreenSequences.reportsOn.utf8.count)
      inquire()
    }
  }

  isolated deinit {
    close()
  }

  /// The size of the screen in cells, as of the last ``waitForEvents()``; at most
  /// `CellSize.largestDrawn`.
  public var size: CellSize { CursesScreen.size }

  /// The terminal's background, light or dark, if it has answered; unspecified if no colours are shown.
  public var userInterfaceStyle: UserInterfaceStyle { events.inquiry.userInterfaceStyle }

  /// Blocks until there are events and returns all of them.
  ///
  /// Meanwhile the main queue's work runs: tasks of the main actor, blocks and timers, and the timers of Foundation's
  /// main run loop. After each batch of it the method returns, and the result begins with `Event.wake`. Work that a
  /// batch adds runs after the events that are waiting by then, so a batch delays the keyboard only as long as it runs.
  /// This needs a synchronous `main`: after the first `await` of an asynchronous one, the main queue no longer runs on
  /// the main thread, and its work waits until this method returns. An idle program uses no processor time; if the
  /// system's queue has no descriptor, it is polled every 20 milliseconds.
  ///
  /// Events of keyboard and mouse are in order. A resume and a resize come before them. Several changes of the size
  /// give one resize, with the size at the time of the return; it may equal the former size.
  ///
  /// An empty result means that the terminal is gone or closed.
  public func waitForEvents() -> [Event] { takeEvents(until: nil) }

  /// Blocks like ``waitForEvents()``, but not beyond the deadline: then the result is `Event.wake`. Without a deadline,
  /// an idle process is never woken.
  public func waitForEvents(until deadline: ContinuousClock.Instant) -> [Event] {
    takeEvents(until: deadline)
  }

  private func takeEvents(until deadline: ContinuousClock.Instant?) -> [Event] {
    while isOpen && !isGone {
      let ready = waitForInput(until: deadline)
      var came: [Event] = []
      if ready.mainQueue { mainQueue.run() }
      if mainQueue.runTimers() || ready.mainQueue {
        came.append(.wake)
        // The work may have closed the terminal.
        if !isOpen { break }
      }
      let signals = terminal_signals_take(ready.signals)
      if signals & Int32(TERMINAL_SHOULD_STOP) != 0 {
        suspend()
        came.append(.resume)
      } else if signals & Int32(TERMINAL_CONTINUED) != 0 {
        // Something else stopped the process and may have used the terminal since.
        terminal_leave()
        returnToScreen()
        came.append(.resume)
      }
      // If nothing has run since the wait, the input that it found is still there.
      input.isKnownReadable = ready.input && came.isEmpty && signals == 0
      let typed = kept + readEvents()
      input.isKnownReadable = false
      kept = []
      // Whatever the program does with the key: a user who presses it sees a damaged screen.
      if typed.contains(.key(Self.repaintKey)) { painter.startOver() }
      isGone = isGone || events.hasEnded || signals & Int32(TERMINAL_HUNG_UP) != 0
      // Cells that a smaller size has cut off are lost, even if the terminal has its former size again.
      let hasResized = signals & Int32(TERMINAL_RESIZED) != 0
      let mayHaveResized = hasResized || ready.signals || came.contains(.wake) || ready.skippedFrame
      if mayHaveResized && CursesScreen.updateSize() || hasResized {
        painter.startOver()
        came.append(.resize(size))
      }
      came += typed
      if !came.isEmpty { return came }
      if let deadline, deadline <= .now { return [.wake] }
    }
    return []
  }

  /// Shows `buffer` from the screen's top left, clipped to the screen; the rest of the screen is
  /// blank.
  ///
  /// Only rows that differ from the last buffer are compared, and only changed cells are sent. After a resume or a
  /// resize everything is sent. If the terminal's size has changed, the frame is skipped, and the next
  /// ``waitForEvents()`` returns at once with the new size.
  public func present(_ buffer: CellBuffer) {
    guard isOpen else { return }
    // A frame that is sent as a whole repairs what earlier changes of the size have cut off.
    if painter.startsOver { _ = terminal_resize_take() }
    // Even if the signal has not arrived yet, no frame is drawn for another size.
    owesResize = CursesScreen.otherSize != nil
    if owesResize { return }
    painter.holdsFrames = events.inquiry.holdsFrames
    painter.paint(buffer, on: size)
  }

  /// Puts a text on the terminal's clipboard (OSC 52), if the terminal allows it: some need a setting, and tmux needs
  /// `set-clipboard on`. A text of more than 74,994 bytes is not sent.
  public func copy(_ text: String) {
    guard isOpen, sequences.isOfToday,
      let sequence = ClipboardSequence.text(copying: text, within: .ofEnvironment)
    else { return }
    terminal_draw(sequence, sequence.utf8.count)
    terminal_show_frame()
  }

  /// Restores the terminal. A second call does nothing.
  public func close() {
    screen = nil
  }

  private var isOpen: Bool {
    switch screen {
    case .some: true
    case .none: false
    }
  }
}

// MARK: - Opening

extension NcursesTerminal {
  /// Sends the inquiry and waits a moment for the answers.
  private func inquire() {
    terminal_expect_answers(true)
    terminal_write(Inquiry.text, Inquiry.text.utf8.count)
    let end = ContinuousClock.now + Self.patience
    while !events.inquiry.isOver {
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let rest = (end - ContinuousClock.now) / Duration.milliseconds(1)
      guard rest > 0, poll(&input, 1, Int32(rest.rounded(.up))) != 0 else { return }
      kept += readEvents().filter { $0 != .userInterfaceStyle(userInterfaceStyle) }
      if events.hasEnded { return }
    }
  }

  private func readEvents() -> [Event] {
    let expectedAnswers = !events.inquiry.isOver
    let clusters = events.inquiry.clusters
    let read = events.readAll()
    if expectedAnswers && events.inquiry.isOver { terminal_expect_answers(false) }
    if events.inquiry.clusters != clusters { drawClusters() }
    return read
  }
}

extension NcursesTerminal {
  /// Begins to draw joined emoji as a whole, including those on the screen, or goes back to drawing their first emoji.
  private func drawClusters() {
    let state = events.inquiry.clusters
    let marks =
      state == .off ? (ScreenSequences.clustersBegin, ScreenSequences.clustersEnd) : ("", "")
    if state == .off {
      let (leave, enter) = (sequences.endingClusters.leave, sequences.enter)
      // If the sequences cannot be stored, the emoji stay as they are.
      guard terminal_set_sequences(leave, leave.utf8.count, enter, enter.utf8.count) == 0 else {
        return
      }
    }
    painter.clusterMarks = state == .absent ? nil : marks
    guard let shown = painter.shown, CursesScreen.otherSize == nil else { return }
    painter.startOver()
    painter.paint(shown, on: size)
  }
}

// MARK: - Waiting

extension NcursesTerminal {
  /// The result of a wait.
  private struct Ready {
    var input = false
    var mainQueue: Bool
    var signals: Bool
    /// Whether the last frame was skipped because the terminal has another size.
    var skippedFrame: Bool
  }

  /// Blocks until there may be input, or until the deadline.
  private func waitForInput(until deadline: ContinuousClock.Instant?) -> Ready {
    let mayWait = !events.hasMore && !owesResize && kept.isEmpty
    let count = poll(
      &descriptors, nfds_t(descriptors.count), mayWait ? longestWait(until: deadline) : 0)
    defer { owesResize = false }
    let isWatched = mainQueue == .watched
    // A signal may have ended the wait.
    guard count > 0 else {
      return Ready(mainQueue: isWatched, signals: count < 0, skippedFrame: owesResize)
    }
    isGone = descriptors[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
    return Ready(
      input: descriptors[0].revents & Int16(POLLIN) != 0,
      mainQueue: isWatched || descriptors[2].revents != 0, signals: descriptors[1].revents != 0,
      skippedFrame: owesResize)
  }

  /// The maximum time to wait for input, in milliseconds; -1 if nothing else has to be done.
  private func longestWait(until deadline: ContinuousClock.Instant?) -> Int32 {
    let waits = [
      mainQueue.longestWait, mainQueue.timerWait, events.patience, deadline.map { $0 - .now },
    ]
    guard let longest = waits.compactMap(\.self).min() else { return -1 }
    return Int32(min(max(0, (longest / .milliseconds(1)).rounded(.up)), 1e9))
  }

  private func suspend() {
    terminal_leave()
    terminal_stop_process()
    returnToScreen()
  }

  private func returnToScreen() {
    terminal_enter()
    painter.startOver()
  }
}

extension NcursesTerminal: @MainActor CustomStringConvertible {
  /// `<NcursesTerminal: (80, 24)>`, with the size.
  public var description: String { "<NcursesTerminal: \(size)>" }
}
