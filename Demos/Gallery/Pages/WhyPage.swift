import Ashlar

extension Page {
  /// Creates the page of an explanation: its parts with the amounts, the reasons, and the source lines of the
  /// constraints. A row about another edge or length is an item.
  @MainActor init(_ explanation: LayoutExplanation?) {
    self.init()
    guard let explanation else {
      add(
        Paragraph(
          text: LocalizedText(
            "Nothing is chosen, or the layout has not settled.", chinese: "没有选中任何边，或布局尚未稳定。")))
      return
    }
    action = .follow
    let rows = Ledger(explanation).rows
    let column = Self.column(after: rows.map { $0.amount ?? "" })
    var item = 0
    for (index, row) in rows.enumerated() {
      if let title = row.part.title, index == 0 || row.part != rows[index - 1].part {
        addHeading(title, isShort: true)
      }
      add(
        Paragraph(
          text: row.text, mark: LocalizedText(verbatim: row.amount ?? ""), indent: column,
          item: row.links.isEmpty ? nil : item))
      if !row.links.isEmpty { item += 1 }
      for link in row.links.dropFirst() {
        add(Paragraph(text: "→ \("\(link.attribute)")", indent: column, item: item))
        item += 1
      }
      for line in [row.code, row.source.map { "\($0)" }].compactMap(\.self) {
        add(Paragraph(text: LocalizedText(verbatim: line), look: .secondary, indent: column))
      }
      if let cure = row.cure { add(Paragraph(text: cure, indent: column)) }
    }
  }

  /// The links of an explanation, in the order of the page's items.
  @MainActor static func links(of explanation: LayoutExplanation) -> [Ledger.Link] {
    Ledger(explanation).rows.flatMap(\.links)
  }
}

extension Ledger.Row.Part {
  /// The heading of a section; `nil` for the value itself.
  fileprivate var title: LocalizedText? {
    switch self {
    case .value: nil
    case .mistake: LocalizedText("MISTAKE", chinese: "错误")
    case .sum: LocalizedText("IS", chinese: "等于")
    case .heldBy: LocalizedText("HELD BY", chinese: "由何决定")
    case .lost: LocalizedText("LOST", chinese: "未能满足")
    case .chosen: LocalizedText("CHOSEN", chinese: "如何选定")
    case .nextBound: LocalizedText("NEXT BOUND", chinese: "下一个界限")
    case .movesIt: LocalizedText("MOVES IT", chinese: "什么会移动它")
    case .rounding: LocalizedText("ROUNDING", chinese: "取整")
    }
  }
}
