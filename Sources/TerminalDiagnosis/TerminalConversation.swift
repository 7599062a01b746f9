internal import CTerminalSupport

/// Asks a terminal questions in batches and reads its answers.
///
/// Each batch ends with the question for the primary device attributes. All terminals answer it, and they answer in
/// order. So the batch is over when that answer arrives, even if some questions were not understood. Keys typed
/// meanwhile are read with the answers and lost.
struct TerminalConversation {
  /// How long to wait: for a silent terminal, and for a whole batch.
  struct Patience {
    var silence = Duration.seconds(1)
    var batch = Duration.seconds(2)
  }

  private static let moment = Duration.milliseconds(100)

  private let input: Int32
  /// The file descriptor that becomes readable when a signal arrives; -1 for none.
  private let wake: Int32
  private let patience: Patience
  let write: (String) -> Void
  private var reader: AnswerReader
  /// Whether a signal (SIGTSTP) has asked the process to stop.
  private(set) var shouldStop = false
  /// Whether answers are missing that may still arrive.
  private(set) var owesAnswers = false

  /// - Parameters:
  ///   - interrupt: the byte of the interrupt key.
  ///   - write: sends text to the terminal.
  init(
    input: Int32, wake: Int32 = -1, interrupt: UInt8? = nil, patience: Patience = Patience(),
    write: @escaping (String) -> Void
  ) {
    (self.input, self.wake, self.patience, self.write) = (input, wake, patience, write)
    reader = AnswerReader(interrupt: interrupt)
  }

  /// Whether the interrupt key was pressed.
  var isInterrupted: Bool { reader.isInterrupted }

  /// Sends questions and returns the answers in order, without the one that ends the batch; `nil` if that one did not
  /// arrive.
  mutating func ask(_ questions: String) -> [ExaminationAnswer]? {
    if owesAnswers || isInterrupted { return nil }
    // From here on, the exit of the process also waits for the answers.
    terminal_expect_answers(true)
    write(questions + "\u{1b}[c")
    let start = ContinuousClock.now
    var last = start
    var answers: [ExaminationAnswer] = []
    while true {
      let now = ContinuousClock.now
      // After an interrupt it waits only for answers that are on their way.
      let isLeaving = isInterrupted || shouldStop
      let silence = isLeaving ? min(patience.silence, Self.moment) : patience.silence
      let rest = min(last + silence, start + patience.batch) - now
      guard rest > .zero, let bytes = read(within: rest) else { break }
      if !bytes.isEmpty { last = ContinuousClock.now }
      for byte in bytes {
        guard let answer = reader.read(byte) else { continue }
        answers.append(answer)
        guard case .attributes = answer else { continue }
        terminal_expect_answers(false)
        return answers
      }
    }
    owesAnswers = true
    return nil
  }

  /// Returns the next bytes: empty if a signal ended the wait; `nil` at the end of the input or after `limit`.
  private mutating func read(within limit: Duration) -> [UInt8]? {
    var descriptors = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
    ]
    let milliseconds = Int32((limit / .milliseconds(1)).rounded(.up))
    let count = poll(&descriptors, 2, milliseconds)
    if count < 0 && system_error() == EINTR { return [] }
    guard count > 0 else { return nil }
    if descriptors[1].revents != 0, terminal_signals_take(true) & Int32(TERMINAL_SHOULD_STOP) != 0 {
      shouldStop = true
    }
    guard descriptors[0].revents != 0 else { return [] }
    // Read single bytes, so that input after the last answer is left for others.
    var byte: UInt8 = 0
    let length = CTerminalSupport.read(input, &byte, 1)
    if length < 0 && (system_error() == EINTR || system_error() == EAGAIN) { return [] }
    return length == 1 ? [byte] : nil
  }
}
