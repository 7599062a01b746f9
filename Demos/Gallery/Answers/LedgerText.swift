import Ashlar

/// A ledger as lines: parts at the left, amounts right-aligned, then reasons, with the line and the code below them.
@MainActor struct LedgerText {
  private let explanation: LayoutExplanation
  private let rows: [Ledger.Row]

  /// - Parameter isStep: Whether only what decides is shown, as in a later step of a chain.
  init(_ explanation: LayoutExplanation, isStep: Bool = false) {
    self.explanation = explanation
    let rows = Ledger(explanation).rows
    let deciding: [Ledger.Row.Part] = [.value, .mistake, .sum, .heldBy, .chosen]
    self.rows = isStep ? rows.filter { deciding.contains($0.part) } : rows
  }

  /// The heading, a blank line, and the rows.
  var lines: [String] {
    guard let value = rows.first else { return [] }
    let coordinates = value.text.isEmpty ? "" : "  \(value.text)"
    var lines = ["\(explanation.subject) = \(value.amount ?? "")\(coordinates)", ""]
    let rest = rows.dropFirst()
    let partWidth = 2 + (rest.map { $0.part.rawValue.columns }.max() ?? 0)
    let amountWidth = rest.map { ($0.amount ?? "").columns }.max() ?? 0
    var last: Ledger.Row.Part?
    for row in rest {
      let part = row.part == last ? "" : row.part.rawValue
      last = row.part
      let amount = row.amount ?? ""
      let head =
        "  " + part.padded(to: partWidth)
        + String(repeating: " ", count: amountWidth - amount.columns) + amount + "  "
      lines.append(head + row.text)
      let indent = String(repeating: " ", count: head.columns)
      lines += [place(row), row.cure].compactMap(\.self).map { indent + $0 }
    }
    return lines
  }

  /// The line of a constraint and its code.
  private func place(_ row: Ledger.Row) -> String? {
    let code = row.code.map { row.part == .chosen ? "to settle it: \($0)" : $0 }
    let parts = [row.source.map { "\($0)" }, code].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "  ")
  }
}

extension String {
  /// Returns the text with blanks up to a number of columns.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }
}
