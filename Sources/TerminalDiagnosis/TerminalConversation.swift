internal import CTerminalSupport
internal import CLibrary

/// Questions to a terminal, and what it answers, one batch after another.
///
/// Each batch ends with the question what the terminal can do, which all of them answer and answer in
/// order: so the wait is over when there is nothing more to come, also where some questions are not
/// known. Keys that are typed meanwhile are read with the answers and lost.
struct TerminalConversation {
  /// How long the terminal may say nothing, and how long a batch may take in all.
  struct Patience {
    var silence = Duration.seconds(1)
    var batch = Duration.seconds(2)
  }

  private static let moment = Duration.milliseconds(100)

  private let input: Int32
  /// A descriptor that wakes the waiting when a signal came; -1 is none.
  private let wake: Int32
  private let patience: Patience
  let write: (String) -> Void
  private var reader: AnswerReader
  /// Whether the program was asked to stop meanwhile.
  private(set) var shouldStop = false
  /// Whether the terminal owes answers that did not come in time.
  private(set) var owesAnswers = false

  /// - Parameters:
  ///   - interrupt: the byte that the terminal sends to interrupt a program.
  ///   - write: sends text to the terminal.
  init(
    input: Int32, wake: Int32 = -1, interrupt: UInt8? = nil, patience: Patience = Patience(),
    write: @escaping (String) -> Void
  ) {
    (self.input, self.wake, self.patience, self.write) = (input, wake, patience, write)
    reader = AnswerReader(interrupt: interrupt)
  }

  /// Whether the user interrupted the program.
  var isInterrupted: Bool { reader.isInterrupted }

  /// Sends questions, and returns the answers in the order in which they came, without the one that
  /// ends the batch behind them. `nil` where that one did not come.
  mutating func ask(_ questions: String) -> [ExaminationAnswer]? {
    if owesAnswers || isInterrupted { return nil }
    // What ends the process from here on waits for the answers, too.
    terminal_expect_answers(true)
    write(questions + "\u{1b}[c")
    let start = ContinuousClock.now
    var last = start
    var answers: [ExaminationAnswer] = []
    while true {
      let now = ContinuousClock.now
      // Who interrupts the program waits for what is on its way, and no longer.
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

  /// The next bytes; none where something else woke the waiting, `nil` where no more come.
  private mutating func read(within limit: Duration) -> [UInt8]? {
    var descriptors = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
    ]
    let milliseconds = Int32((limit / .milliseconds(1)).rounded(.up))
    let count = poll(&descriptors, 2, milliseconds)
    if count < 0 && errno == EINTR { return [] }
    guard count > 0 else { return nil }
    if descriptors[1].revents != 0, terminal_signals_take() & Int32(TERMINAL_SHOULD_STOP) != 0 {
      shouldStop = true
    }
    guard descriptors[0].revents != 0 else { return [] }
    // One byte after another, so that what is typed behind the last answer stays for others.
    var byte: UInt8 = 0
    let length = CLibrary.read(input, &byte, 1)
    if length < 0 && (errno == EINTR || errno == EAGAIN) { return [] }
    return length == 1 ? [byte] : nil
  }
}
