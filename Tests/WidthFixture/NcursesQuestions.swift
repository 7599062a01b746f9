import CNcurses
import Glibc
import TextLayout

/// Asks ncurses how far its cursor moves for a text, and in which cells the text stands.
///
/// Texts are written in both ways there are: as a string, which moves the cursor, and as the cells
/// that a frame consists of. Where the two differ, the answer is -1.
struct NcursesQuestions {
  private let pad: UnsafeMutablePointer<WINDOW>
  private static let room: Int32 = 1000

  init() throws {
    guard setlocale(LC_ALL, "C.UTF-8") != nil, let output = fopen("/dev/null", "w"),
      let input = fopen("/dev/null", "r"), newterm("xterm-256color", output, input) != nil,
      let pad = newpad(1, Self.room)
    else { throw NoScreen() }
    self.pad = pad
  }

  struct NoScreen: Error {}

  func columns(of lines: [TextLine]) throws -> [Int] {
    lines.map { line in
      let moved = columnsMoved(by: line)
      return moved == columnsTaken(by: line) ? moved : -1
    }
  }

  private func columnsMoved(by line: TextLine) -> Int {
    werase(pad)
    wmove(pad, 0, 0)
    let text = line.text.unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
    waddwstr(pad, text)
    return Int(getcurx(pad))
  }

  /// The columns before a bold mark that stands behind the text.
  private func columnsTaken(by line: TextLine) -> Int {
    werase(pad)
    wmove(pad, 0, 0)
    var cells = line.glyphs.map { glyph in
      var cell = curses_glyph(wchar_t(bitPattern: glyph.scalar(at: 0)), 0, 0)
      for index in 1..<Glyph.scalarLimit where glyph.scalar(at: index) != 0 {
        curses_add_scalar(&cell, Int32(index), wchar_t(bitPattern: glyph.scalar(at: index)))
      }
      return cell
    }
    cells.append(curses_glyph(0x7C, CURSES_BOLD, 0))
    wadd_wchnstr(pad, cells, Int32(cells.count))
    for column in 0..<Self.room {
      var cell = cchar_t()
      mvwin_wch(pad, 0, column, &cell)
      if cell.attr & CURSES_BOLD != 0 { return Int(column) }
    }
    return -1
  }
}
