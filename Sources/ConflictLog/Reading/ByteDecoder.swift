/// Converts UTF-16, in which some editors and consoles save logs, to UTF-8. UTF-8 is unchanged.
struct ByteDecoder {
  private enum Form {
    /// Not known yet from the first bytes.
    case open
    case utf8
    case utf16(isLittle: Bool)
  }

  private var form = Form.open
  /// Incomplete bytes: the first ones, half of a code unit, or half of a surrogate pair.
  private var waiting: [UInt8] = []

  /// Whether further bytes need no decoding.
  var isUTF8: Bool { if case .utf8 = form { true } else { false } }

  /// Returns the complete characters so far, in UTF-8.
  mutating func utf8(of bytes: some Sequence<UInt8>) -> [UInt8] {
    waiting += bytes
    return take(isEnd: false)
  }

  /// Returns the remaining bytes.
  mutating func finish() -> [UInt8] { take(isEnd: true) }

  private mutating func take(isEnd: Bool) -> [UInt8] {
    if case .open = form {
      guard waiting.count >= 4 || isEnd else { return [] }
      form = Self.form(of: waiting)
    }
    guard case .utf16(let isLittle) = form else {
      defer { waiting = [] }
      return waiting
    }
    var units: [UInt16] = []
    units.reserveCapacity(waiting.count / 2)
    for index in stride(from: 0, to: waiting.count - 1, by: 2) {
      let (first, second) = (UInt16(waiting[index]), UInt16(waiting[index + 1]))
      units.append(isLittle ? first | second << 8 : first << 8 | second)
    }
    if let last = units.last, UTF16.isLeadSurrogate(last), !isEnd { units.removeLast() }
    waiting.removeFirst(units.count * 2)
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Returns the form that the first bytes indicate: by a byte order mark, or by the zero bytes of ASCII characters
  /// in UTF-16.
  private static func form(of bytes: [UInt8]) -> Form {
    let start = Array(bytes.prefix(4))
    if start.starts(with: [0xFF, 0xFE]) { return .utf16(isLittle: true) }
    if start.starts(with: [0xFE, 0xFF]) { return .utf16(isLittle: false) }
    guard start.count == 4 else { return .utf8 }
    let isZero = start.map { $0 == 0 }
    if isZero == [false, true, false, true] { return .utf16(isLittle: true) }
    if isZero == [true, false, true, false] { return .utf16(isLittle: false) }
    return .utf8
  }
}

/// Searches in the bytes of a text, which are sufficient for most lines of a console.
extension String {
  /// Whether an ASCII character occurs.
  func hasByte(_ character: Unicode.Scalar) -> Bool { utf8.contains(UInt8(ascii: character)) }

  /// Whether all characters are ASCII.
  var hasOnlyASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  /// Whether a text occurs in upper or lower case. The argument has no capitals.
  func hasWord(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      guard let first = word.first else { return true }
      var rest = utf8[...]
      while let start = rest.firstIndex(where: { Self.small($0) == first }) {
        rest = rest[start...]
        if rest.lazy.map(Self.small).starts(with: word) { return true }
        rest.removeFirst()
      }
      return false
    }
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }
}

/// Splits bytes into lines. A line that is too long is cut, so that memory is bounded.
struct LineSplitter {
  /// The maximal number of bytes in a line. A log has no longer lines, unless the whole log is one line.
  static let longestLine = 1 << 16

  private var bytes: [UInt8] = []
  private var lastWasReturn = false
  private(set) var number = 0

  /// Calls the body with each line that the bytes complete, and with its number from 1.
  mutating func lines(
    in chunk: some Sequence<UInt8>, each body: (_ bytes: [UInt8], _ number: Int) -> Void
  ) {
    for byte in chunk {
      defer { lastWasReturn = byte == 13 }
      switch byte {
      case 10 where lastWasReturn: continue
      case 10, 13: complete(body)
      default:
        bytes.append(byte)
        if bytes.count == Self.longestLine { complete(body) }
      }
    }
  }

  /// Calls the body with the last line, if it has no line break.
  mutating func finish(each body: (_ bytes: [UInt8], _ number: Int) -> Void) {
    if !bytes.isEmpty { complete(body) }
  }

  private mutating func complete(_ body: (_ bytes: [UInt8], _ number: Int) -> Void) {
    number += 1
    body(bytes, number)
    bytes.removeAll(keepingCapacity: true)
  }
}
