import Glibc

/// How the system treats a terminal's input and output: what `stty -a` prints.
public struct TerminalModes: Hashable, Sendable {
  public let input: UInt32
  public let output: UInt32
  public let control: UInt32
  public let local: UInt32
  public let controlCharacters: [UInt8]

  /// `nil` if there is no terminal behind the descriptor.
  init?(terminal: Int32) {
    var modes = termios()
    guard tcgetattr(terminal, &modes) == 0 else { return nil }
    input = modes.c_iflag
    output = modes.c_oflag
    control = modes.c_cflag
    local = modes.c_lflag
    controlCharacters = withUnsafeBytes(of: modes.c_cc) { Array($0) }
  }

  /// Whether the terminal shows what is typed, line by line, as it does for a shell's commands.
  public var isLineMode: Bool { local & UInt32(ICANON | ECHO) == UInt32(ICANON | ECHO) }
}
