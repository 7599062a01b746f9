import TerminalInput
internal import CTerminalSupport

/// The bytes of standard input, as a source.
final class StandardInput: ByteSource {
  private static let longestPiece = 4096
  /// Whether a wait has just found that there is input, so that the next read need not ask again.
  var isKnownReadable = false
  /// Whether the last read returned all input, so that the next one need not ask at once.
  private var hadAll = false

  func read(within limit: Duration) -> [UInt8]? {
    if hadAll, limit == .zero {
      hadAll = false
      return []
    }
    hadAll = false
    guard isReadable(within: limit) else { return [] }
    let (result, bytes) = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.longestPiece)
    {
      let count = CTerminalSupport.read(STDIN_FILENO, $0.baseAddress, $0.count)
      return (count, Array($0.prefix(max(0, count))))
    }
    // A signal came first, or someone else has read the input.
    if result < 0 && (system_error() == EINTR || system_error() == EAGAIN) { return [] }
    hadAll = 0 < result && result < Self.longestPiece
    guard result == 0 else { return result > 0 ? bytes : nil }
    // An end of file that was typed while the terminal had other modes is ignored; a real one is permanent.
    return isReadable(within: .zero) ? nil : []
  }

  private func isReadable(within limit: Duration) -> Bool {
    if isKnownReadable {
      isKnownReadable = false
      return true
    }
    let end = ContinuousClock.now + limit
    while true {
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let rest = max(.zero, end - .now)
      let count = poll(&input, 1, Int32((rest / .milliseconds(1)).rounded(.up)))
      // A signal must not shorten the wait.
      if count >= 0 || system_error() != EINTR { return count > 0 }
    }
  }
}
