import Ashlar

/// The answer to why a value is what it is, as text or JSON.
@MainActor public struct WhyAnswer {
  private let explanations: [(depth: Int, explanation: LayoutExplanation)]

  /// Creates the answer; `withChain` goes on with the explanations of the numbers in it.
  public init(_ explanation: LayoutExplanation, withChain: Bool = false) {
    explanations =
      withChain ? WhyChain(from: explanation).steps : [(depth: 0, explanation: explanation)]
  }

  /// The ledgers, a blank line between them. In a chain later ones are indented by their distance, and have only what
  /// decides.
  public var text: String {
    explanations.enumerated().map { index, step in
      let indent = String(repeating: "  ", count: step.depth)
      return LedgerText(step.explanation, isStep: index > 0).lines.map {
        ($0.isEmpty ? "" : indent) + $0
      }
      .joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// The ledgers as JSON on one line.
  public var json: String {
    "[" + explanations.map { json(of: $0.explanation) }.joined(separator: ",") + "]"
  }

  private func json(of explanation: LayoutExplanation) -> String {
    let rows = Ledger(explanation).rows.map { row in
      var fields = ["\"part\":\(FrameListing.quoted(row.part.rawValue))"]
      if let amount = row.amount { fields.append("\"amount\":\(FrameListing.quoted(amount))") }
      fields.append("\"text\":\(FrameListing.quoted(row.text))")
      if let code = row.code { fields.append("\"code\":\(FrameListing.quoted(code))") }
      if let cure = row.cure { fields.append("\"cure\":\(FrameListing.quoted(cure))") }
      if let source = row.source {
        fields.append("\"source\":\(FrameListing.quoted("\(source)"))")
      }
      let links = row.links.map { FrameListing.quoted("\($0.attribute)") }
      if !links.isEmpty { fields.append("\"links\":[\(links.joined(separator: ","))]") }
      return "{\(fields.joined(separator: ","))}"
    }
    return """
      {"subject":\(FrameListing.quoted("\(explanation.subject)")),\
      "value":\(FrameListing.decimal(explanation.value)),\
      "valueInRoot":\(FrameListing.decimal(explanation.valueInRoot)),\
      "rows":[\(rows.joined(separator: ","))]}
      """
  }
}
