/// Constraints that several lines hold.
extension LogReader {
  private static let mostLines = 6

  mutating func lengthenPending(with line: String, _ content: String) {
    guard var longer = pending else { return }
    let part = line.trimmed.hasPrefix(">") ? line.trimmed : content
    longer.lines += 1
    let piece = RecordScanner.piece(Array(longer.text + " " + part))
    longer.text = piece.text
    pending = longer
    if piece.isClosed {
      pending = nil
      takeConstraint(piece.text, longer.line, before: longer.before)
      if phase == .list, piece.rest.contains(where: { ")]".contains($0) }) { phase = .afterList }
    } else if !piece.hasBracket,
      let constraint = ConstraintParser.constraint(piece.text, line: longer.line)
    {
      pending = nil
      add(constraint, before: longer.before)
    } else if longer.lines >= Self.mostLines || longer.text.count > ConstraintParser.longest {
      flushPending()
    }
  }

  /// Ends a constraint whose closing bracket never came. It counts if its end is there all the same.
  mutating func flushPending() {
    guard let last = pending else { return }
    pending = nil
    let text = last.text.trimmed
    let isWhole =
      !text.hasPrefix("<") || text.hasSuffix("\"") || text.hasSuffix("\",") || text.hasSuffix(")")
    if isWhole {
      takeConstraint(last.text, last.line, before: last.before)
    } else {
      note(last.text, last.line)
    }
  }
}
