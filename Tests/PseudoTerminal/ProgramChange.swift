/// Something that became of a program.
public enum ProgramChange: Hashable, Sendable {
  case exited(Int32)
  case killed(signal: Int32)
  case stopped(signal: Int32)

  public var isEnd: Bool {
    if case .stopped = self { false } else { true }
  }
}

/// Why a test could not go on.
public enum PseudoTerminalError: Error, Hashable, CustomStringConvertible {
  case notStarted(path: String, code: Int32)
  case timedOut(waitingFor: String, screen: String)

  public var description: String {
    switch self {
    case .notStarted(let path, let code): "\(path) could not be started (error \(code))."
    case .timedOut(let what, let screen): "Waited in vain for \(what). The screen:\n\(screen)"
    }
  }
}
