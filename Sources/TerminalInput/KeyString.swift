/// What follows `ESC P`, `ESC X`, `ESC ]`, `ESC ^` or `ESC _`: a string for whoever asked for it. It
/// goes up to its terminator, up to a pause of 25 milliseconds, or up to a mebibyte, whatever comes
/// first. Only the beginning is kept, which is more than any answer to what is asked here has.
struct KeyString {
  static let longest = 1 << 20
  private static let longestAnswer = 100
  static let introducers: Set<UInt8> = [0x50, 0x58, 0x5d, 0x5e, 0x5f]

  enum Progress {
    /// It goes on.
    case more
    /// It is over; what came belongs to it.
    case ended
    /// It broke off at an Escape: what came behind that does not belong to it.
    case broken
  }

  let introducer: UInt8
  private var count = 0
  private var bytes: [UInt8] = []
  private var wasEscape = false

  init(introducer: UInt8) {
    self.introducer = introducer
  }

  /// Whether nothing has followed so far but perhaps an Escape.
  var isEmpty: Bool { count == 0 }
  /// What the terminal says in it, once it has ended.
  var answer: TerminalAnswer? {
    guard introducer == ASCII.closingBracket, count == bytes.count else { return nil }
    return TerminalAnswer(operatingSystemCommand: String(decoding: bytes, as: UTF8.self))
  }

  /// Whether an Escape came last, which may be half of the terminator.
  var endsInEscape: Bool { wasEscape }

  mutating func read(_ byte: UInt8) -> Progress {
    if wasEscape { return byte == ASCII.backslash ? .ended : .broken }
    if byte == ASCII.escape {
      wasEscape = true
      return .more
    }
    if byte == ASCII.bell || byte == ASCII.cancel || byte == ASCII.substitute { return .ended }
    count += 1
    if bytes.count < Self.longestAnswer { bytes.append(byte) }
    return count < Self.longest ? .more : .ended
  }
}
