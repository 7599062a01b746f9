/// The sequences that enter and leave the screen, in addition to the terminal's modes in the kernel.
///
/// Every way in and out uses the same two: start, exit, crash, suspension.
struct ScreenSequences {
  let enter: String
  let leave: String
  /// Whether the terminal understands ECMA-48 sequences that have no terminfo capability.
  let isOfToday: Bool

  /// The sequences that enable mouse reports: of buttons, drags and the wheel (1002), of all moves if the terminal
  /// supports it (1003), and in decimal numbers without a largest column (1006); bracketed paste (2004); focus reports
  /// (1004); and reports of light and dark (2031).
  static let reportsOn =
    "\u{1b}[?1002h\u{1b}[?1003h\u{1b}[?1006h\u{1b}[?2004h\u{1b}[?1004h\u{1b}[?2031h"
  static let reportsOff =
    "\u{1b}[?2031l\u{1b}[?1004l\u{1b}[?2004l\u{1b}[?1006l\u{1b}[?1003l\u{1b}[?1002l"
  /// The sequences around a synchronized frame, which the terminal shows at once. They are sent only to terminals that
  /// support them: otherwise they would be a third of a small frame.
  static let frameBegins = "\u{1b}[?2026h"
  static let frameEnds = "\u{1b}[?2026l"
  /// The sequences around joined emoji (mode 2027), for terminals that support the mode but do not enable it by
  /// default.
  static let clustersBegin = "\u{1b}[?2027h"
  static let clustersEnd = "\u{1b}[?2027l"

  /// The sequences for use while the mode for joined emoji is in use: a frame may be interrupted within it.
  var endingClusters: ScreenSequences {
    ScreenSequences(enter: enter, leave: Self.clustersEnd + leave, isOfToday: isOfToday)
  }

  /// Returns the sequences of the loaded terminfo entry.
  @MainActor static func ofTerminalType() -> ScreenSequences {
    func text(_ name: String) -> String { Capability(name: name).text }
    let home = text("rmcup")
    // Without an alternate screen the last frame stays, and later output begins below it. A row beyond the last one
    // means the last one.
    let below = Capability.cursorAddress.text(998, 0) + "\r\n"
    let isOfToday = TerminfoEntry.isOfToday
    // Attributes and the cursor come last: when some terminals return to the main screen, they restore whatever was
    // saved last, on either screen.
    let first = home.isEmpty ? below : home + text("sgr0")
    return ScreenSequences(
      enter: text("smcup") + text("smkx") + text("civis") + (isOfToday ? reportsOn : ""),
      // A crash may happen while ncurses has turned line wrapping off, as it does for the last cell.
      leave: (isOfToday ? frameEnds + reportsOff : "") + text("smam") + text("rmkx") + text("sgr0")
        + first + text("cnorm"),
      isOfToday: isOfToday)
  }
}

/// The sequence that puts a text on the terminal's clipboard (OSC 52).
enum ClipboardSequence {
  /// The maximum number of bytes of a text. Terminals drop or truncate a longer sequence.
  static let longest = 74_994

  /// Returns the sequence; `nil` if the text is too long, and within GNU Screen, which would show a part of a long
  /// sequence as text.
  ///
  /// Within tmux it is sent twice: for tmux itself, which accepts it if `set-clipboard` is on, and for the terminal
  /// around it, which gets it if `allow-passthrough` is on. A tmux that allows neither drops both.
  static func text(copying text: String, within multiplexer: TerminalMultiplexer?) -> String? {
    guard text.utf8.count <= longest, multiplexer != .screen else { return nil }
    let sequence = "\u{1b}]52;c;\(base64(Array(text.utf8)))\u{7}"
    guard multiplexer == .tmux else { return sequence }
    return sequence + "\u{1b}Ptmux;\u{1b}\(sequence)\u{1b}\\"
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static func base64(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        text.append(
          place <= group.count ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
