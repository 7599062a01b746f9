import CNcurses
import CellDrawing
import TerminalInterface

/// Reads the terminal's input through ncurses, which knows the keys of the terminal's type, and makes
/// events of it.
@MainActor final class EventReader {
  /// Whether ``readAll()`` stopped at its limit.
  private(set) var hasMore = false

  /// Whether ``readAll()`` found anything to read.
  private(set) var hasRead = false

  private let keys: KeyReader
  private let keyCodes = KeyCodes.ofTerminalType()

  /// A flood of input must not keep the screen from being drawn.
  private static let largestBatch = 1000

  init(pad: UnsafeMutablePointer<WINDOW>) {
    keys = KeyReader(pad: pad)
  }

  func close() {
    keys.close()
  }

  /// Everything that can be read without waiting, in order.
  func readAll() -> [Event] {
    var events: [Event] = []
    (hasMore, hasRead) = (false, false)
    while let code = keys.next() {
      hasRead = true
      events += self.events(startingWith: code)
      if events.count >= Self.largestBatch {
        hasMore = true
        break
      }
    }
    return events
  }

  private func events(startingWith code: Int32) -> [Event] {
    code == ASCII.escape ? eventsAfterEscape() : events(key(startingWith: code))
  }

  private func events(_ key: KeyPress?, adding modifiers: KeyPress.Modifiers = []) -> [Event] {
    key.map { [.key(KeyPress($0.key, modifiers: $0.modifiers.union(modifiers)))] } ?? []
  }

  private func key(startingWith code: Int32) -> KeyPress? {
    switch code {
    case 0..<0x80: keyCodes.key(ofByte: UInt8(code))
    case 0x80...0xff: keys.character(startingWith: UInt8(code)).map { KeyPress(.character($0)) }
    default: keyCodes.key(ofCode: code)
    }
  }

  /// A bare Escape stands alone: what belongs to it follows at once.
  private func eventsAfterEscape() -> [Event] {
    guard let code = keys.next() else { return [.key(KeyPress(.escape))] }
    switch code {
    case ASCII.escape:
      return eventsAfterSecondEscape()
    case ASCII.openingBracket, ASCII.letterO:
      return eventsOfSequence(introducedBy: code)
    case ASCII.closingBracket:
      return eventsOfSystemCommand()
    default:
      return events(key(startingWith: code), adding: .alternate)
    }
  }

  /// With Alt, a key that sends a sequence has an Escape more. Any other two are two keys.
  private func eventsAfterSecondEscape() -> [Event] {
    let code = keys.next()
    if let code, code == ASCII.openingBracket || code == ASCII.letterO {
      return eventsOfSequence(introducedBy: code, adding: .alternate)
    }
    if let code { keys.putBack(code) }
    keys.putBack(ASCII.escape)
    return [.key(KeyPress(.escape))]
  }

  /// A control sequence that ncurses has no name for.
  private func eventsOfSequence(
    introducedBy introducer: Int32, adding modifiers: KeyPress.Modifiers = []
  ) -> [Event] {
    guard let sequence = keys.controlSequence() else {
      return events(key(startingWith: introducer), adding: .alternate)
    }
    if sequence == .pasteStart { return [.paste(keys.pastedText())] }
    if sequence.isOldMouseReport { (0..<3).forEach { _ in _ = keys.next(within: KeyReader.gap) } }
    return sequence.mouse.map { [.mouse($0)] } ?? events(sequence.key, adding: modifiers)
  }

  /// An answer to a question that was not asked has nothing to show.
  private func eventsOfSystemCommand() -> [Event] {
    let first = keys.next()
    guard let first, (0x30...0x39).contains(first) else {
      if let first { keys.putBack(first) }
      return events(KeyPress(.character("]")), adding: .alternate)
    }
    while let code = keys.next(within: KeyReader.gap), code != ASCII.bell {
      if code == ASCII.escape {
        // The other terminator is Escape and a backslash.
        _ = keys.next(within: KeyReader.gap)
        break
      }
    }
    return []
  }
}

enum ASCII {
  static let bell: Int32 = 0x07
  static let escape: Int32 = 0x1b
  static let letterO: Int32 = 0x4f
  static let openingBracket: Int32 = 0x5b
  static let closingBracket: Int32 = 0x5d
}
