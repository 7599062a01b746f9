/// A string sequence after `ESC P`, `ESC X`, `ESC ]`, `ESC ^` or `ESC _`. It ends at its
/// terminator, at a pause of a second, at a control character, which no answer has and who types
/// has, or at a mebibyte. Only the first bytes are stored, more than any expected answer has.
struct KeyString {
  static let longest = 1 << 20
  private static let longestAnswer = 100
  static let introducers: Set<UInt8> = [0x50, 0x58, 0x5d, 0x5e, 0x5f]

  enum Progress {
    /// The string continues.
    case more
    /// The string has ended with this byte.
    case ended
    /// The string was broken off; this byte is not a part of it, nor is an Escape before it.
    case broken
  }

  /// The rest of a control sequence that is too long, which a letter ends.
  static let restOfSequence = KeyString(introducer: ASCII.openingBracket, count: 1)

  let introducer: UInt8
  private var count: Int
  private var bytes: [UInt8] = []
  private var wasEscape = false

  init(introducer: UInt8) { self.init(introducer: introducer, count: 0) }

  private init(introducer: UInt8, count: Int) {
    (self.introducer, self.count) = (introducer, count)
  }

  /// Whether the string is empty so far, except for an Escape.
  var isEmpty: Bool { count == 0 }
  /// The terminal's answer in the string, once it has ended; `nil` where it is not one.
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
