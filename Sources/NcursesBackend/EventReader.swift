import CNcurses
import CellDrawing
import TerminalInterface

/// Reads the terminal's input through ncurses, which knows the keys of the terminal's type, and makes
/// events of it.
@MainActor final class EventReader {
  /// Whether ``readAll()`` stopped at its limit.
  private(set) var hasMore = false

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
    hasMore = false
    while let code = keys.next() {
      if let event = event(startingWith: code) { events.append(event) }
      if events.count == Self.largestBatch {
        hasMore = true
        break
      }
    }
    return events
  }

  private func event(startingWith code: Int32) -> Event? {
    code == ASCII.escape ? eventAfterEscape() : key(startingWith: code).map(Event.key)
  }

  private func key(startingWith code: Int32) -> KeyPress? {
    switch code {
    case 0..<0x80: keyCodes.key(ofByte: UInt8(code))
    case 0x80...0xff: keys.character(startingWith: UInt8(code)).map { KeyPress(.character($0)) }
    default: keyCodes.key(ofCode: code)
    }
  }

  /// A bare Escape stands alone: what belongs to it follows at once.
  private func eventAfterEscape() -> Event? {
    guard let code = keys.next() else { return .key(KeyPress(.escape)) }
    switch code {
    case ASCII.escape:
      keys.putBack(code)
      return .key(KeyPress(.escape))
    case ASCII.openingBracket, ASCII.letterO:
      return eventOfSequence(introducedBy: code)
    case ASCII.closingBracket:
      return skipSystemCommand()
    default:
      return key(startingWith: code).map { .key($0.adding(.alternate)) }
    }
  }

  /// A control sequence that ncurses has no name for.
  private func eventOfSequence(introducedBy introducer: Int32) -> Event? {
    guard let sequence = keys.controlSequence() else {
      return key(startingWith: introducer).map { .key($0.adding(.alternate)) }
    }
    if sequence == .pasteStart { return .paste(keys.pastedText()) }
    if sequence.isOldMouseReport { (0..<3).forEach { _ in _ = keys.next(within: KeyReader.gap) } }
    return sequence.mouse.map(Event.mouse) ?? sequence.key.map(Event.key)
  }

  /// An answer to a question that was not asked: nothing to show.
  private func skipSystemCommand() -> Event? {
    guard let first = keys.next() else {
      return .key(KeyPress(.character("]"), modifiers: .alternate))
    }
    guard (0x30...0x39).contains(first) else {
      keys.putBack(first)
      return .key(KeyPress(.character("]"), modifiers: .alternate))
    }
    while let code = keys.next(within: KeyReader.gap), code != ASCII.bell {
      if code == ASCII.escape {
        // The other terminator is Escape and a backslash.
        _ = keys.next(within: KeyReader.gap)
        break
      }
    }
    return nil
  }
}

enum ASCII {
  static let bell: Int32 = 0x07
  static let escape: Int32 = 0x1b
  static let letterO: Int32 = 0x4f
  static let openingBracket: Int32 = 0x5b
  static let closingBracket: Int32 = 0x5d
}

extension KeyPress {
  func adding(_ modifiers: Modifiers) -> KeyPress {
    KeyPress(key, modifiers: self.modifiers.union(modifiers))
  }
}
