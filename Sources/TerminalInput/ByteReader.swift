/// Reads a source byte by byte, with lookahead. The last bytes taken can be put back.
struct ByteReader {
  /// The longest pause within a sequence.
  static let gap = Duration.milliseconds(25)
  /// The maximum number of bytes that can be put back.
  private static let longestReturn = 2

  /// The number of bytes taken so far. A byte that was put back counts again.
  private(set) var count = 0
  /// Whether the source has ended.
  private(set) var hasEnded = false

  private var source: any ByteSource
  private var bytes: [UInt8] = []
  private var position = 0
  /// Whether the reader has waited since the last byte arrived. It does not wait twice.
  private var hasPaused = false

  init(_ source: any ByteSource) {
    self.source = source
  }

  /// Takes the next byte; `nil` where none arrives within `limit`.
  mutating func next(within limit: Duration = .zero) -> UInt8? {
    guard let byte = peek(0, within: limit) else { return nil }
    take(1)
    return byte
  }

  /// Returns the byte `offset` places after the next one without taking it; `nil` where it does not
  /// arrive within `limit`.
  mutating func peek(_ offset: Int, within limit: Duration = .zero) -> UInt8? {
    while position + offset >= bytes.count {
      guard readMore(within: limit) else { return nil }
    }
    return bytes[position + offset]
  }

  /// Takes bytes that were peeked at.
  mutating func take(_ number: Int) {
    position += number
    count += number
  }

  /// Puts back the last bytes taken, at most two.
  mutating func putBack(_ number: Int = 1) {
    position -= number
  }

  private mutating func readMore(within limit: Duration) -> Bool {
    guard !hasEnded else { return false }
    guard let more = source.read(within: hasPaused ? .zero : limit) else {
      hasEnded = true
      return false
    }
    guard !more.isEmpty else {
      hasPaused = hasPaused || limit > .zero
      return false
    }
    hasPaused = false
    let taken = max(0, position - Self.longestReturn)
    bytes.removeFirst(taken)
    position -= taken
    bytes += more
    return true
  }
}

// MARK: - Sequences

extension ByteReader {
  /// The maximum length of a control sequence. The rest of a longer one is dropped.
  private static let longestSequence = 256

  /// Takes the rest of a control sequence after its introducer; `nil` where nothing follows.
  mutating func controlSequence() -> ControlSequence? {
    var parameters: [UInt8] = []
    let start = count
    while let byte = next(within: Self.gap) {
      switch byte {
      case 0x24 where ControlSequence.isShiftedKey(parameters):
        return ControlSequence(parameters: parameters, final: 0x24)
      case 0x20...0x3f:
        if parameters.count < Self.longestSequence { parameters.append(byte) }
        if count - start > KeyString.longest { return .init(parameters: [], final: nil) }
      case 0x40...0x7e where parameters.count < Self.longestSequence:
        return ControlSequence(parameters: parameters, final: byte)
      case 0x40...0x7e:
        return ControlSequence(parameters: [], final: nil)
      default:
        // It broke off. What interrupted it counts.
        putBack()
        return ControlSequence(parameters: parameters, final: nil)
      }
    }
    return parameters.isEmpty ? nil : ControlSequence(parameters: parameters, final: nil)
  }

  /// Takes the shortest sequence of `tree` that the next bytes match, and returns its meaning.
  /// Where none matches, returns `nil` and takes nothing.
  mutating func meaning(in tree: KeyTree) -> KeyTree.Meaning? {
    var place = KeyTree.root
    var length = 0
    while let byte = peek(length, within: length == 0 ? .zero : Self.gap),
      let next = tree.place(behind: place, byte)
    {
      length += 1
      if let meaning = tree.meaning(at: next) {
        take(length)
        return meaning
      }
      place = next
    }
    return nil
  }
}
