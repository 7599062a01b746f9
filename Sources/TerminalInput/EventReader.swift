import TerminalInterface

/// Makes events of the bytes that a terminal sends: keys, the mouse, pasted text, and what it tells of
/// itself.
///
/// It understands xterm's notation, which most terminals share, Linux's console's and rxvt's; the mouse in
/// decimal numbers (mode 1006), pastes between marks (2004), who has the keyboard (1004), and whether the
/// colours are light or dark (2031). Whatever it does not know it takes in silence. Characters are UTF-8.
///
/// It never waits for longer than a sequence may pause, 25 milliseconds: what has not come as a whole yet,
/// half a character or a paste, is kept until more comes.
public struct EventReader {
  /// Whether ``readAll()`` stopped at its limit: there may be more to read at once.
  public private(set) var hasMore = false
  /// What the terminal has answered so far.
  package internal(set) var inquiry: Inquiry

  var bytes: ByteReader
  let keys: TerminalKeys
  let now: () -> ContinuousClock.Instant
  var paste: PastedText?
  var string: KeyString?
  private var unfinished: (bytes: [UInt8], modifiers: KeyPress.Modifiers)?

  /// A flood of input must keep neither the screen from being drawn nor work from being done.
  private static let largestBatch = (events: 1000, bytes: 50_000)

  /// Creates a reader of the bytes that `source` hands out, which come from a terminal with `keys`.
  public init(_ source: some ByteSource, keys: TerminalKeys = .standard) {
    self.init(source, keys: keys, inquiry: Inquiry(colorVariable: nil))
  }

  /// The same for a terminal that is asked something.
  ///
  /// - Parameter now: tells the time.
  package init(
    _ source: some ByteSource, keys: TerminalKeys, inquiry: Inquiry,
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) {
    bytes = ByteReader(source)
    (self.keys, self.inquiry, self.now) = (keys, inquiry, now)
  }

  /// Whether the source has no more bytes to come.
  public var hasEnded: Bool { bytes.hasEnded }

  /// The time after which ``readAll()`` has something to say even if nothing comes; `nil` where it has
  /// not.
  public var patience: Duration? {
    paste.map { max(.zero, $0.deadline - now()) }
  }

  /// Reads everything that has come, and returns its events in order. At most about a thousand are
  /// returned at once; ``hasMore`` then says so.
  public mutating func readAll() -> [Event] {
    var events: [Event] = []
    let start = bytes.count
    hasMore = false
    repeat {
      let before = bytes.count
      events += nextEvents(until: start + Self.largestBatch.bytes)
      if bytes.count == before { break }
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
    if let meaning = bytes.meaning(in: keys.tree) { return events(meaning) }
    guard let byte = bytes.next() else { return [] }
    return byte == ASCII.escape ? eventsAfterEscape() : eventsOfByte(byte)
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

  /// The character that begins with `start`, the first byte of which says how many there are.
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
  /// The number of bytes that were read so far: `37 bytes read`.
  public var description: String { "\(bytes.count) bytes read" }
}
