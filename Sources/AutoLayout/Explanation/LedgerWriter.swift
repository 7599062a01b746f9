import Localization

/// Writes the rows of an explanation.
@MainActor struct LedgerWriter {
  let explanation: LayoutExplanation

  init(_ explanation: LayoutExplanation) { self.explanation = explanation }

  var subject: ItemAttribute { explanation.subject }
  private var isPosition: Bool { subject.attribute.isPosition }

  /// The rows, the most decisive first. A length that was found by a fitting has the rows of that fitting.
  var rows: [Ledger.Row] {
    guard let fitted = fittedExplanation else {
      return [value] + mistakes + sum + holders + ending + losses + choice + bounds + movers
        + rounding
    }
    let inner = LedgerWriter(fitted)
    return [value] + mistakes + [fittedSum(fitted)] + inner.holders + inner.losses
      + inner.choice + inner.bounds + inner.movers + rounding
  }

  func row(
    _ part: Ledger.Row.Part, _ amount: Double?, _ text: LocalizedText,
    brief: LocalizedText? = nil, code: String? = nil,
    cure: LocalizedText? = nil, source: SourceLocation? = nil, links: [Ledger.Link] = []
  ) -> Ledger.Row {
    Ledger.Row(
      part: part, amount: amount?.brief, text: text, brief: brief, code: code, cure: cure,
      source: source,
      links: links)
  }

  // MARK: - Value

  private var value: Ledger.Row {
    var text = LocalizedText.empty
    if isPosition, let superview = explanation.coordinates {
      text =
        superview === subject.item
        ? LocalizedText("in its own coordinates", chinese: "在自身坐标系中")
        : LocalizedText(
          "in \(superview.shortName)",
          chinese: "在 \(superview.shortName) 中")
      if superview.container != nil {
        text = LocalizedText(
          "\(text); \(explanation.valueInRoot.brief) in \(rootName(of: superview))",
          chinese: "\(text)；在 \(rootName(of: superview)) 中为 \(explanation.valueInRoot.brief)")
      }
    }
    return row(.value, explanation.value, text)
  }

  private func rootName(of node: LayoutNode) -> String {
    let root = node.treeRoot
    return root.shortName
  }

  private var mistakes: [Ledger.Row] {
    explanation.mistakes.map {
      row(.mistake, nil, $0.localizedSentence, cure: $0.localizedCure, source: $0.source)
    }
  }

  private var sum: [Ledger.Row] {
    guard let sum = explanation.sum else { return [] }
    return [
      row(
        .sum, explanation.value, sum.text, brief: sum.briefText,
        links: sum.terms.compactMap(link))
    ]
  }

  private func link(_ term: LayoutSum.Term) -> Ledger.Link? {
    switch term {
    case .attribute(let attribute, _, _):
      link(attribute, attribute.attribute.isPosition ? explanation.coordinates : nil)
    case .fitted(let attribute, _):
      Ledger.Link(
        attribute: attribute, coordinates: nil, fittedView: attribute.item as? LayoutNode)
    case .amount, .baseline, .constant: nil
    }
  }

  func link(_ attribute: ItemAttribute, _ coordinates: LayoutNode?) -> Ledger.Link {
    Ledger.Link(
      attribute: attribute, coordinates: coordinates, fittedView: explanation.fittedView)
  }

  // MARK: - Fitting

  /// The explanation of the fitting that found the value; nil if a layout found it.
  private var fittedExplanation: LayoutExplanation? {
    for term in explanation.sum?.terms ?? [] {
      if case .fitted = term { return link(term)?.explanation }
    }
    return nil
  }

  /// The value as a sum down to margins and contents: `top margin of contentView 1 + label1.height 5 + ...`.
  private func fittedSum(_ fitted: LayoutExplanation) -> Ledger.Row {
    let links = explanation.sum?.terms.compactMap(link) ?? []
    let whole = WholeSum(of: explanation)
    guard let terms = whole.terms else {
      return row(.sum, explanation.value, explanation.sum?.text ?? .empty, links: links)
    }
    let sum = LayoutSum(terms: terms)
    let text = LocalizedText.joined(
      [sum.text] + whole.contents, separator: LocalizedText("; ", chinese: "；"))
    return row(.sum, explanation.value, text, brief: sum.briefText, links: links)
  }

  // MARK: - Ends

  private var ending: [Ledger.Row] {
    guard let ending = explanation.ending else { return [] }
    let text: LocalizedText =
      switch ending {
      case .explicitFrame(let reason):
        reason
          ?? LocalizedText(
            "an explicit frame: no constraint is on it", chinese: "直接设置的 frame：没有约束作用于它")
      case .rootSize:
        LocalizedText(
          "the size of \(subject.item.shortName), given from outside",
          chinese: "\(subject.item.shortName) 的尺寸，由外部给定")
      case .fittingTarget(let priority):
        priority == .required
          ? LocalizedText("given for the fitting", chinese: "测量时给定")
          : LocalizedText(
            "wanted by the fitting, at \(priority.rawValue.short)",
            chinese: "测量时希望的值，优先级 \(priority.rawValue.short)")
      case .origin: LocalizedText("the origin of its own coordinates", chinese: "自身坐标系的原点")
      }
    return [row(.heldBy, explanation.value, text)]
  }

  private var rounding: [Ledger.Row] {
    guard let rounding = explanation.rounding else { return [] }
    let exact = rounding.exact.brief
    var text: LocalizedText =
      switch (isPosition, subject.attribute.axis) {
      case (false, _):
        LocalizedText(
          "\(exact) is drawn as \(rounding.cells)", chinese: "\(exact) 画成 \(rounding.cells)")
      case (true, .horizontal):
        LocalizedText(
          "\(exact) is drawn at column \(rounding.cells)",
          chinese: "\(exact) 画在第 \(rounding.cells) 列")
      case (true, .vertical):
        LocalizedText(
          "\(exact) is drawn at row \(rounding.cells)", chinese: "\(exact) 画在第 \(rounding.cells) 行")
      }
    if !rounding.siblings.isEmpty {
      let names = rounding.siblings.map {
        LocalizedText(
          verbatim: "\($0.item.shownIdentifier ?? $0.item.debugName) \($0.cells)")
      }
      text = LocalizedText(
        "\(text); as long, but in other cells: \(LocalizedText.list(names))",
        chinese: "\(text)；长度相同，但格数不同：\(LocalizedText.list(names))")
    }
    return [row(.rounding, Double(rounding.cells), text)]
  }
}
