/// What enters and leaves the screen, apart from the terminal's modes in the kernel.
///
/// One pair of texts serves every way in and out: start, quit, crash, suspension.
struct ScreenSequences {
  let enter: String
  let leave: String
  /// Whether the terminal can be asked, and asked for reports, in ways that terminfo does not name.
  let isOfToday: Bool

  /// Reports of button presses, of drags and of the wheel (1002), in decimal numbers that have no
  /// largest column (1006); pasted text in brackets (2004); who has the keyboard (1004); whether the
  /// colours become light or dark (2031).
  static let reportsOn = "\u{1b}[?1002h\u{1b}[?1006h\u{1b}[?2004h\u{1b}[?1004h\u{1b}[?2031h"
  static let reportsOff = "\u{1b}[?2031l\u{1b}[?1004l\u{1b}[?2004l\u{1b}[?1006l\u{1b}[?1002l"
  /// Between these two a terminal that knows them shows nothing, and then everything at once. They
  /// are sent only to those: elsewhere they would be a third of a small frame.
  static let frameBegins = "\u{1b}[?2026h"
  static let frameEnds = "\u{1b}[?2026l"

  /// The sequences of the terminfo entry that is loaded.
  @MainActor static func ofTerminalType() -> ScreenSequences {
    func text(_ name: String) -> String { Capability(name: name).text }
    let home = text("rmcup")
    // Without a second screen the last frame stays, and what follows starts below it. A row that is
    // too far down is the last one.
    let below = Capability.cursorAddress.text(998, 0) + "\r\n"
    let isOfToday = TerminfoEntry.isOfToday
    return ScreenSequences(
      enter: text("smcup") + text("smkx") + text("civis") + (isOfToday ? reportsOn : ""),
      // A crash can come while ncurses has line wrapping off, as it has for the last cell.
      leave: (isOfToday ? frameEnds + reportsOff : "") + text("smam") + text("rmkx") + text("sgr0")
        + text("cnorm") + (home.isEmpty ? below : home),
      isOfToday: isOfToday)
  }
}
