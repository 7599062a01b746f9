internal import CNcurses
internal import CTerminalSupport
import CellDrawing

/// Draws frames: finds the rows that changed and lets ncurses find the cells.
@MainActor final class FramePainter {
  private let styles: StyleTable
  private var shown: CellBuffer?
  private var glyphs: [cchar_t] = []
  /// Whether the terminal supports synchronized output (mode 2026).
  var holdsFrames = false

  init(usesColors: Bool) {
    styles = StyleTable(usesColors: usesColors)
  }

  /// Whether the next frame is sent as a whole.
  var startsOver: Bool { shown == nil }

  /// Whether colours are shown, beside attributes.
  var showsColors: Bool { styles.showsColors }

  /// Forgets the last frame, so that the next one is sent as a whole.
  func startOver() {
    shown = nil
  }

  /// Draws `buffer` on a screen of `size` cells.
  func paint(_ buffer: CellBuffer, on size: CellSize) {
    guard let window = curses_screen_window() else { return }
    let frame = buffer.resized(to: size)
    let startsOver = self.startsOver
    styles.startFrame()
    var hasChanged = startsOver
    for y in 0..<size.height {
      guard let columns = changedColumns(inRow: y, of: frame) else { continue }
      hasChanged = true
      convert(frame.row(y), columns)
      wmove(window, Int32(y), Int32(columns.lowerBound))
      // The only call that neither wraps nor scrolls at the end of a row, nor leaves half of a wide
      // glyph behind.
      wadd_wchnstr(window, glyphs, Int32(glyphs.count))
    }
    guard hasChanged || frame.cursor != shown?.cursor else { return }
    send(window, cursor: frame.cursor, startsOver: startsOver)
    shown = frame
  }

  private func send(
    _ window: UnsafeMutablePointer<WINDOW>, cursor: CellPoint?, startsOver: Bool
  ) {
    // Without a cursor it may stay wherever the last cell was drawn.
    leaveok(window, cursor == nil)
    if let cursor { wmove(window, Int32(cursor.y), Int32(cursor.x)) }
    if startsOver {
      clearok(curses_shown_window(), true)
      // The screen was entered without a cursor, which ncurses does not know.
      curs_set(0)
    }
    // A screen that is cleared and drawn anew would flash, and one that scrolls would tear.
    if holdsFrames { write(ScreenSequences.frameBegins) }
    wnoutrefresh(window)
    doupdate()
    curs_set(cursor == nil ? 0 : 1)
    if holdsFrames { write(ScreenSequences.frameEnds) }
    terminal_show_frame()
  }

  private func write(_ text: String) {
    terminal_draw(text, text.utf8.count)
  }

  /// Returns the changed columns of a row; `nil` where nothing has changed.
  private func changedColumns(inRow y: Int, of frame: CellBuffer) -> Range<Int>? {
    guard let shown else { return 0..<frame.size.width }
    return frame.changedColumns(inRow: y, since: shown)
  }

  private func convert(_ row: ArraySlice<Cell>, _ columns: Range<Int>) {
    glyphs.removeAll(keepingCapacity: true)
    // Neighbouring cells mostly look the same.
    var style = Style.plain
    var entry = styles.entry(for: style)
    let cells = row.span
    for column in columns {
      let cell = cells[column]
      if cell.isContinuation { continue }
      if cell.style != style {
        style = cell.style
        entry = styles.entry(for: style)
      }
      var glyph = curses_glyph(
        wchar_t(bitPattern: cell.scalar(at: 0)), entry.attributes, entry.pair)
      if !cell.isSingleScalar { addMarks(of: cell, to: &glyph) }
      glyphs.append(glyph)
    }
  }

  private func addMarks(of cell: Cell, to glyph: inout cchar_t) {
    for index in 1..<Cell.scalarLimit {
      let mark = cell.scalar(at: index)
      if mark == 0 { break }
      curses_add_scalar(&glyph, Int32(index), wchar_t(bitPattern: mark))
    }
  }
}
