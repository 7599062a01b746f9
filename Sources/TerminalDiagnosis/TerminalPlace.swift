internal import CTerminalSupport
import CellDrawing

/// The file descriptors of the terminal to ask.
struct TerminalPlace {
  let input: Int32
  let output: Int32
  private let isOwn: Bool

  /// The process's terminal: standard input and output, or the terminal's device if output is a file. `nil` if output
  /// is a pipe: its reader, such as a pager, may use the terminal.
  static var ofProcess: TerminalPlace? {
    guard isatty(STDIN_FILENO) == 1 else { return nil }
    let output = terminal_standard_output()
    if isatty(output) == 1 {
      return TerminalPlace(input: STDIN_FILENO, output: output, isOwn: false)
    }
    var status = stat()
    guard fstat(output, &status) == 0, status.st_mode & mode_t(S_IFMT) == mode_t(S_IFREG) else {
      return nil
    }
    let terminal = system_open_controlling_terminal()
    return terminal < 0 ? nil : TerminalPlace(input: terminal, output: terminal, isOwn: true)
  }

  func close() {
    if isOwn { _ = CTerminalSupport.close(output) }
  }

  /// Whether the process may change the terminal's modes without being stopped: it is in the foreground, or the
  /// terminal has no job control.
  var isForeground: Bool {
    let group = tcgetpgrp(input)
    return group < 0 || group == getpgrp()
  }

  /// The terminal's size according to the system; `nil` if it knows none.
  var size: CellSize? {
    var (columns, rows): (Int32, Int32) = (0, 0)
    guard system_read_size(output, &columns, &rows) else { return nil }
    return CellSize(width: Int(columns), height: Int(rows))
  }

  /// The byte of the interrupt key; `nil` if there is none.
  var interrupt: UInt8? {
    var modes = termios()
    guard tcgetattr(input, &modes) == 0, modes.c_lflag & tcflag_t(ISIG) != 0 else { return nil }
    let byte = withUnsafeBytes(of: modes.c_cc) { $0[Int(VINTR)] }
    return byte == 0 ? nil : byte
  }

  /// Whether input is waiting. Call ``setModes()`` first.
  var hasInput: Bool {
    var waiting = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0
  }

  /// Turns off canonical mode and echo, so that each byte is readable at once; returns whether that succeeded.
  func setModes() -> Bool {
    var modes = termios()
    guard tcgetattr(input, &modes) == 0 else { return false }
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN)
    modes.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | ISTRIP)
    withUnsafeMutableBytes(of: &modes.c_cc) {
      $0[Int(VMIN)] = 1
      $0[Int(VTIME)] = 0
    }
    return tcsetattr(input, TCSANOW, &modes) == 0
  }
}
