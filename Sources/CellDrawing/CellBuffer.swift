import TextLayout

/// One cell of a buffer.
///
/// A glyph of two columns is in its left cell. The cell to the right of it is a continuation (``isContinuation``)
/// without text.
public struct Cell: Hashable, Sendable {
  /// The glyph; `Glyph.none` in a continuation.
  var glyph: Glyph
  /// The colours and attributes; a continuation has those of its glyph.
  public var style: Style

  /// The text of the glyph, which is safe to show: one spacing scalar and the zero-width ones attached to it; for a
  /// joined emoji only the first scalar. Empty in a continuation.
  public var text: String { glyph.text }

  /// The text with all parts of a joined emoji, for a terminal that groups grapheme clusters (mode 2027). It takes as
  /// many columns there as ``text``.
  public var wholeText: String { glyph.wholeText }

  /// The columns of the glyph: 1 or 2; 0 in a continuation.
  public var width: Int { glyph.width }

  /// Whether the cell is the right half of the wide glyph to its left.
  public var isContinuation: Bool { width == 0 }

  /// Whether the cell's glyph is a space.
  package var isBlank: Bool { glyph == .space }

  /// Whether the cell's glyph has no scalar but the spacing one.
  package var isSingleScalar: Bool { glyph.isSingleScalar }

  /// Whether the scalars after the first are the parts of a joined emoji.
  package var isJoined: Bool { glyph.isJoined }

  /// The maximum number of scalars of a cell.
  package static let scalarLimit = Glyph.scalarLimit

  /// Returns the scalar at an index: the spacing scalar at 0, then the zero-width ones or the parts of a joined emoji;
  /// 0 after the last.
  package func scalar(at index: Int) -> UInt32 { glyph.scalar(at: index) }

  /// A space in the terminal's default colours.
  public static let blank = Cell(glyph: .space, style: .plain)
}

/// A grid of cells to show on a terminal.
///
/// No operation leaves half of a wide glyph: writing over one half blanks the other. Draw on a ``Surface`` to fill a
/// buffer.
public struct CellBuffer: Hashable, Sendable {
  /// The columns and rows.
  public let size: CellSize
  /// The cells, row by row from the top left.
  var cells: [Cell]
  /// The cell of the terminal's cursor; nil, the default, hides the cursor. A cell outside of the buffer becomes nil.
  public var cursor: CellPoint? {
    didSet {
      if let cursor, !CellRect(origin: .zero, size: size).contains(cursor) { self.cursor = nil }
    }
  }

  /// Creates a buffer of blank cells.
  ///
  /// - Complexity: O(*n*) for *n* cells.
  public init(size: CellSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.width * size.height)
  }

  /// Accesses the cell at a column and row, which must be within the buffer.
  public subscript(x: Int, y: Int) -> Cell {
    precondition(
      x >= 0 && x < size.width && y >= 0 && y < size.height,
      "The cell (\(x), \(y)) is outside of a buffer of \(size.width)x\(size.height).")
    return cells[y * size.width + x]
  }

  /// Returns the cells of a row from left to right, including continuations. `y` must be within the buffer.
  public func row(_ y: Int) -> ArraySlice<Cell> {
    precondition(
      y >= 0 && y < size.height, "The row \(y) is outside of a buffer of \(size.height) rows.")
    return cells[y * size.width..<(y + 1) * size.width]
  }

  /// Returns the columns of a row from the first to the last cell that differs from `other`, extended to whole wide
  /// glyphs of both buffers; the whole row if the sizes differ; nil if the rows are equal. `y` must be within the
  /// buffer.
  ///
  /// - Complexity: O(*n*) for *n* columns.
  public func changedColumns(inRow y: Int, since other: CellBuffer) -> Range<Int>? {
    precondition(
      y >= 0 && y < size.height, "The row \(y) is outside of a buffer of \(size.height) rows.")
    guard size == other.size else { return 0..<size.width }
    let row = y * size.width
    let (own, others) = (cells.span, other.cells.span)
    var start = row
    var end = row + size.width
    while start < end, own[start] == others[start] { start += 1 }
    if start == end { return nil }
    while own[end - 1] == others[end - 1] { end -= 1 }
    while own[start].isContinuation || others[start].isContinuation { start -= 1 }
    while end < row + size.width, own[end].isContinuation || others[end].isContinuation { end += 1 }
    return start - row..<end - row
  }

  /// Returns the buffer in another size: cut off at the right and the bottom, or extended with blanks there. Half of a
  /// wide glyph at the cut becomes a blank.
  ///
  /// - Complexity: O(*n*) for *n* cells of the new size.
  public func resized(to newSize: CellSize) -> CellBuffer {
    if newSize == size { return self }
    var resized = CellBuffer(size: newSize)
    let columns = min(size.width, newSize.width)
    for y in 0..<min(size.height, newSize.height) {
      let target = y * newSize.width
      resized.cells.replaceSubrange(target..<target + columns, with: row(y).prefix(columns))
      if columns > 0 && resized.cells[target + columns - 1].width == 2 {
        resized.blank(target + columns - 1)
      }
    }
    resized.cursor = cursor
    return resized
  }
}

extension CellBuffer {
  /// Replaces the cells of a part by those of another buffer, whose top left is at `origin` in this one. The part has
  /// to be within both buffers. A wide glyph that crosses the part's edge has to be in both or in neither.
  package mutating func replace(_ part: CellRect, by other: CellBuffer, at origin: CellPoint) {
    let (drawn, width, otherWidth) = (other.cells.span, size.width, other.size.width)
    var cells = cells.mutableSpan
    for y in part.minY..<part.maxY {
      let start = (y - origin.y) * otherWidth + part.minX - origin.x
      let target = y * width + part.minX
      for column in 0..<part.width { cells[target + column] = drawn[start + column] }
    }
  }

  /// Returns whether a wide glyph crosses the left or the right edge of a part, which has to be within the buffer.
  package func cutsGlyph(atEdgesOf part: CellRect) -> Bool {
    (part.minY..<part.maxY).contains { y in
      [part.minX, part.maxX].contains { x in
        x < size.width && cells[y * size.width + x].isContinuation
      }
    }
  }
}

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
