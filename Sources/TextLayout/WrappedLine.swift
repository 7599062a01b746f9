/// The rows of one line of an editable text. Positions count from the start of the line.
struct WrappedLine: Sendable {
  /// The width of the whole line without wrapping, in columns.
  let naturalWidth: Int
  /// The rows, if the line has several; most lines have one.
  private var rows: [CharacterRows.Row] = []
  private let count: Int
  private let columns: Int

  /// Wraps a line at a number of columns, at least 1.
  init(_ line: CharacterLines.Line, columns: Int) {
    let characters = line.characters
    count = characters.count
    self.columns = columns
    if line.isPlain, count <= columns {
      naturalWidth = count
      return
    }
    let widths =
      line.isPlain ? Array(repeating: 1, count: count) : characters.map(CharacterRows.columns)
    naturalWidth = widths.reduce(0, +)
    if naturalWidth > columns { wrap(characters, widths) }
  }

  var rowCount: Int { max(1, rows.count) }

  func row(at index: Int) -> CharacterRows.Row {
    rows.isEmpty
      ? CharacterRows.Row(range: 0..<count, width: naturalWidth, endsLine: true) : rows[index]
  }

  /// Returns the index of the row that contains a position.
  func index(of place: Int) -> Int {
    guard !rows.isEmpty else { return 0 }
    var (low, high) = (0, rows.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if rows[middle].range.lowerBound <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }

  var widestRow: Int { rows.isEmpty ? naturalWidth : rows.reduce(0) { max($0, $1.width) } }

  private mutating func wrap(_ characters: [Character], _ widths: [Int]) {
    let breaks = Self.breaks(in: characters)
    var (start, width, lastBreak, index) = (0, 0, 0, 0)
    while index < widths.count {
      if breaks[index] { lastBreak = index }
      if width + widths[index] > columns, !characters[index].isBreakingSpace, index > start {
        let end = lastBreak > start ? lastBreak : index
        add(start..<end, widths, endsLine: false)
        (start, index, width) = (end, end, 0)
      }
      width += widths[index]
      index += 1
    }
    add(start..<widths.count, widths, endsLine: true)
  }

  private mutating func add(_ range: Range<Int>, _ widths: [Int], endsLine: Bool) {
    rows.append(
      CharacterRows.Row(
        range: range, width: min(columns, widths[range].reduce(0, +)), endsLine: endsLine))
  }

  /// Returns for each character of a line whether a row may begin with it.
  private static func breaks(in line: [Character]) -> [Bool] {
    var breaks = Array(repeating: false, count: line.count)
    var units: [UInt16] = []
    // The offsets at which characters begin, ascending.
    var offsets: [Int] = []
    for character in line {
      offsets.append(units.count)
      units.append(contentsOf: character.utf16)
    }
    var index = 0
    let isKnown = LineBreaks.forEach(in: units) { offset in
      while index < offsets.count, offsets[index] < offset { index += 1 }
      if index < offsets.count, offsets[index] == offset { breaks[index] = true }
    }
    guard !isKnown else { return breaks }
    for (index, character) in line.enumerated() where index + 1 < breaks.count {
      breaks[index + 1] = character.isBreakingSpace
    }
    return breaks
  }
}

extension Character {
  /// Whether a row may end after the character, which may extend beyond the row.
  fileprivate var isBreakingSpace: Bool { self == " " || self == "\t" || self == "\u{3000}" }
}
