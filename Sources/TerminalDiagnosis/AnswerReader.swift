/// Finds a terminal's answers among its bytes, which may also contain typed keys.
struct AnswerReader {
  private enum State {
    case text
    case escape
    case controlSequence
    case string(introducer: UInt8)
    /// After an Escape within a string, which may begin the terminator.
    case stringEscape(introducer: UInt8)
  }

  /// The maximum length of an answer. A longer sequence is dropped.
  static let longest = 1024

  private var state = State.text
  private var body: [UInt8] = []
  /// The byte of the interrupt key; `nil` if there is none.
  private let interrupt: UInt8?
  /// Whether the interrupt key was pressed.
  private(set) var isInterrupted = false

  init(interrupt: UInt8? = nil) {
    self.interrupt = interrupt
  }

  /// Takes the next byte; returns the answer that it completes, if any.
  mutating func read(_ byte: UInt8) -> ExaminationAnswer? {
    // No answer contains the control character of the interrupt key.
    if byte == interrupt {
      isInterrupted = true
      state = .text
      return nil
    }
    switch state {
    case .text:
      if byte == 0x1b { state = .escape }
      return nil
    case .escape:
      begin(byte)
      return nil
    case .controlSequence:
      return readControlSequence(byte)
    case .string(let introducer):
      return readString(byte, introducer: introducer)
    case .stringEscape(let introducer):
      guard byte == UInt8(ascii: "\\") else {
        begin(byte)
        return nil
      }
      state = .text
      return answer(introducer: introducer)
    }
  }

  /// Starts the sequence that follows an Escape.
  private mutating func begin(_ byte: UInt8) {
    body.removeAll(keepingCapacity: true)
    switch byte {
    case 0x1b: state = .escape
    case UInt8(ascii: "["): state = .controlSequence
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string(introducer: byte)
    default: state = .text
    }
  }

  private mutating func readControlSequence(_ byte: UInt8) -> ExaminationAnswer? {
    switch byte {
    case 0x20...0x3f:
      keep(byte)
      return nil
    case 0x40...0x7e:
      keep(byte)
      state = .text
      return body.count > Self.longest ? nil : ExaminationAnswer(controlSequence: body)
    default:
      state = byte == 0x1b ? .escape : .text
      return nil
    }
  }

  private mutating func readString(_ byte: UInt8, introducer: UInt8) -> ExaminationAnswer? {
    switch byte {
    case 0x1b: state = .stringEscape(introducer: introducer)
    case 0x18, 0x1a: state = .text
    case 0x07:
      state = .text
      return answer(introducer: introducer)
    default: keep(byte)
    }
    return nil
  }

  private mutating func keep(_ byte: UInt8) {
    if body.count <= Self.longest { body.append(byte) }
  }

  private func answer(introducer: UInt8) -> ExaminationAnswer? {
    guard body.count <= Self.longest else { return nil }
    switch introducer {
    case UInt8(ascii: "P"): return ExaminationAnswer(deviceControlString: body)
    case UInt8(ascii: "]"): return ExaminationAnswer(operatingSystemCommand: body)
    default: return nil
    }
  }
}
