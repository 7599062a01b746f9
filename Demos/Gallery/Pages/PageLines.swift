import Ashlar

/// A page wrapped at a width.
struct PageLines {
  /// A line of a paragraph.
  struct Line {
    var paragraph: Page.Paragraph
    /// Whether it is the paragraph's first line, which has the mark.
    var isFirst: Bool
    /// The column where the text starts.
    var x: Int
    var text: TextLine
  }

  let lines: [Line]
  /// The number of paragraphs that can be selected.
  let itemCount: Int
  /// The columns at the left of all text: for the selection's sign on a page with items.
  let margin: Int

  /// Wraps a page in `place` columns. In a narrow page marks get a line of their own and nothing is
  /// indented, so that the text gets the columns.
  init(_ page: Page, place: Int) {
    itemCount = page.paragraphs.count { $0.item != nil }
    let margin = itemCount > 0 && place >= 16 ? 2 : min(1, place / 8)
    // A blank column at the right, too, where there are enough of them.
    let width = max(1, place - margin - min(1, place / 16))
    lines = page.paragraphs.flatMap { Self.lines(of: $0, width: width) }
    self.margin = margin
  }

  private static func lines(of paragraph: Page.Paragraph, width: Int) -> [Line] {
    let isNarrow = paragraph.indent + paragraph.hanging > max(width / 3, width - 30)
    let hasMark = !paragraph.mark.isEmpty
    let indent = isNarrow ? (hasMark ? 2 : 0) : paragraph.indent
    let hanging = isNarrow ? 0 : paragraph.hanging
    let text = Paragraph(paragraph.text)
    // A text that fits on one line needs no hanging indentation.
    let room = max(1, width - indent - (text.naturalSize.columns > width - indent ? hanging : 0))
    var wrapped = text.lines(width: room)
    if wrapped.isEmpty { wrapped = [TextLine("")] }
    var lines = wrapped.enumerated().map { index, text in
      Line(
        paragraph: paragraph, isFirst: index == 0, x: indent + (index == 0 ? 0 : hanging),
        text: text)
    }
    if isNarrow, hasMark {
      lines[0].isFirst = false
      let above = Line(paragraph: paragraph, isFirst: true, x: indent, text: TextLine(""))
      lines.insert(above, at: 0)
    }
    return lines
  }

  /// Returns the lines of an item; `nil` where there is no such item.
  func range(ofItem item: Int) -> Range<Int>? {
    guard let first = lines.firstIndex(where: { $0.paragraph.item == item }),
      let last = lines.lastIndex(where: { $0.paragraph.item == item })
    else { return nil }
    return first..<last + 1
  }
}
