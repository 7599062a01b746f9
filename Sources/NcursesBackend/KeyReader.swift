import CNcurses

/// Reads bytes and key codes; joins the bytes that belong together.
///
/// Characters are put together here and not by ncurses, which loses the ones whose bytes do not
/// arrive together.
@MainActor final class KeyReader {
  /// The milliseconds within which the rest of a sequence arrives.
  static let gap: Int32 = 25
  /// The same for what can be on a slow line in the middle of a character or of a pasted text.
  private static let longGap: Int32 = 1000

  /// The input is read from a pad: from a window, ncurses would refresh it first.
  private let pad: UnsafeMutablePointer<WINDOW>
  /// The next one last.
  private var putBackCodes: [Int32] = []

  init(pad: UnsafeMutablePointer<WINDOW>) {
    self.pad = pad
    keypad(pad, true)
    meta(pad, true)
    intrflush(pad, false)
    // The mouse is read here: ncurses would lose drags, and columns beyond the 223rd in some types.
    if let mouse = curses_capability("kmous") { define_key(mouse, 0) }
  }

  func close() {
    delwin(pad)
  }

  /// The next byte (0 to 255) or key code (greater), `nil` when none came in time.
  func next(within milliseconds: Int32 = 0) -> Int32? {
    if let code = putBackCodes.popLast() { return code }
    while true {
      wtimeout(pad, milliseconds)
      let code = wgetch(pad)
      if code == KEY_RESIZE { continue }
      return code == ERR ? nil : code
    }
  }

  /// Makes `code` the next one.
  func putBack(_ code: Int32) {
    putBackCodes.append(code)
  }

  /// The character whose first byte was read; `nil` if no character begins with it.
  func character(startingWith first: UInt8) -> Character? {
    let count = (~first).leadingZeroBitCount
    guard (2...4).contains(count) else { return nil }
    var bytes = [first]
    while bytes.count < count, let code = next(within: Self.longGap) {
      guard code & ~0x3f == 0x80 else {
        putBack(code)
        break
      }
      bytes.append(UInt8(code))
    }
    guard let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first,
      scalar.properties.generalCategory != .control
    else { return nil }
    return Character(scalar)
  }

  /// The rest of a control sequence; `nil` if nothing follows its introducer.
  func controlSequence() -> ControlSequence? {
    var parameters: [UInt8] = []
    while let code = next(within: parameters.isEmpty ? 0 : Self.gap) {
      switch code {
      case 0x20...0x3f:
        parameters.append(UInt8(code))
      case 0x40...0x7e:
        return ControlSequence(parameters: parameters, final: UInt8(code))
      default:
        // It broke off. What interrupted it counts.
        putBack(code)
        return ControlSequence(parameters: parameters, final: nil)
      }
    }
    return parameters.isEmpty ? nil : ControlSequence(parameters: parameters, final: nil)
  }

  /// The text up to the end of the paste, with line feeds between lines.
  func pastedText() -> String {
    let end = Array("\u{1b}[201~".utf8)
    var bytes: [UInt8] = []
    while let code = next(within: Self.longGap) {
      // A key cannot be pasted: its sequence was in the text, and has no meaning there.
      guard let byte = UInt8(exactly: code) else { continue }
      bytes.append(byte)
      if byte == end.last && bytes.suffix(end.count) == end[...] {
        bytes.removeLast(end.count)
        break
      }
    }
    return String(decoding: Self.withLineFeeds(bytes), as: UTF8.self)
  }

  /// Terminals send a paste's line ends as the Enter key does: as carriage returns.
  private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
    let (lineFeed, carriageReturn): (UInt8, UInt8) = (0x0a, 0x0d)
    var result: [UInt8] = []
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == carriageReturn {
        result.append(lineFeed)
      } else if !(byte == lineFeed && previous == carriageReturn) {
        result.append(byte)
      }
      previous = byte
    }
    return result
  }
}
