import AutoLayout
import CellDrawing

extension StyleLegend {
  /// Compares the styles with a text of rows and a legend in the form of ``description``; `nil` if they do not differ.
  ///
  /// Letters have the meaning of the text's own legend, so that an extra or a missing style does not change other
  /// letters.
  func difference(from expected: String, source: SourceLocation?) -> ScreenDifference? {
    let lines = expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // No row contains a space.
    let isEntry = { (line: String) in line.dropFirst().hasPrefix("  ") }
    let known = lines.filter(isEntry).compactMap { line in
      line.first.map { (letter: $0, style: String(line.dropFirst(3))) }
    }
    let taken = lines.filter { !isEntry($0) }.joined() + known.map(\.letter)
    var free = Self.letters.filter { !taken.contains($0) }[...]
    var entries: [(letter: Character, style: String)] = []
    let letters = styles.map { style in
      let entry =
        known.first { $0.style == "\(style)" } ?? (
          letter: free.popFirst() ?? "?", style: "\(style)"
        )
      entries.append(entry)
      return entry.letter
    }
    let names = Dictionary(zip(Self.letters, letters)) { first, _ in first }
    let unmet = known.filter { entry in !entries.contains { $0.letter == entry.letter } }
    return ScreenDifference(
      expected: lines.filter { !isEntry($0) },
      actual: rows.map { String($0.map { names[$0] ?? $0 }) },
      blank: ".", legend: (entries + unmet).map { "\($0.letter)  \($0.style)" }, source: source)
  }
}
