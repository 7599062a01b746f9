import Localization

/// The rows on constraints and on movers.
extension LedgerWriter {
  var holders: [Ledger.Row] {
    explanation.holders.map { reading in
      @MainActor func whole(_ words: LocalizedText) -> LocalizedText {
        "\(left(of: reading))\(words)\(place(of: reading))"
      }
      guard let strengths = strengths(of: reading) else {
        let equals = reading.subject != subject && reading.relation == .equal ? "= " : ""
        return row(
          .heldBy, reading.rightSide, whole("\(equals)\(reading.words)"),
          brief: whole("\(equals)\(reading.briefWords)"), of: reading)
      }
      return row(
        .heldBy, reading.rightSide,
        whole(
          LocalizedText(
            "\(reading.contentWords) (\(strengths))",
            chinese: "\(reading.contentWords)（\(strengths)）")),
        brief: whole(reading.contentWords), of: reading)
    }
  }

  /// The left side of a reading, if it is not the explained attribute: an edge can hold a fitted length.
  private func left(of reading: ConstraintReading) -> String {
    reading.subject == subject ? "" : "\(reading.subject) "
  }

  /// The priorities of an intrinsic length whose hugging and compression resistance both hold; nil for other readings.
  private func strengths(of reading: ConstraintReading) -> LocalizedText? {
    guard reading.origin.isOfContent,
      let other = explanation.bounds.first(where: {
        $0.isCounterpart(of: reading) && abs($0.slack) < 1e-4
      })
    else { return nil }
    let (hugging, resistance) =
      reading.origin == .hugging
      ? (reading.priority, other.priority) : (other.priority, reading.priority)
    return LocalizedText(
      """
      content hugging \(hugging.rawValue.short), compression resistance \(resistance.rawValue.short)
      """,
      chinese: "抗拉伸 \(hugging.rawValue.short)，抗压缩 \(resistance.rawValue.short)")
  }

  /// The view in whose coordinates a reading is, if these are not the coordinates of the explained value.
  private func place(of reading: ConstraintReading) -> LocalizedText {
    guard let holder = reading.coordinates, explanation.fittedView == nil,
      holder !== explanation.coordinates
    else { return .empty }
    return LocalizedText(
      ", in \(holder.shortName)",
      chinese: "，在 \(holder.shortName) 中")
  }

  private func row(
    _ part: Ledger.Row.Part, _ amount: Double?, _ text: LocalizedText,
    brief: LocalizedText? = nil, of reading: ConstraintReading
  ) -> Ledger.Row {
    row(
      part, amount, text, brief: brief, code: reading.constraint?.code, source: reading.source,
      links: reading.terms.map {
        link($0.attribute, $0.attribute.attribute.isPosition ? reading.coordinates : nil)
      } + contentLinks(of: reading))
  }

  /// Links to the lengths whose sum is an intrinsic length.
  private func contentLinks(of reading: ConstraintReading) -> [Ledger.Link] {
    guard case .sum(let sum) = reading.contentReason else { return [] }
    return sum.terms.compactMap { term in
      guard case .attribute(let attribute, _, _) = term else { return nil }
      return Ledger.Link(attribute: attribute, coordinates: nil)
    }
  }

  // MARK: - Lost

  var losses: [Ledger.Row] {
    explanation.losses.map { loss in
      let reading = loss.constraint
      // In a fitting the target length is the smallest one, or one that the caller passes.
      let isAsked = reading.origin == .given && explanation.fittedView != nil
      let words: LocalizedText =
        isAsked
        ? LocalizedText(
          "wanted by the fitting (priority \(reading.priority.rawValue.short))",
          chinese: "测量时希望的值（优先级 \(reading.priority.rawValue.short)）") : reading.words
      var text = LocalizedText(
        "\(words)\(place(of: reading)): missed by \(loss.amount.brief)",
        chinese: "\(words)\(place(of: reading))：差 \(loss.amount.brief)")
      if loss.isLeftOut {
        text = LocalizedText(
          "\(text); left out, as it contradicts others", chinese: "\(text)；被舍弃，因为与其他约束冲突")
      } else if let first = winner(of: loss) {
        // For other priorities the equation shows them already.
        text =
          first.priority == .required && reading.priority != .required
          ? LocalizedText(
            "\(text), lost to \(first.equation) at 1000",
            chinese: "\(text)，让步于 1000 的 \(first.equation)")
          : LocalizedText(
            "\(text), lost to \(first.equation)", chinese: "\(text)，让步于 \(first.equation)")
      }
      return row(.lost, reading.rightSide, text, of: reading)
    }
  }

  /// Returns the winner to name: a constraint that holds the value, else the most informative one.
  private func winner(of loss: LostConstraint) -> ConstraintReading? {
    loss.winners.first { winner in
      explanation.holders.contains { $0.isSame(as: winner) }
    }
      ?? loss.winners.enumerated().min { one, other in
        (weight(of: one.element, loss), one.offset) < (
          weight(of: other.element, loss), other.offset
        )
      }?.element
  }

  /// Returns how informative a winner is, the most informative with the lowest number: bounds on the item, then
  /// sizes from outside, then equations on the item, then all others.
  private func weight(of winner: ConstraintReading, _ loss: LostConstraint) -> Int {
    let item = loss.constraint.subject.item
    let isOnItem =
      winner.subject.item === item || winner.terms.contains { $0.attribute.item === item }
    if isOnItem, winner.relation != .equal { return 0 }
    if winner.origin == .given { return 1 }
    return isOnItem ? 2 : 3
  }

  // MARK: - Bounds

  var bounds: [Ledger.Row] {
    // If one side of an intrinsic length holds or is violated, its other side adds no information.
    let others = explanation.bounds.filter { bound in
      !(explanation.holders + explanation.losses.map(\.constraint)).contains(
        where: bound.isCounterpart)
    }
    return others.prefix(3).map { bound in
      row(
        .nextBound, bound.rightSide,
        LocalizedText(
          "\(left(of: bound))\(bound.words)\(place(of: bound)): \(bound.slack.brief) to spare",
          chinese: "\(left(of: bound))\(bound.words)\(place(of: bound))：还有 \(bound.slack.brief) 的余量"
        ), of: bound)
    }
  }

  // MARK: - Choice

  var choice: [Ledger.Row] {
    guard let choice = explanation.choice else { return [] }
    let (low, high) = (choice.range.lowerBound, choice.range.upperBound)
    let range: LocalizedText =
      low.isFinite && high.isFinite
      ? "\(low.brief)...\(high.brief)"
      : low.isFinite
        ? LocalizedText("\(low.brief) and more", chinese: "\(low.brief) 及以上")
        : high.isFinite
          ? LocalizedText("\(high.brief) and less", chinese: "\(high.brief) 及以下")
          : LocalizedText("all numbers", chinese: "所有数")
    let names = LocalizedText.list(
      choice.companions.prefix(3).map { LocalizedText(verbatim: $0.description) })
    let rest = choice.companions.count - 3
    let movers: LocalizedText =
      rest > 0
      ? LocalizedText("\(names) and \(rest) more", chinese: "\(names)以及另外 \(rest) 个") : names
    let others: LocalizedText =
      names.isEmpty
      ? "" : LocalizedText("; \(movers) would move with it", chinese: "；\(movers) 会随之移动")
    return [
      row(
        .chosen, explanation.value,
        LocalizedText(
          "of \(range): \(words(for: choice.rule))\(others)",
          chinese: "取自 \(range)：\(words(for: choice.rule))\(others)"),
        code: choice.settledBy)
    ]
  }

  private func words(for rule: LayoutChoice.Rule) -> LocalizedText {
    switch rule {
    case .nearestToZero(subject):
      LocalizedText(
        "no constraint says which, so it is as near to 0 as it can be",
        chinese: "没有约束说明取哪个，所以尽量靠近 0")
    case .nearestToZero(let attribute):
      LocalizedText(
        "no constraint says which, so \(attribute.description) is as near to 0 as it can be",
        chinese: "没有约束说明取哪个，所以 \(attribute.description) 尽量靠近 0")
    case .yields(let reading):
      LocalizedText(
        """
        constraints of one priority want different values, and \(reading.equation) yields, by the order of \
        activation
        """,
        chinese: "优先级相同的约束想要不同的值，按激活的先后，让步的是 \(reading.equation)")
    }
  }

  // MARK: - Movers

  var movers: [Ledger.Row] {
    explanation.movers.compactMap { mover in
      guard let text = mover.words else { return nil }
      return Ledger.Row(
        part: .movesIt, amount: mover.amountText, text: text, code: nil, cure: nil,
        source: mover.source, links: mover.links)
    }
  }
}

extension ConstraintReading {
  /// Whether both are readings of the same constraint.
  fileprivate func isSame(as other: ConstraintReading) -> Bool {
    if let constraint { return constraint === other.constraint }
    return origin == other.origin && subject == other.subject
  }
}
