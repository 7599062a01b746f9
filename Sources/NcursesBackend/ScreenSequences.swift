/// The sequences that enter and leave the screen, beside the terminal's modes in the kernel.
///
/// All ways in and out use the same two: start, quit, crash, suspension.
struct ScreenSequences {
  let enter: String
  let leave: String
  /// Whether the terminal understands ECMA-48 sequences that terminfo has no name for.
  let isOfToday: Bool

  /// The sequences that turn on reports of mouse buttons, drags and the wheel (1002), and where the terminal knows them
  /// of all moves (1003), in decimal numbers without a largest column (1006); bracketed paste (2004); the keyboard
  /// focus (1004); and changes between light and dark (2031).
  static let reportsOn =
    "\u{1b}[?1002h\u{1b}[?1003h\u{1b}[?1006h\u{1b}[?2004h\u{1b}[?1004h\u{1b}[?2031h"
  static let reportsOff =
    "\u{1b}[?2031l\u{1b}[?1004l\u{1b}[?2004l\u{1b}[?1006l\u{1b}[?1003l\u{1b}[?1002l"
  /// The marks around a synchronized frame, which the terminal shows at once. They are sent only to
  /// terminals that support them: elsewhere they would be a third of a small frame.
  static let frameBegins = "\u{1b}[?2026h"
  static let frameEnds = "\u{1b}[?2026l"
  /// The marks around joined emoji (mode 2027), for terminals that know them and do without unless asked.
  static let clustersBegin = "\u{1b}[?2027h"
  static let clustersEnd = "\u{1b}[?2027l"

  /// The sequences where those marks are in use: a frame may be broken off between them.
  var endingClusters: ScreenSequences {
    ScreenSequences(enter: enter, leave: Self.clustersEnd + leave, isOfToday: isOfToday)
  }

  /// Returns the sequences of the loaded terminfo entry.
  @MainActor static func ofTerminalType() -> ScreenSequences {
    func text(_ name: String) -> String { Capability(name: name).text }
    let home = text("rmcup")
    // Without a second screen the last frame stays, and what follows starts below it. A row that is
    // too far down is the last one.
    let below = Capability.cursorAddress.text(998, 0) + "\r\n"
    let isOfToday = TerminfoEntry.isOfToday
    // The colours and the cursor come last, since some terminals bring back with the first screen
    // what was saved last, on whichever of the two.
    let first = home.isEmpty ? below : home + text("sgr0")
    return ScreenSequences(
      enter: text("smcup") + text("smkx") + text("civis") + (isOfToday ? reportsOn : ""),
      // A crash can come while ncurses has line wrapping off, as it has for the last cell.
      leave: (isOfToday ? frameEnds + reportsOff : "") + text("smam") + text("rmkx") + text("sgr0")
        + first + text("cnorm"),
      isOfToday: isOfToday)
  }
}
