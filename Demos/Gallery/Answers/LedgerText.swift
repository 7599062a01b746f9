import Ashlar

/// A ledger as lines of text: parts at the left, amounts right-aligned, then reasons, with source line and code below
/// them.
@MainActor struct LedgerText {
  private let explanation: LayoutExplanation
  private let rows: [Ledger.Row]
  private let localizer: Localizer

  /// - Parameter isStep: Whether only deciding rows are shown, as in a later step of a chain.
  init(_ explanation: LayoutExplanation, isStep: Bool = false, in localizer: Localizer) {
    self.explanation = explanation
    self.localizer = localizer
    let rows = Ledger(explanation).rows
    let deciding: [Ledger.Row.Part] = [.value, .mistake, .sum, .heldBy, .chosen]
    self.rows = isStep ? rows.filter { deciding.contains($0.part) } : rows
  }

  /// The attribute and its value: `green.left = 20`; in a fitting also the view that was measured.
  var title: String {
    let value = "\(explanation.subject) = \(rows.first?.amount ?? "")"
    guard let view = explanation.fittedView else { return value }
    let name = view.identifier ?? view.debugName
    return localizer.string(
      LocalizedText("\(value)  while \(name) was measured", chinese: "\(value)  测量 \(name) 时"))
  }

  /// The title with the coordinates, a blank line, and the rows.
  var lines: [String] {
    guard let value = rows.first else { return [] }
    let place: LocalizedText =
      value.text.isEmpty
      ? .empty
      : explanation.fittedView == nil
        ? "  \(value.text)" : LocalizedText(", \(value.text)", chinese: "，\(value.text)")
    var lines = [localizer.string("\(title)\(place)"), ""]
    let rest = rows.dropFirst()
    let partWidth = 2 + (rest.map { localizer.string($0.part.title).columns }.max() ?? 0)
    let amountWidth = rest.map { ($0.amount ?? "").columns }.max() ?? 0
    var last: Ledger.Row.Part?
    for row in rest {
      let part = row.part == last ? "" : localizer.string(row.part.title)
      last = row.part
      let amount = row.amount ?? ""
      let head =
        "  " + part.padded(to: partWidth)
        + String(repeating: " ", count: amountWidth - amount.columns) + amount + "  "
      let indent = String(repeating: " ", count: head.columns)
      let reason = wrapped(row.text, beside: head.columns)
      let cure = row.cure.map { wrapped($0, beside: head.columns) } ?? []
      lines.append(head + (reason.first ?? ""))
      let more = reason.dropFirst() + [self.place(row)].compactMap(\.self) + cure
      lines += more.map { indent + $0 }
    }
    return lines
  }

  /// The columns at which sentences are wrapped. Lines of code are not wrapped.
  private static let width = 100

  private func wrapped(_ text: LocalizedText, beside columns: Int) -> [String] {
    Paragraph(localizer.string(text)).lines(width: max(40, Self.width - columns)).map(\.text)
  }

  /// The source line of a constraint, and its code.
  private func place(_ row: Ledger.Row) -> String? {
    let code = row.code.map {
      row.part == .chosen
        ? localizer.string(LocalizedText("to settle it: \($0)", chinese: "要确定它：\($0)")) : $0
    }
    let parts = [row.source.map { "\($0)" }, code].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "  ")
  }
}

extension String {
  /// Returns the text padded with spaces to a number of columns.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }
}
