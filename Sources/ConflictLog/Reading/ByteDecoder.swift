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
