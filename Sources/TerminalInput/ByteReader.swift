/// A source of a terminal's bytes: a file descriptor, a connection, or an array in a test.
public protocol ByteSource {
  /// Returns the bytes that have arrived, in order. If there are none, it waits up to `limit`; with a limit of zero it
  /// does not wait.
  ///
  /// - Returns: an empty array if no bytes arrived in time; `nil` at the end of the source.
  mutating func read(within limit: Duration) -> [UInt8]?
}

/// Reads a source byte by byte. The bytes of an incomplete sequence are kept and read again later.
struct ByteReader {
  /// The sequence is incomplete: all bytes so far have been read, and more may come.
  struct Unfinished: Error {}

  /// The longest wait for the next byte of a sequence within a read. Most sequences that arrive in pieces are complete
  /// by then; for others the caller waits.
  private static let longestWait = Duration.milliseconds(25)
  /// The maximum number of bytes that can be put back.
  private static let longestReturn = 2

  /// The number of bytes taken so far. A byte that was put back counts again when it is taken; bytes of a sequence that
  /// is read again do not.
  private(set) var count = 0
  /// Whether the source has ended.
  private(set) var hasEnded = false

  private var source: any ByteSource
  let pauses: SequencePauses
  private let now: () -> ContinuousClock.Instant
  private var bytes: [UInt8] = []
  private var position = 0
  /// The start of the present sequence; `nil` between sequences.
  private var start: Int?
  private var countAtStart = 0
  /// Whether the present sequence ends with the bytes so far.
  private var isLast = false
  /// The longest pause after an incomplete sequence; `nil` if there is none.
  private(set) var pause: Duration?
  private var lastArrival: ContinuousClock.Instant
  /// The time that reads have waited since the last byte arrived.
  private var waited = Duration.zero

  init(
    _ source: any ByteSource, pauses: SequencePauses, now: @escaping () -> ContinuousClock.Instant
  ) {
    (self.source, self.pauses, self.now) = (source, pauses, now)
    lastArrival = now()
  }

  /// Takes the next byte; `nil` if none arrives within `limit`, or within 25 milliseconds if that is shorter.
  mutating func next(within limit: Duration = .zero) -> UInt8? {
    guard let byte = peek(0, within: limit) else { return nil }
    take(1)
    return byte
  }

  /// Whether a byte is available without waiting.
  var hasNext: Bool { mutating get { peek(0, within: .zero) != nil } }

  /// Takes bytes that were peeked at before.
  mutating func take(_ number: Int) {
    position += number
    count += number
  }

  /// Puts back the bytes that were taken last, at most two.
  mutating func putBack(_ number: Int = 1) { position -= number }

  /// The time since the last byte arrived: real time or the time of reads, whichever is longer, so that a source that
  /// returns too early is not asked forever.
  private var silence: Duration { max(now() - lastArrival, waited) }

  /// The time until there was no byte for `pause`; zero if the source has ended.
  func rest(of pause: Duration) -> Duration {
    hasEnded ? .zero : max(.zero, pause - silence)
  }

  private mutating func peek(_ offset: Int, within limit: Duration) -> UInt8? {
    while position + offset >= bytes.count {
      guard readMore(within: limit) else { return nil }
    }
    return bytes[position + offset]
  }

  private mutating func readMore(within limit: Duration) -> Bool {
    guard !hasEnded else { return false }
    let wait = max(.zero, min(limit, Self.longestWait) - waited)
    guard let more = source.read(within: wait) else {
      hasEnded = true
      return false
    }
    guard !more.isEmpty else {
      waited += wait
      return false
    }
    waited = .zero
    lastArrival = now()
    let taken = max(0, (start ?? position) - Self.longestReturn)
    bytes.removeFirst(taken)
    position -= taken
    start = start.map { $0 - taken }
    bytes += more
    return true
  }
}

// MARK: - Sequences

extension ByteReader {
  /// The maximum length of a control sequence. The rest of a longer one is dropped.
  private static let longestSequence = 256

  /// Begins a sequence with the next byte.
  mutating func beginSequence() {
    (start, countAtStart) = (position, count)
    pause = nil
  }

  /// Returns to the start of an incomplete sequence. Returns whether its pause is over: then the sequence ends with the
  /// bytes so far.
  mutating func startOver() -> Bool {
    guard let start else { return false }
    let longest = pauses.longest(behind: bytes[start...])
    (position, count) = (start, countAtStart)
    isLast = rest(of: longest) <= .zero
    if !isLast { pause = longest }
    return isLast
  }

  /// Ends a sequence, or an attempt to read it.
  mutating func endSequence() {
    start = nil
    isLast = false
  }

  /// Returns the byte of the sequence `offset` places after the next one without taking it; `nil` if the sequence ends
  /// before.
  mutating func peekInSequence(_ offset: Int = 0) throws(Unfinished) -> UInt8? {
    if position + offset < bytes.count { return bytes[position + offset] }
    let limit = isLast ? .zero : pauses.longest(behind: bytes[(start ?? position)...])
    if let byte = peek(offset, within: limit) { return byte }
    guard isLast else { throw Unfinished() }
    return nil
  }

  /// Takes the next byte of the sequence; `nil` if the sequence has ended.
  mutating func nextInSequence() throws(Unfinished) -> UInt8? {
    guard let byte = try peekInSequence() else { return nil }
    take(1)
    return byte
  }

  /// Takes the rest of a control sequence after its introducer; `nil` if nothing follows.
  mutating func controlSequence() throws(Unfinished) -> ControlSequence? {
    var parameters: [UInt8] = []
    while let byte = try nextInSequence() {
      switch byte {
      case 0x24 where ControlSequence.isShiftedKey(parameters):
        return ControlSequence(parameters: parameters, final: 0x24)
      case 0x20...0x3f:
        parameters.append(byte)
        if parameters.count == Self.longestSequence { return .tooLong }
      case 0x40...0x7e:
        return ControlSequence(parameters: parameters, final: byte)
      default:
        // The sequence was interrupted. The byte that interrupted it is read next.
        putBack()
        return ControlSequence(parameters: parameters, final: nil)
      }
    }
    return parameters.isEmpty ? nil : ControlSequence(parameters: parameters, final: nil)
  }

  /// Takes the shortest sequence of `tree` that the next bytes match, and returns its meaning. If there is none,
  /// returns `nil` and takes nothing.
  mutating func meaning(in tree: KeyTree) throws(Unfinished) -> KeyTree.Meaning? {
    var place = KeyTree.root
    var length = 0
    while let byte = try peekInSequence(length), let next = tree.place(behind: place, byte) {
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

/// The longest pauses within a sequence, depending on the bytes before the pause.
struct SequencePauses {
  /// The longest pause after an Escape, which is also a key.
  let escape: Duration
  /// The longest pause after an introducer, which is also a key with Alt, though a rare one. It is shorter than most
  /// pauses between two keys.
  let introducer: Duration
  /// The longest pause after bytes that can only begin a sequence.
  let sequence: Duration

  /// Creates the pauses for a terminal or a connection in which `escape` may pass between an Escape and the bytes that
  /// belong to it. The other pauses are at least as long.
  init(escape: Duration) {
    self.escape = max(.zero, escape)
    introducer = max(self.escape, .milliseconds(250))
    sequence = max(self.escape, .seconds(1))
  }

  /// Returns the longest pause after the first bytes of a sequence.
  func longest(behind bytes: ArraySlice<UInt8>) -> Duration {
    let rest = bytes.drop { $0 == ASCII.escape }
    // Alt adds a second Escape.
    guard (1...2).contains(bytes.count - rest.count), let first = rest.first,
      first == ASCII.openingBracket || first == ASCII.letterO
    else { return escape }
    return rest.count == 1 ? introducer : sequence
  }
}

/// The ASCII codes that begin, end and interrupt sequences.
enum ASCII {
  static let bell: UInt8 = 0x07
  static let cancel: UInt8 = 0x18
  static let substitute: UInt8 = 0x1a
  static let escape: UInt8 = 0x1b
  static let letterO: UInt8 = 0x4f
  static let openingBracket: UInt8 = 0x5b
  static let backslash: UInt8 = 0x5c
  static let closingBracket: UInt8 = 0x5d
}
