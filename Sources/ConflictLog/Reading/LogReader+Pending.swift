import ConstraintNotation

/// Constraints that extend over several lines.
extension LogReader {
  private static let mostLines = 6

  mutating func lengthenPending(with line: String, _ content: String) {
    guard var longer = pending else { return }
    let part = line.trimmed.hasPrefix(">") ? line.trimmed : content
    longer.lines += 1
    let piece = RecordScanner.piece(Array(longer.text + " " + part))
    longer.text = piece.text
    longer.unspaced += part
    longer.likely += (Self.isCutAtBlank(longer.likely, part) ? " " : "") + part
    pending = longer
    if piece.isClosed {
      flushPending(isClosed: true)
      if phase == .list, piece.rest.contains(where: { ")]".contains($0) }) { phase = .afterList }
    } else if !piece.hasBracket, let constraint = Self.constraint(longer.texts, longer.line) {
      pending = nil
      add(constraint, before: longer.before)
    } else if longer.lines >= Self.mostLines || longer.text.count > ConstraintParser.longest {
      flushPending()
    }
  }

  /// Whether a line was probably broken at a blank: a terminal window breaks within words, an editor between them.
  private static func isCutAtBlank(_ before: String, _ after: String) -> Bool {
    guard let last = before.last, let first = after.first else { return false }
    return last.isWhitespace || last == "'" || first == "'"
      || ["+ ", "- ", "* "].contains(where: after.hasPrefix)
  }

  /// Completes a constraint. If its closing bracket is missing, it is accepted as long as its end can be read.
  mutating func flushPending(isClosed: Bool = false) {
    guard let last = pending else { return }
    pending = nil
    let text = last.text.trimmed
    let isWhole =
      isClosed || !text.hasPrefix("<") || text.hasSuffix("\"") || text.hasSuffix("\",")
      || text.hasSuffix(")")
    if isWhole {
      takeConstraint(last.texts, last.line, before: last.before)
    } else {
      note(last.text, last.line)
    }
  }

  /// Returns the first of several readings that is a constraint; nil if none is.
  static func constraint(_ texts: [String], _ line: Int) -> LoggedConstraint? {
    for text in texts {
      if let constraint = ConstraintParser.constraint(text, line: line) { return constraint }
    }
    return nil
  }
}

extension LogReader.Pending {
  /// The readings of the constraint, the likeliest first.
  fileprivate var texts: [String] { [likely, text, unspaced] }
}
