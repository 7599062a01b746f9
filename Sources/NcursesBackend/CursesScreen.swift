import CNcurses
import CTerminalSupport
import CellDrawing
import Glibc

/// ncurses' screen, of a size that can be drawn.
@MainActor enum CursesScreen {
  /// The size that the terminal has now, as far as it is drawn; `nil` where the system knows none.
  static var drawnSize: CellSize? {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard terminal_read_size(&columns, &rows) else { return nil }
    return CellSize(width: Int(columns), height: Int(rows)).clampedToDrawn
  }

  /// Opens a screen for a terminfo entry; `nil` where ncurses cannot.
  ///
  /// It would take any size that the system tells, and allocate it; variables of the environment are how
  /// it is told another one.
  static func open(
    _ type: String, drawingTo stream: UnsafeMutablePointer<FILE>
  ) -> OpaquePointer? {
    if let size = drawnSize {
      setenv("COLUMNS", "\(size.width)", 1)
      setenv("LINES", "\(size.height)", 1)
    }
    defer {
      unsetenv("COLUMNS")
      unsetenv("LINES")
    }
    return newterm(type, stream, curses_standard_input())
  }
}
