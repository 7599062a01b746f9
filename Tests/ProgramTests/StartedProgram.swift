import PseudoTerminal
import Testing

/// The environment of a program that was started before, as far as it can tell: so nothing moves by itself. Its keys
/// are its own.
let startedBefore: [String: String?] = [
  "XDG_STATE_HOME": "/dev/null", "XDG_CONFIG_HOME": "/dev/null",
]

/// The program in a terminal, after its first frame.
func startedProgram(
  _ arguments: String..., columns: Int = 80, rows: Int = 24,
  environment: [String: String?] = [:], nature: TerminalNature = .modern
) throws -> PseudoTerminal {
  let terminal = try PseudoTerminal(
    running: Program.path, arguments: arguments, columns: columns, rows: rows,
    environment: startedBefore.merging(environment) { $1 },
    nature: nature)
  try terminal.waitForFrame()
  return terminal
}

/// What `ashlar render` prints with colours, in a terminal that is a row higher.
func rendered(_ id: String, at stage: Area, keys: String = "") throws -> PseudoTerminal {
  // What is reported goes to standard error, which is not to be shown here.
  let terminal = try PseudoTerminal(
    running: "/bin/sh",
    arguments: [
      "-c", #"exec "$0" "$@" 2>/dev/null"#, Program.path, "render", id,
      "--size", stage.size, "--format", "ansi", "--keys", keys,
    ], columns: max(1, stage.columns.count), rows: stage.rows.count + 1)
  #expect(try terminal.waitForEnd() == .exited(0))
  return terminal
}

/// A rectangle of cells on a screen.
struct Area: Hashable {
  var columns: Range<Int>
  var rows: Range<Int>

  init(x: Int, y: Int, width: Int, height: Int) {
    columns = x..<(x + width)
    rows = y..<(y + height)
  }

  /// As sizes are written on the command line.
  var size: String { "\(columns.count)x\(rows.count)" }
}

// MARK: - What is shown

extension EmulatedScreen {
  /// The column of the line between list and stage; `nil` where the list is folded.
  var divider: Int? {
    guard rowCount > 2 else { return nil }
    return (0..<min(20, columns)).first { x in
      x > 0 && (1..<(rowCount - 1)).allSatisfy { cell(x, $0).text == "│" }
    }
  }

  /// The sizes that the title line tells, the stage's first: columns and rows.
  private var sizes: [[Int]] {
    row(0).split(separator: " ").filter { $0.contains("×") }
      .map { $0.split(separator: "×").compactMap { Int($0) } }.filter { $0.count == 2 }
  }

  /// The stage's size as sizes are written on the command line.
  var stageSize: String? { sizes.first.map { "\($0[0])x\($0[1])" } }

  /// The columns of the lesson beside the stage, and of the line between them, on a terminal of a width.
  static func lessonWidth(forWidth columns: Int) -> Int {
    columns < 110 ? 0 : min(max(34, columns * 28 / 100), 52) + 1
  }

  /// The cells of the stage: its room ends at the column of the grip, which is the last before the lesson, and
  /// its corner is drawn in the row below it, or in its last: there as the sign of what is cut, if anything is.
  var stage: Area? {
    guard let size = sizes.first, let room = sizes.last else { return nil }
    let x = columns - Self.lessonWidth(forWidth: columns) - 1 - room[0]
    let corner = (1..<max(1, rowCount - 1)).last {
      ["┘", "↓"].contains(cell(x + size[0], $0).text)
    }
    guard let corner else { return nil }
    return Area(
      x: x, y: corner - min(size[1], room[1] - 1), width: size[0], height: size[1])
  }

  /// The rows of an area, without the spaces at their ends.
  func rows(of area: Area) -> [String] {
    cells(of: area).map { row in
      String(row.map(\.text).joined().reversed().drop { $0 == " " }.reversed())
    }
  }

  func cells(of area: Area) -> [[EmulatedCell]] {
    area.rows.map { y in area.columns.map { cell($0, y) } }
  }

  /// All cells, row by row.
  var cells: [[EmulatedCell]] { cells(of: Area(x: 0, y: 0, width: columns, height: rowCount)) }

  /// The text of a row's reversed cells. The sign of the demo on the stage is no part of its title.
  func reversedText(row y: Int, below columns: Int? = nil) -> String {
    (0..<(columns ?? self.columns)).map { cell($0, y) }.filter(\.isReversed)
      .map { $0.text == "▸" ? " " : $0.text }.joined()
  }

  /// What shows where the keys go: the uppermost reversed text. Those of the title and of the list count first: a stage may
  /// have some of its own.
  var focus: String {
    let width = columns < 80 ? columns : 15
    for width in [width, columns] {
      let rows = (0..<(rowCount - 1)).lazy.map { [self] in
        reversedText(row: $0, below: $0 == 0 ? columns : width)
      }
      if let text = rows.first(where: { !$0.isEmpty }) {
        return text.split(separator: " ").joined(separator: " ")
      }
    }
    return ""
  }
}

// MARK: - Waiting

extension PseudoTerminal {
  /// Whether a shell finds the terminal as it expects it.
  var isAsFound: Bool { screen.isGivenBack && modes?.isLineMode == true }

  /// Waits until the program has drawn its first screen, of which the last row comes last, and in it how to
  /// quit: bytes may come in pieces.
  func waitForFrame() throws {
    try wait(for: "the first frame") {
      screen.isAlternate
        && screen.row(screen.rowCount - 1).contains(screen.columns < 8 ? "q" : "q quit")
    }
  }

  /// Waits until the title line tells a size of the stage, such as `60x20`.
  func waitForStage(_ size: String) throws {
    try wait(for: "a stage of \(size)") { screen.stageSize == size }
  }

  /// Waits until what shows where the keys go is `text`.
  func waitForFocus(_ text: String) throws {
    try wait(for: "the focus on \(text)") { screen.focus == text }
  }

  /// Waits until the screen shows the same cells as another one.
  func wait(forScreenOf other: PseudoTerminal) throws {
    let expected = other.screen.cells
    try wait(for: "this screen:\n\(other.screen.text)\n") { screen.cells == expected }
  }

  /// Waits until the stage shows the same cells as the demo rendered at the stage's size, but for the signs of what is
  /// cut at its left and its top.
  func wait(forStageShowing id: String, keys: String = "") throws {
    let stage = try #require(screen.stage)
    let model = try rendered(id, at: stage, keys: keys).screen
    let expected = model.cells(
      of: Area(x: 0, y: 0, width: stage.columns.count, height: stage.rows.count))
    try wait(for: "\(id) at \(stage.size):\n\(model.text)\n") {
      screen.stage == stage && screen.cells(of: stage).isSame(as: expected)
    }
  }
}

extension [[EmulatedCell]] {
  /// Whether the cells are those of a picture, or signs of a cut in the first column or row.
  fileprivate func isSame(as picture: [[EmulatedCell]]) -> Bool {
    guard count == picture.count else { return false }
    return enumerated().allSatisfy { y, row in
      guard row.count == picture[y].count else { return false }
      return row.enumerated().allSatisfy { x, cell in
        cell == picture[y][x] || x == 0 && cell.text == "‹" || y == 0 && cell.text == "↑"
      }
    }
  }
}

// MARK: - Keys and mouse

enum Key {
  static let up = "\u{1b}[A"
  static let down = "\u{1b}[B"
  static let right = "\u{1b}[C"
  static let left = "\u{1b}[D"
  static let pageUp = "\u{1b}[5~"
  static let pageDown = "\u{1b}[6~"
  static let home = "\u{1b}[H"
  static let end = "\u{1b}[F"
  static let escape = "\u{1b}"
  static let tab = "\t"
  static let enter = "\r"
  static let controlC = "\u{03}"
  static let controlZ = "\u{1a}"
}

/// What a terminal sends for the mouse over a cell, counted from 0.
enum Mouse {
  static func press(_ x: Int, _ y: Int) -> String { "\u{1b}[<0;\(x + 1);\(y + 1)M" }
  static func drag(_ x: Int, _ y: Int) -> String { "\u{1b}[<32;\(x + 1);\(y + 1)M" }
  static func release(_ x: Int, _ y: Int) -> String { "\u{1b}[<0;\(x + 1);\(y + 1)m" }
  static func click(_ x: Int, _ y: Int) -> String { press(x, y) + release(x, y) }
  static func wheelUp(_ x: Int, _ y: Int) -> String { "\u{1b}[<64;\(x + 1);\(y + 1)M" }
  static func wheelDown(_ x: Int, _ y: Int) -> String { "\u{1b}[<65;\(x + 1);\(y + 1)M" }
}
