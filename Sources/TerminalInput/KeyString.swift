/// A string sequence after `ESC P`, `ESC X`, `ESC ]`, `ESC ^` or `ESC _`. It ends with its terminator, after a pause of
/// one second, at a control character, which no answer contains but a user may type, or after one mebibyte. Only the
/// first bytes are stored: more than any expected answer has.
struct KeyString {
  static let longest = 1 << 20
  private static let longestAnswer = 100
  static let introducers: Set<UInt8> = [0x50, 0x58, 0x5d, 0x5e, 0x5f]

  enum Progress {
    /// The string continues.
    case more
    /// The string has ended with this byte.
    case ended
    /// The string was broken off; neither this byte nor an Escape before it is a part of the string.
    case broken
  }

  /// The rest of a control sequence that is too long. A letter ends it.
  static let restOfSequence = KeyString(introducer: ASCII.openingBracket, count: 1)

  let introducer: UInt8
  private var count: Int
  private var bytes: [UInt8] = []
  private var wasEscape = false

  init(introducer: UInt8) { self.init(introducer: introducer, count: 0) }

  private init(introducer: UInt8, count: Int) {
    (self.introducer, self.count) = (introducer, count)
  }

  /// Whether the string has no bytes yet, except for an Escape.
  var isEmpty: Bool { count == 0 }
  /// The terminal's answer in the string, once it has ended; `nil` if it is not an answer.
  var answer: TerminalAnswer? {
    guard introducer == ASCII.closingBracket, count == bytes.count else { return nil }
    return TerminalAnswer(operatingSystemCommand: String(decoding: bytes, as: UTF8.self))
  }

  /// Whether the last byte was an Escape, which may begin the terminator.
  var endsInEscape: Bool { wasEscape }

  mutating func read(_ byte: UInt8) -> Progress {
    if introducer == ASCII.openingBracket, byte < 0x20 || byte >= 0x40 {
      return (0x40...0x7e).contains(byte) ? .ended : .broken
    }
    if wasEscape { return byte == ASCII.backslash ? .ended : .broken }
    switch byte {
    case ASCII.escape:
      wasEscape = true
      return .more
    case ASCII.bell, ASCII.cancel, ASCII.substitute:
      return .ended
    case ..<0x20:
      return .broken
    default:
      count += 1
      if bytes.count < Self.longestAnswer { bytes.append(byte) }
      return count < Self.longest ? .more : .ended
    }
  }
}
