import TerminalInterface

extension EventReader {
  /// Continues after an Escape. If nothing follows in time, it is the Escape key.
  mutating func eventsAfterEscape() throws(ByteReader.Unfinished) -> [Event] {
    guard try bytes.peekInSequence() != nil else { return [.key(KeyPress(.escape))] }
    if let meaning = try bytes.meaning(in: keys.tree) { return events(meaning, adding: .alternate) }
    guard let byte = bytes.next() else { return [] }
    switch byte {
    case ASCII.escape:
      return try eventsAfterSecondEscape()
    case ASCII.openingBracket, ASCII.letterO:
      return try eventsOfSequence(introducedBy: byte)
    case _ where KeyString.introducers.contains(byte):
      string = KeyString(introducer: byte)
      return []
    default:
      return eventsOfByte(byte, adding: .alternate)
    }
  }

  /// Continues after two Escapes: Alt with a key that sends a sequence; otherwise the Escape key, followed by whatever
  /// the second Escape begins.
  private mutating func eventsAfterSecondEscape() throws(ByteReader.Unfinished) -> [Event] {
    if let byte = try bytes.peekInSequence(),
      byte == ASCII.openingBracket || byte == ASCII.letterO
    {
      bytes.take(1)
      return try eventsOfSequence(introducedBy: byte, adding: .alternate)
    }
    bytes.putBack()
    return [.key(KeyPress(.escape))]
  }

  /// Reads a control sequence that is not in the terminal's key tree, and returns its events.
  private mutating func eventsOfSequence(
    introducedBy introducer: UInt8, adding modifiers: KeyPress.Modifiers = []
  ) throws(ByteReader.Unfinished) -> [Event] {
    guard var sequence = try bytes.controlSequence() else {
      return eventsOfByte(introducer, adding: .alternate)
    }
    if sequence == .tooLong {
      string = .restOfSequence
      return []
    }
    sequence.isShift = introducer == ASCII.letterO
    if sequence == .pasteStart {
      paste = PastedText(at: now())
      return []
    }
    if let hasKeyboard = sequence.focus { return [.focus(hasKeyboard)] }
    if let answer = TerminalAnswer(sequence) { return events(answer) }
    if sequence.isConsoleKey {
      let letter = try bytes.nextInSequence()
      return events(letter.flatMap(ControlSequence.consoleKey), adding: modifiers)
    }
    if sequence.isOldMouseReport {
      for _ in 0..<3 { _ = try bytes.nextInSequence() }
    }
    if sequence.isKeyRelease { return [] }
    if let report = KeyReport(sequence) {
      return report.presses.flatMap { events($0, adding: modifiers) }
    }
    return sequence.mouse.map { [.mouse($0)] } ?? events(sequence.key, adding: modifiers)
  }

  /// Records an answer in the inquiry; returns the event that reports it to the program, if any.
  private mutating func events(_ answer: TerminalAnswer) -> [Event] {
    let known = inquiry.userInterfaceStyle
    inquiry.read(answer)
    let style = inquiry.userInterfaceStyle
    return style == known ? [] : [.userInterfaceStyle(style)]
  }
}

// MARK: - Texts

extension EventReader {
  mutating func eventsOfPaste(until limit: Int) -> [Event] {
    guard var read = paste else { return [] }
    // It is changed only here: a second reference to its bytes would copy them.
    paste = nil
    var events: [Event] = []
    let start = bytes.count
    while bytes.count < limit, let byte = bytes.next() {
      if read.read(byte) { return events + [.paste(read.text)] }
      if let piece = read.takePiece() { events.append(.paste(piece)) }
    }
    if bytes.count > start { read.putOff(at: now()) }
    if read.deadline <= now() { return events + [.paste(read.text)] }
    paste = read
    return events
  }

  /// Reads a string sequence and returns the events of its answer; other strings have none. If nothing follows the
  /// introducer, it is a key with Alt.
  mutating func eventsOfString(until limit: Int) -> [Event] {
    guard var read = string else { return [] }
    while bytes.count < limit {
      let pause = longestPause(in: read)
      guard let byte = bytes.next(within: pause) else {
        if bytes.rest(of: pause) > .zero { break }
        if read.endsInEscape { bytes.putBack() }
        return endString(read)
      }
      switch read.read(byte) {
      case .more: continue
      case .ended:
        string = nil
        return read.answer.map { events($0) } ?? []
      case .broken:
        bytes.putBack(read.endsInEscape ? 2 : 1)
        return endString(read)
      }
    }
    string = read
    return []
  }

  /// The longest pause within a string, after the bytes so far.
  func longestPause(in string: KeyString) -> Duration {
    string.isEmpty ? bytes.pauses.introducer : bytes.pauses.sequence
  }

  private mutating func endString(_ read: KeyString) -> [Event] {
    string = nil
    return read.isEmpty ? eventsOfByte(read.introducer, adding: .alternate) : []
  }
}
