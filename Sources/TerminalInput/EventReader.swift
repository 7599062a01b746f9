import TerminalInterface

/// Parses a terminal's bytes into events: keys, the mouse, pasted text, and reports by the terminal.
///
/// It understands the key sequences of xterm, which most terminals share, of Linux's console and of rxvt; keys reported
/// by their characters in Kitty's keyboard protocol and xterm's `modifyOtherKeys`; mouse reports in decimal numbers
/// (mode 1006), bracketed paste (2004), focus reports (1004), and reports of light and dark colours (2031). Unknown
/// sequences are dropped. Characters are UTF-8.
///
/// It waits at most 25 milliseconds. An incomplete sequence is kept, and ``patience`` is the time until it ends: after
/// an Escape, which is also a key, the escape delay; after `ESC [` and other introducers, which are also keys with Alt,
/// a quarter of a second; after bytes that begin only a sequence, one second. Then the sequence is dropped; it never
/// becomes text. An incomplete character and a paste are kept too.
public struct EventReader {
  /// Whether ``readAll()`` stopped at its limit, so that more may be readable without waiting.
  public private(set) var hasMore = false
  /// The inquiry with the terminal's answers so far.
  package internal(set) var inquiry: Inquiry

  var bytes: ByteReader
  let keys: TerminalKeys
  let now: () -> ContinuousClock.Instant
  var paste: PastedText?
  var string: KeyString?
  private var unfinished: (bytes: [UInt8], modifiers: KeyPress.Modifiers)?

  /// The limit of one ``readAll()``, so that a flood of input delays neither drawing nor other work.
  private static let largestBatch = (events: 1000, bytes: 50_000)

  /// Creates a reader of `source`, the bytes of a terminal with `keys`.
  ///
  /// - Parameters:
  ///   - source: the bytes.
  ///   - keys: the sequences of the terminal's keys.
  ///   - escapeDelay: the time after an Escape within which a byte belongs to it; ncurses's `ESCDELAY`. A negative one
  ///     counts as zero.
  public init(
    _ source: some ByteSource, keys: TerminalKeys = .standard,
    escapeDelay: Duration = .milliseconds(25)
  ) {
    self.init(
      source, keys: keys, inquiry: Inquiry(colorVariable: nil), escapeDelay: escapeDelay)
  }

  /// Creates a reader for a terminal to which an inquiry was sent.
  ///
  /// - Parameter now: returns the present time.
  package init(
    _ source: some ByteSource, keys: TerminalKeys, inquiry: Inquiry,
    escapeDelay: Duration = .milliseconds(25),
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) {
    bytes = ByteReader(source, pauses: SequencePauses(escape: escapeDelay), now: now)
    (self.keys, self.inquiry, self.now) = (keys, inquiry, now)
  }

  /// Whether the source has ended.
  public var hasEnded: Bool { bytes.hasEnded }

  /// The time after which ``readAll()`` has to be called even if no bytes arrive, because a paste or a sequence ends
  /// then; `nil` if there is none.
  public var patience: Duration? {
    if let paste { return max(.zero, paste.deadline - now()) }
    return (string.map(longestPause) ?? bytes.pause).map(bytes.rest)
  }

  /// Reads all bytes that have arrived and returns their events in order. It stops after about a thousand events; then
  /// ``hasMore`` is true.
  public mutating func readAll() -> [Event] {
    var events: [Event] = []
    let start = bytes.count
    hasMore = false
    repeat {
      let before = (bytes.count, string == nil)
      events += nextEvents(until: start + Self.largestBatch.bytes)
      // A string that ends after a pause may leave an Escape.
      if before == (bytes.count, string == nil) { break }
      hasMore =
        events.count >= Self.largestBatch.events
        || bytes.count - start >= Self.largestBatch.bytes
    } while !hasMore
    return events
  }

  private mutating func nextEvents(until limit: Int) -> [Event] {
    if paste != nil { return eventsOfPaste(until: limit) }
    if string != nil { return eventsOfString(until: limit) }
    if let (bytes, modifiers) = unfinished {
      unfinished = nil
      return eventsOfCharacter(bytes, adding: modifiers)
    }
    guard bytes.hasNext else { return [] }
    bytes.beginSequence()
    defer { bytes.endSequence() }
    if let events = try? eventsOfInput() { return events }
    return bytes.startOver() ? (try? eventsOfInput()) ?? [] : []
  }

  /// Reads a key, a sequence, or the start of a paste or a string.
  private mutating func eventsOfInput() throws(ByteReader.Unfinished) -> [Event] {
    if let meaning = try bytes.meaning(in: keys.tree) { return events(meaning) }
    guard let byte = bytes.next() else { return [] }
    return byte == ASCII.escape ? try eventsAfterEscape() : eventsOfByte(byte)
  }

  func events(
    _ meaning: KeyTree.Meaning, adding modifiers: KeyPress.Modifiers = []
  ) -> [Event] {
    switch meaning {
    case .key(let press): events(press, adding: modifiers)
    case .focus(let hasKeyboard): [.focus(hasKeyboard)]
    }
  }

  func events(_ key: KeyPress?, adding modifiers: KeyPress.Modifiers = []) -> [Event] {
    guard let key else { return [] }
    let pressed = KeyPress(key.key, modifiers: key.modifiers.union(modifiers))
    return [.key(keys.functionKeys.folded(pressed))]
  }

  mutating func eventsOfByte(
    _ byte: UInt8, adding modifiers: KeyPress.Modifiers = []
  ) -> [Event] {
    byte < 0x80
      ? events(keys.key(of: byte), adding: modifiers)
      : eventsOfCharacter([byte], adding: modifiers)
  }

  /// Reads the rest of a UTF-8 character that begins with `start` and returns its event. The first
  /// byte tells the length.
  private mutating func eventsOfCharacter(
    _ start: [UInt8], adding modifiers: KeyPress.Modifiers
  ) -> [Event] {
    var character = start
    let count = (~character[0]).leadingZeroBitCount
    guard (2...4).contains(count) else { return [] }
    while character.count < count {
      guard let byte = bytes.next() else {
        unfinished = (character, modifiers)
        return []
      }
      guard byte & ~0x3f == 0x80 else {
        bytes.putBack()
        return []
      }
      character.append(byte)
    }
    guard let scalar = String(validating: character, as: UTF8.self)?.unicodeScalars.first,
      scalar.properties.generalCategory != .control
    else { return [] }
    return events(KeyPress(.character(Character(scalar))), adding: modifiers)
  }
}

extension EventReader: CustomStringConvertible {
  /// The number of bytes read so far: `37 bytes read`.
  public var description: String { "\(bytes.count) bytes read" }
}
