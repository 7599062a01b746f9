import Ashlar

/// A ledger as lines: parts at the left, amounts right-aligned, then reasons with their lines at the end.
@MainActor struct LedgerText {
  private let explanation: LayoutExplanation
  private let rows: [Ledger.Row]

  init(_ explanation: LayoutExplanation) {
    self.explanation = explanation
    rows = Ledger(explanation).rows
  }

  /// The heading, a blank line, and the rows.
  var lines: [String] {
    guard let value = rows.first else { return [] }
    let place = value.text.isEmpty ? "" : "  \(value.text)"
    var lines = ["\(explanation.subject) = \(value.amount ?? "")\(place)", ""]
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
      lines.append(head + row.text + (row.source.map { "   \($0)" } ?? ""))
      if let code = row.code { lines.append(String(repeating: " ", count: head.columns) + code) }
    }
    return lines
  }
}

extension String {
  /// Returns the text with blanks up to a number of columns.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }
}
