import CNcurses
import CTerminalSupport
import CellDrawing

/// Brings buffers to the screen: finds the rows that changed and lets ncurses find the cells.
@MainActor final class FramePainter {
  private let styles: StyleTable
  private var shown: CellBuffer?
  private var glyphs: [cchar_t] = []
  private var scalars = [wchar_t](repeating: 0, count: Int(CURSES_GLYPH_SCALARS))

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
    let isWhole = shown?.size != buffer.size
    styles.startFrame()
    for y in 0..<size.height where isWhole || rowDiffers(y, in: buffer) {
      convertRow(y, of: buffer, width: size.width)
      wmove(window, Int32(y), 0)
      // The only call that neither wraps nor scrolls at the end of a row, nor leaves half of a wide
      // glyph behind.
      wadd_wchnstr(window, glyphs, Int32(glyphs.count))
    }
    let startsOver = shown == nil
    shown = buffer
    if startsOver { clearok(curses_shown_window(), true) }
    leaveok(window, true)
    wnoutrefresh(window)
    // A screen that is cleared and drawn anew would flash.
    if startsOver { write(ScreenSequences.frameBegins) }
    doupdate()
    if startsOver { write(ScreenSequences.frameEnds) }
  }

  private func write(_ text: String) {
    terminal_write(text, text.utf8.count)
  }

  private func rowDiffers(_ y: Int, in buffer: CellBuffer) -> Bool {
    guard let shown, y < buffer.size.height else { return false }
    return (0..<buffer.size.width).contains { buffer[$0, y] != shown[$0, y] }
  }

  /// Fills `glyphs` with a row that is exactly `width` columns wide.
  private func convertRow(_ y: Int, of buffer: CellBuffer, width: Int) {
    glyphs.removeAll(keepingCapacity: true)
    var x = 0
    while x < width {
      let isInside = x < buffer.size.width && y < buffer.size.height
      let cell = isInside ? buffer[x, y] : .blank
      // Half of a wide glyph at the edge of the screen, or the rest of one, is a space.
      let isWhole = cell.width > 0 && x + cell.width <= width
      append(isWhole ? cell.text : " ", style: cell.style)
      x += isWhole ? cell.width : 1
    }
  }

  private func append(_ text: String, style: Style) {
    var count = 0
    for scalar in text.unicodeScalars.prefix(scalars.count) {
      scalars[count] = wchar_t(scalar.value)
      count += 1
    }
    let entry = styles.entry(for: style)
    var glyph = cchar_t()
    curses_set_glyph(&glyph, scalars, Int32(count), entry.attributes, entry.pair)
    glyphs.append(glyph)
  }
}
