/// How long the next byte of a sequence may take to come, by the bytes before it.
struct SequencePauses {
  /// The longest pause after bytes that also are a key: an Escape.
  let escape: Duration
  /// The longest pause after an introducer, which also is a key with Alt, but one that is hardly
  /// used. It is shorter than the time between two keys mostly is.
  let introducer: Duration
  /// The longest pause after bytes that begin nothing else.
  let sequence: Duration

  /// Creates the pauses for a terminal or a connection that may take `escape` between an Escape and
  /// what belongs to it. The other pauses are no shorter.
  init(escape: Duration) {
    self.escape = max(.zero, escape)
    introducer = max(self.escape, .milliseconds(250))
    sequence = max(self.escape, .seconds(1))
  }

  /// Returns the longest pause after the first bytes of a sequence.
  func longest(behind bytes: ArraySlice<UInt8>) -> Duration {
    let rest = bytes.drop { $0 == ASCII.escape }
    // Alt is a second Escape.
    guard (1...2).contains(bytes.count - rest.count), let first = rest.first,
      first == ASCII.openingBracket || first == ASCII.letterO
    else { return escape }
    return rest.count == 1 ? introducer : sequence
  }
}
