import CNcurses
import CTerminalSupport
import CellDrawing

/// Brings buffers to the screen: finds the rows that changed and lets ncurses find the cells.
@MainActor final class FramePainter {
  private let styles: StyleTable
  private var shown: CellBuffer?
  private var glyphs: [cchar_t] = []

  init(usesColors: Bool) {
    styles = StyleTable(usesColors: usesColors)
  }

  /// Forgets what the screen shows: the next frame is sent as a whole.
  func startOver() {
    shown = nil
  }

  /// Shows `buffer` on a screen of `size` cells.
  func paint(_ buffer: CellBuffer, on size: CellSize) {
    guard let window = curses_screen_window() else { return }
    let frame = buffer.resized(to: size)
    let rows = shown.map { frame.changedRows(since: $0) } ?? Array(0..<size.height)
    guard shown == nil || !rows.isEmpty else { return }
    styles.startFrame()
    for y in rows {
      convert(frame.row(y))
      wmove(window, Int32(y), 0)
      // The only call that neither wraps nor scrolls at the end of a row, nor leaves half of a wide
      // glyph behind.
      wadd_wchnstr(window, glyphs, Int32(glyphs.count))
    }
    send(window, startsOver: shown == nil)
    shown = frame
  }

  private func send(_ window: UnsafeMutablePointer<WINDOW>, startsOver: Bool) {
    leaveok(window, true)
    if startsOver { clearok(curses_shown_window(), true) }
    // A screen that is cleared and drawn anew would flash, and one that scrolls would tear.
    write(ScreenSequences.frameBegins)
    wnoutrefresh(window)
    doupdate()
    write(ScreenSequences.frameEnds)
  }

  private func write(_ text: String) {
    terminal_write(text, text.utf8.count)
  }

  private func convert(_ row: ArraySlice<Cell>) {
    glyphs.removeAll(keepingCapacity: true)
    // Neighbouring cells mostly look the same.
    var style = Style.plain
    var entry = styles.entry(for: style)
    for cell in row where !cell.isContinuation {
      if cell.style != style {
        style = cell.style
        entry = styles.entry(for: style)
      }
      var glyph = curses_glyph(
        wchar_t(bitPattern: cell.scalar(at: 0)), entry.attributes, entry.pair)
      for index in 1..<Cell.scalarLimit {
        let mark = cell.scalar(at: index)
        if mark == 0 { break }
        curses_add_scalar(&glyph, Int32(index), wchar_t(bitPattern: mark))
      }
      glyphs.append(glyph)
    }
  }
}
