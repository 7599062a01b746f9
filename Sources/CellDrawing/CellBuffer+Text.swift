extension CellBuffer {
  /// The rows as text, joined by newlines, without trailing spaces.
  ///
  /// - Complexity: O(*n*) for *n* cells.
  public var text: String {
    (0..<size.height).map { y in
      rowText(row(y)[...(row(y).lastIndex { $0.glyph != .space } ?? row(y).startIndex - 1)])
    }.joined(separator: "\n")
  }

  /// The rows as text, joined by newlines; each row has the buffer's width.
  ///
  /// - Complexity: O(*n*) for *n* cells.
  public var paddedText: String {
    (0..<size.height).map { rowText(row($0)) }.joined(separator: "\n")
  }

  private func rowText(_ cells: ArraySlice<Cell>) -> String {
    var text = ""
    for cell in cells { text += cell.text }
    return text
  }
}

extension CellBuffer: CustomStringConvertible {
  /// The name and size: `<CellBuffer: (80, 24)>`. ``text`` is the content.
  public var description: String { "<CellBuffer: \(size)>" }
}
