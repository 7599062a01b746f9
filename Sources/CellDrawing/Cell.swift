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
