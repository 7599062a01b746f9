/// Scalars that are a character by themselves, whatever their neighbours.
///
/// There is a character boundary between any two of them (GB999 of UAX 29), and none affects how others are shown. Most
/// text consists of them.
enum SimpleScalars {
  /// Returns whether a scalar is one of them. A carriage return is not.
  @inline(__always) static func contains(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return scalar != 0x0D }
    return isBeyondASCII(scalar)
  }

  private static func isBeyondASCII(_ scalar: UInt32) -> Bool {
    switch scalar {
    // Ideographs, Hangul syllables, kana and their signs, fullwidth forms.
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x3041...0x3096, 0x309B...0x30FF,
      0x3000...0x3029, 0x3105...0x312F, 0x3131...0x318E, 0x31F0...0x321E, 0xF900...0xFAD9,
      0xFF01...0xFF9D, 0x2_0000...0x2_A6DF:
      true
    // Latin, Greek, Cyrillic.
    case 0xA0...0xA8, 0xAA...0xAC, 0xAF...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x1E00...0x1FFF:
      true
    // Letters and digits of Hebrew, Arabic, Thai.
    case 0x5D0...0x5EA, 0x61E...0x64A, 0x660...0x66F, 0x671...0x6D5, 0x6EE...0x6FF,
      0xE01...0xE30, 0xE32, 0xE3F...0xE46, 0xE4F...0xE5B:
      true
    // Punctuation, currencies, mathematics, lines and blocks.
    case 0x2010...0x2027, 0x2030...0x203B, 0x20A0...0x20C0, 0x2200...0x22FF, 0x2500...0x259F:
      true
    // Emoji that are two columns wide, without skin tones.
    case 0x1_F400...0x1_F4FC, 0x1_F600...0x1_F64F, 0x1_F680...0x1_F6C5, 0x1_F910...0x1_F9FF: true
    default: false
    }
  }

  /// Returns whether a scalar is a mark that always attaches to the one before and takes no column: the combining
  /// diacritics block, and the marks of Hebrew, Arabic and Thai.
  @inline(__always) static func isMark(_ scalar: UInt32) -> Bool {
    if scalar < 0x591 { return (0x300...0x36F).contains(scalar) }
    return scalar <= 0xE4E && isMarkOfScript(scalar)
  }

  private static func isMarkOfScript(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7: true
    case 0x610...0x61A, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4: true
    case 0xE31, 0xE34...0xE3A, 0xE47...0xE4E: true
    default: false
    }
  }
}

/// Reads the scalars of a text, with one scalar of lookahead.
struct ScalarReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the current scalar, and those of the next two.
  private var start = 0
  private var nextStart = 0
  private var nextEnd = 0
  /// The current scalar, and the next one; a space after the end.
  private(set) var current: UInt32 = 0x20
  private(set) var next: UInt32 = 0x20
  /// Whether the current scalar is simple, and whether the next one is.
  private(set) var isSimple = true
  private var isNextSimple = true

  /// Creates a reader of valid UTF-8. The bytes must outlive the reader.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    moveTo(0)
  }

  var isAtEnd: Bool { start >= bytes.count }

  @inline(__always) mutating func advance() {
    start = nextStart
    nextStart = nextEnd
    current = next
    isSimple = isNextSimple
    (next, nextEnd) = scalar(at: nextStart)
    isNextSimple = SimpleScalars.contains(next)
  }

  private mutating func moveTo(_ index: Int) {
    start = index
    (current, nextStart) = scalar(at: start)
    (next, nextEnd) = scalar(at: nextStart)
    isSimple = SimpleScalars.contains(current)
    isNextSimple = SimpleScalars.contains(next)
  }

  /// Whether a character ends after the current scalar, provided that this is simple.
  @inline(__always) var isBoundaryBeforeNext: Bool { isNextSimple || next == 0x0D }

  @inline(__always) private static func isBoundary(before scalar: UInt32) -> Bool {
    SimpleScalars.contains(scalar) || scalar == 0x0D
  }

  /// Returns the number of marks on the current scalar; nil if it is not simple, has no marks, or its character has
  /// other parts.
  func marksOnCurrent() -> Int? {
    guard SimpleScalars.isMark(next), isSimple, current >= 0x20,
      current != 0x7F
    else { return nil }
    var count = 1
    var (scalar, end) = scalar(at: nextEnd)
    while SimpleScalars.isMark(scalar) {
      count += 1
      (scalar, end) = self.scalar(at: end)
    }
    return Self.isBoundary(before: scalar) ? count : nil
  }

  /// Reads a run of printable ASCII characters from the current one; `nil` if there are fewer than four. The last one
  /// before other text is not read, since it may be a part of that text's first character.
  mutating func takeASCII() -> UnsafeBufferPointer<UInt8>? {
    var end = start
    while end < bytes.count, bytes[end] &- 0x20 < 0x5F { end += 1 }
    if end < bytes.count && bytes[end] >= 0x80 { end -= 1 }
    guard end - start >= 4 else { return nil }
    defer { moveTo(end) }
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }

  /// Reads the text from the current scalar to a definite character boundary.
  mutating func takeUntilBoundary() -> String {
    let first = start
    repeat {
      let wasSimple = isSimple
      advance()
      if wasSimple && (isSimple || current == 0x0D) { break }
    } while !isAtEnd
    return String(decoding: bytes[first..<min(start, bytes.count)], as: UTF8.self)
  }

  @inline(__always) private func scalar(at index: Int) -> (value: UInt32, end: Int) {
    guard index < bytes.count else { return (0x20, index) }
    let first = UInt32(bytes[index])
    if first < 0x80 { return (first, index + 1) }
    return longScalar(first, at: index)
  }

  private func longScalar(_ first: UInt32, at index: Int) -> (value: UInt32, end: Int) {
    func rest(_ distance: Int) -> UInt32 { UInt32(bytes[index + distance] & 0x3F) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | rest(1), index + 2) }
    if first < 0xF0 { return ((first & 0x0F) << 12 | rest(1) << 6 | rest(2), index + 3) }
    return ((first & 0x07) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3), index + 4)
  }
}
