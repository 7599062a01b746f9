internal import CTerminalSupport
import CellDrawing
import TerminalInput
import TerminalInterface
internal import CLibrary

/// The terminal that the process runs in.
///
/// From `init` on the screen belongs to the program; it is given back as it was found by
/// ``close()``, by the end of the object, and on every other way out of the process: `exit`, a trap
/// on any thread, an overflow of the main thread's stack, SIGINT, SIGTERM, SIGHUP and the like, of
/// which the process still dies. A suspension (Ctrl-Z) gives it back for as long as it lasts.
/// Output to standard output and standard error is held back meanwhile and appears afterwards
/// (``StandardStreams``).
///
/// Ctrl-C is a key like any other. There can be one open terminal in a process.
@MainActor public final class NcursesTerminal: Terminal {
  /// `nil` once the terminal is closed.
  private var screen: CursesScreen?
  private var events: EventReader
  private let painter: FramePainter
  private let wakeDescriptor: Int32
  private let mainQueue: MainQueue
  private var isGone = false
  /// Whether a frame was left out because the terminal has another size by now.
  private var owesResize = false
  /// What came in while answers were waited for.
  private var kept: [Event] = []
  /// How long the first frame waits for what the terminal answers: longer than most terminals on this
  /// machine take, so that few screens are drawn in two looks. What comes later counts from then on.
  private static let patience = Duration.milliseconds(5)
  /// Ctrl-L, which has everything sent anew in most programs.
  private static let repaintKey = KeyPress(.character("l"), modifiers: .control)

  /// Takes over the terminal behind standard input and output.
  ///
  /// It is asked whether it can hold frames back and what its background is. For the answers the
  /// method waits for 5 milliseconds at most; later ones count when they come.
  ///
  /// - Parameter streams: what is held back while the screen is up. A stream that is not is written
  ///   into the middle of the screen, as the program that sends sequences of its own wants it.
  /// - Throws: a ``TerminalError`` whose description is meant for the user; nothing was written to
  ///   the terminal then.
  public convenience init(
    holdingBack streams: StandardStreams = [.output, .error]
  ) throws(TerminalError) {
    try self.init(holdingBack: streams, mainQueue: .ofProcess)
  }

  /// The same with a certain way to the main queue.
  package init(
    holdingBack streams: StandardStreams = [.output, .error], mainQueue: MainQueue
  ) throws(TerminalError) {
    self.mainQueue = mainQueue
    let screen = try CursesScreen(holdingBack: streams)
    wakeDescriptor = screen.wakeDescriptor
    let isOfToday = screen.sequences.isOfToday
    painter = FramePainter(usesColors: !Environment.refusesColors)
    let inquiry = Inquiry(
      colorVariable: Environment.value("COLORFGBG"), showsColors: painter.showsColors)
    events = EventReader(StandardInput(), keys: TerminfoEntry.keys, inquiry: inquiry)
    screen.setModes()
    CursesScreen.updateSize()
    self.screen = consume screen
    if isOfToday {
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

  /// Whether the terminal's background is light or dark, as far as it has answered; unspecified where
  /// no colours are shown.
  public var userInterfaceStyle: UserInterfaceStyle { events.inquiry.userInterfaceStyle }

  /// Waits until something came in and returns all of it.
  ///
  /// Meanwhile work of the main queue runs: tasks of the main actor, blocks and timers, as they
  /// come. After each batch of them the result begins with `Event.wake`. Work that a batch adds
  /// comes after the events that are waiting by then, so no work keeps the keyboard out for longer
  /// than it runs itself. This needs a synchronous `main`: after the `await` of an asynchronous one
  /// the main queue has left the main thread, and its work waits until this method returns. While
  /// nothing happens, nothing runs; on a system whose queue does not tell of its work, it is looked
  /// at every 20 milliseconds.
  ///
  /// The keyboard's and the mouse's events are in order. A return from a suspension and a change of
  /// the size come before them, whatever the number of changes: the size is the one that the
  /// terminal has at the moment of the return, which may be the former one again.
  ///
  /// An empty result means that the terminal is gone, or closed.
  public func waitForEvents() -> [Event] {
    while isOpen && !isGone {
      let hasWork = waitForInput()
      var came: [Event] = []
      if hasWork {
        mainQueue.run()
        came.append(.wake)
        // The work may have closed the terminal.
        if !isOpen { break }
      }
      let signals = terminal_signals_take()
      if signals & Int32(TERMINAL_SHOULD_STOP) != 0 {
        suspend()
        came.append(.resume)
      } else if signals & Int32(TERMINAL_CONTINUED) != 0 {
        // Something stopped the process without asking, and may have used the terminal since.
        terminal_leave()
        returnToScreen()
        came.append(.resume)
      }
      let typed = kept + readEvents()
      kept = []
      // Whatever the program makes of the key: who presses it sees a screen that is damaged.
      if typed.contains(.key(Self.repaintKey)) { painter.startOver() }
      isGone = isGone || events.hasEnded
      // What a size cut off is gone, also where the terminal has the former one again.
      if CursesScreen.updateSize() || signals & Int32(TERMINAL_RESIZED) != 0 {
        painter.startOver()
        came.append(.resize(size))
      }
      came += typed
      if !came.isEmpty { return came }
    }
    return []
  }

  /// Shows `buffer` from the screen's top left; what is outside of the screen is cut off, and where
  /// the buffer ends the screen is blank.
  ///
  /// Only rows that differ from the last buffer are looked at, and only cells that changed are sent.
  /// After a resume or a resize everything is sent. A frame is left out when the terminal has another
  /// size by now: the next ``waitForEvents()`` returns at once, with that size.
  public func present(_ buffer: CellBuffer) {
    guard isOpen else { return }
    // A frame that is sent as a whole mends what earlier changes of the size cut off.
    if painter.startsOver { _ = terminal_resize_take() }
    owesResize = CursesScreen.otherSize != nil
    if owesResize { return }
    painter.holdsFrames = events.inquiry.holdsFrames
    painter.paint(buffer, on: size)
  }

  /// Gives the terminal back as it was found. Does nothing when that was done before.
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
  /// Asks what the terminal can do, and waits for a moment.
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
    let read = events.readAll()
    if expectedAnswers && events.inquiry.isOver { terminal_expect_answers(false) }
    return read
  }
}

// MARK: - Waiting

extension NcursesTerminal {
  /// Returns when there may be something to read, and whether the main queue may have work.
  private func waitForInput() -> Bool {
    var descriptors = [STDIN_FILENO, wakeDescriptor, mainQueue.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let patience = events.patience.map { Int32(($0 / .milliseconds(1)).rounded(.up)) }
    let waits = [mainQueue.longestWait, patience ?? -1].filter { $0 >= 0 }
    let count = poll(
      &descriptors, nfds_t(descriptors.count),
      events.hasMore || owesResize || !kept.isEmpty ? 0 : waits.min() ?? -1)
    owesResize = false
    let isWatched = mainQueue == .watched
    guard count > 0 else { return isWatched }
    isGone = descriptors[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
    return isWatched || descriptors[2].revents != 0
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
