/// Reads a source byte by byte. The bytes of a sequence whose rest has not come are read again later.
struct ByteReader {
  /// The bytes of a sequence so far are all that have come, and more may come.
  struct Unfinished: Error {}

  /// The longest that a read waits for the next byte of a sequence. Most sequences that come in
  /// pieces are whole by then; the others are waited for elsewhere.
  private static let longestWait = Duration.milliseconds(25)
  /// The maximum number of bytes that can be put back.
  private static let longestReturn = 2

  /// The number of bytes taken so far. A byte that was put back counts again, but not one of a
  /// sequence that is read again.
  private(set) var count = 0
  /// Whether the source has ended.
  private(set) var hasEnded = false

  private var source: any ByteSource
  let pauses: SequencePauses
  private let now: () -> ContinuousClock.Instant
  private var bytes: [UInt8] = []
  private var position = 0
  /// The start of the sequence that is being read; `nil` between sequences.
  private var start: Int?
  private var countAtStart = 0
  /// Whether that sequence ends where its bytes end.
  private var isLast = false
  /// The longest pause after a sequence whose rest has not come; `nil` where there is none.
  private(set) var pause: Duration?
  private var lastArrival: ContinuousClock.Instant
  /// The time that reads have waited since then.
  private var waited = Duration.zero

  init(
    _ source: any ByteSource, pauses: SequencePauses, now: @escaping () -> ContinuousClock.Instant
  ) {
    (self.source, self.pauses, self.now) = (source, pauses, now)
    lastArrival = now()
  }

  /// Takes the next byte; `nil` where none arrives within `limit`, of which at most a moment is
  /// waited for.
  mutating func next(within limit: Duration = .zero) -> UInt8? {
    guard let byte = peek(0, within: limit) else { return nil }
    take(1)
    return byte
  }

  /// Whether there is a byte.
  var hasNext: Bool { mutating get { peek(0, within: .zero) != nil } }

  /// Takes bytes that were peeked at.
  mutating func take(_ number: Int) {
    position += number
    count += number
  }

  /// Puts back the last bytes taken, at most two.
  mutating func putBack(_ number: Int = 1) { position -= number }

  /// The time since the last byte arrived. A source that does not wait as long as it may is not
  /// asked for ever.
  private var silence: Duration { max(now() - lastArrival, waited) }

  /// The time until no byte has come for `pause`; zero where none comes any more.
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

  /// Returns to the start of a sequence that lacked a byte; returns whether none comes in time, so
  /// that it ends with what there is.
  mutating func startOver() -> Bool {
    guard let start else { return false }
    let longest = pauses.longest(behind: bytes[start...])
    (position, count) = (start, countAtStart)
    isLast = rest(of: longest) <= .zero
    if !isLast { pause = longest }
    return isLast
  }

  /// Ends a sequence, or the attempt to read it.
  mutating func endSequence() {
    start = nil
    isLast = false
  }

  /// Returns the byte of the sequence `offset` places after the next one without taking it; `nil`
  /// where the sequence ends before it.
  mutating func peekInSequence(_ offset: Int = 0) throws(Unfinished) -> UInt8? {
    if position + offset < bytes.count { return bytes[position + offset] }
    let limit = isLast ? .zero : pauses.longest(behind: bytes[(start ?? position)...])
    if let byte = peek(offset, within: limit) { return byte }
    guard isLast else { throw Unfinished() }
    return nil
  }

  /// Takes the next byte of the sequence; `nil` where it ends here.
  mutating func nextInSequence() throws(Unfinished) -> UInt8? {
    guard let byte = try peekInSequence() else { return nil }
    take(1)
    return byte
  }

  /// Takes the rest of a control sequence after its introducer; `nil` where nothing follows.
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
        // It broke off. What interrupted it counts.
        putBack()
        return ControlSequence(parameters: parameters, final: nil)
      }
    }
    return parameters.isEmpty ? nil : ControlSequence(parameters: parameters, final: nil)
  }

  /// Takes the shortest sequence of `tree` that the next bytes match, and returns its meaning.
  /// Where none matches, returns `nil` and takes nothing.
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
