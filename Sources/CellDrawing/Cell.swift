import TextLayout

/// One cell of a buffer.
///
/// A glyph of two columns is in its left cell. The cell to the right is a continuation (``isContinuation``)
/// without text of its own.
public struct Cell: Hashable, Sendable {
  /// The glyph; `Glyph.none` in a continuation.
  var glyph: Glyph
  /// The colours and attributes; those of the glyph in a continuation.
  public var style: Style

  /// The text of the glyph: one spacing scalar and the zero-width ones attached to it, safe to show; empty in
  /// a continuation. Of a joined emoji it is the first.
  public var text: String { glyph.text }

  /// The text, of a joined emoji with all of its parts: for a terminal that groups them (mode 2027). It takes as many
  /// columns there as ``text``.
  public var wholeText: String { glyph.wholeText }

  /// The columns of the glyph: 1 or 2; 0 in a continuation.
  public var width: Int { glyph.width }

  /// Whether the cell is the right half of the wide glyph to its left.
  public var isContinuation: Bool { width == 0 }

  /// Whether the cell has no text.
  package var isBlank: Bool { glyph == .space }

  /// Whether the cell's glyph has no scalars but the spacing one.
  package var isSingleScalar: Bool { glyph.isSingleScalar }

  /// Whether the scalars behind the first are the parts of a joined emoji.
  package var isJoined: Bool { glyph.isJoined }

  /// The maximum number of scalars of a cell.
  package static let scalarLimit = Glyph.scalarLimit

  /// Returns the spacing scalar at 0, then the zero-width ones or the parts of a joined emoji; 0 beyond the last.
  package func scalar(at index: Int) -> UInt32 { glyph.scalar(at: index) }

  /// A space in the terminal's own colours.
  public static let blank = Cell(glyph: .space, style: .plain)
}
