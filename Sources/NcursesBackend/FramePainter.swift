internal import CNcurses
internal import CTerminalSupport
import CellDrawing

/// Draws frames: it finds the changed rows, and ncurses finds the changed cells.
@MainActor final class FramePainter {
  private let styles: StyleTable
  /// The last frame; `nil` if the next frame has to be sent as a whole.
  private(set) var shown: CellBuffer?
  private var glyphs: [cchar_t] = []
  /// Whether the terminal supports synchronized output (mode 2026).
  var holdsFrames = false
  /// The sequences before and after joined emoji; `nil` if the terminal shows only their first emoji.
  var clusterMarks: (begin: String, end: String)?

  init(usesColors: Bool) {
    styles = StyleTable(usesColors: usesColors)
  }

  /// Whether the next frame is sent as a whole.
  var startsOver: Bool { shown == nil }

  /// Whether colours are used, besides attributes.
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
    var clusters = ClusterRuns()
    for y in 0..<size.height {
      guard var columns = changedColumns(inRow: y, of: frame) else { continue }
      hasChanged = true
      if clusterMarks != nil, clusters.add(frame.row(y), y: y) { columns = 0..<size.width }
      draw(frame.row(y), columns, y: y, in: window)
    }
    guard hasChanged || frame.cursor != shown?.cursor else { return }
    send(window, frame, clusters, startsOver: startsOver)
    shown = frame
  }

  private func draw(
    _ row: ArraySlice<Cell>, _ columns: Range<Int>, y: Int,
    in window: UnsafeMutablePointer<WINDOW>, joinsClusters: Bool = false
  ) {
    convert(row, columns, joinsClusters: joinsClusters)
    wmove(window, Int32(y), Int32(columns.lowerBound))
    // This is the only call that neither wraps nor scrolls at the end of a row and leaves no half of a wide glyph.
    wadd_wchnstr(window, glyphs, Int32(glyphs.count))
  }

  private func send(
    _ window: UnsafeMutablePointer<WINDOW>, _ frame: CellBuffer, _ clusters: ClusterRuns,
    startsOver: Bool
  ) {
    let cursor = frame.cursor
    // Without a cursor, it may stay wherever the last cell was drawn.
    leaveok(window, cursor == nil)
    if let cursor { wmove(window, Int32(cursor.y), Int32(cursor.x)) }
    if startsOver {
      clearok(curses_shown_window(), true)
      // The sequence that entered the screen has hidden the cursor, which ncurses does not know.
      curs_set(0)
    }
    // Otherwise a screen that is cleared and redrawn would flash, and one that scrolls would tear.
    if holdsFrames { write(ScreenSequences.frameBegins) }
    wnoutrefresh(window)
    doupdate()
    sendClusters(clusters, of: frame, in: window)
    curs_set(cursor == nil ? 0 : 1)
    if holdsFrames { write(ScreenSequences.frameEnds) }
    terminal_show_frame()
  }

  /// Draws joined emoji over their first emoji.
  ///
  /// Nothing else is sent while the terminal groups clusters, since it would count the columns of some scripts
  /// differently. So text between two emoji of a row must not be sent with them: each is sent separately.
  private func sendClusters(
    _ clusters: ClusterRuns, of frame: CellBuffer, in window: UnsafeMutablePointer<WINDOW>
  ) {
    guard let marks = clusterMarks, !clusters.passes.isEmpty else { return }
    write(marks.begin)
    for pass in clusters.passes {
      for run in pass {
        draw(frame.row(run.y), run.columns, y: run.y, in: window, joinsClusters: true)
      }
      if let cursor = frame.cursor { wmove(window, Int32(cursor.y), Int32(cursor.x)) }
      wnoutrefresh(window)
      doupdate()
    }
    write(marks.end)
  }

  private func write(_ text: String) {
    terminal_draw(text, text.utf8.count)
  }

  /// Returns the changed columns of a row; `nil` if nothing has changed.
  private func changedColumns(inRow y: Int, of frame: CellBuffer) -> Range<Int>? {
    guard let shown else { return 0..<frame.size.width }
    return frame.changedColumns(inRow: y, since: shown)
  }

  private func convert(_ row: ArraySlice<Cell>, _ columns: Range<Int>, joinsClusters: Bool) {
    glyphs.removeAll(keepingCapacity: true)
    // Adjacent cells usually have the same style.
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
      if !cell.isSingleScalar, joinsClusters || !cell.isJoined { addScalars(of: cell, to: &glyph) }
      glyphs.append(glyph)
    }
  }

  private func addScalars(of cell: Cell, to glyph: inout cchar_t) {
    for index in 1..<Cell.scalarLimit {
      let scalar = cell.scalar(at: index)
      if scalar == 0 { break }
      curses_add_scalar(&glyph, Int32(index), wchar_t(bitPattern: scalar))
    }
  }
}

/// The joined emoji of a frame, in passes: one pass contains at most one run of adjacent emoji from each row.
struct ClusterRuns {
  /// Adjacent joined emoji in a row.
  struct Run {
    let y: Int
    var columns: Range<Int>
  }

  /// The runs of each pass, at most one for each row.
  private(set) var passes: [[Run]] = []

  /// Adds the runs of a row; returns whether there are any.
  mutating func add(_ row: ArraySlice<Cell>, y: Int) -> Bool {
    var runs: [Run] = []
    for (x, cell) in row.enumerated() where cell.isJoined {
      let end = x + cell.width
      if let last = runs.last, last.columns.upperBound == x {
        runs[runs.count - 1].columns = last.columns.lowerBound..<end
      } else {
        runs.append(Run(y: y, columns: x..<end))
      }
    }
    for (index, run) in runs.enumerated() {
      if index == passes.count { passes.append([]) }
      passes[index].append(run)
    }
    return !runs.isEmpty
  }
}
