/// One cell of a buffer.
///
/// A glyph that is two columns wide stands in its left cell; the cell to the right of it is a
/// ``isContinuation`` and has no text of its own.
public struct Cell: Hashable, Sendable {
  /// What stands in the cell: one spacing scalar and the zero-width ones attached to it, as
  /// `TextLayout` made it safe; empty in a continuation.
  public internal(set) var text: String
  /// The columns the glyph takes: 1 or 2, 0 in a continuation.
  public internal(set) var width: Int
  /// The colours and attributes; those of the glyph in a continuation.
  public var style: Style

  init(text: String, width: Int, style: Style) {
    self.text = text
    self.width = width
    self.style = style
  }

  /// Whether the cell is the right half of the wide glyph to its left.
  public var isContinuation: Bool { width == 0 }

  /// A space in the terminal's own colours.
  public static let blank = Cell(text: " ", width: 1, style: .plain)
}
