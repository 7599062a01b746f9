import CNcurses
import CellDrawing
import TerminalInterface

/// Reads the terminal's input through ncurses, which knows the keys of the terminal's type, and makes
/// events of it.
///
/// It never waits for longer than a sequence may pause: what has not come as a whole yet, half a
/// character or a paste, is kept until more comes.
@MainActor final class EventReader {
  /// Whether ``readAll()`` stopped at its limit.
  private(set) var hasMore = false
  /// Whether ``readAll()`` found anything to read.
  private(set) var hasRead = false
  /// What the terminal has answered so far.
  private(set) var inquiry: Inquiry

  private let keys: KeyReader
  private let keyCodes = KeyCodes.ofTerminalType()
  private var paste: PastedText?
  private var string: KeyString?
  private var unfinished: (bytes: [UInt8], modifiers: KeyPress.Modifiers)?

  /// A flood of input must keep neither the screen from being drawn nor work from being done.
  private static let largestBatch = (events: 1000, codes: 50_000)

  init(pad: UnsafeMutablePointer<WINDOW>, inquiry: Inquiry) {
    keys = KeyReader(pad: pad)
    self.inquiry = inquiry
  }

  func close() {
    keys.close()
  }

  /// The milliseconds after which ``readAll()`` has something to say even if nothing comes; `nil`
  /// where it has not.
  var patience: Int32? {
    guard let paste else { return nil }
    let rest = (paste.deadline - ContinuousClock.now) / Duration.milliseconds(1)
    return Int32(max(0, rest.rounded(.up)))
  }

  /// Everything that can be read without waiting, in order.
  func readAll() -> [Event] {
    var events: [Event] = []
    let start = keys.count
    hasMore = false
    repeat {
      let before = keys.count
      events += nextEvents(until: start + Self.largestBatch.codes)
      if keys.count == before { break }
      hasMore =
        events.count >= Self.largestBatch.events
        || keys.count - start >= Self.largestBatch.codes
    } while !hasMore
    hasRead = keys.count > start
    return events
  }

  private func nextEvents(until limit: Int) -> [Event] {
    if paste != nil { return eventsOfPaste(until: limit) }
    if string != nil { return eventsOfString(until: limit) }
    if let (bytes, modifiers) = unfinished {
      unfinished = nil
      return eventsOfCharacter(bytes, adding: modifiers)
    }
    guard let code = keys.next() else { return [] }
    return code == ASCII.escape ? eventsAfterEscape() : eventsOfKey(code)
  }

  private func events(_ key: KeyPress?, adding modifiers: KeyPress.Modifiers = []) -> [Event] {
    guard let key else { return [] }
    let pressed = KeyPress(key.key, modifiers: key.modifiers.union(modifiers))
    return [.key(keyCodes.functionKeys.folded(pressed))]
  }

  private func eventsOfKey(_ code: Int32, adding modifiers: KeyPress.Modifiers = []) -> [Event] {
    switch code {
    case 0..<0x80: return events(keyCodes.key(ofByte: UInt8(code)), adding: modifiers)
    case 0x80...0xff: return eventsOfCharacter([UInt8(code)], adding: modifiers)
    default:
      if let hasKeyboard = KeyCodes.focus(ofCode: code) { return [.focus(hasKeyboard)] }
      let key = keyCodes.key(ofCode: code) ?? ControlSequence(shift: keys.bytes(of: code))?.key
      return events(key, adding: modifiers)
    }
  }

  /// The character that begins with `bytes`, the first of which says how many there are.
  private func eventsOfCharacter(
    _ bytes: [UInt8], adding modifiers: KeyPress.Modifiers
  ) -> [Event] {
    var bytes = bytes
    let count = (~bytes[0]).leadingZeroBitCount
    guard (2...4).contains(count) else { return [] }
    while bytes.count < count {
      guard let code = keys.next() else {
        unfinished = (bytes, modifiers)
        return []
      }
      guard code & ~0x3f == 0x80 else {
        keys.putBack(code)
        return []
      }
      bytes.append(UInt8(code))
    }
    guard let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first,
      scalar.properties.generalCategory != .control
    else { return [] }
    return events(KeyPress(.character(Character(scalar))), adding: modifiers)
  }
}

// MARK: - Sequences

extension EventReader {
  /// A bare Escape stands alone: what belongs to it follows at once.
  private func eventsAfterEscape() -> [Event] {
    guard let code = keys.next() else { return [.key(KeyPress(.escape))] }
    switch code {
    case ASCII.escape:
      return eventsAfterSecondEscape()
    case ASCII.openingBracket, ASCII.letterO:
      return eventsOfSequence(introducedBy: code)
    case _ where KeyString.introducers.contains(code):
      string = KeyString(introducer: code)
      return []
    default:
      return eventsOfKey(code, adding: .alternate)
    }
  }

  /// With Alt, a key that sends a sequence has an Escape more. Any other two are two keys.
  private func eventsAfterSecondEscape() -> [Event] {
    let code = keys.next()
    if let code, code == ASCII.openingBracket || code == ASCII.letterO {
      return eventsOfSequence(introducedBy: code, adding: .alternate)
    }
    if let code, code > 0xff { return eventsOfKey(code, adding: .alternate) }
    if let code { keys.putBack(code) }
    keys.putBack(ASCII.escape)
    return [.key(KeyPress(.escape))]
  }

  /// A control sequence that ncurses has no name for.
  private func eventsOfSequence(
    introducedBy introducer: Int32, adding modifiers: KeyPress.Modifiers = []
  ) -> [Event] {
    guard var sequence = keys.controlSequence() else {
      return eventsOfKey(introducer, adding: .alternate)
    }
    sequence.isShift = introducer == ASCII.letterO
    if sequence == .pasteStart {
      paste = PastedText()
      return []
    }
    if let hasKeyboard = sequence.focus { return [.focus(hasKeyboard)] }
    if let answer = TerminalAnswer(sequence) { return events(answer) }
    if sequence.isConsoleKey {
      return events(
        keys.next(within: KeyReader.gap).flatMap(ControlSequence.consoleKey), adding: modifiers)
    }
    if sequence.isOldMouseReport { (0..<3).forEach { _ in _ = keys.next(within: KeyReader.gap) } }
    return sequence.mouse.map { [.mouse($0)] } ?? events(sequence.key, adding: modifiers)
  }

  /// What the program is to know of an answer.
  private func events(_ answer: TerminalAnswer) -> [Event] {
    let known = inquiry.userInterfaceStyle
    inquiry.read(answer)
    let style = inquiry.userInterfaceStyle
    return style == known ? [] : [.userInterfaceStyle(style)]
  }

  private func eventsOfPaste(until limit: Int) -> [Event] {
    var events: [Event] = []
    let start = keys.count
    while keys.count < limit, let code = keys.next() {
      // ncurses sees keys in the text, too.
      if paste?.read(keys.bytes(of: code)) == true { return events + endPaste() }
      if let piece = paste?.takePiece() { events.append(.paste(piece)) }
    }
    if keys.count > start { paste?.putOff() }
    if let paste, paste.deadline <= ContinuousClock.now { events += endPaste() }
    return events
  }

  private func endPaste() -> [Event] {
    defer { paste = nil }
    return paste.map { [.paste($0.text)] } ?? []
  }

  /// An answer to a question that was not asked says nothing. Where nothing follows the introducer, a
  /// key was pressed with Alt.
  private func eventsOfString(until limit: Int) -> [Event] {
    guard var read = string else { return [] }
    while keys.count < limit {
      guard let code = keys.next(within: KeyReader.gap) else {
        if read.endsInEscape { keys.putBack(ASCII.escape) }
        return endString(read)
      }
      switch read.read(code) {
      case .more: continue
      case .ended:
        string = nil
        return read.answer.map(events) ?? []
      case .broken:
        keys.putBack(code)
        if read.endsInEscape { keys.putBack(ASCII.escape) }
        return endString(read)
      }
    }
    string = read
    return []
  }

  private func endString(_ read: KeyString) -> [Event] {
    string = nil
    return read.isEmpty ? eventsOfKey(read.introducer, adding: .alternate) : []
  }
}

enum ASCII {
  static let bell: Int32 = 0x07
  static let cancel: Int32 = 0x18
  static let substitute: Int32 = 0x1a
  static let escape: Int32 = 0x1b
  static let letterO: Int32 = 0x4f
  static let openingBracket: Int32 = 0x5b
  static let backslash: Int32 = 0x5c
  static let closingBracket: Int32 = 0x5d
}
