/// A bracketed paste that is being read.
///
/// It ends with its end sequence, or after a second without bytes in case that is lost. A paste of more than one
/// mebibyte is delivered in pieces.
struct PastedText {
  static let longestPause: Duration = .seconds(1)
  private static let longestPiece = 1 << 20
  private static let end = Array("\u{1b}[201~".utf8)

  private var bytes: [UInt8] = []
  /// The time at which the paste ends unless more bytes arrive.
  private(set) var deadline: ContinuousClock.Instant

  /// Creates an empty paste that starts at `now`.
  init(at now: ContinuousClock.Instant) {
    deadline = now + Self.longestPause
  }

  /// Adds a byte; returns whether it completes the end sequence.
  mutating func read(_ byte: UInt8) -> Bool {
    bytes.append(byte)
    guard byte == Self.end.last, bytes.suffix(Self.end.count) == Self.end[...] else {
      return false
    }
    bytes.removeLast(Self.end.count)
    return true
  }

  /// Extends the deadline after bytes have arrived.
  mutating func putOff(at now: ContinuousClock.Instant) {
    deadline = now + Self.longestPause
  }

  /// Takes a piece of the text if it is long enough; otherwise `nil`. Bytes that may begin the end sequence are kept.
  mutating func takePiece() -> String? {
    guard bytes.count >= Self.longestPiece else { return nil }
    var count = bytes.count - Self.end.count
    // A piece ends neither within a character nor within a line end.
    while count > 0, bytes[count] & 0xc0 == 0x80 || bytes[count] == 0x0a { count -= 1 }
    if count == 0 { count = bytes.count - Self.end.count }
    defer { bytes.removeFirst(count) }
    return Self.text(bytes[..<count])
  }

  var text: String { Self.text(bytes[...]) }

  /// Returns the text of UTF-8 bytes. Carriage returns, which terminals send in a paste, become line feeds.
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
