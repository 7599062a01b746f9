import CNcurses
import Glibc

/// Reads bytes and key codes; joins the bytes of a control sequence.
///
/// Characters are put together elsewhere and not by ncurses, which loses the ones whose bytes do not
/// arrive together.
@MainActor final class KeyReader {
  /// The milliseconds within which the rest of a sequence arrives.
  static let gap: Int32 = 25
  /// A control sequence has fewer bytes; what is beyond is thrown away up to its end.
  private static let longestSequence = 256

  /// How many bytes and key codes were handed out so far.
  private(set) var count = 0

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
    if let code = putBackCodes.popLast() {
      count += 1
      return code
    }
    while true {
      wtimeout(pad, milliseconds)
      let code = wgetch(pad)
      if code == KEY_RESIZE { continue }
      if code == ERR { return nil }
      count += 1
      return code
    }
  }

  /// Makes `code` the next one.
  func putBack(_ code: Int32) {
    putBackCodes.append(code)
  }

  /// What the terminal sent for a byte or a key code.
  func bytes(of code: Int32) -> [UInt8] {
    if let byte = UInt8(exactly: code) { return [byte] }
    guard let text = keybound(code, 0) else { return [] }
    defer { free(text) }
    return Array(String(cString: text).utf8)
  }

  /// The rest of a control sequence; `nil` if nothing follows its introducer.
  func controlSequence() -> ControlSequence? {
    var parameters: [UInt8] = []
    let start = count
    while let code = next(within: Self.gap) {
      switch code {
      case 0x24 where ControlSequence.isShiftedKey(parameters):
        return ControlSequence(parameters: parameters, final: 0x24)
      case 0x20...0x3f:
        if parameters.count < Self.longestSequence { parameters.append(UInt8(code)) }
        if count - start > KeyString.longest { return .init(parameters: [], final: nil) }
      case 0x40...0x7e where parameters.count < Self.longestSequence:
        return ControlSequence(parameters: parameters, final: UInt8(code))
      case 0x40...0x7e:
        return ControlSequence(parameters: [], final: nil)
      default:
        // It broke off. What interrupted it counts.
        putBack(code)
        return ControlSequence(parameters: parameters, final: nil)
      }
    }
    return parameters.isEmpty ? nil : ControlSequence(parameters: parameters, final: nil)
  }
}
