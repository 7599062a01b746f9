internal import CNcurses
internal import CTerminalSupport
import CellDrawing

/// The ncurses screen on the process's terminal; it is open as long as this value lives.
@MainActor struct CursesScreen: ~Copyable {
  /// The sequences that enter and leave the screen.
  let sequences: ScreenSequences

  private let possession: TerminalPossession
  private let screen: OpaquePointer

  /// Takes possession of the terminal behind standard input and output and opens the screen.
  ///
  /// The order matters: before the screen opens, everything that restores the terminal is in place, and ncurses does
  /// not replace signal handlers that are installed already. If this throws, nothing was written.
  init(holdingBack streams: StandardStreams) throws(TerminalError) {
    guard !terminal_is_taken() else { throw .alreadyOpen }
    try Environment.check()
    let (type, sequences) = try Environment.withTerminalType { type throws(TerminalError) in
      (type, ScreenSequences.ofTerminalType())
    }
    let possession = try TerminalPossession(of: STDOUT_FILENO, holdingBack: streams)
    try possession.setSequences(leave: sequences.leave, enter: sequences.enter)
    guard let screen = terminal_stream().flatMap({ Self.open(type, drawingTo: $0) }) else {
      // The terminfo entry was found before, so it is not what is missing.
      let error = system_error()
      let code = error == 0 || error == ENOENT ? EMFILE : error
      // There is no screen to leave.
      try possession.setSequences(leave: "")
      throw .system(operation: "open the terminal", code: code)
    }
    self.sequences = sequences
    self.possession = possession
    self.screen = screen
  }

  deinit { delscreen(screen) }

  /// The file descriptor that becomes readable when a signal arrives.
  var wakeDescriptor: Int32 { possession.wakeDescriptor }

  /// Sets the terminal's modes and ncurses' drawing options.
  borrowing func setModes() {
    raw()
    noecho()
    nonl()
    // Keep typed input when a key suspends the program.
    intrflush(curses_screen_window(), false)
    keypad(curses_screen_window(), true)
    // Otherwise ncurses delays a frame while input is waiting.
    typeahead(-1)
    curs_set(0)
    terminal_adopt_program_modes()
    terminal_gather_frames()
  }

  private static func open(
    _ type: String, drawingTo stream: UnsafeMutablePointer<FILE>
  ) -> OpaquePointer? {
    // ncurses would accept any size from the system and allocate it; environment variables let us pass another one. The
    // user's own variables are used only if the system knows no size: otherwise they would fix the size forever.
    let given = Environment.size(
      columns: Environment.value("COLUMNS"), lines: Environment.value("LINES"))
    let (columns, rows) = drawnSize.map { ($0.width, $0.height) } ?? given
    return Environment.with([
      ("COLUMNS", columns.map { "\($0)" }), ("LINES", rows.map { "\($0)" }),
    ]) {
      newterm(type, stream, curses_standard_input())
    }
  }
}

// MARK: - Size

extension CursesScreen {
  /// The terminal's present size, clamped to the largest that is drawn; `nil` if the system does not know it.
  static var drawnSize: CellSize? {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard terminal_read_size(&columns, &rows) else { return nil }
    return CellSize(width: Int(columns), height: Int(rows)).clampedToDrawn
  }

  /// The size of the screen.
  static var size: CellSize {
    CellSize(width: Int(curses_columns()), height: Int(curses_rows()))
  }

  /// ``drawnSize`` if it differs from the screen's ``size``; otherwise `nil`.
  static var otherSize: CellSize? { drawnSize.flatMap { $0 == size ? nil : $0 } }

  /// Resizes the screen to the terminal's present size; returns whether it has changed.
  @discardableResult static func updateSize() -> Bool {
    guard let size = otherSize else { return false }
    resizeterm(Int32(size.height), Int32(size.width))
    return true
  }
}
