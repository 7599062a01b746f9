/// Text on its way between the marks that a terminal sets around a paste.
///
/// It ends with its mark, or when nothing has come for a second: so a mark that is lost does no harm.
/// A paste of more than a mebibyte comes in pieces.
struct PastedText {
  static let longestPause: Duration = .seconds(1)
  private static let longestPiece = 1 << 20
  private static let end = Array("\u{1b}[201~".utf8)

  private var bytes: [UInt8] = []
  /// When the text ends unless more of it comes.
  private(set) var deadline: ContinuousClock.Instant

  /// A text of which nothing has come so far.
  init(at now: ContinuousClock.Instant) {
    deadline = now + Self.longestPause
  }

  /// Adds what was read, and returns whether it completes the mark at the end.
  mutating func read(_ byte: UInt8) -> Bool {
    bytes.append(byte)
    guard byte == Self.end.last, bytes.suffix(Self.end.count) == Self.end[...] else {
      return false
    }
    bytes.removeLast(Self.end.count)
    return true
  }

  /// Starts the pause anew, as something has come.
  mutating func putOff(at now: ContinuousClock.Instant) {
    deadline = now + Self.longestPause
  }

  /// A piece of a text that is long enough to be handed on, and not the beginning of its mark.
  mutating func takePiece() -> String? {
    guard bytes.count >= Self.longestPiece else { return nil }
    var count = bytes.count - Self.end.count
    // Neither a character nor a line's end is torn apart.
    while count > 0, bytes[count] & 0xc0 == 0x80 || bytes[count] == 0x0a { count -= 1 }
    if count == 0 { count = bytes.count - Self.end.count }
    defer { bytes.removeFirst(count) }
    return Self.text(bytes[..<count])
  }

  var text: String { Self.text(bytes[...]) }

  /// Terminals send a paste's line ends as the Enter key does, as carriage returns.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let (lineFeed, carriageReturn): (UInt8, UInt8) = (0x0a, 0x0d)
    var result: [UInt8] = []
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == carriageReturn {
        result.append(lineFeed)
      } else if !(byte == lineFeed && previous == carriageReturn) {
        result.append(byte)
      }
      previous = byte
    }
    return String(decoding: result, as: UTF8.self)
  }
}
