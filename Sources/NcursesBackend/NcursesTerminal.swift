import CNcurses
import CTerminalSupport
import CellDrawing
import Glibc
import TerminalInterface

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
  private var screen: OpaquePointer?
  private let events: EventReader
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
    guard !terminal_is_taken() else { throw .alreadyOpen }
    try Environment.check()
    let (type, sequences) = try Environment.withTerminalType { type throws(TerminalError) in
      (type, ScreenSequences.ofTerminalType())
    }
    // The order matters: once the screen is up, everything that gives it back is in place, and
    // ncurses leaves signals alone that have handlers.
    try Self.take(sequences, holdingBack: streams)
    wakeDescriptor = terminal_signals_begin()
    var code = errno
    let screen =
      wakeDescriptor < 0
      ? nil : terminal_stream().flatMap { CursesScreen.open(type, drawingTo: $0) }
    guard let screen, let pad = newpad(1, 1) else {
      // The entry of the terminal's type was there a moment ago: it is not what is missing.
      if wakeDescriptor >= 0 { code = errno == 0 || errno == ENOENT ? EMFILE : errno }
      // There is no screen to leave.
      if screen == nil { terminal_set_sequences("", 0, "", 0) }
      terminal_give_up()
      terminal_signals_end()
      terminal_close_stream()
      throw .system(operation: "open the terminal", code: code)
    }
    self.screen = screen
    painter = FramePainter(usesColors: !Environment.refusesColors)
    let inquiry = Inquiry(
      colorVariable: Environment.value("COLORFGBG"), showsColors: painter.showsColors)
    events = EventReader(pad: pad, inquiry: inquiry)
    Self.setModes()
    terminal_gather_frames()
    updateSize()
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
  public var size: CellSize { CellSize(width: Int(curses_columns()), height: Int(curses_rows())) }

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
    while screen != nil && !isGone {
      let ready = waitForInput()
      var came: [Event] = []
      if ready.work {
        mainQueue.run()
        came.append(.wake)
        // The work may have closed the terminal.
        if screen == nil { break }
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
      if ready.input && !events.hasRead { isGone = isGone || terminal_input_ended(STDIN_FILENO) }
      // What a size cut off is gone, also where the terminal has the former one again.
      if updateSize() || signals & Int32(TERMINAL_RESIZED) != 0 {
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
    guard screen != nil else { return }
    // A frame that is sent as a whole mends what earlier changes of the size cut off.
    if painter.startsOver { _ = terminal_resize_take() }
    owesResize = otherSize != nil
    if owesResize { return }
    painter.holdsFrames = events.inquiry.holdsFrames
    painter.paint(buffer, on: size)
  }

  /// Gives the terminal back as it was found. Does nothing when that was done before.
  public func close() {
    guard let screen else { return }
    self.screen = nil
    terminal_give_up()
    terminal_signals_end()
    events.close()
    delscreen(screen)
    terminal_close_stream()
  }
}

// MARK: - Opening

extension NcursesTerminal {
  private static func take(
    _ sequences: ScreenSequences, holdingBack streams: StandardStreams
  ) throws(TerminalError) {
    guard terminal_take(STDOUT_FILENO, streams.rawValue) == 0 else {
      throw .system(operation: "take the terminal over", code: errno)
    }
    let (leave, enter) = (sequences.leave, sequences.enter)
    guard terminal_set_sequences(leave, leave.utf8.count, enter, enter.utf8.count) == 0 else {
      let code = errno
      terminal_give_up()
      terminal_close_stream()
      throw .system(operation: "keep what leaves the screen", code: code)
    }
  }

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
      if input.revents != 0 && !events.hasRead { return }
    }
  }

  private func readEvents() -> [Event] {
    let read = events.readAll()
    if events.inquiry.isOver { terminal_expect_answers(false) }
    return read
  }

  private static func setModes() {
    raw()
    noecho()
    nonl()
    set_escdelay(25)
    // Otherwise a frame is put off while keys are waiting.
    typeahead(-1)
    curs_set(0)
    terminal_adopt_program_modes()
  }
}

// MARK: - Waiting

extension NcursesTerminal {
  /// Returns when there may be something to read, and whether the main queue may have work.
  private func waitForInput() -> (input: Bool, work: Bool) {
    var descriptors = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wakeDescriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: mainQueue.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let waits = [mainQueue.longestWait, events.patience ?? -1].filter { $0 >= 0 }
    let count = poll(
      &descriptors, nfds_t(descriptors.count),
      events.hasMore || owesResize || !kept.isEmpty ? 0 : waits.min() ?? -1)
    owesResize = false
    let isWatched = mainQueue == .watched
    guard count > 0 else { return (false, isWatched) }
    isGone = descriptors[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
    return (descriptors[0].revents != 0, isWatched || descriptors[2].revents != 0)
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

  /// The size that the terminal has now, as far as it is drawn, where it is another one than that of
  /// the screen.
  private var otherSize: CellSize? {
    guard let size = CursesScreen.drawnSize else { return nil }
    return size == self.size ? nil : size
  }

  /// Adopts the size that the terminal has now, and returns whether it is another one.
  @discardableResult private func updateSize() -> Bool {
    guard let size = otherSize else { return false }
    resizeterm(Int32(size.height), Int32(size.width))
    return true
  }
}

extension NcursesTerminal: @MainActor CustomStringConvertible {
  /// `<NcursesTerminal: (80, 24)>`, with the size.
  public var description: String { "<NcursesTerminal: \(size)>" }
}
