import Ashlar
import CPlainCurses

/// Two screens that take turns, as cells and as the runs that a program without a toolkit would write.
struct Screens {
  static let size = CellSize(width: 200, height: 60)

  /// What differs between the two.
  enum Change: String, CaseIterable {
    /// Nearly every cell.
    case full
    /// Ten cells in three rows.
    case small
  }

  /// Text that looks the same all along.
  struct Run {
    var row: Int
    var column: Int
    var text: String
    var style: Style
  }

  let runs: [[Run]]

  init(_ change: Change) {
    let first = Self.runs(shift: 0)
    switch change {
    case .full:
      runs = [first, Self.runs(shift: 7)]
    case .small:
      let digits = [(4, 20, "12:04"), (30, 100, "99%"), (58, 190, "ok")]
      let other = [(4, 20, "98:31"), (30, 100, "10 "), (58, 190, "no")]
      runs = [digits, other].map { changed in
        first
          + changed.map { Run(row: $0.0, column: $0.1, text: $0.2, style: .plain) }
      }
    }
  }

  /// A table of words in four looks, with some wide characters, edge to edge.
  private static func runs(shift: Int) -> [Run] {
    let words = ["stone", "arch", "石头", "keystone", "vault", "lintel", "砖", "mortar", "plumb", "é"]
    let styles = [
      Style.plain, Style(foreground: .green), Style(attributes: .bold),
      Style(foreground: .blue, attributes: .underline),
    ]
    var runs: [Run] = []
    for row in 0..<size.height {
      for column in 0..<10 {
        let word = words[(row * 3 + column + shift) % words.count]
        let number = (row * 7919 + column * 104_729 + shift * 31) % 100_000
        runs.append(
          Run(
            row: row, column: column * 20, text: "\(word) \(number)",
            style: styles[(row + column + shift) % styles.count]))
      }
    }
    return runs
  }

  /// The screens as a toolkit hands them over.
  @MainActor var buffers: [CellBuffer] {
    runs.map { runs in
      let surface = Surface(size: Self.size)
      for run in runs {
        surface.canvas.draw(
          text: run.text, at: CellPoint(x: run.column, y: run.row), style: run.style)
      }
      return surface.buffer
    }
  }

  /// The screens for ncurses by hand. They are kept for the life of the program.
  var plainRuns: [[plain_run]] {
    runs.map { runs in
      runs.map { run in
        let scalars = run.text.unicodeScalars.map { CInt($0.value) } + [0]
        let text = UnsafeMutablePointer<CInt>.allocate(capacity: scalars.count)
        text.initialize(from: scalars, count: scalars.count)
        return plain_run(
          row: CInt(run.row), column: CInt(run.column), look: Self.look(of: run.style), text: text)
      }
    }
  }

  private static func look(of style: Style) -> CInt {
    var look: CInt = 0
    if style.attributes.contains(.bold) { look |= 1 }
    if style.attributes.contains(.underline) { look |= 2 }
    if style.attributes.contains(.reverse) { look |= 4 }
    if case .palette(let index) = style.foreground { look |= (CInt(index) + 1) << 3 }
    return look
  }
}
