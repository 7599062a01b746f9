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
