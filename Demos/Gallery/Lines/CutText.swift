import Ashlar

extension String {
  /// The columns that the text takes on one line.
  var columns: Int { Paragraph(self).naturalSize.columns }

  /// The text on one line of a width, with an ellipsis where it is cut; absent where there is no room.
  func line(width: Int) -> TextLine? {
    guard width > 0 else { return nil }
    return Paragraph(self).lines(width: width, wrapping: .character, maximumLines: 1).first
  }
}
