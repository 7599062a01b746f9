import CPty
import Glibc

/// A program that runs in a terminal of its own, and the screen that it shows there.
///
/// The program is a job in the terminal's foreground, so it can be suspended; it ends with this
/// object at the latest. Nothing is read from it except while a method waits.
///
/// Environment, unless told otherwise: `TERM=xterm-256color`, `LANG=C.UTF-8`, `PATH`, Swift's
/// backtracer off, and what the tests' own environment tells sanitizers.
public final class PseudoTerminal {
  /// What the program shows.
  public let screen: EmulatedScreen
  /// The program's process.
  public var process: Int32 { session.program }
  /// What became of the program so far, without its continuations; the last element is the latest.
  public private(set) var changes: [ProgramChange] = []
  /// How many times the program was continued.
  public private(set) var continuations = 0
  /// How many bytes the program wrote to the terminal.
  public private(set) var bytesWritten = 0
  /// In how many pieces they were read.
  public private(set) var pieces = 0
  /// Whether what the program writes is kept from now on, as it comes.
  public var keepsOutput = false
  /// What the program wrote while it was kept.
  public private(set) var output: [UInt8] = []

  /// Whether the terminal is still there.
  public private(set) var isConnected = true

  private var session = pty_session()

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: its executable; ``sibling(_:)`` finds one that was built together with the tests.
  ///   - columns: the terminal's width in cells.
  ///   - rows: the terminal's height in cells.
  ///   - environment: variables to set, or to leave out where the value is `nil`.
  ///   - nature: what the terminal answers when it is asked.
  public init(
    running path: String, arguments: [String] = [], columns: Int = 80, rows: Int = 24,
    environment: [String: String?] = [:], nature: TerminalNature = .modern
  ) throws(PseudoTerminalError) {
    screen = EmulatedScreen(columns: columns, rows: rows, nature: nature)
    var variables: [String: String?] = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "SWIFT_BACKTRACE": "enable=no",
    ]
    for name in ["ASAN_OPTIONS", "TSAN_OPTIONS"] {
      variables[name] = getenv(name).map { String(cString: $0) }
    }
    variables.merge(environment) { $1 }
    let assignments = variables.compactMap { name, value in value.map { "\(name)=\($0)" } }
    let started = Self.withPointers([path] + arguments) { arguments in
      Self.withPointers(assignments) { environment in
        pty_start(&session, path, arguments, environment, Int32(columns), Int32(rows))
      }
    }
    guard started == 0 else { throw .notStarted(path: path, code: errno) }
  }

  deinit {
    kill(session.program, SIGKILL)
    close(session.hold)
    disconnect()
    close(session.reports)
    var status: Int32 = 0
    while waitpid(session.leader, &status, 0) < 0 && errno == EINTR {}
  }

  /// The path of an executable that was built together with the running tests.
  public static func sibling(_ name: String) -> String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &bytes, bytes.count)
    var directory = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    // The tests run in the package's test bundle, or in a tool that has loaded it.
    if let bundle = CommandLine.arguments.first(where: { $0.hasSuffix(".xctest") }) {
      directory = bundle
    }
    return String(directory.prefix(upTo: directory.lastIndex(of: "/") ?? directory.startIndex))
      + "/" + name
  }
}

// MARK: - What the user does

extension PseudoTerminal {
  /// Types, or whatever else makes a terminal send `text`.
  public func send(_ text: String) {
    sendBytes(Array(text.utf8))
  }

  /// Sends bytes that need not be text, while what the program writes is read.
  public func sendBytes(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      var descriptor = pollfd(fd: session.terminal, events: Int16(POLLOUT), revents: 0)
      if poll(&descriptor, 1, 0) == 0 {
        readSome(within: 1)
        continue
      }
      let count = bytes[sent...].withUnsafeBytes {
        write(session.terminal, $0.baseAddress, $0.count)
      }
      if count <= 0 { return }
      sent += count
    }
  }

  /// Sends `text` as a terminal does that pastes it.
  public func paste(_ text: String) {
    send("\u{1b}[200~" + text + "\u{1b}[201~")
  }

  /// Gives the terminal another size in cells.
  public func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    _ = pty_resize(session.terminal, Int32(columns), Int32(rows))
  }

  /// Waits until the terminal takes no more of the program's output, which nothing reads here.
  public func waitForFullOutput(limit: Duration = .seconds(20)) throws(PseudoTerminalError) {
    let deadline = ContinuousClock.now + limit
    // The program's side of the terminal says whether there is room.
    let side = pty_open_program_side(session.terminal)
    defer { close(side) }
    while true {
      var descriptor = pollfd(fd: side, events: Int16(POLLOUT), revents: 0)
      if poll(&descriptor, 1, 0) == 0 { return }
      guard ContinuousClock.now < deadline else {
        throw .timedOut(waitingFor: "an output that is full", screen: screen.text)
      }
      sched_yield()
    }
  }

  /// Sends a signal to the program alone.
  public func signal(_ signal: Int32) {
    kill(session.program, signal)
  }

  /// Continues the stopped program in the foreground, as a shell's `fg` does.
  public func bringBack() {
    kill(-session.program, SIGCONT)
  }

  /// Takes the terminal away, as a connection that breaks does.
  public func disconnect() {
    if isConnected { close(session.terminal) }
    isConnected = false
  }

  /// The terminal's modes at this moment; equal ones mean that nothing is left to restore.
  public var modes: TerminalModes? { TerminalModes(terminal: session.terminal) }
}

// MARK: - Waiting

extension PseudoTerminal {
  /// Waits until `condition` holds, reading what the program writes meanwhile. No condition holds
  /// in the middle of a frame, unless the program has ended there.
  ///
  /// - Parameters:
  ///   - what: what is waited for, to be named in the error.
  ///   - limit: how long to wait at most.
  /// - Throws: ``PseudoTerminalError/timedOut(waitingFor:screen:)``, with what the screen shows.
  public func wait(
    for what: String, limit: Duration = .seconds(20), until condition: () -> Bool
  ) throws(PseudoTerminalError) {
    let deadline = ContinuousClock.now + limit
    while screen.isWithinFrame && changes.last?.isEnd != true || !condition() {
      guard ContinuousClock.now < deadline else {
        throw .timedOut(waitingFor: what, screen: screen.text)
      }
      readSome(within: 50)
    }
  }

  /// Waits until a row of the screen contains `text`.
  public func wait(forText text: String) throws(PseudoTerminalError) {
    try wait(for: "“\(text)”") { screen.rows.contains { $0.contains(text) } }
  }

  /// Waits until the program has ended and everything that it wrote is read.
  @discardableResult public func waitForEnd() throws(PseudoTerminalError) -> ProgramChange {
    try wait(for: "the program's end") { changes.last?.isEnd == true }
    while isConnected && readSome(within: 0) {}
    return changes[changes.count - 1]
  }

  /// Waits until all programs have ended. Each terminal is read meanwhile: a program that ends does not wait long for
  /// one that accepts nothing.
  public static func waitForEnds(of terminals: [PseudoTerminal]) throws(PseudoTerminalError) {
    for terminal in terminals {
      try terminal.wait(for: "the program's end") {
        for other in terminals where other !== terminal { other.readSome(within: 0) }
        return terminal.changes.last?.isEnd == true
      }
    }
  }

  /// Waits until the program was stopped once more than `count` times, and returns the signal.
  @discardableResult public func waitForStop(after count: Int = 0) throws(PseudoTerminalError)
    -> ProgramChange
  {
    try wait(for: "the program's stop") { changes.count > count }
    while readSome(within: 0) {}
    return changes[changes.count - 1]
  }

  /// Reads what there is, and returns whether there was anything.
  @discardableResult private func readSome(within milliseconds: Int32) -> Bool {
    var descriptors = [
      pollfd(fd: isConnected ? session.terminal : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: session.reports, events: Int16(POLLIN), revents: 0),
    ]
    // After its end there are no more reports, but a descriptor that is always ready.
    if changes.last?.isEnd == true { descriptors[1].fd = -1 }
    guard poll(&descriptors, 2, milliseconds) > 0 else { return false }
    if descriptors[1].revents & Int16(POLLIN) != 0 { readReport() }
    return descriptors[0].revents & Int16(POLLIN) != 0 && readOutput()
  }

  private func readReport() {
    var status: Int32 = 0
    guard read(session.reports, &status, 4) == 4 else { return }
    var detail: Int32 = 0
    switch pty_read_report(status, &detail) {
    case PTY_EXITED: changes.append(.exited(detail))
    case PTY_SIGNALLED: changes.append(.killed(signal: detail))
    case PTY_STOPPED: changes.append(.stopped(signal: detail))
    default: continuations += 1
    }
  }

  private func readOutput() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = read(session.terminal, &bytes, bytes.count)
    guard count > 0 else { return false }
    bytesWritten += count
    pieces += 1
    if keepsOutput { output += bytes.prefix(count) }
    let answers = screen.show(bytes.prefix(count))
    // What does not fit is lost: nothing here may wait for a program that does not read.
    var descriptor = pollfd(fd: session.terminal, events: Int16(POLLOUT), revents: 0)
    if !answers.isEmpty, poll(&descriptor, 1, 0) > 0 {
      _ = write(session.terminal, answers, answers.count)
    }
    return true
  }
}

extension PseudoTerminal {
  private static func withPointers<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let pointers = texts.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("There is always a nil.") }
      return body(base)
    }
  }
}
