import TextLayout

/// One cell of a buffer.
///
/// A glyph that is two columns wide stands in its left cell; the cell to the right of it is a
/// ``isContinuation`` and has no text of its own.
public struct Cell: Hashable, Sendable {
  /// The glyph itself; none in a continuation.
  var glyph: Glyph
  /// The colours and attributes; those of the glyph in a continuation.
  public var style: Style

  /// The glyph in the cell: one spacing scalar and the zero-width ones attached to it, as
  /// `TextLayout` made it safe; empty in a continuation.
  public var text: String { glyph.text }

  /// The columns the glyph takes: 1 or 2, 0 in a continuation.
  public var width: Int { glyph.width }

  /// Whether the cell is the right half of the wide glyph to its left.
  public var isContinuation: Bool { width == 0 }

  /// Whether a spacing scalar is all that the cell holds.
  package var isSingleScalar: Bool { glyph.isSingleScalar }

  /// The scalars that a cell holds at most.
  package static let scalarLimit = Glyph.scalarLimit

  /// The spacing scalar at 0, then the zero-width ones; 0 beyond the last.
  package func scalar(at index: Int) -> UInt32 { glyph.scalar(at: index) }

  /// A space in the terminal's own colours.
  public static let blank = Cell(glyph: .space, style: .plain)
}
