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
