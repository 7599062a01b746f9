import TextLayout

extension String {
  /// The width of the text on one line, in columns.
  var columns: Int { Paragraph(self).naturalSize.columns }

  /// Returns the text on one line, truncated with an ellipsis to `width` columns; `nil` if there is no room.
  func line(width: Int) -> TextLine? {
    guard width > 0 else { return nil }
    return Paragraph(self).lines(width: width, wrapping: .character, maximumLines: 1).first
  }
}
