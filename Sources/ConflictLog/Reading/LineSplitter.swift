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
