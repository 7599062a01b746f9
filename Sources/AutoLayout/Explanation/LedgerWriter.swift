/// Writes the rows of an explanation.
@MainActor struct LedgerWriter {
  private let explanation: LayoutExplanation

  init(_ explanation: LayoutExplanation) { self.explanation = explanation }

  private var subject: ItemAttribute { explanation.subject }
  private var isPosition: Bool { subject.attribute.isPosition }

  var rows: [Ledger.Row] {
    [value] + sum + holders + ending + losses + choice + bounds + movers + rounding
  }

  private func row(
    _ part: Ledger.Row.Part, _ amount: Double?, _ text: String, code: String? = nil,
    source: SourceLocation? = nil, links: [Ledger.Link] = []
  ) -> Ledger.Row {
    Ledger.Row(
      part: part, amount: amount?.short, text: text, code: code, source: source, links: links)
  }

  // MARK: - Value

  private var value: Ledger.Row {
    var text = ""
    if isPosition, let superview = explanation.coordinates {
      text = "in \(superview.shownIdentifier ?? superview.debugName)"
      if superview.container != nil {
        text += "; \(explanation.valueInRoot.short) in \(rootName(of: superview))"
      }
    }
    return row(.value, explanation.value, text)
  }

  private func rootName(of node: LayoutNode) -> String {
    let root = node.treeRoot
    return root.shownIdentifier ?? root.debugName
  }

  private var sum: [Ledger.Row] {
    guard let sum = explanation.sum else { return [] }
    var text = ""
    var links: [Ledger.Link] = []
    for term in sum.terms {
      let (name, value, factor): (String, Double, Double) =
        switch term {
        case .attribute(let attribute, let value, let factor): ("\(attribute)", value, factor)
        case .amount(let name, let node, let value, let factor):
          ("\(name) of \(node.shownIdentifier ?? node.debugName)", value, factor)
        case .fitted(let attribute, let value): ("\(attribute), fitted,", value, 1)
        case .baseline(let node, let offset):
          ("line of \(node.shownIdentifier ?? node.debugName)", offset, 1)
        }
      switch term {
      case .attribute(let attribute, _, _):
        links.append(
          link(attribute, attribute.attribute.isPosition ? attribute.item.container : nil))
      case .fitted(let attribute, _):
        links.append(
          Ledger.Link(
            attribute: attribute, coordinates: nil, fittedView: attribute.item as? LayoutNode))
      case .amount, .baseline: break
      }
      text += text.isEmpty ? (factor < 0 ? "-" : "") : factor < 0 ? " - " : " + "
      text += "\(name) \(value.short)"
      if abs(factor) != 1 { text += " × \(Fraction.text(abs(factor)))" }
    }
    return [row(.sum, explanation.value, text, links: links)]
  }

  // MARK: - Constraints

  private var holders: [Ledger.Row] {
    explanation.holders.map { reading in
      // A fitted length is held by an edge.
      let isOther = reading.subject != subject
      return row(
        .heldBy, reading.rightSide, (isOther ? "\(reading.subject) " : "") + reading.words,
        of: reading)
    }
  }

  private func row(
    _ part: Ledger.Row.Part, _ amount: Double?, _ text: String, of reading: ConstraintReading
  ) -> Ledger.Row {
    row(
      part, amount, text, code: reading.constraint?.code, source: reading.source,
      links: reading.terms.map {
        link($0.attribute, $0.attribute.attribute.isPosition ? reading.coordinates : nil)
      })
  }

  private func link(_ attribute: ItemAttribute, _ coordinates: LayoutNode?) -> Ledger.Link {
    Ledger.Link(
      attribute: attribute, coordinates: coordinates, fittedView: explanation.fittedView)
  }

  private var ending: [Ledger.Row] {
    guard let ending = explanation.ending else { return [] }
    let text =
      switch ending {
      case .explicitFrame(let reason): reason ?? "an explicit frame: no constraint is on it"
      case .rootSize:
        "the size of \(subject.item.shownIdentifier ?? subject.item.debugName), given from outside"
      case .fittingTarget(let priority):
        priority == .required
          ? "given for the fitting" : "wanted by the fitting, at \(priority.rawValue.short)"
      case .origin: "the origin of its own coordinates"
      }
    return [row(.heldBy, explanation.value, text)]
  }

  private var losses: [Ledger.Row] {
    explanation.losses.map { loss in
      let reading = loss.constraint
      var text = reading.words
      if reading.relation == .equal {
        text += ": missed by \(loss.amount.short)"
      } else {
        text += ": \(loss.amount.short) \(reading.relation == .lessThanOrEqual ? "over" : "short")"
      }
      if loss.isLeftOut {
        text += "; left out, it contradicts others"
      } else if let first = winner(of: loss) {
        let rest = loss.winners.count - 1
        text += "; \(first.equation) prevails"
        if rest > 0 { text += ", and \(rest) more" }
      }
      return row(.lost, reading.rightSide, text, of: reading)
    }
  }

  /// The constraint to name of those that prevail: one on the same view before others.
  private func winner(of loss: LostConstraint) -> ConstraintReading? {
    let item = loss.constraint.subject.item
    let own = loss.winners.first { winner in
      winner.subject.item === item || winner.terms.contains { $0.attribute.item === item }
    }
    return own ?? loss.winners.first
  }

  private var bounds: [Ledger.Row] {
    explanation.bounds.prefix(3).map {
      row(.nextBound, $0.rightSide, "\($0.words): \($0.slack.short) to spare", of: $0)
    }
  }

  // MARK: - Choice

  private var choice: [Ledger.Row] {
    guard let choice = explanation.choice else { return [] }
    let (low, high) = (choice.range.lowerBound, choice.range.upperBound)
    let range =
      low.isFinite && high.isFinite
      ? "of \(low.short)...\(high.short)"
      : low.isFinite
        ? "of \(low.short) and more"
        : high.isFinite ? "of \(high.short) and less" : "of all numbers"
    let count = choice.companions.count
    let names = choice.companions.prefix(3).map { "\($0)" }.joined(separator: ", ")
    let others =
      count == 0 ? "" : "; \(names)\(count > 3 ? " and \(count - 3) more" : "") would move with it"
    return [
      row(
        .chosen, explanation.value,
        "\(range); no constraint decides, the rule for ties and free values does\(others)",
        code: choice.settledBy)
    ]
  }

  // MARK: - Movers

  private var movers: [Ledger.Row] {
    explanation.movers.compactMap { mover in
      guard let text = mover.words else { return nil }
      return Ledger.Row(
        part: .movesIt, amount: mover.amountText, text: text, code: nil, source: mover.source,
        links: mover.links)
    }
  }

  private var rounding: [Ledger.Row] {
    guard let rounding = explanation.rounding else { return [] }
    var text = "\(rounding.exact.short) is drawn as \(rounding.cells)"
    if isPosition {
      text =
        "\(rounding.exact.short) is drawn at \(subject.attribute.axis == .horizontal ? "column" : "row") "
        + "\(rounding.cells)"
    }
    if !rounding.siblings.isEmpty {
      let names = rounding.siblings.map {
        "\($0.item.shownIdentifier ?? $0.item.debugName) \($0.cells)"
      }
      text += "; as long, but in other cells: \(names.joined(separator: ", "))"
    }
    return [row(.rounding, Double(rounding.cells), text)]
  }
}

extension ConstraintReading {
  /// The right side in numbers, with its relation and origin: `>= container.right 60 × 1/3`.
  var words: String {
    var text = relation == .equal ? "" : "\(relation) "
    for (index, term) in terms.enumerated() {
      if index > 0 { text += term.multiplier < 0 ? " - " : " + " }
      text += "\(term.attribute) \(term.value.short)"
      let factor = index > 0 ? abs(term.multiplier) : term.multiplier
      if factor != 1 { text += " × \(Fraction.text(factor))" }
    }
    if terms.isEmpty {
      text += constant.short
    } else if constant != 0 {
      text += " \(constant < 0 ? "-" : "+") \(abs(constant).short)"
    }
    let end = origin.words(of: subject)
    var notes = [end].compactMap(\.self)
    if origin == .hugging || origin == .compressionResistance || priority != .required {
      notes.append(priority == .required ? "required" : "priority \(priority.rawValue.short)")
    }
    return notes.isEmpty ? text : text + ", " + notes.joined(separator: ", ")
  }

  /// The constraint in short, without numbers: `right <= container.right (1000)`.
  var equation: String {
    if let constraint { return constraint.shortEquation }
    return "\(subject) \(words)"
  }
}

extension ConstraintReading.Origin {
  /// The origin in words; nil for a constraint that the program wrote.
  @MainActor func words(of attribute: ItemAttribute) -> String? {
    let length = attribute.attribute.axis == .horizontal ? "width" : "height"
    return switch self {
    case .written: nil
    case .stack: "by its stack"
    case .hugging: "its intrinsic \(length)\(Self.reason(attribute)), content hugging"
    case .compressionResistance:
      "its intrinsic \(length)\(Self.reason(attribute)), compression resistance"
    case .explicitFrame: "its explicit frame"
    case .given: "given from outside"
    case .nonNegativeSize: "no length is negative"
    case .scrolledContent: "where scrolled content begins"
    case .inset: "a margin"
    }
  }

  /// The view's own reason for an intrinsic length, in brackets.
  @MainActor private static func reason(_ attribute: ItemAttribute) -> String {
    let view = attribute.item as? LayoutNode
    return view?.intrinsicContentSizeReason(along: attribute.attribute.axis).map { " (\($0))" }
      ?? ""
  }
}
